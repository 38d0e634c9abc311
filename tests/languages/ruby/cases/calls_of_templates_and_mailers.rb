# --- path: app/helpers/prices_helper.rb ---
module PricesHelper
  def formatted_price(cents)
  end
end
# --- path: app/views/carts/show.html.erb ---
<h1><%= formatted_price(1) %></h1>
#       ^ calls: app/helpers/prices_helper.rb:PricesHelper.formatted_price (only-name)
# --- path: app/views/carts/_line.html.haml ---
.price{ title: formatted_price(2) } From #{formatted_price(3)} on
#              ^ calls: app/helpers/prices_helper.rb:PricesHelper.formatted_price (only-name)
#                                          ^ calls: app/helpers/prices_helper.rb:PricesHelper.formatted_price (only-name)
- if formatted_price(4)
#    ^ calls: app/helpers/prices_helper.rb:PricesHelper.formatted_price (only-name)
  %b.total= formatted_price(5)
  #         ^ calls: app/helpers/prices_helper.rb:PricesHelper.formatted_price (only-name)
  formatted_price(6)
  # <- no call: nothing
# --- path: app/mailers/user_mailer.rb ---
class UserMailer < ApplicationMailer
  def welcome(user)
  end
end
# --- path: app/jobs/greet_job.rb ---
class GreetJob < ApplicationJob
  def perform(user)
  #   ^ roles: task
    UserMailer.welcome(user).deliver_later
    #          ^ calls: app/mailers/user_mailer.rb:UserMailer.welcome (member)
  end
end
