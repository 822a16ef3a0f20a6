# frozen_string_literal: true

require "json"
require "securerandom"
require "stringio"

module Parley
  # A file for a call. The content is a String, or an IO that is sent as it is read.
  class Upload
    attr_reader :name, :content, :media_type

    def initialize(name, content, media_type = "application/octet-stream")
      @name = name
      @content = content
      @media_type = media_type
    end
  end

  # A body that is ready to be sent. A stream can be sent once.
  class WrittenBody
    attr_reader :content, :media_type

    def initialize(content, media_type)
      @content = content
      @media_type = media_type
    end

    def once? = !@content.nil? && !@content.is_a?(String)

    # Writes a body as the operation takes it.
    def self.of(flags, media_type, body)
      return new(nil, nil) if body.nil?
      return new(body, media_type) if flags.include?("y") && body.is_a?(String)
      return new(content_of(body), body.is_a?(Upload) ? body.media_type : media_type) if flags.include?("u") && content?(body)

      members = Value.write(body)
      return form(members) if flags.include?("f") && members.is_a?(Hash) && (!flags.include?("b") || members.key?("file"))

      new(JSON.generate(members), "application/json")
    rescue JSON::GeneratorError, EncodingError => e
      raise ArgumentError, "The body is no JSON: #{e.class}"
    end

    def self.content?(value) = value.is_a?(String) || value.is_a?(Upload) || value.respond_to?(:read)

    def self.content_of(value) = value.is_a?(Upload) ? value.content : value

    def self.form(members)
      boundary = SecureRandom.hex(16)
      parts = members.flat_map { |name, value| [value].flatten(1).compact.map { |each| [name, each] } }
      pieces = parts.flat_map { |name, each| [head_of(boundary, name, each), text_of(each), "\r\n"] }
      pieces << "--#{boundary}--\r\n"
      content = pieces.all?(String) ? pieces.map(&:b).join : Pieces.new(pieces)
      new(content, "multipart/form-data; boundary=#{boundary}")
    end

    def self.text_of(value)
      return value if value.is_a?(String)

      content?(value) ? content_of(value) : JSON.generate(value)
    end

    def self.head_of(boundary, name, value)
      escape = ->(text) { text.gsub(/[\r\n"]/, "\r" => "%0D", "\n" => "%0A", '"' => "%22") }
      head = "--#{boundary}\r\ncontent-disposition: form-data; name=\"#{escape[name]}\""
      if value.is_a?(Upload) || value.respond_to?(:read)
        file = value.is_a?(Upload) ? value.name : File.basename(value.respond_to?(:path) ? value.path : "file")
        type = value.is_a?(Upload) ? value.media_type : "application/octet-stream"
        head += "; filename=\"#{escape[file]}\"\r\ncontent-type: #{escape[type]}"
      end
      "#{head}\r\n\r\n"
    end

    private_class_method :content?, :content_of, :form, :text_of, :head_of
  end

  # Several texts and files as one, which is read piece by piece.
  class Pieces
    def initialize(pieces)
      @pieces = pieces.map { |each| each.is_a?(String) ? StringIO.new(each.b) : each }
    end

    # Reads as IO does.
    def read(length = nil, buffer = nil)
      part = nil
      part = @pieces.first.read(length) || (@pieces.shift && nil) while part.nil? && @pieces.any?
      buffer ? (part ? buffer.replace(part) : buffer.clear && nil) : part
    end

    # Reads what is there, as IO does.
    # @raise [EOFError] at the end
    def readpartial(length, buffer = nil)
      read(length, buffer) || raise(EOFError)
    end
  end
  private_constant :Pieces
end
