"""`python -m defuse.batch.building` says what is missing in a line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(("compiler", "why"), [("", "there is no C compiler"), ("fails", "fails failed")])
def test_a_library_that_cannot_be_compiled_is_a_line_and_no_traceback(tmp_path: Path, compiler: str, why: str) -> None:
    if compiler:
        (tmp_path / compiler).write_text("#!/bin/sh\nexit 1\n")
        (tmp_path / compiler).chmod(0o755)
    env = {**os.environ, "PATH": str(tmp_path), "CC": compiler}
    call = [sys.executable, "-m", "defuse.batch.building"]
    done = subprocess.run(call, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("defuse.batch: ")
    assert why in done.stderr
    assert "Traceback" not in done.stderr
