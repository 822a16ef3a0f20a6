# frozen_string_literal: true

require_relative "lib/parley/version"

Gem::Specification.new do |spec|
  spec.name = "parley-client"
  spec.version = Parley::VERSION
  spec.summary = "The client library of Parley, on the standard library of Ruby alone."
  spec.authors = ["The authors of Parley"]
  spec.license = "Apache-2.0"
  spec.required_ruby_version = ">= 3.0"
  spec.files = Dir["lib/**/*.rb"] + ["README.md", "CHANGELOG.md", "LICENSE"]
  spec.metadata = { "rubygems_mfa_required" => "true" }
end
