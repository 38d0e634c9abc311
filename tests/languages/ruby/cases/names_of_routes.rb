# --- path: config/routes.rb ---
Rails.application.routes.draw do
  root "notes#index"
  get "/about/us" => "notes#about"
  get "/help", to: "notes#help", as: :support
  resources :notes do
    # <- joins: receives route name edit_note -> app/controllers/notes_controller.rb:NotesController.edit
    get :recent, on: :collection
    get :print, on: :member
    resources :marks, only: [:new, :index]
  end
  namespace :admin do
    resources :notes, only: :show
  end
end
# --- path: app/controllers/notes_controller.rb ---
class NotesController < ApplicationController
  def edit
    redirect_to edit_note_url(1)
    #           ^ joins: sends route name edit_note
    redirect_to root_path
    #           ^ joins: sends route name root
    root_path_of = 1
  end

  def index; end
  def about; end
  def help; end
  def recent; end
  def print; end
end
# --- path: app/controllers/marks_controller.rb ---
class MarksController < ApplicationController
  def new; end

  def index
    about_us_path
    # <- joins: sends route name about_us
  end
end
# --- path: app/views/notes/show.html.erb ---
<%= link_to "x", print_note_path(@note) %>
# <- joins: sends route name print_note
<%= link_to "x", recent_notes_path %>
# <- joins: sends route name recent_notes
# --- path: app/views/notes/edit.html.haml ---
= link_to "x", new_note_mark_path(@note)
# <- joins: sends route name new_note_mark
%a{ href: admin_note_path(1) } Admin
# <- joins: sends route name admin_note
