"""Streams answers and reads a long list, and tells how much memory it holds: python3 load.py URL ANSWERS"""

import gc
import json
import os
import sys
import time

from parley_client import Chatbot, Parley

began = time.monotonic()


def tell(kind, count):
    gc.collect()
    with open("/proc/self/statm") as file:
        held = int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    print(json.dumps({"kind": kind, "count": count, "bytes": held, "seconds": time.monotonic() - began}), flush=True)


url, answers = sys.argv[1], int(sys.argv[2])
chatbot = Chatbot(url)
for count in range(1, answers + 1):
    last = None
    for event in chatbot.stream("Is delivery free?"):
        last = event
    assert last is not None and last.answer is not None and last.answer.status == "completed"
    if count % 100 == 0:
        tell("answers", count)
began = time.monotonic()
for count, contact in enumerate(Parley(url).contacts.list(limit=100), 1):
    assert contact.id
    if count % 1000 == 0:
        tell("items", count)
