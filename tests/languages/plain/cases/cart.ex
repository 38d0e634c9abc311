defmodule Shop.Cart do
#              ^ defines: nothing
  @moduledoc "A basket."
  use GenServer
#     ^ imports: GenServer
  @doc "Adds an item."
  @spec add(map, map) :: map
  def add(cart, item) when is_map(cart), do: other(cart, item)
#     ^ defines: function Shop.Cart.add
#     ^ docstring: Adds an item.
  def none, do: 1
#     ^ defines: function Shop.Cart.none
  defp hidden(x), do: x
#      ^ visibility: private
  defmacro twice(x), do: x
#          ^ defines: function Shop.Cart.twice [defmacro]
  defstruct [:items, total: 0]
#             ^ defines: variable Shop.Cart.items
end
defprotocol Priced do
#           ^ defines: namespace Priced
  def price(item)
#     ^ defines: function Priced.price
end
