"""`pakli verify`: what it says, in which language, and with which status it ends."""

import json
from pathlib import Path

import pytest

from pakli.cli import main
from pakli.fairness import written_proof
from pakli.texts import LANGUAGES
from tests.fairness.vectors import broken_cases, changed, proofs

PROOFS = {name: json.loads(written_proof(proof)) for name, proof in proofs().items()}


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["verify", *map(str, words)])
    out, err = capsys.readouterr()
    assert isinstance(ended.value.code, int)
    return ended.value.code, out, err


def written(folder: Path, document: object) -> Path:
    path = folder / "proof.json"
    path.write_text(json.dumps(document), "utf-8")
    return path


def test_a_proof_that_holds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = run(capsys, written(tmp_path, PROOFS["lowball"]), "--lang", "en")
    assert (status, err) == (0, "")
    assert out.splitlines()[:2] == [
        "The proof holds: nobody could choose the order of these cards.",
        "3 players took part in the shuffle, at table t1.",
    ]
    assert "5 of them came from a stub shuffled anew." in out


@pytest.mark.parametrize("name", sorted(PROOFS))
def test_json_of_a_proof_that_holds(name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = run(capsys, written(tmp_path, PROOFS[name]), "--json")
    assert (status, err) == (0, "")
    told = json.loads(out)
    assert told["holds"]
    assert told["message"] is None
    assert told["voids"] == (name == "void")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", broken_cases(), ids=lambda case: case["says"])
def test_what_does_not_hold_is_said_in_every_language(
    case: dict[str, str], lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    document = changed(PROOFS[case["proof"]], case["change"])  # type: ignore[arg-type]
    status, out, err = run(capsys, written(tmp_path, document), "--lang", lang)
    assert (status, out) == (1, "")
    assert len(err.splitlines()) == 1
    status, out, err = run(capsys, written(tmp_path, document), "--json", "--lang", lang)
    assert (status, err) == (1, "")
    told = json.loads(out)
    assert f"{told['step']}.{told['code']}" == case["expect"]
    assert told["message"]


@pytest.mark.parametrize("text", ["", "no", "{}", "[[[["])
def test_what_is_no_proof(text: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "proof.json"
    path.write_text(text)
    status, out, err = run(capsys, path, "--lang", "en")
    assert (status, out) == (1, "")
    assert err.startswith("The proof does not hold. This is no proof of Pakli:")


def test_no_file_is_said_in_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    status, out, err = run(capsys, tmp_path / "nowhere.json", "--lang", "hu")
    assert (status, out) == (1, "")
    assert err.startswith("pakli: Nincs ilyen fájl")
    assert run(capsys, tmp_path, "--lang", "en")[0] == 1


def test_without_a_file_it_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys)[0] == 2
