# frozen_string_literal: true

module Parley
  # What a recorder and a replayer share: a request without its secrets.
  module Recording
    # The headers that a program may read.
    KEPT_HEADERS = %w[content-type retry-after x-request-id etag].freeze
    # Members of these names are secrets.
    SECRET_NAME = /secret|password|token|api_?key|recovery|code\z/i.freeze
    # Texts of these forms are secrets.
    SECRET_TEXT = %r{\b(?:parley_\w+|whsec_[\w+/=-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)}.freeze

    class << self
      # Writes a request without its secrets.
      def describe(request)
        body = request.body.is_a?(String) ? request.body.dup.force_encoding(Encoding::UTF_8).scrub : ""
        # The boundary of a form is another one each time.
        boundary = body[/\A--(\w{32})\r\n/, 1]
        body = body.gsub(boundary, "boundary") if boundary
        path = URI(request.url).request_uri.gsub(SECRET_TEXT, "[secret]")
        { "method" => request.method, "path" => path, "body" => clean(body) }
      end

      # Leaves out the secrets of JSON by their names, and those of other texts by their form.
      def clean(text)
        value = JSON.parse(text)
        value.is_a?(Hash) || value.is_a?(Array) ? JSON.generate(scrub(value, "")) : text.gsub(SECRET_TEXT, "[secret]")
      rescue JSON::ParserError
        text.gsub(SECRET_TEXT, "[secret]")
      end

      # Cleans the data of each event.
      def clean_events(text) = text.gsub(/^data: ?([^\r\n]*)/) { "data: #{clean($1)}" }

      private

      def scrub(value, name)
        case value
        when Hash then value.to_h { |own, each| [own, scrub(each, own)] }
        when Array then value.map { |each| scrub(each, name) }
        when String
          # A problem's code says what is wrong, and is no secret.
          name != "code" && name.match?(SECRET_NAME) ? "[secret]" : value.gsub(SECRET_TEXT, "[secret]")
        else value
        end
      end
    end
  end
  private_constant :Recording

  # A transport that writes each request with its answer to a file, a line of JSON each, without keys, tokens and
  # passwords.
  class Recorder
    def initialize(path, transport = HttpTransport.new)
      @path = path
      @transport = transport
      @lock = Mutex.new
      File.write(path, "")
    end

    # Sends a request, and writes it with its answer to the file.
    def call(request)
      @transport.call(request) do |response|
        whole = +"".b
        reader = lambda do |&block|
          response.read do |part|
            whole << part
            block.call(part)
          end
        ensure
          write(request, response, whole)
        end
        yield Response.new(response.status, response.headers, reader)
      end
    end

    private

    def write(request, response, whole)
      headers = response.headers.slice(*Recording::KEPT_HEADERS)
      answer = { "status" => response.status, "headers" => headers }
      text = whole.dup.force_encoding(Encoding::UTF_8)
      if text.valid_encoding?
        stream = headers["content-type"].to_s.start_with?("text/event-stream")
        answer["text"] = stream ? Recording.clean_events(text) : Recording.clean(text)
      else
        answer["base64"] = [whole].pack("m0")
      end
      line = JSON.generate({ "request" => Recording.describe(request), "answer" => answer })
      @lock.synchronize { File.open(@path, "a") { |file| file.puts(line) } }
    end
  end

  # A transport that answers from a recording, each entry once and in order, and sends nothing.
  class Replayer
    def initialize(path)
      @entries = File.readlines(path, chomp: true).reject(&:empty?).map { |line| JSON.parse(line) }
      @lock = Mutex.new
    end

    # Answers a request from the recording.
    # @raise [NotRecorded] when it has no further answer
    def call(request)
      wanted = Recording.describe(request)
      entry = @lock.synchronize do
        index = @entries.index { |each| same?(each["request"], wanted) }
        index && @entries.delete_at(index)
      end
      raise NotRecorded, "The recording has no further answer to #{wanted["method"]} #{wanted["path"]}." if entry.nil?

      answer = entry["answer"]
      whole = answer["text"] || answer["base64"].unpack1("m0")
      yield Response.new(answer["status"], answer["headers"], ->(&block) { block.call(whole.b) })
    end

    private

    # Languages order the members of JSON differently.
    def same?(one, other)
      return false unless one.values_at("method", "path") == other.values_at("method", "path")

      one["body"] == other["body"] || JSON.parse(one["body"]) == JSON.parse(other["body"])
    rescue JSON::ParserError
      false
    end
  end
end
