# frozen_string_literal: true

module Parley
  VERSION = "0.2.0"
end
