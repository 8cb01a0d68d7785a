"""What `make dist` refuses: wheels that lack something, and kernels that are not what their wheel's tag promises."""

from __future__ import annotations

import ctypes
import lzma
import shutil
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

from defuse.odds.counting import compiled
from defuse.odds.counting.shared import SHARED
from hatch_build import CLibrary, libraries
from tools.dist.__main__ import main, table
from tools.dist.binaries import Unreadable, read
from tools.dist.building import Built, check_wheel, package_files
from tools.dist.compiling import ROOT, NotFit, looked_at
from tools.dist.emulated import wheel_on_aarch64
from tools.dist.targets import PURE, TARGETS, Target
from tools.dist.trials import as_built, exactly, with_pip, with_pipx, with_uv

SAMPLES = Path(__file__).with_name("samples")
LINUX, MACOS, WINDOWS = (next(one for one in TARGETS if one.format == kind) for kind in ("elf", "macho", "pe"))
PACKAGE = frozenset({"defuse/__init__.py", "defuse/puzzles/shipped.jsonl"})
ODDS = next(one for one in libraries() if one.output == "_kernel")
ENTRY = """
[[tool.defuse.libraries]]
name = "more"
folder = "src/defuse/more"
sources = ["a.c", "b.c"]
headers = ["a.h", "b.h"]
output = "_more"
flags = ["-O2", "-std=c11"]
exports = "more_"
stamp = "more_sum"
without = "it is slower"
"""
PAGE = '<script src="/assets/index.js"></script>'


def sample(name: str) -> bytes:
    """A library with one function, compiled as kernels are."""
    return lzma.decompress((SAMPLES / f"{name}.xz").read_bytes())


def kernel() -> bytes:
    """The counting kernel that was compiled on this machine."""
    if not compiled.LIBRARY.exists() or read(compiled.LIBRARY.read_bytes())[:2] != ("elf", "x86-64"):
        pytest.skip("the kernel is not compiled here, or for another machine")
    return compiled.LIBRARY.read_bytes()


def wheel(
    path: Path, target: Target | None, without: str = "", library: bytes | None = None, tag: str = "", more: str = ""
) -> Path:
    """A wheel with a client, a small package, and perhaps a library; without a file, with one more, or mislabelled."""
    tag = tag or (PURE if target is None else target.tag)
    python, abi, platforms = tag.split("-")
    files: dict[str, bytes] = {
        "defuse/server/static/index.html": PAGE.encode(),
        "defuse/server/static/assets/index.js": b"",
        "d.dist-info/WHEEL": "\n".join(f"Tag: {python}-{abi}-{one}" for one in platforms.split(".")).encode(),
    }
    files |= dict.fromkeys(PACKAGE, b"")
    if library is not None:
        files[ODDS.packed(".so")] = library
    if more:
        files[more] = b""
    with ZipFile(path / f"d-0-{tag}.whl", "w") as made:
        for name, data in files.items():
            if name != without:
                made.writestr(name, data)
    return path / f"d-0-{tag}.whl"


def test_a_library_for_macos_tells_its_machine_its_system_and_its_signature() -> None:
    found = read(sample("small.dylib"))
    assert (found.format, found.machine, found.oldest, found.signed) == ("macho", "aarch64", (11, 0), True)
    assert "kernel_header" in found.exports
    assert found.needs <= {"/usr/lib/libSystem.B.dylib"}


def test_a_library_for_windows_tells_its_machine_and_what_it_offers() -> None:
    found = read(sample("small.dll"))
    assert (found.format, found.machine, found.needs) == ("pe", "x86-64", frozenset())
    assert "kernel_header" in found.exports


def test_the_kernel_of_this_machine_offers_all_that_python_calls() -> None:
    found = read(kernel())
    assert set(SHARED.functions) <= found.exports
    assert "libc.so.6" in found.needs or found.oldest == (0, 0)


def test_what_is_no_library_is_not_read() -> None:
    with pytest.raises(Unreadable):
        read(b"#!/bin/sh\n")


@pytest.mark.parametrize("target", [MACOS, WINDOWS], ids=lambda target: target.name)
def test_a_library_that_lacks_functions_is_refused(target: Target) -> None:
    name = "small.dylib" if target.format == "macho" else "small.dll"
    with pytest.raises(NotFit, match="does not export kernel_best"):
        looked_at(target, ODDS, sample(name))


def test_a_library_for_another_machine_is_refused() -> None:
    with pytest.raises(NotFit, match="it is macho for aarch64"):
        looked_at(LINUX, ODDS, sample("small.dylib"))


def test_a_library_that_needs_a_newer_system_than_promised_is_refused() -> None:
    with pytest.raises(NotFit, match=r"needs system \(11, 0\), the tag promises \(10, 13\)"):
        looked_at(MACOS._replace(oldest=(10, 13)), ODDS, sample("small.dylib"))


def test_a_pure_wheel_with_its_client_is_fine_and_one_with_a_library_is_not(tmp_path: Path) -> None:
    assert check_wheel(wheel(tmp_path, None), None, PACKAGE) == ()
    with pytest.raises(NotFit, match="not none"):
        check_wheel(wheel(tmp_path, None, library=b"x"), None, PACKAGE)


def test_a_wheel_with_client_and_libraries_is_fine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.dist.building.libraries", lambda: (ODDS,))
    newer = LINUX._replace(oldest=(9, 9))  # the compiler here uses the glibc of this machine
    (found,) = check_wheel(wheel(tmp_path, newer, library=kernel()), newer, PACKAGE)
    assert (found.format, found.machine) == ("elf", "x86-64")


@pytest.mark.parametrize("lost", ["index.html", "assets/index.js"])
def test_a_wheel_without_its_client_is_refused(tmp_path: Path, lost: str) -> None:
    with pytest.raises(NotFit, match=r"client is missing|asks for index\.js"):
        check_wheel(wheel(tmp_path, None, without=f"defuse/server/static/{lost}"), None, PACKAGE)


def test_a_wheel_without_its_libraries_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotFit, match="no library"):
        check_wheel(wheel(tmp_path, LINUX), LINUX, PACKAGE)


def test_a_wheel_that_lacks_a_file_of_the_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotFit, match=r"it lacks defuse/puzzles/shipped\.jsonl"):
        check_wheel(wheel(tmp_path, None, without="defuse/puzzles/shipped.jsonl"), None, PACKAGE)


def test_a_wheel_with_a_file_that_the_project_does_not_have_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotFit, match=r"it has defuse/left\.py, which the project does not"):
        check_wheel(wheel(tmp_path, None, more="defuse/left.py"), None, PACKAGE)


def test_a_wheel_with_the_tag_of_another_machine_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotFit, match="its tags are"):
        check_wheel(wheel(tmp_path, None, tag="py3-none-win_amd64"), None, PACKAGE)


def test_the_package_has_texts_lessons_puzzles_and_sources_in_c() -> None:
    files = package_files()
    assert {
        "defuse/py.typed",
        "defuse/locale/de/cli.ftl",
        "defuse/locale/fr/web.ftl",
        "defuse/academy/components.toml",
        "defuse/busters/first_lines.json",
        "defuse/cli/review/page.css",
        "defuse/odds/counting/kernel.c",
        "defuse/odds/counting/shared.h",
        "defuse/puzzles/shipped.jsonl",
        "defuse/server/campaign/bot_rates.json",
        "defuse/server/games/busters/lessons/data/opening.toml",
    } <= files
    assert not [name for name in files if "/static/" in name or name.endswith((".so", ".pyc"))]


def test_every_machine_has_a_tag_of_its_own() -> None:
    assert len({target.tag for target in TARGETS}) == len({target.zig for target in TARGETS}) == len(TARGETS) == 7


# What is tried is what was built.


def test_every_way_of_installing_is_told_the_version_that_was_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the name alone, a newer package of that name on the index would be installed; by pip, one as new as ours."""
    for tag in (PURE, LINUX.tag):
        (tmp_path / f"defuse_wires-7.8.9-{tag}.whl").touch()
    calls: list[list[str]] = []
    monkeypatch.setattr("tools.dist.trials._called", lambda call, *more: calls.append([str(word) for word in call]))
    here = Path("python")
    with_pip(here, tmp_path, tmp_path)
    with_uv(here, tmp_path, tmp_path, Path("uv"))
    with_pipx(here, tmp_path, tmp_path, Path("pipx"))
    _, pip, pip_rest, uv, chosen, pipx = calls
    assert all(call[-1] == "defuse-wires==7.8.9" for call in (pip, pip_rest, uv, chosen))
    assert all(f"--find-links {tmp_path}" in " ".join(call) for call in (pip, uv, chosen))
    assert all("--no-index --no-deps" in " ".join(call) for call in (pip, chosen))
    assert not [word for word in pipx if "defuse" in word], "pipx gets the file that was chosen, here none"


def test_what_was_installed_is_compared_with_what_was_built(tmp_path: Path) -> None:
    dist, folder = tmp_path / "dist", tmp_path / "env"
    dist.mkdir()
    wheel(dist, None)
    site = folder / "lib/site-packages"
    (site / "defuse_wires-7.8.9.dist-info").mkdir(parents=True)
    with ZipFile(next(dist.iterdir())) as built:
        built.extractall(site)
    assert as_built(folder, dist)
    (site / "defuse/__init__.py").write_text("print('a stranger')")
    assert not as_built(folder, dist)


def test_a_folder_with_two_versions_is_not_tried(tmp_path: Path) -> None:
    for version in ("7.8.9", "7.9.0"):
        (tmp_path / f"defuse_wires-{version}-{PURE}.whl").touch()
    with pytest.raises(NotFit, match="2 versions"):
        exactly(tmp_path)


def test_the_wheel_for_another_machine_is_the_one_that_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "usr/bin").mkdir(parents=True)
    (tmp_path / "usr/bin/python3.13").touch()
    ours = next(one.tag for one in TARGETS if one.name == "linux-aarch64")
    for tag in (PURE, ours):
        (tmp_path / f"defuse_wires-7.8.9-{tag}.whl").touch()
    called: list[list[str]] = []

    def fails(call: list[str], **more: object) -> subprocess.CompletedProcess[str]:
        called.append(call)
        return subprocess.CompletedProcess(call, 1, "", "")

    monkeypatch.setattr("tools.dist.emulated.subprocess.run", fails)
    with pytest.raises(NotFit, match="cannot be installed"):
        wheel_on_aarch64(tmp_path, tmp_path, tmp_path, "")
    assert called[0][-1] == str(tmp_path / f"defuse_wires-7.8.9-{ours}.whl")


@pytest.mark.parametrize("words", [("--no-trials",), ("--only", "pure")], ids=lambda words: words[0])
def test_what_was_not_tried_does_not_get_into_the_tables(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def removed(*more: object, **others: object) -> None:
        raise AssertionError("dist/ is not touched")

    monkeypatch.setattr("tools.dist.__main__.rmtree", removed)
    monkeypatch.setattr("sys.argv", ["tools.dist", *words, "--write"])
    with pytest.raises(SystemExit) as refused:
        main()
    assert refused.value.code == 2
    assert "--write needs all wheels" in capsys.readouterr().err


def test_the_table_says_what_was_not_tried(tmp_path: Path) -> None:
    built = [Built(wheel(tmp_path, None), None, ())]
    assert "| not tried |" in table(built, None)[-1]
    assert "| inspected only |" in table(built, {})[-1]
    assert "| played |" in table(built, {"pure": "played"})[-1]


# The list of libraries.


def test_what_a_library_has_to_offer_is_what_python_calls() -> None:
    assert ODDS.functions(ROOT) == set(SHARED.functions)
    assert ODDS.header_sum(ROOT) == SHARED.sum
    assert ROOT / ODDS.place() == compiled.LIBRARY


@pytest.mark.parametrize("library", libraries(), ids=lambda library: library.output)
def test_a_library_of_the_list_is_whole(library: CLibrary) -> None:
    folder = ROOT / library.folder
    assert all((folder / name).is_file() for name in library.sources)
    assert all(path.is_file() for path in library.header_files(ROOT))
    assert len(library.header_files(ROOT)) >= len(library.headers)
    assert library.stamp in library.functions(ROOT)
    assert any("HEADER_SUM" in (folder / name).read_text() for name in library.sources)
    assert len({one.place() for one in libraries()}) == len(libraries())


def test_a_second_library_is_one_entry(tmp_path: Path) -> None:
    """It is compiled, tells the checksum of its headers, and has its place in the wheel."""
    (tmp_path / "src/defuse/more").mkdir(parents=True)
    folder = tmp_path / "src/defuse/more"
    (folder / "a.h").write_text("/* more_no(x) */\nuint32_t more_sum(void);\n")
    (folder / "b.h").write_text(
        "int more_work(\n    int much); // more_neither(x);\nstatic inline int more_inside(int x) { return x; }\n"
    )
    (folder / "a.c").write_text("#include <stdint.h>\nuint32_t more_sum(void) { return HEADER_SUM; }\n")
    (folder / "b.c").write_text("int more_work(int much) { return 2 * much; }\n")
    (tmp_path / "pyproject.toml").write_text(ENTRY)
    (library,) = libraries(tmp_path)
    assert library.functions(tmp_path) == {"more_sum", "more_work"}
    assert library.packed(".dll") == "defuse/more/_more.dll"
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no compiler here")
    subprocess.run([compiler, "-o", "made.so", *library.words(tmp_path)], cwd=tmp_path, check=True)
    found = read((tmp_path / "made.so").read_bytes())
    assert library.functions(tmp_path) <= found.exports
    assert ctypes.CDLL(str(tmp_path / "made.so")).more_work(21) == 42
    told = ctypes.CDLL(str(tmp_path / "made.so")).more_sum
    told.restype = ctypes.c_uint32
    assert told() == library.header_sum(tmp_path)
