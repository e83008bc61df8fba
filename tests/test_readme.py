"""The README's Python runs as it stands, and says what it says."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_first_look_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, str(README), "exec"), {})
    first, second = capsys.readouterr().out.splitlines()
    assert "call=10" in first
    assert "least=20, most=500" in first
    assert "call=23" in second
    assert "raise.not_reopened" in second
