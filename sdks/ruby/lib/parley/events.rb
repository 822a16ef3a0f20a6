# frozen_string_literal: true

module Parley
  # One event of an event stream, as the HTML standard defines it.
  ServerSentEvent = Struct.new(:id, :event, :data) do
    # Gives the events as they arrive. An incomplete event at the end of a lost connection is dropped.
    def self.read(answer)
      rest = +"".b
      answer.each_part do |part|
        *blocks, rest = (rest + part).split(/\r\n\r\n|\n\n|\r\r/, -1)
        blocks.each do |block|
          event = parse(block.force_encoding(Encoding::UTF_8).scrub)
          yield event if event
        end
      end
    end

    def self.parse(block)
      id, event, data = nil, "message", []
      block.split(/\r\n|\n|\r/).each do |line|
        field, value = line.split(":", 2)
        value = value.to_s.delete_prefix(" ")
        case field
        when "id" then id = value
        when "event" then event = value
        when "data" then data << value
        end
      end
      data.empty? ? nil : new(id, event, data.join("\n"))
    end
    private_class_method :parse
  end

  # Takes from an answer piece by piece, so that no code of the caller runs within the exchange.
  class Pull
    # Ends the reading of an answer that the caller has left.
    class Closed < StandardError; end
    private_constant :Closed

    # @yieldparam give [Proc] takes one piece
    def initialize(exchange, &read)
      @fiber = Fiber.new do
        exchange.perform do |answer|
          Fiber.yield(:begun)
          # What is lost now is not sent again by the exchange.
          begin
            read.call(answer, ->(piece) { Fiber.yield(piece) })
          rescue *Exchange::LOSSES, Net::ReadTimeout, Unreachable => e
            @loss = e.is_a?(Unreachable) ? e : Unreachable.new("The connection was lost (#{e.class}).", timeout: e.is_a?(Net::ReadTimeout))
          end
        end
        nil
      end
      @fiber.resume
    end

    # Gives the next piece, or nil at the end.
    # @raise [Unreachable] when the connection is lost
    def next
      piece = @fiber.alive? ? @fiber.resume : nil
      raise @loss if piece.nil? && @loss

      piece
    end

    # Lets go of the connection.
    def close
      @fiber.raise(Closed) if @fiber.alive?
    rescue Closed, FiberError
      nil
    end
  end
  private_constant :Pull

  # Events over as many connections as are needed: every one once and in order.
  module ResumedEvents
    # @param connect [Proc] takes the id of the last event, and gives a Pull of the events after it
    # @param judge [Proc] says :continue, :skip, :end or :reconnect
    def self.read(connect, judge, max_retries, first_delay, cancellation)
      last_id = nil
      failures = 0
      while failures <= max_retries
        cancellation.pause(Exchange.backoff(first_delay, failures)) if failures.positive?
        # It retries by itself, so its errors are final.
        events = connect.call(last_id)
        begin
          while (event = take(events, cancellation))
            verdict = judge.call(event)
            break if verdict == :reconnect

            last_id, failures = event.id, 0 if event.id
            yield event unless verdict == :skip
            return if verdict == :end
          end
        ensure
          events.close
        end
        cancellation.check
        failures += 1
      end
      raise Unreachable, "The stream was lost too often."
    end

    def self.take(events, cancellation)
      cancellation.check
      events.next
    rescue Unreachable
      nil
    end
    private_class_method :take
  end
  private_constant :ResumedEvents
end
