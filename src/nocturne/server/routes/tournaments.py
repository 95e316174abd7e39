"""The calls about tournaments: they are announced, entered, seated, judged, closed and exported."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from fastapi import FastAPI, Request, Response

from nocturne.kernel import tournament as rules
from nocturne.kernel.tournament import SeatedTable
from nocturne.kernel.words import Words
from nocturne.server.games.catalogue import title
from nocturne.server.games.shelves import deck_given, ready_made_deck
from nocturne.server.live.clocks import Pace
from nocturne.server.people.accounts import Person
from nocturne.server.routes.bodies import body, reply
from nocturne.server.routes.services import Say, Services, ServicesHere, Someone, seldom
from nocturne.server.tables.decks import Brought, as_brought
from nocturne.server.tables.saved_decks import saved_deck
from nocturne.server.tables.tournament_store import StoredTournament, TournamentFacts, TournamentSettings
from nocturne.server.wire import tournaments as wire
from nocturne.server.wire.calls import OwnDeck
from nocturne.server.wire.forms import (
    EntryDropped,
    FinalPlace,
    JudgeNamed,
    MoreTime,
    NewTournament,
    TableRuling,
    TournamentDeck,
)
from nocturne.server.wire.text import GameId

_COLUMNS = ("place", "name", "gw", "vp", "tp", "games", "seed", "final_vp")
_CSV: dict[int | str, dict[str, Any]] = {200: {"content": {"text/csv": {"schema": {"type": "string"}}}}}
_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


# -- a tournament as somebody may know it


def tournament_of(found: TournamentFacts, person: Person | None, say: Words) -> wire.Tournament:
    """The ids of people stay here, and so do all decks but one's own."""
    stored, plan, settings = found.stored, found.stored.plan, found.stored.settings
    me = "" if person is None else person.id
    own = found.entries.get(me, 0)
    champion = rules.winner(plan, found.results)
    return wire.Tournament(
        id=stored.id,
        game=GameId(stored.game),
        title=title(stored.game, say),
        name=stored.name,
        place=settings.place,
        stage=plan.stage,
        organiser=found.names.get(stored.organiser, ""),
        mine=stored.organiser == me,
        judge=bool(me) and stored.is_judge(me),
        judges=[found.names[one] for one in settings.judges if one in found.names],
        each=plan.each,
        planned=max(rules.rounds_planned(plan, stored.rules), len(plan.rounds)),
        minutes=settings.minutes,
        pace=settings.pace.to_wire(),
        late=settings.late,
        least=stored.rules.least,
        playing=rules.is_playing(plan, found.results),
        created=stored.created,
        entries=[
            wire.TournamentEntry(one.number, one.name, one.number == own, one.since, one.dropped)
            for one in plan.entries
        ],
        deck=_own_deck(stored, found.decks[own]) if own else None,
        locked=plan.stage != "open",
        rounds=_rounds(found, own),
        standings=_standings(found, own) if plan.rounds else [],
        final=_final_seats(plan, own),
        winner=None if champion is None else plan.entry(champion).name,
    )


def _own_deck(stored: StoredTournament, own: Brought) -> OwnDeck:
    return OwnDeck(stored.shelf.name(own.deck), own.precon, stored.shelf.size(own.deck), [])


def _rounds(found: TournamentFacts, own: int) -> list[wire.TournamentRound]:
    plan = found.stored.plan
    names = {one.number: one.name for one in plan.entries}

    def told(table: SeatedTable) -> wire.TournamentTable:
        state = found.tables[table.table]
        points = table.ruled if table.ruled is not None else state.points
        return wire.TournamentTable(
            table.table,
            state.status,
            own in table.entries,
            table.ruled is not None,
            state.ends if state.status == "playing" else None,
            [
                wire.TournamentSeat(entry, names[entry], None if points is None else points[seat])
                for seat, entry in enumerate(table.entries)
            ],
        )

    rounds = [
        wire.TournamentRound(number, False, [told(table) for table in one.tables])
        for number, one in enumerate(plan.rounds, start=1)
    ]
    if plan.final is not None:
        rounds.append(wire.TournamentRound(len(rounds) + 1, True, [told(plan.final)]))
    return rounds


def _standings(found: TournamentFacts, own: int) -> list[wire.TournamentStanding]:
    plan = found.stored.plan
    return [
        wire.TournamentStanding(
            place=one.place,
            entry=one.entry,
            name=plan.entry(one.entry).name,
            me=one.entry == own,
            wins=one.score.wins,
            points=one.score.points,
            ranks=one.score.ranks,
            played=one.played,
            seed=one.seed,
            final=one.final,
            dropped=plan.entry(one.entry).dropped,
        )
        for one in rules.standings(plan, found.stored.rules, found.results)
    ]


def _final_seats(plan: rules.Tournament, own: int) -> wire.FinalSeats | None:
    if not plan.seeds:
        return None
    following = rules.chooser(plan)
    return wire.FinalSeats(plan.seeds, plan.row, following, bool(own) and following == own)


async def _told(services: Services, ident: str, person: Person | None, say: Words) -> wire.Tournament:
    return tournament_of(await services.tournaments.facts(ident), person, say)


def _sheet(found: TournamentFacts) -> str:
    """The standings as a table for a spreadsheet, which must not take a name for a formula."""
    written = io.StringIO()
    lines = csv.writer(written, lineterminator="\n")
    lines.writerow(_COLUMNS)
    for one in _standings(found, 0):
        name = f"'{one.name}" if one.name[:1] in "=+-@" else one.name
        final = "" if one.final is None else f"{one.final:g}"
        score = (f"{one.wins:g}", f"{one.points:g}", f"{one.ranks:g}")
        lines.writerow((one.place, name, *score, one.played, one.seed or "", final))
    return written.getvalue()


def _attached(ident: str, ending: str) -> Mapping[str, str]:
    return {"content-disposition": f'attachment; filename="{ident[:16]}{ending}"'}


# -- the routes


def add_tournaments(app: FastAPI) -> None:
    """The routes for everybody: tournaments are announced, entered and looked at."""

    @app.get("/api/tournaments")
    async def every_tournament(request: Request, services: ServicesHere, say: Say) -> Response:
        person = await services.person(request)
        lines = [
            wire.TournamentLine(
                stored.id,
                GameId(stored.game),
                title(stored.game, say),
                stored.name,
                stored.settings.place,
                stored.plan.stage,
                by,
                len(stored.plan.entries),
                mine,
                stored.created,
            )
            for stored, by, mine in await services.tournaments.listed(person)
        ]
        return reply(wire.Tournaments(lines))

    @app.post("/api/tournaments")
    async def announce(
        request: Request,
        form: Annotated[NewTournament, body(NewTournament)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        seldom(request, services.decks)
        pace = Pace() if form.pace is None else Pace(**msgspec.structs.asdict(form.pace))
        settings = TournamentSettings(minutes=form.minutes, place=form.place, pace=pace, late=form.late)
        ident = await services.tournaments.create(person, form.game, form.name, form.rounds, settings)
        return reply(await _told(services, ident, person, say))

    @app.get("/api/tournaments/{ident}")
    async def one_tournament(ident: str, request: Request, services: ServicesHere, say: Say) -> Response:
        return reply(await _told(services, ident, await services.person(request), say))


def add_tournament_entries(app: FastAPI) -> None:
    """The routes for those who play."""

    @app.post("/api/tournaments/{ident}/enter")
    async def enter(
        ident: str,
        request: Request,
        form: Annotated[TournamentDeck, body(TournamentDeck)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        seldom(request, services.decks)
        shelf = (await services.tournaments.facts(ident)).stored.shelf
        text = form.text
        if form.saved:
            text = (await services.store.read(lambda db: saved_deck(db, person, form.saved))).text
        read, written = (ready_made_deck, form.precon) if form.precon else (deck_given, text)
        given = as_brought(shelf, await services.registry.apart(read, shelf, written))
        problems = await services.tournaments.enter(person, ident, given)
        told = await _told(services, ident, person, say)
        return reply(wire.TournamentEntered(told, [problem.say(say) for problem in problems]))

    @app.post("/api/tournaments/{ident}/drop")
    async def drop(
        ident: str,
        form: Annotated[EntryDropped, body(EntryDropped)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        await services.tournaments.drop(person, ident, form.entry, on=form.on)
        return reply(await _told(services, ident, person, say))


def add_tournament_files(app: FastAPI) -> None:
    """The routes of what is exported."""

    @app.get("/api/tournaments/{ident}/standings.csv", response_model=None, responses=_CSV)
    async def sheet(ident: str, services: ServicesHere) -> Response:
        written = _sheet(await services.tournaments.facts(ident))
        return Response(written, media_type="text/csv; charset=utf-8", headers=_attached(ident, ".csv"))

    @app.get("/api/tournaments/{ident}/standings.json")
    async def standings_file(ident: str, services: ServicesHere, say: Say) -> Response:
        told = tournament_of(await services.tournaments.facts(ident), None, say)
        return reply(told, dict(_attached(ident, ".json")))

    @app.get("/api/tournaments/{ident}/archive", response_model=None, responses=_TEXT)
    async def archive(ident: str, services: ServicesHere) -> Response:
        written = await services.tournaments.archive(ident)
        return Response(written, media_type="text/plain; charset=utf-8", headers=_attached(ident, ".txt"))


def add_tournament_rounds(app: FastAPI) -> None:
    """The routes of rounds and of the final, most of them for whoever organises the tournament."""

    @app.post("/api/tournaments/{ident}/round")
    async def begin_round(ident: str, services: ServicesHere, person: Someone, say: Say) -> Response:
        await services.tournaments.begin_round(person, ident)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/tournaments/{ident}/final")
    async def call_final(ident: str, services: ServicesHere, person: Someone, say: Say) -> Response:
        await services.tournaments.call_final(person, ident)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/tournaments/{ident}/choose")
    async def choose(
        ident: str,
        form: Annotated[FinalPlace, body(FinalPlace)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        await services.tournaments.choose(person, ident, form.prey)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/tournaments/{ident}/final/begin")
    async def begin_final(ident: str, services: ServicesHere, person: Someone, say: Say) -> Response:
        await services.tournaments.begin_final(person, ident)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/tournaments/{ident}/close")
    async def close(ident: str, services: ServicesHere, person: Someone, say: Say) -> Response:
        await services.tournaments.close(person, ident)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/tournaments/{ident}/cancel")
    async def cancel(ident: str, services: ServicesHere, person: Someone, say: Say) -> Response:
        await services.tournaments.cancel(person, ident)
        return reply(await _told(services, ident, person, say))


def add_tournament_judges(app: FastAPI) -> None:
    """The routes of judges."""

    @app.post("/api/tournaments/{ident}/judges")
    async def name_judge(
        ident: str,
        form: Annotated[JudgeNamed, body(JudgeNamed)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        await services.tournaments.name_judge(person, ident, form.name, on=form.on)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/tournaments/{ident}/tables/{table}/time")
    async def extend(
        ident: str,
        table: str,
        form: Annotated[MoreTime, body(MoreTime)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        await services.tournaments.extend(person, ident, table, form.minutes)
        return reply(await _told(services, ident, person, say))

    @app.post("/api/tournaments/{ident}/tables/{table}/ruling")
    async def rule(
        ident: str,
        table: str,
        form: Annotated[TableRuling, body(TableRuling)],
        services: ServicesHere,
        person: Someone,
        say: Say,
    ) -> Response:
        await services.tournaments.rule(person, ident, table, form.points)
        return reply(await _told(services, ident, person, say))

    @app.get("/api/tournaments/{ident}/tables/{table}/record", response_model=None, responses=_TEXT)
    async def judged_record(
        ident: str, table: str, request: Request, services: ServicesHere, person: Someone
    ) -> Response:
        seldom(request, services.reports)
        lines = (await services.tournaments.record(person, ident, table)).lines()
        attached = dict(_attached(table, ".nocturne"))
        return Response(lines, media_type="text/plain; charset=utf-8", headers=attached)


TOURNAMENT_ROUTES = (
    add_tournaments,
    add_tournament_entries,
    add_tournament_files,
    add_tournament_rounds,
    add_tournament_judges,
)
"""Each adds some of the routes."""
