"""Compares what clients were promised with what is true after the storm."""

from __future__ import annotations

from collections import Counter

from tests.faults.reader import Batch, Reader, actor
from tests.faults.record import Answered, Asked, Cut, Document, Record
from tests.processes.waiting import wait_until

POSTPONED = 2.0
"""Under everysec Redis may hold a write back for so many seconds while the disk is busy with the one before."""

CHOICES = ("card_stacked", "bet_placed", "folded")
"""Events that only a seat's own move brings about; cards are also turned by themselves."""


def check(reader: Reader, records: list[Record], cuts: list[Cut]) -> Counter[str]:
    """How many of each thing were checked.

    Raises:
        AssertionError: a promise was broken, or a match is stuck.
    """
    counts: Counter[str] = Counter()
    for record in records:
        if record.gone:
            assert reader.ask(f"/v1/matches/{record.id}").status == 404
            for answered in (record.opened, *_answers(record)):
                assert _lost_by(answered, cuts), f"{record.id} is gone, and was known at {answered.moment}"
            counts["matches gone"] += 1
        else:
            counts += _checked(reader, record, cuts)
    _check_list(reader, records)
    wait_until(lambda: reader.left_to_do() == 0)
    return counts


def _checked(reader: Reader, record: Record, cuts: list[Cut]) -> Counter[str]:
    logs = {seat: reader.log(record.id, token) for seat, token in record.tokens.items()}
    public = reader.log(record.id, None)
    for viewer, log in logs.items():
        assert [event["version"] for event in log] == list(range(1, len(log) + 1)), f"{record.id}, seat {viewer}"
        assert [event["type"] for event in log] == [event["type"] for event in public], f"{record.id}, seat {viewer}"
    snapshot, folded = reader.snapshot_and_fold(record.id)
    assert snapshot == folded, f"the log of {record.id} does not add up to its snapshot"
    assert (snapshot.status, snapshot.version) == ("finished", len(public)), record.id
    assert public[-1]["type"] == "match_finished"

    batches = reader.batches(record.id)
    _check_batches(record, batches, public)
    stored = {batch.key: batch for batch in batches}
    if not cuts:
        # Everything was asked for until it was answered, and nothing else was stored for these seats.
        asked = {f"s{asked.seat}:{asked.key}" for asked in record.asked}
        assert {key for key in stored if key.startswith("s")} == asked, record.id
    for request in record.asked:
        _check_equal_answers(request, cuts)
    lost = [answered for request in record.asked for answered in _lost(request, stored, logs[request.seat])]
    for answered in lost:
        cut = _lost_by(answered, cuts)
        assert cut, f"{record.id} has lost version {answered.body['version']}, acknowledged at {answered.moment}"
        _check_suffix(answered, cut, [other for other in _answers(record) if other not in lost])
    return Counter(
        {
            "matches": 1,
            "events": len(public),
            "moves of clients": len(record.asked),
            "moves of bots": sum(batch.key.startswith("bot:") for batch in batches),
            "answers": len(_answers(record)),
            "answers lost": len(lost),
        }
    )


def _check_batches(record: Record, batches: list[Batch], log: list[Document]) -> None:
    """Every event belongs to exactly one request, and every request is one move of the seat that made it."""
    ends = [0, *(batch.last for batch in batches)]
    assert [batch.first for batch in batches] == [end + 1 for end in ends[:-1]], f"{record.id}: {batches}"
    assert ends[-1] == len(log), f"{record.id}: {batches}"
    for batch in batches:
        scope, _, rest = batch.key.partition(":")
        if scope in ("open", "take"):
            continue
        seat = int(rest.partition(":")[0]) if scope == "bot" else int(scope.removeprefix("s"))
        events = log[batch.first - 1 : batch.last]
        assert actor(events[0]) == seat, f"{record.id}: {batch} begins with {events[0]}"
        assert not [event for event in events[1:] if event["type"] in CHOICES], f"{record.id}: {batch} is two moves"
        assert (scope == "bot") == (seat in record.bots), f"{record.id}: {batch}"


def _check_equal_answers(request: Asked, cuts: list[Cut]) -> None:
    """Whoever repeats a request gets the first answer, unless a power cut has undone it in between."""
    for cut in (None, *cuts):
        before = [one.body for one in request.answers if (_next_cut(one, cuts) is cut)]
        assert all(body == before[0] for body in before), f"{request.key} was answered differently: {before}"


def _lost(request: Asked, stored: dict[str, Batch], log: list[Document]) -> list[Answered]:
    """The answers that the log does not bear out: its key, versions and events are what was answered, or it is lost."""
    batch = stored.get(f"s{request.seat}:{request.key}")
    if batch is None:
        return request.answers
    kept = log[batch.first - 1 : batch.last]
    return [one for one in request.answers if (one.body["version"], one.body["events"]) != (batch.last, kept)]


def _check_suffix(lost: Answered, cut: Cut, kept: list[Answered]) -> None:
    """What a cut takes from a match is its end: nothing that came later and was known before the cut is still there."""
    for other in kept:
        assert other.moment > cut.until or other.body["version"] < lost.body["version"], f"{lost} lost, {other} kept"


def _lost_by(answered: Answered, cuts: list[Cut]) -> Cut | None:
    """The power cut that may have taken what this answer promised."""
    cut = _next_cut(answered, cuts)
    return cut if cut is not None and answered.moment >= cut.since - POSTPONED else None


def _next_cut(answered: Answered, cuts: list[Cut]) -> Cut | None:
    return next((cut for cut in cuts if answered.moment <= cut.until), None)


def _check_list(reader: Reader, records: list[Record]) -> None:
    """Every match is on the public list with its outcome; nothing else is there."""
    wanted = {
        record.id: reader.ask(f"/v1/matches/{record.id}").body["outcome"] for record in records if not record.gone
    }

    def listed() -> bool:
        return reader.outcomes() == wanted

    wait_until(listed)


def _answers(record: Record) -> list[Answered]:
    return [answered for request in record.asked for answered in request.answers]
