# --- path: api/config/routes.rb ---
Shop::Core::Engine.routes.draw do
  namespace :api do
    resources :items do
      # <- route: GET /api/items -> api/app/controllers/shop/api/items_controller.rb:Shop.Api.ItemsController.index
      post :buy, on: :member
      # <- route: POST /api/items/:id/buy -> api/app/controllers/shop/api/items_controller.rb:Shop.Api.ItemsController.buy
    end
  end
end
Rails.application.routes.draw do
  resources :pages
  # <- route: GET /pages -> app/controllers/pages_controller.rb:PagesController.index
end
# --- path: api/app/controllers/shop/api/items_controller.rb ---
module Shop
  module Api
    class ItemsController < Shop::BaseController
      def index; end

      def buy; end
    end
  end
end
# --- path: app/controllers/pages_controller.rb ---
class PagesController < ApplicationController
  def index; end
end
