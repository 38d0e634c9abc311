# --- path: app/models/story.rb ---
class Story < ApplicationRecord
  belongs_to :user
  #           ^ defines: method Story.user [association]
  belongs_to :author, class_name: "User"
  has_many :comments
  #         ^ defines: method Story.comments [association]
  scope :recent, -> { where(old: false) }
  #      ^ defines: method Story.recent [scope, static]
  before_save :clean
  #            ^ hands: name by Story to before_save
  validate :is_short, if: :published?
  #         ^ hands: name by Story to validate

  def show
    user.karma
    #    ^ calls: app/models/user.rb:User.karma (named)
    author.karma
    #      ^ calls: app/models/user.rb:User.karma (member)
    Story.recent
    #     ^ calls: Story.recent (member)
    comments.each { |comment| comment.hide }
    #                                 ^ calls: app/models/comment.rb:Comment.hide (named)
  end

  def clean; end

  def is_short; end

  def published?; end
end
# --- path: app/models/user.rb ---
class User < ApplicationRecord
  def karma; end
end
# --- path: app/models/comment.rb ---
class Comment < ApplicationRecord
  def hide; end
end
# --- path: db/schema.rb ---
ActiveRecord::Schema[7.1].define(version: 1) do
  create_table "users", force: :cascade do |t|
    t.string "nick_name", null: false
    #         ^ defines: method User.nick_name [column]
    t.index ["nick_name"], unique: true
  end
end
# --- path: app/models/page.rb ---
class Page
  def save; end

  def order; end

  def show(user, thing)
    user.nick_name.upcase
    #    ^ calls: db/schema.rb:User.nick_name (named)
    #              ^ external: ruby.String.upcase
    thing.save
    #     ^ unresolved: unknown-receiver
    user.order
    #    ^ unresolved: elsewhere
  end
end
