# frozen_string_literal: true

# Runs every conformance case with the Ruby client and prints a table: ruby conformance.rb http://127.0.0.1:4010

require "json"
require "net/http"
require_relative "../../../sdks/ruby/lib/parley"

KEY = "parley_sk_conformance"

def fetch(url) = JSON.parse(Net::HTTP.get(URI(url)).force_encoding("UTF-8"))

def perform(test, log)
  call = test["call"]
  if call["kind"] == "webhook"
    given = call["webhook"]
    return Parley::Webhooks.unwrap(given["body"], given["headers"], given["secret"], now: Time.at(given["nowSeconds"])).to_h
  end
  settings = call["settings"] || {}
  cancellation = Parley::Cancellation.new
  if (count = call["cancelAfterRequests"])
    Thread.new do
      fetch("#{test["url"]}/received/#{count}")
      cancellation.cancel
    end
  end
  tokens = call["accessTokens"]
  credential = tokens ? Parley::OMIT : KEY
  access_token = tokens && lambda do |refused|
    raise "another token was refused" unless refused.nil? || refused == tokens.first

    tokens.shift if refused && tokens.size > 1
    tokens.first
  end
  parley = Parley::Client.new(test["url"], credential, access_token: access_token, log: log, max_retries: settings["maxRetries"] || 3,
                                                timeout: (settings["timeoutMs"] || 60_000) / 1000.0, retry_delay: 0.001)
  parley = parley.with(cancellation: cancellation, idempotency_key: call["idempotencyKey"])
  parts = call.slice("params", "query", "body").transform_keys(&:to_sym)
  case call["kind"]
  when "value" then parley.request(call["operation"], **parts)
  when "items" then parley.list(call["operation"], **parts).to_a
  when "page" then parley.list(call["operation"], **parts).page.raw
  when "download"
    whole = +""
    parley.open(call["operation"], **parts) { |part| whole << part }
    whole.force_encoding("UTF-8")
  when "watch" then parley.watch.first(call["take"]).map(&:to_h)
  else chat(parley, call, cancellation)
  end
end

def chat(parley, call, cancellation)
  text = +""
  answer = nil
  events = 0
  Parley::Chatbot.new(parley).stream(call["body"]["message"], session_id: call["body"]["sessionId"]) do |event|
    text << event.text
    answer = event.answer.to_h if event.answer
    cancellation.cancel if (events += 1) == call["cancelAfterEvents"]
  end
  { "text" => text, "answer" => answer }
end

def describe(error, test)
  return { "leak" => true } if [error.full_message, error.inspect, error.cause.inspect].any? { |text| text.include?(KEY) }

  case error
  when Parley::Cancelled then { "cancelled" => true }
  when Parley::Unreachable then { "unreachable" => { "isTimeout" => error.timeout? } }
  when Parley::WebhookRefused then { "refused" => error.reason.to_s }
  when ArgumentError then { "wrongUse" => true }
  when Parley::Problem
    wanted = test["outcome"].dig("problem", "members") || {}
    members = wanted.empty? ? {} : { "members" => error.document.slice(*wanted.keys) }
    { "problem" => { "status" => error.status, "code" => error.code, **members } }
  else { "error" => error.full_message }
  end
end

# Tells whether each request has an entry, and none has the key.
def logged?(test, logged)
  statuses = (test["answers"] || []).map { |each| each["ending"] == "refuse" ? nil : each["status"] || 200 }
  # A call that is cancelled may end before the headers arrive.
  statuses = logged.map(&:status) if test["call"]["cancelAfterRequests"] && logged.size == statuses.size
  logged.map(&:status) == statuses && !logged.inspect.include?(KEY)
end

def check(test)
  logged = []
  outcome = begin
    { "value" => perform(test, ->(entry) { logged << entry }) }
  rescue StandardError => e
    describe(e, test)
  end
  loud = logged?(test, logged) ? [] : ["the log is #{logged.inspect}"]
  faults = outcome == test["outcome"] ? [] : ["the outcome is #{JSON.generate(outcome)}"]
  faults + loud + fetch("#{test["url"]}/verdict")["faults"]
end

$stdout.sync = true
cases = fetch("#{ARGV[0]}/cases")
failed = cases.count do |test|
  faults = check(test)
  puts "#{faults.empty? ? "pass" : "fail"}  #{[test["name"], *faults].join("\n      ")}"
  !faults.empty?
end
puts "#{cases.size - failed} of #{cases.size} cases pass."
exit(failed.zero?)
