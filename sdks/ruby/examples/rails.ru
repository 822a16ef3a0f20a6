# Rails: a webhook comes in, and an answer streams out. Run `puma rails.ru`.

require "action_controller/railtie"
require "parley-client"

class Example < Rails::Application
  config.eager_load = false
  config.secret_key_base = SecureRandom.hex(32)
  routes.append do
    post "/webhook", to: "webhooks#receive"
    get "/chat", to: "chats#stream"
  end
end

class WebhooksController < ActionController::API
  def receive
    event = Parley::Webhooks.unwrap(request.raw_post, request.env, ENV.fetch("WEBHOOK_SECRET"))
    puts "#{event.id} #{event.data.text}" if event.is_a?(Parley::Types::MessageCreatedEvent)
    head :no_content
  rescue Parley::WebhookRefused => e
    render plain: e.reason, status: :bad_request
  end
end

class ChatsController < ActionController::API
  include ActionController::Live

  def stream
    response.headers["Content-Type"] = "text/plain; charset=utf-8"
    chatbot = Parley::Chatbot.new(Parley::Client.new)
    chatbot.stream(params[:question]) { |event| response.stream.write(event.text) }
  ensure
    response.stream.close
  end
end

Example.initialize!
run Example
