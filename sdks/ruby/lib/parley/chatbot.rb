# frozen_string_literal: true

module Parley
  # One event of an answer that is written: message.started, .delayed, .delta with text, .citation with citation,
  # and last .completed or .interrupted with answer.
  ChatEvent = Struct.new(:type, :message_id, :text, :session_id, :citation, :answer)

  # Talks to the assistant, as a visitor or for one.
  #
  # @example
  #   chatbot = Parley::Chatbot.new(Parley::Client.new("https://assistant.example.com", api_key))
  #   puts chatbot.ask("Is delivery free?").ai_response
  class Chatbot
    SENDING = "POST /api/chatbot/send"
    LAST = %w[message.completed message.interrupted].freeze
    KNOWN = (LAST + %w[message.started message.delayed message.delta message.citation]).freeze
    private_constant :SENDING, :LAST, :KNOWN

    # @return [Client]
    attr_reader :parley
    # @return [String, nil] with a publishable key: it opens the visitor's conversations
    attr_accessor :visitor_token

    # @param user_token [Proc, nil] gives your server's proof of who the user is
    def initialize(parley, model: nil, visitor_token: nil, user_token: nil)
      @parley = parley
      @model = model
      @visitor_token = visitor_token
      @user_token = user_token
    end

    # Sends a message and waits for the whole answer.
    #
    # @param more [Hash] members of SendMessage
    # @return [Types::ChatAnswer]
    def ask(message, session_id: nil, context: nil, **more)
      raw = exchange(parley.settings, visitor_token, SENDING, body: body(message, session_id, context, more)).perform(&:read_value)
      @visitor_token = raw["visitorToken"] || @visitor_token
      Types::ChatAnswer.from_h(raw)
    end

    # Sends a message and gives the answer while it is written. A lost connection is resumed: no text is missing
    # and none arrives twice. Leaving the block does not stop the answer; stop does.
    #
    # @yieldparam event [ChatEvent]
    def stream(message, session_id: nil, context: nil, **more)
      return enum_for(:stream, message, session_id: session_id, context: context, **more) unless block_given?

      # All connections use one key and one visitor, whatever the client sends in the meantime.
      settings = parley.settings.with(idempotency_key: parley.settings.idempotency_key || SecureRandom.uuid)
      given = body(message, session_id, context, more)
      visitor = visitor_token
      started = nil
      connect = lambda do |last_id|
        headers = { "accept" => "text/event-stream", "last-event-id" => last_id }
        call = if started
                 exchange(settings, visitor, "GET /api/conversations/{sessionId}/events", params: { "sessionId" => started["sessionId"] }, headers: headers)
               else
                 exchange(settings, visitor, SENDING, body: given, headers: headers)
               end
        Pull.new(call) { |answer, give| ServerSentEvent.read(answer) { |event| give.call(event) } }
      end
      judge = ->(event) { judge(event, started && started["messageId"]) }
      ResumedEvents.read(connect, judge, settings.max_retries, settings.retry_delay, settings.cancellation || Cancellation.new) do |event|
        value = JSON.parse(event.data)
        raise Problem.of(value) if event.event == "error"
        next unless KNOWN.include?(event.event)

        if event.event == "message.started"
          started = value
          @visitor_token = visitor = value["visitorToken"] || visitor
        end
        yield read(event.event, value, visitor)
      end
    end

    # Stops the answers that are being written in a conversation.
    # @return [Array<String>] the ids of their messages
    def stop(session_id)
      exchange(parley.settings, visitor_token, "POST /api/conversations/{sessionId}/stop", params: { "sessionId" => session_id })
        .perform(&:read_value)["stopped"]
    end

    private

    def judge(event, message_id)
      value = JSON.parse(event.data)
      # An answer is resumed over the stream of its conversation, which has other messages too.
      return :skip if message_id && value.fetch("messageId", message_id) != message_id
      return :continue unless LAST.include?(event.event) || event.event == "error"

      # An error without an id is about this connection's node. Another node continues the answer.
      event.event == "error" && event.id.nil? && [502, 503, 504].include?(value["status"]) ? :reconnect : :end
    end

    def read(type, value, visitor)
      whole = visitor ? { **value, "visitorToken" => visitor } : value
      answer = Types::ChatAnswer.from_h(whole) if LAST.include?(type)
      citation = Value.read(value["citation"], :Citation)
      ChatEvent.new(type, value["messageId"], value["text"] || "", value["sessionId"], citation, answer)
    end

    def exchange(settings, visitor, operation, headers: {}, **parts)
      headers = { **headers, "x-visitor-token" => visitor, "x-user-token" => @user_token&.call }
      Exchange.new(settings, operation, headers: headers, **parts)
    end

    def body(message, session_id, context, more)
      { "message" => message, "sessionId" => session_id, "context" => context, "model" => @model, **more.transform_keys(&:to_s) }.compact
    end
  end
end
