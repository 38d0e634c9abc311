# --- path: app/models/account.rb ---
class Account < ApplicationRecord
  include Bot, Turbo::Streams
end
# --- path: app/models/account/bot.rb ---
module Account::Bot
  extend ActiveSupport::Concern

  included do
    scope :active_bots, -> { where(role: :bot) }
    has_many :keys
    include Account::Named
  end

  module ClassMethods
    def authenticate
    end
  end
end
# --- path: app/models/account/named.rb ---
module Account::Named
  def full_name
  end
end
# --- path: app/models/account/transfer/base.rb ---
class Account::Transfer::Base
  def run
  end
end
# --- path: app/models/account/transfer/users.rb ---
class Account::Transfer::Users < Account::Transfer::Base
end
# --- path: app/controllers/bots_controller.rb ---
class BotsController
  def index
    Account.active_bots
    #       ^ calls: app/models/account/bot.rb:Account.Bot.active_bots (inherited)
    Account.authenticate
    #       ^ calls: app/models/account/bot.rb:Account.Bot.ClassMethods.authenticate (inherited)
    Account.new.keys
    #           ^ calls: app/models/account/bot.rb:Account.Bot.keys (inherited)
    Account.new.full_name
    #           ^ calls: app/models/account/named.rb:Account.Named.full_name (inherited)
    Account::Transfer::Users.new.run
    #                            ^ calls: app/models/account/transfer/base.rb:Account.Transfer.Base.run (inherited)
  end
end
