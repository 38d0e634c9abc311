"""Senders and receivers that share a key, and requests and handlers, are steps of every traversal."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.call_paths import find_path
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.impact import impact_analysis
from oxigraph_code.tools.symbols.search import search_code
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "server/app.py": (
        "from fastapi import FastAPI\n\napp = FastAPI()\n\n\n"
        '@app.post("/api/items")\ndef create_item(name: str):\n    return save(name)\n\n\n'
        "def save(name):\n    return name\n"
    ),
    "server/bus.py": (
        "from server.app import save\n\n\n"
        'PAID = "orders.paid"\n\n\n'
        "@broker.subscriber(PAID)\ndef consume(message):\n    save(message)\n\n\n"
        'def pay(redis):\n    redis.publish("orders.paid", 1)\n\n\n'
        'def refund(redis):\n    redis.publish("orders.refunded", 1)\n\n\n'
        "def ship(queue, order):\n    queue.publish(order)\n"
    ),
    "server/events.py": (
        "from server.app import save\n\n\n"
        "class Paid:\n    pass\n\n\nclass PaidTwice(Paid):\n    pass\n\n\n"
        "@subscribe(Paid)\ndef on_paid(event):\n    save(event)\n\n\n"
        "def pay_twice(bus):\n    bus.publish(PaidTwice())\n\n\n"
        '@broker.subscriber("users.left")\ndef on_left(message):\n    save(message)\n'
    ),
    "tests/test_items.py": (
        "from fastapi.testclient import TestClient\nfrom server.app import app\n\n"
        'client = TestClient(app)\nITEMS = "/api/items"\n\n\n'
        "def test_create():\n    assert client.post(ITEMS, json={}).status_code == 200\n\n\n"
        'def test_other(api_client):\n    api_client.post("/api/elsewhere/x", json={})\n'
    ),
    "shop/urls.py": (
        "from django.urls import include, path\nfrom rest_framework.routers import DefaultRouter\n\n"
        "from shop import views\n\nrouter = DefaultRouter()\n"
        'router.register("carts", views.CartViewSet, basename="cart")\n'
        'urlpatterns = [path("v1/", include((router.urls, "api")))]\n'
        'urlpatterns += [path("v1/items", view=views.ItemList.as_view(), name="item_list")]\n'
    ),
    "shop/views.py": (
        "from rest_framework.decorators import action\n"
        "from rest_framework.generics import ListCreateAPIView\nfrom rest_framework.viewsets import ModelViewSet\n\n\n"
        "class CartViewSet(ModelViewSet):\n"
        "    def create(self, request):\n        pass\n\n"
        "    @action(detail=True)\n    def pay_now(self, request):\n        pass\n\n\n"
        "class ItemList(ListCreateAPIView):\n    def perform_create(self, serializer):\n        pass\n"
    ),
    "tests/test_carts.py": (
        "from django.urls import reverse\n\n\n"
        "def test_pay(client):\n    url = reverse('api:cart-pay-now', args=[1])\n    client.post(url)\n\n\n"
        "def test_open(client):\n    client.post(reverse('api:cart-list'))\n"
    ),
    "tests/test_item_list.py": (
        "from django.test import TestCase\nfrom rest_framework.reverse import reverse\n\n\n"
        "class TestItems(TestCase):\n    def setUp(self):\n        self.url = reverse(viewname='item_list')\n\n"
        "    def test_create(self):\n        self.client.post(self.url)\n"
    ),
    "jobs/queues.ts": (
        "export enum Topic { MAIL = 'mail' }\n"
        "export class QueueBase { constructor(public topic: Topic, service) {} add(data) {} }\n"
        "export class MailQueueService extends QueueBase { constructor(service) { super(Topic.MAIL, service); } }\n"
    ),
    "jobs/greeter.ts": (
        "import { MailQueueService } from './queues';\n"
        "export class Greeter {\n  constructor(private mails: MailQueueService) {}\n"
        "  greet(user) { this.mails.add({ user }); }\n}\n"
    ),
    "jobs/worker.ts": (
        "import agent from 'agent';\nimport { Topic } from './queues';\n"
        "export class WorkerBase { constructor(topic: Topic, service) {} start(f) {} }\n"
        "export class MailWorkerService extends WorkerBase { constructor(s) { super(Topic.MAIL, s); } }\n"
        "export class MailWorker extends MailWorkerService {\n"
        "  constructor() { super(1); this.start(this.made()); }\n"
        "  made() { return async (job) => { agent.run('mail', function deliver() { sendMail(job); }); }; }\n}\n"
        "export function sendMail(job) {}\n"
    ),
    "go.mod": "module example.com/shop\n",
    "notify/service.go": (
        "package notify\n\ntype Service struct{ queue chan string }\n\n"
        "func (s *Service) Submit(text string) {\n\ts.queue <- text\n}\n\n"
        "func (s *Service) do() {\n\tfor text := range s.queue {\n\t\tsend(text)\n\t}\n}\n\n"
        'func send(text string) {}\n\nfunc hand(out chan<- string) {\n\tout <- "a"\n}\n\n'
        'type Submitter interface{ Submit(text string) }\n\nfunc Offer(to Submitter) {\n\tto.Submit("b")\n}\n\n'
        "type Other struct{}\n\nfunc (o *Other) Submit(text string) {}\n"
    ),
    "notify/hub.go": (
        "package notify\n\nfunc Subscribe(topics ...string) chan string { return nil }\n\n"
        "func Publish(topic string, data any) {}\n\n"
        'func write() {\n\tfor range Subscribe("stock.low", "carts.*", "logs.*.*") {\n\t\tsend("a")\n\t}\n}\n\n'
        'func closeCart() {\n\tPublish("carts.closed", 1)\n}\n\nfunc log() {\n\tPublish("logs.a.b", 1)\n}\n\n'
        'func sell() {\n\tPublish("stock.sold", 1)\n}\n\n'
        "type Message struct{ Name string }\n\ntype Bus struct{}\n\nfunc (b Bus) Publish(message Message) {}\n\n"
        'const low = "stock.low"\n\nfunc run(bus Bus) {\n\tbus.Publish(Message{Name: low})\n}\n'
    ),
    "notify/two.go": (
        "package notify\n\ntype Sold struct{}\n\ntype Count struct{}\n\nfunc (c *Count) Handle(event Sold) {}\n\n"
        "type Weigh struct{}\n\nfunc (w *Weigh) Handle(event Sold) {}\n\n"
        "func connect() {\n\tRegisterListener(Sold{}, &Count{})\n\tRegisterListener(Sold{}, &Weigh{})\n}\n\n"
        "func checkout() {\n\tDispatch(Sold{})\n}\n"
    ),
    "shop/Bought.php": "<?php\nclass Bought {}\nfunction buy() { event(new Bought()); }\n",
    "shop/Listeners/SendReceipt.php": ("<?php\nclass SendReceipt {\n    public function handle(Bought $event) {}\n}\n"),
    "shop/Providers.php": ("<?php\nclass Providers { protected $listen = [Bought::class => [SendReceipt::class]]; }\n"),
    "graph/schema.resolvers.go": (
        "package graph\n\ntype mutationResolver struct{}\n\n"
        'func (r *mutationResolver) CartByID(ctx context.Context) string { return "" }\n\n'
        "type lineMutationResolver struct{}\n\nfunc (r *lineMutationResolver) Close(obj *Line, id int) {}\n"
    ),
    "web/carts.ts": (
        "export const CART = gql`query Cart { cartById(id: 1) { id } }`;\n"
        "export function showCart() { return useQuery(CART); }\n"
    ),
    "web/cart.graphql": (
        "# query Other { others }\nmutation DropCart($id: ID!, $how: [How!]) {\n"
        "  gone: cartById(id: $id, how: {a: $how}) {\n    id\n  }\n}\n\n"
        "fragment Lines on Cart { saved }\n\nquery Stock { stock }\n\n"
        "mutation CloseLine($id: ID!) {\n  line {\n    close(id: $id) @include(if: $id) {\n      id\n    }\n  }\n}\n"
    ),
    "web/hooks.tsx": (
        "import * as GQL from './generated-graphql';\nimport { DropCartDocument } from './generated-graphql';\n"
        "export const useDrop = (id: string) =>\n  GQL.useDropCartMutation({ variables: { id } });\n"
        "export function drop(client) {\n  return client.mutate({ mutation: DropCartDocument });\n}\n"
        "export function forget(cache) {\n  evict(cache, [DropCartDocument]);\n}\n"
        "export const closeLine = () => GQL.useCloseLineMutation();\n"
        "export function stay() {\n  return GQL.useLinesQuery(GQL.useStockQuery());\n}\n"
    ),
    "drop.rs": (
        "use graphql_client::GraphQLQuery;\n#[derive(GraphQLQuery)]\npub struct DropCart;\n"
        "fn remove(client: &Client) {\n    client.post::<DropCart, _>(1);\n}\n"
    ),
    "web/RowList.vue": (
        "<template><button @click=\"$emit('row-gone')\" /></template>\n"
        "<script setup>\nconst emit = defineEmits(['rowSaved'])\nfunction keep() { emit('rowSaved', 1) }\n</script>\n"
    ),
    "web/page.vue": (
        '<template>\n  <RowList :rows="rows" @row-saved="reload" />\n  <row-list @row-gone="forget(rows)" />\n'
        "</template>\n"
        "<script setup>\nimport RowList from './RowList.vue'\nconst rows = []\n"
        "function reload() {}\nfunction forget(rows) {}\n</script>\n"
    ),
    "web/Stock.vue": (
        '<template>\n  <RowList @row-gone="restock" />\n  <button @click="counted(1)" />\n</template>\n'
        "<script>\nimport RowList from './RowList.vue'\nexport default Vue.extend({\n  components: { RowList },\n"
        "  methods: {\n    restock() {},\n    counted(n) { this.$store.dispatch('stock/loadStock') },\n  },\n})\n"
        "</script>\n"
    ),
    "store/stock.js": (
        "export const state = () => ({})\n\nexport const actions = {\n  async loadStock({ commit }) {},\n}\n"
    ),
    "web/slice.ts": (
        "import { createSlice } from '@reduxjs/toolkit';\n"
        "const slice = createSlice({ name: 'rows', reducers: { added(state) { keepRow(state); } } });\n"
        "export const { added } = slice.actions;\nfunction keepRow(state) {}\n"
    ),
    "web/other.ts": (
        "import { createSlice } from '@reduxjs/toolkit';\nimport { added } from './slice';\n"
        "createSlice({ name: 'a', reducers: { added(state) {} }, extraReducers: (builder) => {\n"
        "  builder.addCase(added, (state) => { countRow(state); });\n} });\nfunction countRow(state) {}\n"
        "export function addRow(dispatch) { dispatch(added('a')); }\n"
    ),
    "web/clear.ts": (
        "import { withBase } from './base';\n"
        "export async function clear(id) {\n  const url = `/api/items`;\n"
        "  return await fetch(withBase(url), { method: 'POST' });\n}\n"
        "export const search = (http) => http('POST', './api/items');\n"
        "export const put = (id, fetchURL) => fetchURL(`/api/items`, { method: 'POST' });\n"
    ),
    "web/items.ts": (
        "export async function add(name) {\n  return fetch('/api/items', { method: 'POST', body: name });\n}\n"
    ),
}


def test_a_sender_and_a_receiver_of_one_key_are_joined(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, find_path, "pay", "save")
    assert text.startswith("1 shortest path of 2 steps (1 of them no call)")
    assert "function pay · sends at 13, joined by topic 'orders.paid'\n" in text


def test_the_senders_of_a_receiver_are_told_with_both_places(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, get_callers, "consume")
    assert "joined by topic 'orders.paid' to 1 sender" in text.splitlines()[0]
    assert "server/bus.py:13 sends topic 'orders.paid' in function pay · registered at server/bus.py:7\n" in text


def test_each_receiver_of_a_key_has_its_own_place(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, get_callers, "Weigh.Handle")
    assert "in function checkout · registered at notify/two.go:15\n" in text


def test_a_topic_is_received_under_a_pattern_for_its_end(workspace: Workspace, root: Path) -> None:
    assert "joined by topic 'carts.closed'" in ask(workspace, root, find_path, "closeCart", "write")
    assert "joined by topic 'logs.a.b'" in ask(workspace, root, find_path, "log", "write")
    assert ask(workspace, root, find_path, "sell", "write").startswith("no path")
    text = ask(workspace, root, get_callers, "write")
    assert "sends topic 'carts.closed' in function closeCart · registered at notify/hub.go:8" in text


def test_a_path_that_ends_at_an_unknown_receiver_says_so_first(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, find_path, "refund", "save")
    assert "sends on the way topic 'orders.refunded' to receivers that are not known" in text.splitlines()[0]


def test_a_path_that_ends_at_a_send_that_is_not_resolved_says_so_first(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, find_path, "ship", "save")
    assert "; may send by queue.publish, which is not resolved" in text.splitlines()[0]


def test_a_request_in_another_language_leads_to_the_handler(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, find_path, "web/items.ts:add", "save")
    assert "function add · sends POST /api/items at 2, which fits its route\n" in text


def test_an_event_of_a_component_leads_to_the_handler_in_the_template_of_another(
    workspace: Workspace, root: Path
) -> None:
    text = ask(workspace, root, find_path, "keep", "reload")
    assert "function keep · sends at 4, joined by component event 'RowList.rowSaved'\n" in text
    assert "component event 'RowList.rowGone'" in ask(workspace, root, get_callers, "forget")


def test_an_action_leads_to_the_reducers_of_its_variable(workspace: Workspace, root: Path) -> None:
    for reached in ("keepRow", "countRow"):
        text = ask(workspace, root, find_path, "addRow", reached)
        assert "function addRow · sends at 7, joined by action 'added'\n" in text


def test_a_handler_in_a_template_is_named_with_its_event(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, get_callers, "reload")
    assert text.startswith("no direct callers of web/page.vue:8 function reload · joined by component event")
    assert "string" not in text
    assert "markup" not in text


def test_a_message_is_sent_under_its_name(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, find_path, "notify/hub.go:run", "notify/service.go:send")
    assert "joined by topic 'stock.low'" in text


def test_a_template_uses_the_functions_that_a_component_shares(workspace: Workspace, root: Path) -> None:
    assert "RowList.rowGone" in ask(workspace, root, get_callers, "restock")
    assert "  3 " in ask(workspace, root, get_callers, "counted")


def test_an_action_of_a_store_in_a_module_leads_to_its_function(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, get_callers, "loadStock")
    assert "web/Stock.vue:11 sends store action 'loadStock'" in text


def test_a_path_in_a_call_relative_or_passed_to_a_wrapper_leads_to_the_handler(
    workspace: Workspace, root: Path
) -> None:
    for sender in ("web/clear.ts:clear", "web/clear.ts:search", "web/clear.ts:put"):
        assert "which fits its route" in ask(workspace, root, find_path, sender, "create_item")


def test_requests_to_a_route_are_told_by_its_handler(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, get_callers, "create_item")
    assert "5 requests fit its route" in text.splitlines()[0]
    assert "  web/items.ts:2 sends POST /api/items in function add\n" in text


def test_a_test_that_sends_a_request_is_one_to_run(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, impact_analysis, "save")
    assert "1 file of tests to run" in text.splitlines()[0]
    assert "tests/test_items.py · 2 steps away · 1 test" in text


def test_a_request_to_no_known_route_is_told_where_a_path_ends(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, find_path, "test_other", "save")
    assert "POST /api/elsewhere/x to routes that are not known" in text.splitlines()[0]


def test_a_key_is_found_with_those_who_send_and_receive_it(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, search_code, "orders.paid")
    assert text.startswith("message topic orders.paid: 1 send, 1 receiver")


def test_a_receiver_of_a_class_is_joined_to_senders_of_its_subclasses(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, find_path, "pay_twice", "save")
    assert "function pay_twice · sends at 18, joined by event 'Paid'\n" in text


def test_a_class_is_sent_to_a_known_receiver_if_a_receiver_of_its_base_is_known(
    workspace: Workspace, root: Path
) -> None:
    text = ask(workspace, root, find_path, "pay_twice", "create_item")
    assert "not known" not in text.splitlines()[0]


def test_a_path_by_the_name_of_its_route_is_a_request_to_the_handler(workspace: Workspace, root: Path) -> None:
    assert "tests/test_carts.py:5 sends route name 'api:cart-pay-now' in function test_pay" in ask(
        workspace, root, get_callers, "CartViewSet.pay_now"
    )
    text = ask(workspace, root, impact_analysis, "CartViewSet.pay_now")
    assert "1 file of tests to run" in text.splitlines()[0]
    assert "function test_open · sends at 10, joined by" in ask(
        workspace, root, find_path, "test_open", "CartViewSet.create"
    )


def test_a_class_around_a_queue_leads_to_the_worker_of_its_name(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, find_path, "Greeter.greet", "sendMail")
    assert "method Greeter.greet · sends at 4, joined by queue 'mail'\n" in text
    assert "joined by queue 'mail' to 1 sender" in ask(workspace, root, get_callers, "MailWorker.constructor")


def test_a_field_with_a_channel_joins_what_sends_to_it_and_what_receives(workspace: Workspace, root: Path) -> None:
    answer = ask(workspace, root, find_path, source="Service.Submit", target="notify/service.go:send")
    assert "Service.Submit · sends at 6, joined by channel 'Service.queue'" in answer


def test_a_send_to_a_channel_that_is_a_parameter_has_no_known_receiver(workspace: Workspace, root: Path) -> None:
    answer = ask(workspace, root, find_path, source="hand", target="notify/service.go:send")
    assert "sends on the way channel" in answer.split("\n")[0]


def test_a_path_through_an_interface_counts_the_steps_to_implementations(workspace: Workspace, root: Path) -> None:
    answer = ask(workspace, root, find_path, source="Offer", target="notify/service.go:send")
    assert answer.startswith("1 shortest path of 4 steps (2 of them no call), 1 of them to an implementation from ")
    assert "method Submitter.Submit · may run it, which implements it" in answer


def test_a_method_that_a_library_runs_through_its_class_has_the_tests_of_its_route(
    workspace: Workspace, root: Path
) -> None:
    text = ask(workspace, root, impact_analysis, "ItemList.perform_create")
    assert "1 file of tests to run" in text.splitlines()[0]
    assert "tests/test_item_list.py" in text


def test_a_registration_under_a_key_that_nothing_sends_is_said(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, get_callers, "on_left").splitlines()
    assert found[0].startswith(
        "no direct callers of server/events.py:21 function on_left · registered under topic 'users.left' · "
    )
    assert "registered under a key that nothing known sends:" in found


def test_a_field_of_a_document_leads_to_its_resolver_in_any_style(workspace: Workspace, root: Path) -> None:
    found = ask(workspace, root, find_path, "showCart", "mutationResolver.CartByID")
    assert "variable CART · sends at 1, joined by field 'cartById'" in found


@pytest.mark.parametrize(("sender", "line"), [("useDrop", 4), ("drop", 6)])
def test_code_that_a_generator_makes_of_an_operation_leads_to_the_resolvers_of_its_fields(
    workspace: Workspace, root: Path, sender: str, line: int
) -> None:
    path = ask(workspace, root, find_path, f"web/hooks.tsx:{sender}", "mutationResolver.CartByID")
    assert f"function {sender} · sends at {line}, joined by field 'cartById'" in path


def test_a_type_that_is_made_of_an_operation_leads_to_the_resolvers_where_it_is_run(
    workspace: Workspace, root: Path
) -> None:
    path = ask(workspace, root, find_path, "drop.rs:remove", "mutationResolver.CartByID")
    assert "function remove · sends at 5, joined by field 'cartById'" in path


def test_a_field_with_arguments_below_one_that_is_a_folder_leads_to_its_resolver(
    workspace: Workspace, root: Path
) -> None:
    path = ask(workspace, root, find_path, "closeLine", "lineMutationResolver.Close")
    assert "joined by field 'close'" in path


def test_a_resolver_has_those_who_ask_for_its_field_by_generated_names_and_no_others(
    workspace: Workspace, root: Path
) -> None:
    first, *others = ask(workspace, root, get_callers, "mutationResolver.CartByID").splitlines()
    assert "joined by field 'cartById' to 4 senders" in first
    assert "registered under" not in first
    assert not any("stay" in line or "forget" in line or "hooks.tsx:2" in line for line in others)
    assert "function useDrop" in ask(workspace, root, impact_analysis, "mutationResolver.CartByID")


def test_an_impact_without_dependents_says_how_many_may_depend(workspace: Workspace, root: Path) -> None:
    summary = ask(workspace, root, impact_analysis, "notify/service.go:Service.Submit").splitlines()[0]
    assert summary.startswith("no dependent known of ")
    assert " · 1 may depend, by a name or by a base · " in summary


def test_a_sender_is_counted_once_whatever_registrations_there_are(workspace: Workspace, root: Path) -> None:
    text = ask(workspace, root, get_callers, "SendReceipt.handle")
    assert "joined by event 'Bought' to 1 sender" in text.splitlines()[0]
    assert " · registered at shop/Listeners/SendReceipt.php:3, shop/Providers.php:2\n" in text
