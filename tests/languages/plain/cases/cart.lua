local items = require("shop.items")
#                      ^ imports: shop.items
-- Adds an item.
function Cart.add(self, item) return other(item) end
#             ^ defines: method Cart.add
#             ^ docstring: Adds an item.
#             ^ signature: (self, item)
function Cart:clear() end
#             ^ defines: method Cart.clear
local function hidden() end
#              ^ visibility: private
Cart.total = function() end
#    ^ defines: method Cart.total
local limit = 2
#     ^ defines: variable limit

local Parser = {
  parse = function(self, text) return text end,
  -- <- defines: method Parser.parse
}

return { run = function() end }
--       ^ defines: function run
