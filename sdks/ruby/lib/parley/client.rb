# frozen_string_literal: true

module Parley
  # An event that is not stored: hello, presence and typing.
  PassingEvent = Struct.new(:type, :data)

  # A client for Parley's whole HTTP API. It may be used by many threads.
  #
  # @example
  #   parley = Parley::Client.new("https://assistant.example.com", api_key)
  #   parley.leads.create(email: "ada@example.com")
  class Client
    include Calls

    # @return [Settings]
    attr_reader :settings

    # The endpoint and the key come from PARLEY_URL and PARLEY_API_KEY where they are left out. Times are seconds.
    #
    # @param api_key [String, Proc, nil] nil is a client that signs up or signs in first
    # @param options [Hash] max_retries, timeout (the limit of one attempt), retry_delay, transport, log, and
    #   access_token: a Proc that gives the access token of an app, in place of the key. It is called before each
    #   call with nil, and once more with the token that the server has refused (401): then the call is sent again
    #   with the token that it gives.
    # @raise [ArgumentError] for a setting that is missing or wrong, without the key in its text
    def initialize(endpoint = nil, api_key = OMIT, **options)
      endpoint ||= ENV.fetch("PARLEY_URL", "")
      api_key = ENV.fetch("PARLEY_API_KEY", OMIT) if api_key.equal?(OMIT) && options[:access_token].nil?
      @settings = Settings.new(endpoint, api_key, **options)
    end

    # The same client with other options: max_retries, timeout, idempotency_key, headers, cancellation, api_key.
    def with(**options)
      dup.tap { |client| client.instance_variable_set(:@settings, settings.with(**options)) }
    end

    # Calls any operation by its method and path, with params, query, body and headers, and gives its JSON.
    def request(operation, **parts) = Exchange.new(settings, operation, **parts).perform(&:read_value)

    # Gives all items of any list.
    def list(operation, **parts) = Pages.new(Exchange.new(settings, operation, **parts))

    # Calls any operation and gives the bytes of its answer, to the block as they arrive.
    def open(operation, **parts, &block) = Group.download(Exchange.new(settings, operation, **parts), &block)

    # Gives what happens in the workspace. It reconnects by itself. The events are those of Webhooks.unwrap.
    def watch(max_retries: Float::INFINITY, visitor_token: nil, user_token: nil, **query)
      return enum_for(:watch, max_retries: max_retries, visitor_token: visitor_token, user_token: user_token, **query) unless block_given?

      own = settings.with(max_retries: max_retries)
      position = query[:since]
      connect = lambda do |last_id|
        headers = { "accept" => "text/event-stream", "last-event-id" => last_id, "x-visitor-token" => visitor_token,
                    "x-user-token" => user_token&.call }
        exchange = Exchange.new(own, "GET /api/stream", query: { **query, since: position }, headers: headers)
        Pull.new(exchange) { |answer, give| ServerSentEvent.read(answer) { |event| give.call(event) } }
      end
      cancellation = settings.cancellation || Cancellation.new
      ResumedEvents.read(connect, ->(_event) { :continue }, max_retries, settings.retry_delay, cancellation) do |event|
        data = JSON.parse(event.data)
        # A connection that is lost before the first event resumes at the position of hello.
        position ||= data["position"] if event.id.nil? && event.event == "hello"
        yield event.id ? Webhooks.read({ "type" => event.event, "position" => event.id.to_i, **data }) : PassingEvent.new(event.event, data)
      end
    end

    # @return [String] the endpoint, and never the key
    def inspect = "#<#{self.class} #{settings.endpoint}>"
  end
end
