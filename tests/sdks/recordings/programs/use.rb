# frozen_string_literal: true

# Records three calls, or plays them back: ruby use.rb record|replay FILE URL

require "json"
require "parley"

mode, path, url = ARGV
parley = if mode == "record"
           Parley::Client.new(url, transport: Parley::Recorder.new(path))
         else
           Parley::Client.new(url, nil, transport: Parley::Replayer.new(path))
         end
lead = parley.leads.create(email: "grace@example.com", name: "Grace Ünal", message: "1 < 2 & \"so\" on / off")
page = parley.leads.list(limit: 1).page
text = +""
Parley::Chatbot.new(parley).stream("Is delivery free?") { |event| text << event.text }
puts JSON.generate({ "lead" => lead.id, "name" => page.data.first.name, "listed" => page.data.size, "text" => text })
