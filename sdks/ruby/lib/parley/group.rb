# frozen_string_literal: true

module Parley
  # One page of a list, and the cursor of the next one.
  class Page
    # @return [Hash] the page as it arrived; some lists count more than their items
    attr_reader :raw
    # @return [Array]
    attr_reader :data
    # @return [String, nil]
    attr_reader :next_cursor

    def initialize(raw, reading)
      @raw = raw
      @data = Value.read(raw["data"] || [], [:list, reading])
      @next_cursor = raw["nextCursor"]
    end
  end

  # All items of a list, page after page. A page is asked for when those before it are read.
  class Pages
    include Enumerable

    def initialize(exchange, reading = nil)
      @exchange = exchange
      @reading = reading
    end

    # @return [Page] the first page, or that of a cursor
    def page(cursor = nil)
      exchange = cursor.nil? ? @exchange : @exchange.with_cursor(cursor)
      Page.new(exchange.perform(&:read_value), @reading)
    end

    # Gives whole pages.
    def each_page
      return enum_for(:each_page) unless block_given?

      page = page()
      loop do
        yield page
        break if page.next_cursor.nil?

        page = page(page.next_cursor)
      end
    end

    # Gives the items.
    def each(&block)
      return enum_for(:each) unless block

      each_page { |page| page.data.each(&block) }
    end
  end

  # The calls of one group. The generated classes are made of it.
  class Group
    def initialize(settings)
      @settings = settings
    end

    private

    def call_of(operation, reading, **parts)
      Value.read(exchange(operation, parts).perform(&:read_value), reading)
    end

    def text_of(operation, **parts) = exchange(operation, parts).perform(&:read_all)

    def nothing_of(operation, **parts)
      exchange(operation, parts).perform(&:read_all)
      nil
    end

    def pages_of(operation, reading, **parts) = Pages.new(exchange(operation, parts), reading)

    def open_of(operation, **parts, &block)
      Group.download(exchange(operation, parts), &block)
    end

    def events_of(operation, **parts, &block)
      parts[:headers] = { "accept" => "text/event-stream" }
      Group.drain(exchange(operation, parts), ServerSentEvent.method(:read), &block)
    end

    def socket_of(operation, **parts) = exchange(operation, parts).url.sub(/\Ahttp/, "ws")

    # Members that are not given are left out.
    def members(given, more) = Value.write({ **given, **more.transform_keys(&:to_s) })

    def exchange(operation, parts) = Exchange.new(@settings, operation, **parts)

    class << self
      # Gives the parts of an answer as they arrive, or all of it when there is no block.
      def download(exchange, &block)
        return exchange.perform(&:read_all) if block.nil?

        drain(exchange, ->(answer, &give) { answer.each_part(&give) }, &block)
        nil
      end

      # Reads an answer piece by piece.
      def drain(exchange, read)
        return enum_for(:drain, exchange, read) unless block_given?

        pieces = Pull.new(exchange) { |answer, give| read.call(answer) { |piece| give.call(piece) } }
        begin
          while (piece = pieces.next)
            yield piece
          end
        ensure
          pieces.close
        end
      end
    end
  end
end
