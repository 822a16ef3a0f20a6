"""Records three calls, or plays them back: python3 use.py record|replay FILE URL"""

import json
import sys

from parley_client import Chatbot
from parley_client.recording import Recorder, Replayer

mode, path, url = sys.argv[1:]
settings = {"transport": Recorder(path)} if mode == "record" else {"transport": Replayer(path), "api_key": None}
chatbot = Chatbot(url, **settings)
lead = chatbot.parley.leads.create(email="grace@example.com", name="Grace Ünal", message="1 < 2 & \"so\" on / off")
page = chatbot.parley.leads.list(limit=1).page()
text = "".join(event.text for event in chatbot.stream("Is delivery free?"))
print(json.dumps({"lead": lead.id, "name": page.data[0].name, "listed": len(page.data), "text": text}))
