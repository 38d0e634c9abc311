"""Edits of a program with routes and mixins."""

from __future__ import annotations

from tests.indexing.support import Steps

CART = """module Shop
  class Cart < Base
    include Taxed
    def total; tax; weight; rate_of(1); self.class.factor; end
    def sum(order_line, thing); order_line.amount; thing.weigh_by_hand; end
    def seal(crate); crate.lid; crate.weigh_by_hand; end
  end
end
"""
TAXED = """module Shop
  module Taxed
    def self.included(base); base.extend ClassMethods; end
    def tax; end
    module ClassMethods
      def factor; end
    end
  end
end
"""
SHOP = {
    "Gemfile": 'gem "rack"\n',
    "lib/cart.rb": CART,
    "lib/base.rb": "module Shop\n  class Base\n    def rate_of(item); end\n  end\nend\n",
    "lib/taxed.rb": TAXED,
    "lib/line.rb": "module Shop\n  class OrderLine\n    def amount; end\n  end\nend\n",
    "config/routes.rb": "Rails.application.routes.draw do\n  resources :tills\nend\n",
    "lib/till.rb": "class Till\n  def pay; Shop::Cart.new.total; helper; end\nend\n",
}
STEPS: Steps = (
    # A file reopens a class, and gives it a method that was undefined.
    {"lib/weight.rb": "class Shop::Cart\n  def weight; end\nend\n"},
    # A mixin loses a method, and one for the classes that include it.
    {"lib/taxed.rb": TAXED.replace("def tax; end\n", "\n").replace("factor", "scale")},
    {"lib/taxed.rb": TAXED},
    # A function for all files comes.
    {"lib/helpers.rb": "def helper; end\n"},
    # The only method of a name comes, then another one.
    {"lib/scale.rb": "class Scale\n  def weigh_by_hand; end\nend\n"},
    {"lib/scale.rb": "class Scale\n  def weigh_by_hand; end\nend\nclass Other\n  def weigh_by_hand; end\nend\n"},
    # The only class with all members that are called on a parameter comes by a superclass, then another one.
    {"lib/crate.rb": "class Crate < Scale\n  def lid; end\nend\n"},
    {"lib/chest.rb": "class Chest\n  def lid; end\n  def weigh_by_hand; end\nend\n"},
    {"lib/chest.rb": None},
    # The class of a parameter's name goes.
    {"lib/line.rb": None},
    # A superclass comes from another file, with a class method in its place.
    {"lib/base.rb": "module Shop\n  class Base < Root\n    def self.rate_of(item); end\n  end\nend\n"},
    {"lib/root.rb": "class Root\n  def rate_of(item); end\nend\n"},
    # A class that includes a mixin comes, and has what the mixin calls; then a class that it extends; then both go.
    {"lib/steps.rb": "module Steps\n  def run; prepare; end\nend\n"},
    {"lib/press.rb": "class Press\n  include Steps\n  def prepare; end\nend\n"},
    {"lib/mill.rb": "class Mill\n  extend Steps\n  def self.prepare; end\nend\n"},
    {"lib/press.rb": "class Press\n  def prepare; end\nend\n"},
    {"lib/mill.rb": None},
    # An alias takes the place of a method.
    {"lib/weight.rb": "class Shop::Cart\n  def mass; end\n  alias weight mass\nend\n"},
    {"lib/taxed.rb": None},
    # A controller comes, and an action of it goes.
    {
        "app/tills.rb": "class TillsController\n  before_action :load\n  def show; end\n"
        "  def index; end\n  def load; end\nend\n"
    },
    {"app/tills.rb": "class TillsController\n  before_action :load\n  def index; end\nend\n"},
)
