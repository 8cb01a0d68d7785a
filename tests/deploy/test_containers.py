"""The files for containers agree with the project: commands, paths, ports, names. No container engine is needed."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from defuse.cli.app import app
from tools.dist.targets import PURE, TARGETS

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
IMAGE = (DEPLOY / "Containerfile").read_text()
ONE, CLUSTER = (yaml.safe_load((DEPLOY / name).read_text()) for name in ("compose.yaml", "compose.cluster.yaml"))


def steps() -> list[tuple[str, str]]:
    """The instructions of the image, each with its words."""
    joined = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", IMAGE, flags=re.MULTILINE))
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in joined.splitlines() if line.strip()]


def words_of(instruction: str) -> list[str]:
    """What the last instruction of a kind says, as a list."""
    (*_, words) = [words for kind, words in steps() if kind == instruction]
    found: list[str] = json.loads(words)
    return found


def parsed(words: list[str]) -> dict[str, Any]:
    """What the command makes of its words. Unknown options and bad values are errors."""
    name, *rest = words
    command = typer.main.get_command(app).commands[name]  # type: ignore[attr-defined]
    found: dict[str, Any] = command.make_context(
        name, [word.replace("${", "").replace("}", "") for word in rest]
    ).params
    return found


def test_the_image_serves_on_its_port_and_keeps_what_it_has_in_its_volume() -> None:
    asked = parsed(words_of("CMD"))
    said = dict(steps())
    assert words_of("ENTRYPOINT") == ["defuse"]
    assert str(asked["port"]) == said["EXPOSE"]
    assert asked["host"] == "0.0.0.0"
    assert asked["database"].startswith(f"sqlite:///{said['VOLUME']}/")


def test_the_image_runs_as_an_ordinary_user_and_asks_how_it_is() -> None:
    said = dict(steps())
    assert int(said["USER"]) > 0
    kinds = [kind for kind, _ in steps()]
    assert kinds.index("USER") < kinds.index("ENTRYPOINT")
    assert f":{said['EXPOSE']}/healthz" in said["HEALTHCHECK"]
    python, option, program = json.loads(said["HEALTHCHECK"].split("CMD ")[1])
    assert (python, option) == ("python", "-c")
    compile(program, "health", "exec")


@pytest.mark.parametrize("compose", [ONE, CLUSTER], ids=["one", "cluster"])
def test_compose_asks_how_a_server_is_as_the_image_does(compose: dict[str, Any]) -> None:
    """Images of one of the two formats cannot say it themselves."""
    servers = [one for one in compose["services"].values() if one["image"] == "defuse"]
    asked = [one["healthcheck"] for one in servers if not one["healthcheck"].get("disable")]
    assert asked
    for one in asked:
        assert one["test"] == ["CMD", *json.loads(dict(steps())["HEALTHCHECK"].split("CMD ")[1])]


def test_the_image_installs_the_version_that_was_built_and_no_other(tmp_path: Path) -> None:
    """The first step of the image, in a folder, with a pip that writes down what it is told."""
    name = re.search(r'^name = "([^"]+)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert name is not None
    (tmp_path / "wheels").mkdir()
    for target in (PURE, *(one.tag for one in TARGETS)):
        (tmp_path / f"wheels/{name[1].replace('-', '_')}-7.8.9-{target}.whl").touch()
    (tmp_path / "opt/defuse/bin").mkdir(parents=True)
    pip = tmp_path / "opt/defuse/bin/pip"
    pip.write_text(f'#!/bin/sh\nfor word in "$@"; do echo "$word" >> {tmp_path}/told; done\n')
    pip.chmod(0o755)
    first = next(words for kind, words in steps() if kind == "RUN")
    made = re.sub(r" (/wheels|/opt/defuse)\b", rf" {tmp_path}\1", first).replace("python -m venv", "true")
    subprocess.run(["sh", "-euc", made], check=True)
    told = (tmp_path / "told").read_text().split("\n")
    assert told[: told.index("uninstall")] == [
        *("install", "--no-cache-dir", "--no-index", "--no-deps", "--find-links", f"{tmp_path}/wheels"),
        f"{name[1]}==7.8.9",
        *("install", "--no-cache-dir", f"{name[1]}[postgres]==7.8.9"),
    ]


@pytest.mark.parametrize("compose", [ONE, CLUSTER], ids=["one", "cluster"])
def test_what_a_compose_file_builds_and_mounts_is_there(compose: dict[str, Any]) -> None:
    for service in compose["services"].values():
        if "build" in service:
            context = DEPLOY / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).is_file()
        for mount in service.get("volumes", ()):
            source = mount.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"]


def test_one_server_keeps_its_games_in_the_volume_of_the_image() -> None:
    (service,) = ONE["services"].values()
    assert service["volumes"] == [f"games:{dict(steps())['VOLUME']}"]
    assert service["ports"] == [f"127.0.0.1:8021:{dict(steps())['EXPOSE']}"]


def test_all_processes_of_the_cluster_name_the_same_cluster_and_database() -> None:
    asked = [parsed(one["command"]) for one in CLUSTER["services"].values() if one["image"] == "defuse"]
    assert len(asked) == 4
    assert len({one["cluster"] for one in asked}) == len({one["database"] for one in asked}) == 1
    assert "@db/" in asked[0]["database"]
    assert "db" in CLUSTER["services"]


def test_the_proxy_finds_every_server_and_they_believe_it_alone() -> None:
    proxy = CLUSTER["services"]["proxy"]
    servers = {name for name, one in CLUSTER["services"].items() if one.get("command", [""])[0] == "serve"}
    made = (DEPLOY / "nginx.conf").read_text()
    for old, new in re.findall(r"s/([\d.]+:\d+)/(\w+:\d+)/", proxy["command"][2]):
        assert old in made
        made = made.replace(old, new)
    assert set(re.findall(r"^ +server (\w+):8021 ", made, re.MULTILINE)) == servers
    assert "127.0.0.1" not in made
    address = proxy["networks"]["inside"]["ipv4_address"]
    assert {parsed(CLUSTER["services"][name]["command"])["proxies"] for name in servers} == {address}
