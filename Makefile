# `make` lists what there is to do. Needs python3 (3.11 or newer, with pip and venv) and nothing else.

PYTHON ?= python3
# Three for two cores: tests with a browser or a server wait more than they work.
JOBS   ?= 3

BIN := .venv/bin
UV  := .tools/bin/uv

CLIENT         := src/defuse/server/static/index.html
CLIENT_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/defuse/locale/*/web*.ftl)

# Of all libraries that pyproject.toml declares.
C_SOURCES := $(shell find src/defuse -name '*.[ch]')

# Every process that runs tests needs the compiled files: without them each would compile all of it, for 20 seconds.
unexport PYTHONDONTWRITEBYTECODE

# The environment is built on the Python found above, never on one that uv would download.
export UV_PYTHON_DOWNLOADS := never

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup web play test all-tests check soak ray learn lint types imports system quick format conformance docs bench pins clean dist release publish matrix pages site

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- the environment -------------------------------------------------------------------------------------

setup: .venv/.project $(CLIENT) ## build .venv, with the defuse command and the browser client in it

# The stamps are copies of the pins: a file that is merely newer than its stamp installs nothing.
.tools/.uv: requirements/tools.txt
	@$(PYTHON) -c '$(NEW_ENOUGH)'
	@cmp -s $< $@ || { echo "Getting uv into .tools …" && $(PYTHON) -m venv --clear .tools && \
	    .tools/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<; }
	@cp $< $@

NEW_ENOUGH = import sys; sys.exit(sys.version_info < (3, 11) and \
    "defuse needs Python 3.11 or newer, this is %d.%d. Try: make PYTHON=python3.12" % sys.version_info[:2])

.venv/.packages: requirements/dev.txt | .tools/.uv
	@test -x $(BIN)/python || $(UV) venv --quiet --clear --python .tools/bin/python .venv
	@cmp -s $< $@ || { echo "Installing the packages into .venv …" && \
	    $(UV) pip sync --quiet --require-hashes --python $(BIN)/python $<; }
	@cp $< $@

# The build backend is among the pinned packages: nothing is fetched here.
.venv/.project: pyproject.toml hatch_build.py $(C_SOURCES) .venv/.packages
	@$(UV) pip install --quiet --offline --no-deps --no-build-isolation --python $(BIN)/python --editable .
	@touch $@
	@echo "Ready: $(BIN)/defuse"

# Where npm cannot fetch what it needs, everything works but the browser client; in CI that is a failure.
$(CLIENT): $(CLIENT_SOURCES) | .venv/.project
	@$(BIN)/python hatch_build.py || test -z "$$CI"

web: .venv/.project ## build the browser client anew, with its types made from the server's messages
	@$(BIN)/python hatch_build.py --anew

pins: .tools/.uv ## write requirements/*.txt anew (UPGRADE=1: with the newest versions)
	$(UV) pip compile $(PINS) --group dev pyproject.toml --output-file requirements/dev.txt
	$(UV) pip compile $(PINS) --group learn --extra env --constraint requirements/dev.txt pyproject.toml --output-file requirements/learn.txt
	$(UV) pip compile $(PINS) --group tools --output-file requirements/tools.txt
	$(UV) pip compile $(PINS) --group ray --constraint requirements/dev.txt --output-file requirements/ray.txt
	$(UV) pip compile $(PINS) --group dist --output-file requirements/dist.txt
	$(UV) pip compile $(PINS) --group site pyproject.toml --output-file requirements/site.txt
	@! grep -n '://' requirements/*.txt || { echo "a pin names a host"; exit 1; }

PINS = --quiet --universal --python-version 3.11 --generate-hashes --no-header $(if $(UPGRADE),--upgrade)

# --- playing ---------------------------------------------------------------------------------------------

play: setup ## play a game (ARGS="…" goes to defuse play)
	@$(BIN)/defuse play $(ARGS)

# --- checking --------------------------------------------------------------------------------------------

# Types and import rules are looked at while the tests begin: mypy keeps one core busy and leaves the other one idle.
test: lint system ## what a change must pass: lint, types, import rules, all kinds of tests
	@$(MAKE) --no-print-directory -j2 all-tests types imports
	@echo "There is more: make soak (more seeds, more kills, long fuzzing, planted faults) takes an hour or two."

# PART=tests/leak soaks only that; DEFUSE_SEEDS and DEFUSE_KILLS say how much (docs/testing.md).
soak: setup system .tools/site/.packages ## more of the same, for a night: more seeds, more kills, long fuzzing, planted faults (PART=tests/…)
	$(BIN)/pytest -m soak -n $(JOBS) --dist worksteal $(PART)
	$(if $(PART),,@$(MAKE) --no-print-directory ray learn)

# Ray and PyTorch are large, so they have environments of their own; without them their tests are skipped with a word.
ray: setup ## the tests of the arena on a cluster, in an environment with Ray
	@test -x .ray/bin/python || $(UV) venv --quiet --python .tools/bin/python .ray
	@$(UV) pip install --quiet --require-hashes --python .ray/bin/python -r requirements/dev.txt -r requirements/ray.txt
	@$(UV) pip install --quiet --offline --no-deps --no-build-isolation --python .ray/bin/python --editable .
	.ray/bin/pytest -m soak tests/arena/test_ray.py

learn: setup ## the tests of programs that learn, in an environment with PyTorch
	@test -x .learn/bin/python || $(UV) venv --quiet --python .tools/bin/python .learn
	@$(UV) pip install --quiet --require-hashes --python .learn/bin/python -r requirements/dev.txt
	@$(UV) pip install --quiet --require-hashes --python .learn/bin/python -r requirements/learn.txt
	@$(UV) pip install --quiet --offline --no-deps --no-build-isolation --python .learn/bin/python --editable .
	.learn/bin/pytest tests/batch/test_api.py
	.learn/bin/pytest -m soak tests/env/test_pages.py tests/learned

# Some tests need a browser, nginx or a database. Without them they are skipped with a word; in CI that is a failure.
# Chromium's headless shell takes half the time of the whole browser; where there is none, that will do.
system:
	@missing=; \
	command -v chromium-headless-shell > /dev/null || missing="$$missing browser"; \
	command -v nginx > /dev/null || test -x /usr/sbin/nginx || missing="$$missing nginx-light"; \
	command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || missing="$$missing postgresql"; \
	test -z "$$missing" || test "$$(id -u)" != 0 || ! command -v apt-get > /dev/null || { \
	    echo "Installing$$missing …" && apt-get update -qq && \
	    { apt-cache show chromium-headless-shell > /dev/null 2>&1 && browser=chromium-headless-shell || browser=chromium; } && \
	    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
	    $$(echo "$$missing" | sed "s/browser/$$browser/") > /dev/null; } || \
	    { test "$$missing" = " browser" && command -v chromium > /dev/null; }

all-tests: setup
	$(BIN)/pytest -n $(JOBS) --dist worksteal

check: lint ## the same without the slow tests
	@$(MAKE) --no-print-directory -j2 quick types imports

lint: setup ## look for mistakes and unformatted code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup ## mypy, strict
	$(BIN)/mypy

imports: setup ## who may import whom
	$(BIN)/lint-imports --no-logo

quick: setup
	$(BIN)/pytest -m "not slow and not soak" -n $(JOBS) --dist worksteal

format: setup ## put code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

conformance: setup ## every mission × player count (SEEDS=20: that many seeds each)
	$(if $(SEEDS),DEFUSE_SEEDS=$(SEEDS)) $(BIN)/pytest $(if $(SEEDS),-m "") tests/conformance -n $(JOBS)

docs: pages site ## write tables and answers in docs/ anew, and build the site from all pages

pages: setup ## only what the code declares and the rule book says: tables and answers in docs/
	$(BIN)/python -m tools.hooks_page
	$(BIN)/python -m tools.questions_page
	$(BIN)/python -m tools.env_page

.tools/site/.packages: requirements/site.txt | .tools/.uv
	@cmp -s $< $@ || { echo "Getting what builds the site into .tools/site …" && \
	    $(PYTHON) -m venv --clear .tools/site && \
	    $(UV) pip sync --quiet --require-hashes --python .tools/site/bin/python $<; }
	@cp $< $@

site: setup .tools/site/.packages ## only the site, in build/site: links are checked, and nothing is asked of others
	$(BIN)/python -m tools.site .tools/site/bin/python

bench: setup ## measure what should be fast
	$(BIN)/python -m bench $(ARGS)

# --- releases --------------------------------------------------------------------------------------------

.tools/dist/.packages: requirements/dist.txt | .tools/.uv
	@cmp -s $< $@ || { echo "Getting the build tools into .tools/dist …" && $(PYTHON) -m venv --clear .tools/dist && \
	    $(UV) pip sync --quiet --require-hashes --python .tools/dist/bin/python $<; }
	@cp $< $@

# DEFUSE_PYTHONS=path:path names Pythons to try the wheels with that are neither on the path nor in pyenv.
dist: setup system .tools/dist/.packages ## build every wheel in dist/, twice, compare, check, install and play (ARGS="--help")
	$(BIN)/python -m tools.dist $(ARGS)

release: setup ## make a release: VERSION=0.2.0 (ARGS=--dry-run: only look whether all is there)
	@test -n "$(VERSION)" || { echo "Which one? make release VERSION=0.2.0"; exit 2; }
	$(BIN)/python -m tools.release $(VERSION) $(ARGS)

publish: .tools/dist/.packages ## send the files of this release to the package index, if dist/ has those and no others
	.tools/dist/bin/python -m tools.publish

matrix: setup ## the quick tests with every Python that is here (ONLY=3.14: with that; ARGS="…" goes to pytest)
	JOBS=$(JOBS) $(BIN)/python -m tools.matrix $(ARGS)

clean: ## remove the environment, caches and build results
	rm -rf .venv .tools .ray .learn .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist
	rm -rf web/node_modules $(dir $(CLIENT))
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
