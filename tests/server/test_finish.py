"""Out of the game before its end: the bots may be let play on without rests, and only then."""

from __future__ import annotations

from tests.server.conftest import Caller, Json

#: Mina has one pool left, and behind her sits somebody with a vampire who can take it.
NEARLY_OUT: Json = {
    "players": [
        {"pool": 1, "library": ["Blur"] * 30, "ready": ["Krid"]},
        {"pool": 30, "library": ["Blur"] * 30, "ready": ["Malachi"]},
        {"pool": 30, "library": ["Blur"] * 30, "ready": ["Tara", "Anson"]},
    ]
}


def test_who_is_ousted_by_bots_sees_the_end_at_once(mina: Caller, lucy: Caller):
    bots: list[Json] = [{"kind": "bot"}, {"kind": "bot"}]
    wanted = {"game": "vtes", "seats": [{"kind": "me"}, *bots], "options": {"position": NEARLY_OUT}}
    table = mina.post("/api/tables", {**wanted, "private": True})["table"]
    mina.post(f"/api/tables/{table}/start")
    with mina.at(table) as sitting:
        frame = sitting.question()
        # given a game she is still in: it is not hers to finish
        sitting.send(type="finish", id="too-early")
        refused = sitting.until(lambda told: told.get("id") == "too-early")
        assert refused["error"]["code"] == "server-finish-impossible"
        # nor can the log of another seat be read
        mina.get(f"/api/tables/{table}/log?seat=2", 400)
        # when she lets everything go by and is ousted
        for number in range(200):
            if frame["result"] or frame.get("out"):
                break
            question = frame["question"]
            key = question["usual"] or question["options"][0]["key"]
            sitting.send(type="answer", id=f"a{number}", number=question["number"], key=key)
            frame = sitting.until(
                lambda told: (
                    told["type"] == "frame" and (told["question"] or told["result"] or told.get("out"))
                )
            )
        # then nobody but bots is left, and they may be hurried
        assert frame["out"] == {"finish": True, "finishing": False}
        sitting.send(type="finish", id="now")
        sitting.acknowledged("now")
        frame = sitting.until(lambda told: told["type"] == "frame" and told["result"])
        assert frame["result"]["points"][0] == 0
        assert "out" not in frame
        # and when it is over, the log can be read as another seat was shown it
        assert mina.get(f"/api/tables/{table}/log?seat=2&count=200")["lines"]
    # somebody who only watches finishes nothing
    with lucy.at(table) as watching:
        watching.send(type="finish", id="not-mine")
        told = watching.until(lambda told: told.get("id") == "not-mine")
        assert told["error"]["code"] == "server-finish-impossible"
