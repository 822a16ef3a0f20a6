# frozen_string_literal: true

require "openssl"

module Parley
  # An event of a type that this client does not know. to_h has all of it.
  class UnknownEvent < Value
    member :id, "id"
    member :type, "type"
    member :data, "data"
  end

  # Receives webhooks, by Standard Webhooks.
  module Webhooks
    # Verifies a delivery and reads it. A delivery may arrive twice, with the same id.
    #
    # @param body [String] the bytes as they arrived
    # @param headers [Hash] by their names, also as Rack has them
    # @param secret [String] the endpoint's whsec_…
    # @param tolerance [Numeric] the greatest age in seconds
    # @return [Value] a class of Types::EVENTS, or UnknownEvent
    # @raise [WebhookRefused] when it is not signed with the secret, or is too old
    def self.unwrap(body, headers, secret, tolerance: 300, now: Time.now)
      key = decode(secret.to_s.delete_prefix("whsec_"))
      raise ArgumentError, "The secret must be whsec_ followed by base64." if key.nil? || key.empty?

      id, at, signatures = read_headers(headers)
      unless id && at && signatures
        raise WebhookRefused.new(:missing, "The headers webhook-id, webhook-timestamp and webhook-signature are required.")
      end
      # With a dot in the id, the same signed bytes could mean another id and timestamp.
      if id.include?(".") || !at.match?(/\A[0-9]{1,12}\z/)
        raise WebhookRefused.new(:malformed, "webhook-id or webhook-timestamp is not valid by Standard Webhooks.")
      end
      right = OpenSSL::HMAC.digest("SHA256", key, "#{id}.#{at}.".b + body.b)
      unless signed?(signatures, right)
        raise WebhookRefused.new(:wrong, "No signature matches. Check the secret, and that the body is unchanged.")
      end
      if (now.to_f - at.to_i).abs > tolerance
        raise WebhookRefused.new(:expired, "The delivery is more than #{tolerance} seconds old, or of the future.")
      end
      read({ "id" => id, **parse(body) })
    end

    # Reads an event in the class of its type.
    def self.read(event)
      name = Types::EVENTS[event["type"]]
      (name ? Types.const_get(name) : UnknownEvent).from_h(event)
    end

    class << self
      private

      def read_headers(headers)
        given = headers.to_h { |name, value| [name.to_s.downcase.delete_prefix("http_").tr("_", "-"), value] }
        %w[id timestamp signature].map { |name| [given["webhook-#{name}"]].flatten.first }.map { |text| text unless text.to_s.empty? }
      end

      # While a secret is being replaced, there are several signatures.
      def signed?(signatures, right)
        signatures.split(" ").any? do |each|
          version, text = each.split(",", 2)
          bytes = version == "v1" && decode(text.to_s)
          bytes && bytes.bytesize == right.bytesize && OpenSSL.fixed_length_secure_compare(bytes, right)
        end
      end

      def decode(text)
        text.unpack1("m0")
      rescue ArgumentError
        nil
      end

      def parse(body)
        event = JSON.parse(body.dup.force_encoding(Encoding::UTF_8))
        return event if event.is_a?(Hash) && event["type"].is_a?(String)

        raise WebhookRefused.new(:malformed, "The body is not an event of Parley.")
      rescue JSON::ParserError
        raise WebhookRefused.new(:malformed, "The body is not an event of Parley.")
      end
    end
  end
end
