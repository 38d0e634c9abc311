# --- path: config/routes.rb ---
Rails.application.routes.draw do
  root "stories#index"
  # <- route: GET / -> app/controllers/stories_controller.rb:StoriesController.index
  get "/about" => "pages#about", as: :about
  # <- route: GET /about -> app/controllers/pages_controller.rb:PagesController.about
  get "/page/:page", to: "stories#index"
  # <- route: GET /page/:page -> app/controllers/stories_controller.rb:StoriesController.index

  resources :stories, only: [:index, :show] do
    member do
      post :upvote
      # <- route: POST /stories/:id/upvote -> app/controllers/stories_controller.rb:StoriesController.upvote
    end
    get :recent, on: :collection
    # <- route: GET /stories/recent -> app/controllers/stories_controller.rb:StoriesController.recent
    resource :note, only: :destroy
    # <- route: DELETE /stories/:story_id/note -> app/controllers/notes_controller.rb:NotesController.destroy
  end

  namespace :admin do
    resources :categories, only: %i[update]
    # <- route: PATCH|PUT /admin/categories/:id -> app/controllers/admin.rb:Admin.CategoriesController.update
  end

  namespace :admin do
    post "purge"
    # <- route: POST /admin/purge -> app/controllers/admin_controller.rb:AdminController.purge
  end

  scope "/api", module: "api" do
    match "/ping", to: "health#ping", via: [:get, :post]
    # <- route: GET|POST /api/ping -> nothing
  end

  concern :likeable do
    post "like", on: :member
    # <- route: POST /pages/:id/like -> app/controllers/pages_controller.rb:PagesController.like
  end
  resources :pages, only: [], concerns: :likeable
end
# --- path: app/controllers/stories_controller.rb ---
class StoriesController < ApplicationController
  def index; end

  def show; end

  def upvote; end

  def recent; end
end
# --- path: app/controllers/admin_controller.rb ---
class AdminController < ApplicationController
  def purge; end
end
# --- path: app/controllers/pages_controller.rb ---
class PagesController < ApplicationController
  def about; end

  def like; end
end
# --- path: app/controllers/notes_controller.rb ---
class NotesController < ApplicationController
  def destroy; end
end
# --- path: app/controllers/admin.rb ---
module Admin
  class CategoriesController < ApplicationController
    def update; end
  end
end
