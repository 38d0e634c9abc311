"""Numbers and lists of kinds of things, as a person who knows the framework counts them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

QUEUED = "<?php\nuse Illuminate\\Contracts\\Queue\\ShouldQueue;\nclass {} implements ShouldQueue {{}}\n"

FILES = {
    "spec/cart_spec.rb": """\
describe Cart do
  it "is empty" do
  end
  it_behaves_like "a list"
  its(:size) { is_expected.to eq 0 }
  # it "is full" do
end
""",
    "tests/Feature/CartTest.php": """\
<?php
test('lists carts', function () { it_is_no_test(); });
class CartTest extends TestCase {
  public function testAdd() {}
  #[Test]
  public function it_pays() {}
  private function helper() {}
}
""",
    "web/cart.test.ts": "describe('cart', () => {\n  it.each([1])('adds %s', f);\n  test('pays', () => {});\n});\n",
    "tests/test_cart.py": "class CartTest:\n    def test_add(self): ...\n\n\ndef helper(): ...\n",
    "cart_test.go": "package shop\n\nfunc TestMain(m *testing.M) {}\n\nfunc TestAdd(t *testing.T) {}\n",
    "src/cart.rs": "#[cfg(test)]\nmod tests {\n    #[tokio::test]\n    #[ignore]\n    async fn adds() {}\n}\n",
    "state.go": """\
package shop

type State int

const (
\tOpen State = iota
\tPaid
)

type Weight int

var total = prometheus.NewCounterVec(prometheus.CounterOpts{
\tNamespace: "shop",
\tName:      "orders_total",
}, nil)
""",
    "app/models/order.rb": "class Order < ActiveRecord::Base\n  enum status: { open: 0, paid: 1 }\nend\n",
    "app/mailers/order_mailer.rb": """\
class OrderMailer < ApplicationMailer
  def paid(order)
    mail(to: order.user)
  end

  private

  def subject_of(order)
    mail_subject(order)
  end
end
""",
    "db/schema.rb": 'ActiveRecord::Schema.define do\n  create_table "orders" do |t|\n  end\nend\n',
    "shop/models.py": """\
from django.db import models
from treebeard.mp_tree import MP_Node


class Base(models.Model):
    class Meta:
        abstract = True


class Item(Base):
    pass


class Shelf(MP_Node):
    pass
""",
    "shop/signals.py": "def done(item):\n    send_mail('Done', '', None, [])\n",
    "app/services/CartService.php": "<?php\nclass CartService {}\n",
    "app/Jobs/Charge.php": QUEUED.format("Charge"),
    "app/Mail/TestMail.php": QUEUED.format("TestMail"),
    "app/Listeners/SendMail.php": "<?php\nclass SendMail {}\n",
    "app/OpenApi/Item.php": "<?php\nuse OpenApi\\Attributes as OA;\n#[OA\\Schema]\nclass ItemSchema {}\n",
    "app/services/Helper.php": "<?php\nclass Helper {}\n",
    "web/components/Cart.vue": "<script>export default {}</script>\n",
    "web/components/format.ts": "export function format() {}\n",
    "web/pages/CartController.ts": "export class CartController {}\n",
    "app/controllers/Carts.php": "<?php\nclass EA_Controller {}\nclass Carts extends EA_Controller {}\n",
    "app/Events.php": "<?php\nclass CartPaidEvent {}\nfunction paid() { Order::add('cart'); }\n",
    "web/tests/FakeController.ts": "export class FakeController {}\nexport interface Fake { id: string }\n",
    "web/priced.ts": "export interface Priced { price: number }\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("kinds") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "first", "rows"),
    [
        (
            "How many tests are there?",
            "at least 10 tests ",
            ["cart_spec.rb:2 is empty", "cart_spec.rb:5", "CartTest.php:2 lists carts", "CartTest.php:5 it_pays"],
        ),
        ("Which enums are there?", "at least 2 enums ", ["state.go:3 State", "order.rb:2 Order.status"]),
        (
            "Which mailers are there?",
            "at least 2 places where emails are made",
            ["OrderMailer.paid", "signals.py:2 done.send_mail"],
        ),
        ("Which Prometheus metrics are exported?", "at least 1 metric ", ["state.go:12 orders_total"]),
        ("How many database tables are there?", "at least 1 table that db/schema.rb creates", ["orders"]),
        ("List all models", "3 models", ["class Item", "class Shelf", "class Order"]),
        ("List all jobs", "1 job: jobs", ["class Charge"]),
        ("How many listeners are there?", "1 listener in all: listeners", []),
        ("How many services are there?", "1 service in all: services (classes named …Service", []),
        ("How many interfaces are there?", "2 interfaces in all, 1 of tests: interfaces", []),
        ("How many controllers are there?", "3 controllers in all: controllers (classes named …Controller", []),
        ("Which events are there?", "1 event: events (all event types, since none", ["class CartPaidEvent"]),
        ("How many components are there?", "1 component in all: components", []),
    ],
)
def test_things_of_a_kind_are_counted_as_their_framework_counts_them(
    shop: tuple[Workspace, Path], question: str, first: str, rows: list[str]
) -> None:
    text = asked(*shop, ask, question)
    assert text.startswith(first), text
    assert not [row for row in rows if row not in text], text


@pytest.mark.parametrize("question", ["How many React components are there?", "How many commands are there?"])
def test_none_is_no_number_where_a_framework_may_be_unknown(shop: tuple[Workspace, Path], question: str) -> None:
    assert asked(*shop, ask, question).startswith(("no query of the library fits", "nothing known fits"))
