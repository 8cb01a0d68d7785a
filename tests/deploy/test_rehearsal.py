"""What the containers would do, done without an engine: the image's command, user and question, the proxy's file."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

from tests import patient
from tests.deploy.test_containers import CLUSTER, DEPLOY, ONE, steps, words_of
from tests.ports import free_ports
from tests.web.conftest import missing

pytestmark = pytest.mark.soak
NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
ROOT = os.geteuid() == 0
GRACE = int(ONE["services"]["defuse"]["stop_grace_period"].removesuffix("s"))


@pytest.fixture
def data() -> Iterator[Path]:
    """What the volume would be: a folder of the image's user, where it can get to."""
    folder = Path(mkdtemp(prefix="defuse-volume-", dir="/tmp"))
    if ROOT:
        user = int(dict(steps())["USER"])
        os.chown(folder, user, user)
    yield folder
    shutil.rmtree(folder)


def python_for(user: int | None) -> str:
    """A Python like this one that the user may run: this one may be in somebody's home."""
    for python in (sys.executable, f"/usr/bin/python3.{sys.version_info.minor}"):
        try:
            subprocess.run([python, "-c", "pass"], user=user, group=user, check=True)
        except (OSError, subprocess.CalledProcessError):
            continue
        return python
    pytest.skip(f"there is no Python that user {user} may run")


def called(words: list[str], port: int) -> list[str]:
    """Words of the image, with another port."""
    return [word.replace(dict(steps())["EXPOSE"], str(port)) for word in words]


def test_the_image_serves_as_its_user_answers_its_question_keeps_its_games_and_stops_when_told(data: Path) -> None:
    said = dict(steps())
    (port,) = free_ports(1)
    words = [word.replace(f"{said['VOLUME']}/", f"{data}/") for word in called(words_of("CMD"), port)]
    user = int(said["USER"]) if ROOT else None
    python = python_for(user)
    question = [python, *called(json.loads(said["HEALTHCHECK"].split("CMD ")[1]), port)[1:]]
    ours = [path for path in sys.path if path.startswith(f"{DEPLOY.parent}{os.sep}")]
    env = {"HOME": str(data), "PATH": os.environ["PATH"], "PYTHONPATH": os.pathsep.join(ours)}
    call = [python, "-m", "defuse", *words]
    with subprocess.Popen(call, cwd=data, env=env, user=user, group=user, stderr=subprocess.PIPE, text=True) as server:
        try:
            # An engine asks again and again, too.
            while subprocess.run(question, env=env, user=user, check=False, capture_output=True).returncode != 0:
                assert server.poll() is None, server.stderr and server.stderr.read()
            assert patient.get(f"http://127.0.0.1:{port}/").status_code == 200
        finally:
            server.send_signal(getattr(signal, said["STOPSIGNAL"]))
            server.wait(GRACE)
    assert (data / "tables.sqlite").stat().st_size > 0
    if ROOT:
        assert (data / "tables.sqlite").stat().st_uid == user
    gone = subprocess.run(question, env=env, user=user, check=False, capture_output=True)
    assert gone.returncode != 0, "a server that is gone must not be called well"


def test_nginx_takes_the_file_that_the_proxy_makes(tmp_path: Path) -> None:
    """With the command of the compose file, where the names of the servers are known."""
    if not Path(NGINX).exists():
        missing("there is no nginx on this machine")
    unshare = shutil.which("unshare")
    alone = [unshare, "--mount"] if unshare is not None else []
    if not ROOT or not alone or subprocess.run([*alone, "true"], check=False, capture_output=True).returncode != 0:
        pytest.skip("nobody but root can give nginx its own names")
    shell, option, program = CLUSTER["services"]["proxy"]["command"]
    made, serving = program.split(" && exec ")
    assert serving.startswith("nginx ")
    made = made.replace("/defuse.conf", str(DEPLOY / "nginx.conf"))
    made = made.replace("/etc/nginx/conf.d/default.conf", str(tmp_path / "default.conf"))
    (tmp_path / "hosts").write_text("127.0.0.1 localhost server1 server2 server3\n")
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{ include {tmp_path}/default.conf; }}\n"
    )
    test = f"mount --bind {tmp_path}/hosts /etc/hosts && {made} && {NGINX} -t -c {tmp_path}/nginx.conf"
    done = subprocess.run([*alone, shell, option, test], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "server1:8021" in (tmp_path / "default.conf").read_text()


@pytest.mark.parametrize("name", ["compose.yaml", "compose.cluster.yaml"])
def test_a_program_that_knows_compose_files_understands_ours(name: str, tmp_path: Path) -> None:
    """podman-compose with an engine that does nothing but write down what it is told."""
    program = str(Path(sys.executable).with_name("podman-compose"))
    engine = tmp_path / "podman"
    engine.write_text(
        f'#!/bin/sh\n[ "$1" = --version ] && {{ echo "podman version 5.4.0"; exit; }}\n'
        f'echo "$@" >> {tmp_path}/told\ncase "$*" in *inspect*|*json*) echo "[]";; esac\n'
    )
    engine.chmod(0o755)
    env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "DEFUSE_PASSWORD": "a-password"}
    call = [program, "-f", str(DEPLOY / name), "up", "-d", "--build"]
    done = subprocess.run(call, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told = (tmp_path / "told").read_text()
    services = (ONE if name == "compose.yaml" else CLUSTER)["services"]
    created = [line for line in told.splitlines() if line.startswith("create ")]
    assert len(created) == len(services)
    assert "--read-only" in told
    assert "--cap-drop ALL" in told
    assert "a-password" in told or name == "compose.yaml"
