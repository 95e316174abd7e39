"""Ready-made options: a refusal names the copy of a card that was asked about, and no other."""

from nocturne.dracula.rules.questions.offering import card_option, kinds_of, offer
from nocturne.kernel.decision import Question, Why


def test_a_refusal_names_its_own_copy_of_a_card():
    # Given two tickets of a kind, when each is refused for the same reason, then each refusal names its own.
    kinds = kinds_of("ticket")
    one = next(i for i, kind in enumerate(kinds) if kinds.count(kind) > 1)
    other = kinds.index(kinds[one], one + 1)
    why = Why("dracula-why-no-ticket", "FOD-MOVE-01")
    question = Question(1, "dracula-ask-action")
    for ticket in (one, other):
        offer(question, card_option("ticket", "use", "dracula-do-ticket", ticket), unless=why)
    assert [refusal.subjects for refusal in question.refusals] == [(f"ticket:{one}",), (f"ticket:{other}",)]
