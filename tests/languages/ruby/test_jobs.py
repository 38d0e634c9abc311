"""A call that queues a job by its class leads to the method that runs later."""

from __future__ import annotations

import pytest

from oxigraph_code.languages import registry
from oxigraph_code.languages.loader import extracts
from oxigraph_code.resolution import resolve
from tests.extraction.support import read


@pytest.mark.parametrize("base", ["< ApplicationJob", "\n  include Sidekiq::Job"])
@pytest.mark.parametrize("call", ["GreetJob.perform_later(1)", "GreetJob.set(wait: 5).perform_async(1)"])
def test_a_job_is_called_by_its_class(base: str, call: str) -> None:
    loader = registry.installed().loader("ruby")
    assert extracts(loader)
    facts = read(f"class GreetJob {base}\n  def perform(user)\n  end\nend\n\ndef greet\n  {call}\nend\n", "greet.rb")
    links = resolve([facts], loader.semantics)["greet.rb"].links
    found = [link for site, link in zip(facts.references, links, strict=True) if site.name == "perform"]
    assert [facts.definitions[target.definition].name for link in found for target in link.targets] == ["perform"]


def test_a_class_that_is_no_job_has_no_such_method() -> None:
    loader = registry.installed().loader("ruby")
    assert extracts(loader)
    facts = read("class Greeting\n  def perform(user)\n  end\nend\n\nGreeting.perform_later(1)\n", "greet.rb")
    assert not any(link.targets for link in resolve([facts], loader.semantics)["greet.rb"].links)
