# frozen_string_literal: true

module Parley
  # The base of all errors of this client.
  class Error < StandardError; end

  # The caller has cancelled the call.
  class Cancelled < Error; end

  # The recording has no answer to this request, or has given it already.
  class NotRecorded < Error; end

  # No answer arrived: nobody listens, the connection was lost, or the time was over.
  class Unreachable < Error
    def initialize(message, timeout: false)
      super(message)
      @timeout = timeout
    end

    def timeout? = @timeout
  end

  # The delivery is not a genuine, recent one of this endpoint.
  class WebhookRefused < Error
    # @return [Symbol] :missing, :malformed, :expired or :wrong
    attr_reader :reason

    def initialize(reason, message)
      super(message)
      @reason = reason
    end
  end

  # The server refused the request or failed. The attributes are those of RFC 9457.
  class Problem < Error
    # @return [Integer]
    attr_reader :status
    # @return [String] stable: one of Types::PROBLEM_CODES, or one of a newer server
    attr_reader :code
    # @return [String]
    attr_reader :title, :detail
    # @return [Array<Hash>] the members of the request that are wrong
    attr_reader :errors
    # @return [String, nil] the request's id in the server's log
    attr_reader :request_id
    # @return [Float, nil] the seconds that the next attempt should wait
    attr_reader :retry_after
    # @return [Hash] all members, also those that only this code has
    attr_reader :document

    def initialize(document, retry_after = nil)
      @document = document
      @retry_after = retry_after
      @status = document["status"].to_i
      @code, @title, @detail = %w[code title detail].map { |name| document[name].is_a?(String) ? document[name] : "" }
      @errors = document["errors"].is_a?(Array) ? document["errors"] : []
      @request_id = document["requestId"]
      super("#{@code}: #{@detail}#{" (#{@request_id})" if @request_id}")
    end

    # Makes a problem in the class of its status.
    def self.of(document, retry_after = nil)
      status = document["status"].to_i
      (CLASSES[status] || (status >= 500 ? ServerFailure : Problem)).new(document, retry_after)
    end
  end

  # The request is malformed or invalid: errors says where.
  class InvalidRequest < Problem; end

  # The credential is missing, wrong or expired.
  class Unauthenticated < Problem; end

  # The credential has no right to this.
  class Forbidden < Problem; end

  # There is no such thing in this workspace.
  class NotFound < Problem; end

  # The state of the thing does not allow it now.
  class Conflict < Problem; end

  # The body is larger than the server takes.
  class TooLarge < Problem; end

  # The request is well-formed and cannot be done.
  class Unprocessable < Problem; end

  # There were too many requests: retry_after says when the next one is allowed.
  class RateLimited < Problem; end

  # The server, or something that it depends on, failed.
  class ServerFailure < Problem; end

  class Problem
    CLASSES = {
      400 => InvalidRequest, 401 => Unauthenticated, 403 => Forbidden, 404 => NotFound, 409 => Conflict,
      413 => TooLarge, 422 => Unprocessable, 429 => RateLimited
    }.freeze
    private_constant :CLASSES
  end
end
