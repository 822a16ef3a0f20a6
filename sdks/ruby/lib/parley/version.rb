# frozen_string_literal: true

module Parley
  # The version of the server that this client belongs to.
  VERSION = "0.2.0"
end
