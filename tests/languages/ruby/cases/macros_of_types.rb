# --- path: app/controllers/stories_controller.rb ---
class StoriesController < ApplicationController
#     ^ decorators: before_action :find, only: [:show], if: -> { draft? } | skip_before_action :authenticate_user! | protect_from_forgery
  before_action :find, only: [:show],
  #              ^ hands: name by StoriesController to before_action
    if: -> { draft? }
  skip_before_action :authenticate_user!
  protect_from_forgery
  helper_method :find
  rescue_from StandardError do |error|
    show
  end

  def show; end

  def find; end
end
# --- path: app/models/story.rb ---
class Story < ApplicationRecord
#     ^ decorators: validates :name, presence: true
#     ^ hands: nothing
  belongs_to :owner, polymorphic: true
  #           ^ decorators: belongs_to :owner, polymorphic: true
  validates :name, presence: true
end
# --- path: app/models/concerns/followable.rb ---
module Followable
#      ^ decorators: before_destroy :leave
  included do
    before_destroy :leave
  end
end
