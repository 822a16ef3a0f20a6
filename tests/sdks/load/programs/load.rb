# frozen_string_literal: true

# Streams answers and reads a long list, and tells how much memory it holds: ruby load.rb URL ANSWERS

require "json"
require "parley"

PAGE = 4096

def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)

def tell(kind, count, began)
  GC.start
  held = File.read("/proc/self/statm").split[1].to_i * PAGE
  $stdout.puts JSON.generate({ "kind" => kind, "count" => count, "bytes" => held, "seconds" => now - began })
  $stdout.flush
end

url, answers = ARGV
parley = Parley::Client.new(url)
chatbot = Parley::Chatbot.new(parley)
began = now
(1..answers.to_i).each do |count|
  last = nil
  chatbot.stream("Is delivery free?") { |event| last = event }
  raise "no answer" unless last&.answer&.status == "completed"

  tell("answers", count, began) if (count % 100).zero?
end
began = now
parley.contacts.list(limit: 100).each.with_index(1) do |contact, count|
  raise "no contact" unless contact.id

  tell("items", count, began) if (count % 1000).zero?
end
