"""A club in the browser: founded, joined, planned, spoken and played in; its operators remove on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit, faults_in_both_themes


def registered(page: Page, name: str) -> None:
    """Whoever looks at the page has an account from now on."""
    request = page.context.request
    form = {"name": name, "password": "garlic and roses"}
    answer = request.post("/api/register", data=form, headers={"x-nocturne": "1"})
    assert answer.ok, answer.text()
    page.reload()


def faults(page: Page) -> list[str]:
    page.evaluate("scrollTo(0, 0)")
    return faults_in_both_themes(page)


def test_a_club_is_founded_joined_and_played_in_and_an_operator_removes_on_a_phone(visit: Visit):
    # given somebody who founds a club, found in the lobby
    page = visit(path="#/lobby")
    registered(page, "Mina")
    page.get_by_role("link", name="Clubs").click()
    page.get_by_text("Found a club").click()
    page.get_by_label("Name", exact=True).fill("Les Corbeaux")
    page.get_by_label("What people should know").fill("Lyon, every Thursday.")
    assert faults(page) == []
    page.get_by_role("button", name="Found it").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Les Corbeaux")
    # when they speak and enter a date with the keyboard
    page.get_by_label("Say something").fill("The cellar is booked.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("The cellar is booked.")
    page.get_by_role("button", name="Enter a date").focus()
    page.keyboard.press("Enter")
    page.get_by_label("What", exact=True).fill("Game night")
    page.get_by_label("When, by your clock").fill(page.evaluate(_TOMORROW))
    page.get_by_label("What", exact=True).press("Enter")
    # then it stands in the calendar by their own clock
    expect(page.locator("[data-event='Game night'] time")).to_contain_text("8:30")
    link = page.get_by_label("The club’s link").input_value()
    # when somebody opens the link on a phone, in French: a guest is asked to register first (at the end the
    # club is missing for them, of which a browser complains)
    phone = visit(lang="fr", phone=True, quiet=True, path="#" + link.partition("#")[2])
    expect(phone.get_by_text("Les membres ont un compte")).to_be_visible()
    registered(phone, "Lucy")
    phone.get_by_role("button", name="Entrer dans le club").click()
    expect(phone.get_by_role("log")).to_contain_text("The cellar is booked.")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(phone) == []
    # and a table of the club is theirs to sit down at, without an invitation
    page.get_by_role("link", name="Open a table").click()
    expect(page.get_by_text("The table is the club’s")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/#/wait/**")
    expect(page.get_by_role("link", name="To the club")).to_be_visible()
    phone.get_by_role("button", name="S’asseoir").click()
    phone.wait_for_url("**/#/wait/**")
    # when the owner mutes Lucy, makes up their mind and removes her
    page.get_by_role("link", name="To the club").click()
    page.get_by_role("button", name="What can be done about Lucy").click()
    page.get_by_role("button", name="Mute").click()
    expect(page.locator("[data-member='Lucy']")).to_contain_text("muted")
    assert faults(page) == []
    phone.goto("/#/clubs/" + page.url.rpartition("/")[2])
    expect(phone.get_by_text("Un responsable vous a retiré la parole")).to_be_visible()
    expect(phone.get_by_role("textbox", name="Dire quelque chose")).to_have_count(0)
    page.get_by_role("button", name="Remove", exact=True).click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator("[data-member='Lucy']")).to_have_count(0)
    # then the club is not there for her any more
    expect(phone.get_by_role("alert")).to_contain_text("Ce club n’existe pas")


_TOMORROW = """() => {
  const day = new Date(Date.now() + 86400000);
  const two = (n) => String(n).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T20:30`;
}"""
