"""The consequences of breaches of the Masquerade (CHA-MASQ-03..07, CHA-GAP-43)."""

from __future__ import annotations

from nocturne.chapters.events.campaign import CampaignEnded, EnvelopeOpened, StoryTold
from nocturne.chapters.rules.campaign.between import ApplyBetween
from nocturne.chapters.rules.table import lookup
from nocturne.chapters.rules.table.texts import marks_of, text_ref
from nocturne.chapters.state import ChaptersState
from nocturne.kernel.state import Frame

ENVELOPES = {1: 1, 4: 2}
"""CHA-MASQ-04, CHA-MASQ-07: the number on the envelope of each threshold."""


def due_breach_chapter(state: ChaptersState) -> str:
    """CHA-MASQ-05, CHA-MASQ-06: the chapter that a breach demands next, if any."""
    campaign, coterie = lookup.book(state).campaign, state.campaign.coterie
    if campaign is None or coterie.breaches <= coterie.resolved:
        return ""
    return campaign.breach_chapters.get(coterie.resolved + 1, "")


def open_due_envelope(state: ChaptersState, seats: tuple[int, ...]) -> bool:
    """Open the envelope that comes with the chapter due next, once. True when there was one to open."""
    campaign, coterie = lookup.book(state).campaign, state.campaign.coterie
    number = coterie.resolved + 1
    if campaign is None or number not in campaign.envelopes or number in coterie.opened:
        return False
    coterie.opened += (number,)
    _open(state, number, seats)
    return True


def _open(state: ChaptersState, number: int, seats: tuple[int, ...]) -> None:
    campaign = lookup.book(state).campaign
    assert campaign is not None
    envelope = campaign.envelopes[number]
    state.emit(EnvelopeOpened(ENVELOPES.get(number, number)))
    state.emit(StoryTold(text_ref(f"envelope/{number}", marks_of(state, envelope.texts))))
    if envelope.ending is not None:
        end_campaign(state, envelope.ending)
    else:
        state.push(ApplyBetween(source=f"envelope:{number}", seats=seats))


class ResolveBreaches(Frame, kw_only=True):
    """Each threshold newly reached, in ascending order, up to one that demands a chapter; or the highest of
    them alone (CHA-GAP-43)."""

    seats: tuple[int, ...]

    def run(self, state: ChaptersState) -> None:
        campaign, coterie = lookup.book(state).campaign, state.campaign.coterie
        if campaign is not None and state.options.breaches_together == "highest":
            reached = range(coterie.resolved + 1, coterie.breaches + 1)
            weighty = [n for n in reached if n in campaign.envelopes or n in campaign.breach_chapters]
            coterie.resolved = max([coterie.resolved, *(n - 1 for n in weighty)])
        if campaign is None or coterie.resolved >= coterie.breaches or due_breach_chapter(state):
            state.pop()
            return
        coterie.resolved += 1
        if coterie.resolved in campaign.envelopes:
            _open(state, coterie.resolved, self.seats)


def end_campaign(state: ChaptersState, ending: str) -> None:
    """The story is over, well or badly: the players win or lose together."""
    campaign = lookup.book(state).campaign
    assert campaign is not None
    state.ending = ending
    good = campaign.endings[ending].good if ending else True
    if ending:
        text = text_ref(f"ending/{ending}/text", marks_of(state, campaign.endings[ending].texts))
        state.emit(CampaignEnded(f"ending/{ending}/title", text))
    seats = range(state.seats)
    state.finish(tuple(float(good) for _ in seats), tuple(seats) if good else ())
