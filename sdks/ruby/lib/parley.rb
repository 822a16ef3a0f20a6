# frozen_string_literal: true

# The client library of Parley, a self-hosted AI assistant service, on the standard library alone.
module Parley
  # An argument that is not given. nil is a value of its own: null.
  OMIT = Object.new.tap { |omit| def omit.inspect = "OMIT" }.freeze
end

require_relative "parley/version"
require_relative "parley/errors"
require_relative "parley/value"
require_relative "parley/types"
require_relative "parley/routes"
require_relative "parley/transport"
require_relative "parley/body"
require_relative "parley/exchange"
require_relative "parley/events"
require_relative "parley/group"
require_relative "parley/calls"
require_relative "parley/webhooks"
require_relative "parley/client"
require_relative "parley/chatbot"
require_relative "parley/recording"
