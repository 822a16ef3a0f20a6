# frozen_string_literal: true

require "securerandom"
require "time"
require "uri"

module Parley
  # One attempt of a call. It has no key, no body and no parameter.
  LogEntry = Struct.new(:operation, :attempt, :seconds, :status, :request_id, :error, keyword_init: true)

  # The settings of a client, and of single calls. Times are seconds.
  class Settings
    # The settings beside the endpoint and the key.
    NAMES = %i[max_retries timeout retry_delay transport log idempotency_key headers cancellation access_token].freeze
    private_constant :NAMES
    attr_reader :endpoint, :max_retries, :timeout, :retry_delay, :transport, :log, :idempotency_key, :headers,
                :cancellation, :access_token

    def initialize(endpoint, api_key, max_retries: 3, timeout: 60, retry_delay: 0.5, transport: nil, log: nil,
                   idempotency_key: nil, headers: {}, cancellation: nil, access_token: nil)
      unless endpoint.to_s.match?(%r{\Ahttps?://[^@/?#\s]+(?:/[^?#\s]*)?\z}i)
        raise ArgumentError, "endpoint or PARLEY_URL must be a URL of http or https without a password."
      end
      api_key = nil if api_key.equal?(OMIT) && access_token
      raise ArgumentError, "api_key or PARLEY_API_KEY is missing. nil is no key." if api_key == "" || api_key.equal?(OMIT)

      @endpoint = endpoint.sub(%r{/+\z}, "")
      # A program that shows its client must not show the key.
      @key = api_key.respond_to?(:call) ? api_key : -> { api_key }
      @access_token = access_token
      key unless access_token || api_key.respond_to?(:call)
      @max_retries, @timeout, @retry_delay = max_retries, timeout, retry_delay
      @transport = transport || HttpTransport.new
      @log, @idempotency_key, @headers, @cancellation = log, idempotency_key, headers, cancellation
    end

    # Gives the key of a call.
    #
    # @param refused [String, nil] an access token that the server did not accept
    def key(refused = nil)
      key = @access_token ? @access_token.call(refused).to_s : @key.call
      raise ArgumentError, "access_token gave no token." if key == ""

      # The library would quote the whole key in its own error.
      raise ArgumentError, "api_key has characters that no key has." unless key.nil? || key.match?(/\A[\x21-\x7e]+\z/)

      key
    end

    # The same settings with others among them.
    def with(api_key: OMIT, **given)
      own = NAMES.to_h { |name| [name, public_send(name)] }
      # Another key takes the place of the access token.
      own[:access_token] = nil unless api_key.equal?(OMIT)
      Settings.new(@endpoint, api_key.equal?(OMIT) ? @key : api_key, **own, **given)
    end

    # @return [String] the endpoint, and never the key
    def inspect = "#<#{self.class} #{@endpoint}>"
  end

  # An answer, with what its reader needs to know of the call.
  class Answer
    attr_reader :response, :deadline, :operation

    def initialize(response, deadline, operation, key)
      @response, @deadline, @operation = response, deadline, operation
      @clean = ->(text) { key ? text.gsub(key, "[key]") : text }
    end

    # Reads the rest of the body.
    def read_all
      whole = +"".b
      response.read { |part| whole << part }
      whole.force_encoding(Encoding::UTF_8)
    end

    # Gives each part as it arrives. It fails when the server is silent for too long.
    def each_part
      deadline.set(Exchange::SILENCE)
      response.read do |part|
        yield part
        # The limit applies while we wait for the server, not while the caller works.
        deadline.set(Exchange::SILENCE)
      end
    end

    # @return [String] the type of the body, or nothing
    def media_type = response.headers["content-type"] || ""

    # Makes the problem of an answer that is not one of Parley, or that was damaged.
    def unexpected(text, retry_after = nil)
      title = "The answer with status #{response.status} is not one of Parley."
      Problem.of({ "status" => response.status, "code" => "unexpected-answer", "title" => title, "detail" => title,
                   "requestId" => response.headers["x-request-id"], "body" => @clean[text.scrub][0, 1_000] }, retry_after)
    end

    # Reads JSON as a value, text as a text, and no body as nil.
    def read_value
      whole = read_all
      # A proxy, or another server, may answer with a page of its own in place of the interface.
      raise unexpected(whole) if media_type.start_with?("text/html") && operation.match?(%r{\A\w+ /(?:api|v1)/})
      return nil if whole.empty?
      return whole unless media_type.match?(%r{\Aapplication/(?:\w+\+)?json})

      begin
        JSON.parse(whole)
      rescue JSON::ParserError
        raise unexpected(whole), cause: nil
      end
    end

    # Reads an answer with an error status.
    def read_problem
      retry_after = read_retry_after(response.headers["retry-after"])
      text = @clean[read_all.scrub]
      document = parse(text)
      document = foreign(document) unless media_type.start_with?("application/problem")
      return unexpected(text, retry_after) unless document.is_a?(Hash) && document["code"].is_a?(String)

      Problem.of({ **document, "status" => response.status }, retry_after)
    end

    private

    def parse(text)
      JSON.parse(text)
    rescue JSON::ParserError
      nil
    end

    # The compatible APIs answer in OpenAI's form.
    def foreign(document)
      error = document.is_a?(Hash) ? document["error"] : nil
      return nil unless error.is_a?(Hash) && error["message"].is_a?(String)

      { **error, "title" => error["message"], "detail" => error["message"] }
    end

    # Seconds or a date, by RFC 9110.
    def read_retry_after(header)
      return header&.to_f if header.nil? || header.match?(/\A\d+\z/)

      [0.0, Time.httpdate(header) - Time.now].max
    rescue ArgumentError
      nil
    end
  end

  # What one call sends, the same in each attempt.
  class Exchange
    # The server sends something every 15 seconds on each stream.
    SILENCE = 45.0
    # A longer wait is the caller's decision: then the error is raised.
    MAX_DELAY = 30.0
    # The server's wish for a wait that is still kept.
    MAX_RETRY_AFTER = 60.0
    # What Ruby raises when a connection is lost.
    LOSSES = [SystemCallError, IOError, SocketError, OpenSSL::SSL::SSLError, Net::ProtocolError, Net::HTTPBadResponse].freeze

    def initialize(settings, operation, params: {}, query: {}, body: nil, headers: {})
      @settings, @operation = settings, operation
      @params, @query, @body, @headers = params.transform_keys(&:to_s), query.transform_keys(&:to_s), body, headers
    end

    # The same call for the page of a cursor.
    def with_cursor(cursor)
      Exchange.new(@settings, @operation, params: @params, query: { **@query, "cursor" => cursor }, headers: @headers)
    end

    # Writes the address with its parameters.
    def url
      path = @operation.split(" ", 2)[1].gsub(/\{(\w+)\}/) { part($1) }
      pairs = @query.reject { |_name, each| each.nil? || each.equal?(OMIT) }.transform_values { |each| written(each) }
      @settings.endpoint + path + (pairs.empty? ? "" : "?#{URI.encode_www_form(pairs)}")
    end

    # Sends the call, with retries, and gives what the block makes of the answer.
    def perform(&read)
      flags, media_type = ROUTES[@operation] || ["b", nil]
      method = @operation[/\A\w+/]
      repeatable = method != "POST" || flags.match?(/[ih]/)
      address = url
      key = @settings.key
      body = WrittenBody.of(flags, media_type, @body)
      headers = write_headers(flags, key, body)
      cancellation = @settings.cancellation || Cancellation.new
      failures, waited, unknown, renewed, attempt = 0, 0.0, false, false, 0
      begin
        attempt += 1
        size = body.content.is_a?(String) ? body.content.bytesize : 0
        # Known bytes have the time that a slow line of 16 kB a second takes.
        deadline = Deadline.new(@settings.timeout + size / 16_000.0)
        request = Request.new(method: method, url: address, headers: headers, body: body.content, deadline: deadline, cancellation: cancellation)
        attempt(request, key, attempt, &read)
      rescue Problem, Unreachable => e
        cancellation.check
        status = e.is_a?(Problem) ? e.status : 0
        if status == 401 && @settings.access_token && !renewed && !body.once?
          refused, key, renewed = key, @settings.key(key), true
          headers["authorization"] = "Bearer #{key}"
          retry if key != refused
        end
        # After a DELETE whose answer was lost, 404 means that the first attempt succeeded.
        return nil if unknown && method == "DELETE" && status == 404

        if e.is_a?(Problem) && e.code == "request-in-progress" && waited < @settings.timeout
          wait = [e.retry_after || 0.0, @settings.retry_delay].max
          waited += wait
        else
          failures += 1
          wait = delay(e, failures, body.once? ? 0 : @settings.max_retries, repeatable)
          raise if wait.nil?

          unknown ||= status != 429
        end
        cancellation.pause(wait)
        retry
      end
    end

    # The wait before the next attempt. It is random, so that many clients do not return at once.
    def self.backoff(first, failures)
      [MAX_DELAY, first * 2**[failures - 1, 30].min].min * (0.5 + rand / 2)
    end

    private

    def part(name)
      text = written(@params[name] || "")
      # Servers resolve dots, so the call would reach another path.
      raise ArgumentError, "#{name} cannot be #{text.inspect}." if ["", ".", ".."].include?(text)

      URI.encode_www_form_component(text).gsub("+", "%20")
    end

    def written(value)
      value.is_a?(Array) ? value.map { |each| written(each) }.join(",") : Value.write(value).to_s
    end

    def write_headers(flags, key, body)
      headers = {
        "accept" => "application/json, */*",
        "parley-version" => API_VERSION,
        "content-type" => body.media_type,
        "authorization" => key && "Bearer #{key}",
        # All attempts share one key, so that the server does the work once.
        "idempotency-key" => flags.include?("i") ? @settings.idempotency_key || SecureRandom.uuid : nil,
        **{ **@settings.headers, **@headers }.transform_keys { |name| name.to_s.downcase }
      }.compact
      headers.each do |name, text|
        raise ArgumentError, "#{name} has characters that no header has." unless text.b.match?(/\A[\t\x20-\x7e\x80-\xff]*\z/n)
      end
    end

    def attempt(request, key, number)
      began = Process.clock_gettime(Process::CLOCK_MONOTONIC)
      status = request_id = fault = nil
      @settings.transport.call(request) do |response|
        status, request_id = response.status, response.headers["x-request-id"]
        answer = Answer.new(response, request.deadline, @operation, key)
        raise answer.read_problem unless (200..299).cover?(status)

        return yield(answer)
      end
    rescue *LOSSES, Net::OpenTimeout, Net::ReadTimeout, Net::WriteTimeout => e
      fault = e.class.name
      raise loss_of(e, request), cause: nil
    rescue StandardError => e
      fault = e.class.name
      raise
    ensure
      if @settings.log
        seconds = Process.clock_gettime(Process::CLOCK_MONOTONIC) - began
        @settings.log.call(LogEntry.new(operation: @operation, attempt: number, seconds: seconds, status: status, request_id: request_id, error: fault))
      end
    end

    # A lost connection as one kind of error. Its text is our own, since others may quote the key.
    def loss_of(error, request)
      return Cancelled.new("The call was cancelled.") if request.cancellation.cancelled?

      case error
      when Timeout::Error, Errno::ETIMEDOUT then request.deadline.error
      when Errno::ECONNREFUSED then Unreachable.new("Nothing listens: the connection was refused. Check the port.")
      when SocketError then Unreachable.new("No machine has the name in the endpoint.")
      else Unreachable.new("The connection was lost (#{error.class}).")
      end
    end

    def delay(error, failures, most, repeatable)
      return nil if failures > most

      wait = Exchange.backoff(@settings.retry_delay, failures)
      return repeatable ? wait : nil unless error.is_a?(Problem)

      # The server answers 429 before it does anything. After the other statuses the outcome is unknown.
      passing = repeatable && [502, 503, 504].include?(error.status)
      after = error.retry_after || 0.0
      (error.status == 429 || passing) && after <= MAX_RETRY_AFTER ? [wait, after].max : nil
    end
  end
end
