"""A method that serves a procedure of Protobuf has the calls of clients, in any language."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.call_paths import find_path
from oxigraph_code.tools.calls.callers import get_callers
from tests.tools.support import ask

FILES = {
    "server.py": """\
import cart_pb2_grpc
class CartServicer(cart_pb2_grpc.CartServicer):
    def GetTotal(self, request, context):
        return 1
class Shop(cart_pb2_grpc.ShopServicer):
    def GetTotal(self, request, context):
        return 2
""",
    "client.py": """\
import cart_pb2_grpc
def by_python(channel):
    return cart_pb2_grpc.CartStub(channel).GetTotal(1)
""",
    "go.mod": "module example.com/shop\n",
    "server/main.go": """\
package server

import pb "example.com/gen/shoppb"

type server struct {
	pb.UnimplementedCartServer
}

func (s *server) GetTotal(in *pb.TotalRequest) (*pb.TotalReply, error) { return nil, nil }
""",
    "client/main.go": """\
package client

import pb "example.com/gen/shoppb"

type holder struct{ client pb.CartClient }

func (h *holder) ByGo() { h.client.GetTotal(nil) }
""",
    "java/shop/CartService.java": """\
package shop;
import shop.gen.CartGrpc;
public class CartService extends CartGrpc.CartImplBase {
  @Override
  public void getTotal(TotalRequest request, Observer observer) { }
}
""",
    "java/shop/Caller.java": """\
package shop;
import shop.gen.CartGrpc;
public class Caller {
  private CartGrpc.CartBlockingStub stub;
  public void byJava() { stub.getTotal(null); }
}
""",
    "net/CartService.cs": """\
namespace Shop.Api;
public class CartService : Cart.CartBase {
  public override Task<TotalReply> GetTotal(TotalRequest request, ServerCallContext context) => null;
}
""",
    "net/Caller.cs": """\
using Shop.Gen;
namespace Shop.Web;
public class NetCaller(Cart.CartClient client) {
  public async Task ByNet() { await client.GetTotalAsync(null); }
}
""",
    "server.cc": """\
#include "cart.grpc.pb.h"
class CartServiceImpl final : public shop::Cart::Service {
  grpc::Status GetTotal(grpc::ServerContext* context) override { return grpc::Status::OK; }
};
""",
}


@pytest.mark.parametrize(
    "method",
    [
        "server.py:CartServicer.GetTotal",
        "server/main.go:server.GetTotal",
        "java/shop/CartService.java:CartService.getTotal",
        "net/CartService.cs:CartService.GetTotal",
        "server.cc:CartServiceImpl.GetTotal",
    ],
)
def test_a_procedure_has_the_clients_of_its_service(workspace: Workspace, root: Path, method: str) -> None:
    answer = ask(workspace, root, get_callers, method)
    assert [
        name for name in ("by_python", "holder.ByGo", "Caller.byJava", "NetCaller.ByNet") if name not in answer
    ] == []


def test_a_procedure_of_another_service_has_none_of_them(workspace: Workspace, root: Path) -> None:
    assert "joined by" not in ask(workspace, root, get_callers, "server.py:Shop.GetTotal")


def test_a_path_leads_from_a_client_to_the_server(workspace: Workspace, root: Path) -> None:
    answer = ask(workspace, root, find_path, "Caller.byJava", "server.py:CartServicer.GetTotal")
    assert "joined by remote procedure 'Cart.GetTotal'" in answer
