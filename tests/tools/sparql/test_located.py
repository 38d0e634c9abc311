"""Questions for the code that does something, and for the steps and ways from there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "loans/mails.py": """\
def send_mail_loan_update(loan, person):
    text = f"{loan.title} for {person.name}"
    mailer.send(person.address, text)


def send_mail_loan_cancelled(loan, person):
    text = f"the loan of {loan.title} is off"
    mailer.send(person.address, text)
""",
    "loans/views.py": """\
from flask import Flask

from loans.mails import send_mail_loan_cancelled, send_mail_loan_update
from loans.stock import reserve_copy

app = Flask(__name__)


@app.route("/loans/<int:number>/approve", methods=["POST"])
def approve(number):
    loan = find_loan(number)
    reserve_copy(loan)
    send_mail_loan_update(loan, loan.person)
    return {}


@app.route("/loans/<int:number>/cancel", methods=["POST"])
def cancel(number):
    loan = find_loan(number)
    send_mail_loan_cancelled(loan, loan.person)
    return {}


def find_loan(number):
    rows = app.database.rows("loan", number)
    return rows[0]
""",
    "loans/stock.py": """\
def reserve_copy(loan):
    # The fine is not due on holidays, because the library is closed then.
    copy = next_free_copy(loan)
    copy.holder = loan.person
    copy.save()
    return copy


def next_free_copy(loan):
    copies = [one for one in loan.copies if one.holder is None]
    return copies[0]
""",
    "loans/events.py": """\
def post_event(name, person):
    if name == "renew":
        raise ValueError("a person must not renew by an event")
    person.count += 1


class OverdueCharger:
    def perform(self, loan):
        days = loan.days
        loan.debts += days * 7
""",
    "loans/people.py": """\
def renew(loan):
    loan.days = 14
    loan.save()


def can_reserve_fines(loan):
    fines = loan.fines
    return not fines.reserved
""",
    "loans/migrations/0001_overdue.py": """\
def archive_overdue_loans(loans):
    for loan in loans:
        loan.overdue = loan.archived = True
""",
    "loans/rights.py": """\
def close_loan(user, loan):
    if not user.has_permission("close"):
        raise PermissionError
    loan.end = today()
""",
    "loans/shelves.py": "".join(f"def shelf_{at}(a):\n    b = a\n    return b\n\n\n" for at in "abcdefghijklmn"),
    "loans/racks.py": "def rack(a):\n    b = a\n    return b\n",
    "loans/settings.py": "LOAN_FINE = 3\n",
    "web/components/MailBox.tsx": """\
export function MailBox(props: { mails: string[] }) {
  const sends = props.mails;
  return sends.map((mail) => mail);
}
""",
}


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("located") / "root", FILES)


def said(library: tuple[Workspace, Path], question: str) -> str:
    return asked(*library, ask, question)


def test_a_function_called_on_the_occasion_comes_before_its_like(library: tuple[Workspace, Path]) -> None:
    text = said(library, "Find the code that sends a mail when a loan is approved")
    places = [line.partition(" ")[0] for line in text.splitlines() if " · " in line]
    assert places.index("loans/mails.py:1") < places.index("loans/mails.py:6")


def test_code_that_deletes_or_sends_a_thing_is_no_dependent_of_its_name(library: tuple[Workspace, Path]) -> None:
    first = said(library, "Which code reserves copies?").partition("\n")[0]
    assert first.startswith("the nearest code is loans/stock.py:1 reserve_copy")


def test_words_that_the_function_lacks_are_named(library: tuple[Workspace, Path]) -> None:
    text = said(library, "Where is a mail about a delayed loan sent?")
    assert "(without regard to 'delayed')" in text.partition("\n")[0]


def test_the_code_and_the_callers_of_a_place_are_shown(library: tuple[Workspace, Path]) -> None:
    text = said(library, "Where is a free copy reserved?")
    assert "\n1 def reserve_copy(loan):\n" in text
    assert "reserve_copy is called by:\n  loans/views.py:9 function approve · at 12" in text


def test_the_steps_of_a_flow_are_in_order_with_their_lines(library: tuple[Workspace, Path]) -> None:
    text = said(library, "What happens when a loan is approved?")
    steps = [line.strip() for line in text.splitlines() if line.startswith("  ") and ": " in line]
    places = [step.partition(":")[0] for step in steps]
    assert places[:4] == ["11", "12", "3", "5"]
    assert "loans/stock.py:9 function next_free_copy" in steps[2]


def test_a_call_that_writes_or_sends_is_a_step_without_a_target(library: tuple[Workspace, Path]) -> None:
    text = said(library, "How is a free copy reserved?")
    assert "\n  5: copy.save()\n" in text


def test_a_way_from_an_endpoint_to_a_part_has_its_lines(library: tuple[Workspace, Path]) -> None:
    text = said(library, "Trace the call path from the approve endpoint to the stock")
    assert text.startswith("1 shortest path of 1 call from loans/views.py:9 POST /loans/<int:number>/approve")
    assert "calls at 12\n    12     reserve_copy(loan)\n" in text


def test_without_a_way_the_nearest_functions_are_no_answer(library: tuple[Workspace, Path]) -> None:
    text = said(library, "Trace the call path from the cancel endpoint to the stock")
    assert text.startswith("no path of at most 6 calls is known between the functions that are nearest to both ends")


def test_a_reason_is_a_comment_with_the_words(library: tuple[Workspace, Path]) -> None:
    text = said(library, "Why is no fine due on holidays?")
    assert "loans/stock.py:2 The fine is not due on holidays, because the library is closed then." in text


def test_a_name_that_nothing_has_is_read_by_its_words(library: tuple[Workspace, Path]) -> None:
    text = said(library, "Find code similar to reserveFreeCopy")
    assert text.startswith("nothing is named reserveFreeCopy; the nearest code is loans/stock.py:1 reserve_copy")


def test_a_function_with_too_few_of_the_words_is_no_answer(library: tuple[Workspace, Path]) -> None:
    assert "nothing in" in said(library, "Where are rockets launched into orbit?")


def test_a_setting_is_shown_before_the_code_near_it(library: tuple[Workspace, Path]) -> None:
    first, head, line, *_ = said(library, "Where is the fine of a loan configured?").splitlines()
    assert first.startswith("the nearest setting is loans/settings.py:1; the nearest code is ")
    assert (head, line) == ("settings with the words:", "loans/settings.py:1 LOAN_FINE · LOAN_FINE = 3")


def test_the_one_who_acts_counts_less_than_the_deed(library: tuple[Workspace, Path]) -> None:
    first = said(library, "How does a customer renew a loan?").partition("\n")[0]
    assert "loans/people.py:1 renew, found by the words 'renew' and 'loan' (without regard to 'customer')" in first


def test_a_function_that_only_runs_is_named_by_its_owner(library: tuple[Workspace, Path]) -> None:
    first = said(library, "Where is an overdue loan charged?").partition("\n")[0]
    assert first.startswith("the nearest code is loans/events.py:8 OverdueCharger.perform")


def test_a_migration_does_nothing_that_is_asked_for(library: tuple[Workspace, Path]) -> None:
    assert "may begin at" not in said(library, "What happens when an overdue loan is archived?")


def test_a_folder_with_the_name_of_a_word_is_told_apart(library: tuple[Workspace, Path]) -> None:
    inside, outside = (said(library, f"How is a loan renewed in `{name}/`?") for name in ("loans", "web"))
    assert "found in loans/ by the words" in inside.partition("\n")[0]
    assert "found outside web/ by the words" in outside.partition("\n")[0]


def test_who_is_notified_is_told_by_the_code_that_does_it(library: tuple[Workspace, Path]) -> None:
    first = said(library, "Who gets notified when a loan is cancelled?").partition("\n")[0]
    assert first.startswith("its steps may begin at loans/mails.py:6 send_mail_loan_cancelled")


def test_permissions_are_told_by_the_code_that_is_named_for_the_deed(library: tuple[Workspace, Path]) -> None:
    first = said(library, "What permissions are needed to close a loan?").partition("\n")[0]
    assert first.startswith("the nearest code is loans/rights.py:1 close_loan, found by the words 'permissions'")
    assert "the nearest code" not in said(library, "What permissions are needed to open a loan?")


def test_one_word_in_many_names_tells_no_place(library: tuple[Workspace, Path]) -> None:
    assert "the nearest code" not in said(library, "Where are shelves handled?")
    assert "the nearest code" in said(library, "Where are racks handled?")


def test_instructions_are_no_steps_of_code(library: tuple[Workspace, Path]) -> None:
    assert "its steps" not in said(library, "How do I renew a loan?")
