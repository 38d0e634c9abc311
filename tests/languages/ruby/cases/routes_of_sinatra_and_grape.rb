# Routes of Sinatra, Grape and Roda, with the blocks around them.
# --- path: app.rb ---
require 'sinatra/base'
require 'sinatra/namespace'

class App < Sinatra::Base
  get '/' do
    # <- route: GET / -> lines 7-10
    home
  end

  namespace '/api' do
    namespace '/v1' do
      post '/items/:id' do
        # <- route: POST /api/v1/items/:id -> lines 14-17
        save(params[:id])
      end
    end
  end
end
# --- path: api.rb ---
require 'grape'

class Users < Grape::API
  resource :users do
    get do
      # <- route: GET /users -> lines 26-29
      all
    end

    get ':id' do
      # <- route: GET /users/:id -> lines 31-34
      one
    end
  end
end
# --- path: app_spec.rb ---
it 'shows it' do
  get '/'
end
# --- path: roda_app.rb ---
require 'roda'

class Site < Roda
  route do |r|
    r.on 'api' do
      r.get 'items' do
        # <- route: GET /api/items -> lines 47-50
        all
      end
    end
  end
end
