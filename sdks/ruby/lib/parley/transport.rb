# frozen_string_literal: true

require "net/http"
require "openssl"

module Parley
  # Cancels calls from another thread: parley.with(cancellation: cancellation).
  class Cancellation
    def initialize
      @lock = Mutex.new
      @changed = ConditionVariable.new
      @closers = []
      @cancelled = false
    end

    # Ends every call that has this cancellation, and closes its connection.
    def cancel
      closers = @lock.synchronize do
        @cancelled = true
        @changed.broadcast
        @closers.dup
      end
      closers.each(&:call)
    end

    def cancelled? = @cancelled

    # @raise [Cancelled] when the caller has cancelled
    def check
      raise Cancelled, "The call was cancelled." if @cancelled
    end

    # Waits so many seconds, or until the caller cancels.
    def pause(seconds)
      @lock.synchronize { @changed.wait(@lock, seconds) unless @cancelled || seconds <= 0 }
      check
    end

    # Has the closer called when the caller cancels within the block.
    def guard(closer)
      @lock.synchronize { @closers << closer }
      yield
    ensure
      @lock.synchronize { @closers.delete(closer) }
    end
  end

  # The time that is left for what arrives next, in seconds.
  class Deadline
    def initialize(seconds)
      set(seconds)
    end

    # Starts the limit again.
    def set(seconds)
      @seconds = seconds
      @end = now + seconds
    end

    # @raise [Unreachable] when no time is left
    def left
      left = @end - now
      raise error unless left.positive?

      left
    end

    # @return [Unreachable] the error of a time that is over
    def error = Unreachable.new("Nothing arrived for #{@seconds} seconds.", timeout: true)

    private

    def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  end

  # A request as it is sent. The body is a String, an IO, or nil.
  Request = Struct.new(:method, :url, :headers, :body, :deadline, :cancellation, keyword_init: true)

  # An answer. Each part of the body is given to the block of read as it arrives.
  Response = Struct.new(:status, :headers, :reader) do
    # Reads the body. Each part is given to the block.
    def read(&block) = reader.call(&block)
  end

  # The transport of the standard library. Another HTTP client is an object with the same method.
  class HttpTransport
    # Sends a request and gives its answer to the block.
    # @yieldparam response [Response]
    def call(request)
      uri = URI(request.url)
      http = Net::HTTP.new(uri.hostname, uri.port)
      http.use_ssl = uri.scheme == "https"
      # The library must not send a request again by itself.
      http.max_retries = 0
      http.open_timeout = http.write_timeout = http.read_timeout = request.deadline.left
      request.cancellation.guard(-> { close(http) }) do
        request.cancellation.check
        http.start
        http.request(message_of(request, uri)) { |answer| return yield(response_of(http, answer, request)) }
      ensure
        close(http)
      end
    end

    private

    def close(http)
      http.finish if http.started?
    rescue IOError
      nil # It is closed already.
    end

    def message_of(request, uri)
      message = Net::HTTPGenericRequest.new(request.method, !request.body.nil?, true, uri.request_uri)
      message["accept-encoding"] = "identity"
      message.delete("user-agent")
      request.headers.each { |name, text| message[name] = text }
      if request.body.is_a?(String)
        message.body = request.body
      elsif request.body
        message.body_stream = request.body
        message["transfer-encoding"] = "chunked"
      end
      message
    end

    def response_of(http, answer, request)
      headers = answer.each_header.to_h
      reader = lambda do |&block|
        count = 0
        http.read_timeout = request.deadline.left
        answer.read_body do |part|
          count += part.bytesize
          block.call(part)
          http.read_timeout = request.deadline.left
        end
        # The library takes an end that came too early for the end of the body.
        raise EOFError if headers["content-length"] && count < headers["content-length"].to_i
      end
      Response.new(answer.code.to_i, headers, reader)
    end
  end
end
