# frozen_string_literal: true

require "json"
require "time"

module Parley
  # The base of all values. It keeps what arrived, and reads a member when it is asked for.
  class Value
    Member = Struct.new(:wire, :reading, :required, :tag)
    private_constant :Member

    class << self
      # @return [Hash{Symbol => Member}]
      def members = (@members ||= {})

      # Reads a value in the form of the wire.
      def from_h(raw) = allocate.tap { |value| value.instance_variable_set(:@raw, raw) }

      # Tells how well the members fit; -1 is another tag.
      def fit(raw)
        required = members.values.select { |each| each.required && raw.key?(each.wire) }
        return -1 if required.any? { |each| !each.tag.nil? && raw[each.wire] != each.tag }

        required.sum { |each| each.tag.nil? ? 1 : 101 }
      end

      private

      def member(name, wire, reading: nil, required: false, tag: nil)
        members[name] = Member.new(wire, reading, required, tag)
        define_method(name) { Value.read(@raw[wire], reading) }
      end
    end

    def initialize(**members)
      @raw = members.reject { |_name, each| each.equal?(OMIT) }.to_h do |name, each|
        known = self.class.members[name] || raise(ArgumentError, "#{self.class} has no member #{name}.")
        [known.wire, Value.write(each)]
      end
    end

    # @return [Hash] the value in the form of the wire, with all that arrived
    def to_h = @raw

    # Reads a member by its name on the wire, also one that the class does not know.
    def [](wire) = @raw[wire]

    # Writes the value as JSON.
    def to_json(*state) = @raw.to_json(*state)

    # Tells whether another value has the same members.
    def ==(other) = other.is_a?(Value) && other.to_h == @raw

    # @return [String] the class and the members
    def inspect = "#<#{self.class} #{@raw.inspect}>"

    class << self
      # Reads a value as its type says. What does not fit stays as it arrived.
      def read(raw, reading)
        return raw if raw.nil? || reading.nil?
        return raw.is_a?(String) ? read_time(raw) : raw if reading == :time
        return raw.is_a?(Hash) ? Types.const_get(reading).from_h(raw) : raw if reading.is_a?(Symbol)

        kind, *parts = reading
        case kind
        when :list then raw.is_a?(Array) ? raw.map { |each| read(each, parts[0]) } : raw
        when :map then raw.is_a?(Hash) ? raw.transform_values { |each| read(each, parts[0]) } : raw
        else read_union(raw, parts)
        end
      end

      # Writes a value in the form of the wire.
      def write(value)
        case value
        when Value then value.to_h
        when Time then value.iso8601(6)
        when Hash then value.reject { |_name, each| each.equal?(OMIT) }.to_h { |name, each| [name.to_s, write(each)] }
        when Array then value.map { |each| write(each) }
        when Symbol then value.to_s
        else value
        end
      end

      private

      def read_time(text)
        text.match?(/\A\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)\z/i) ? Time.iso8601(text) : text
      rescue ArgumentError
        text
      end

      def read_union(raw, readings)
        classes = readings.grep(Symbol) - [:time]
        if raw.is_a?(Hash) && classes.any?
          best, chosen = classes.map { |name| [Types.const_get(name).fit(raw), name] }.max_by(&:first)
          return best.negative? ? raw : read(raw, chosen)
        end
        other = readings.find { |each| raw.is_a?(Array) ? each.is_a?(Array) && each[0] == :list : each == :time }
        read(raw, other)
      end
    end
  end
end
