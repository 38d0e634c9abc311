local items = require("shop.items")
-- Adds an item.
function Cart.add(self, item) return other(item) end
function Cart:clear() end
local function hidden() end
Cart.total = function() end
local limit = 2
