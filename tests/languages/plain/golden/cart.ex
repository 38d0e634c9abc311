defmodule Shop.Cart do
  @moduledoc "A basket."
  use GenServer
  @doc "Adds an item."
  @spec add(map, map) :: map
  def add(cart, item) when is_map(cart), do: other(cart, item)
  def none, do: 1
  defp hidden(x), do: x
  defmacro twice(x), do: x
  defstruct [:items, total: 0]
end
defprotocol Priced do
  def price(item)
end
