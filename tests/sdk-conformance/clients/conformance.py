"""
Runs every conformance case with the Python client and prints a table.

Use: PYTHONPATH=sdks/python/src python3 conformance.py http://127.0.0.1:4010 [sync|async]
"""

import asyncio
import json
import sys
import threading
import traceback
import urllib.request

from parley_client import (
    AsyncChatbot,
    Cancellation,
    Cancelled,
    Chatbot,
    Parley,
    ParleyProblem,
    ParleyUnreachable,
    Value,
    WebhookRefused,
    webhooks,
)

KEY = "parley_sk_conformance"


def get(url):
    with urllib.request.urlopen(url, timeout=180) as answer:
        return json.loads(answer.read())


def raw(value):
    return value.to_dict() if isinstance(value, Value) else value


def is_logged(case):
    """Tells whether each request has an entry, and none has the key."""
    answers, logged = case.get("answers", []), case["logged"]
    statuses = [None if each.get("ending") == "refuse" else each.get("status", 200) for each in answers]
    # A call that is cancelled may end before the headers arrive.
    is_cancelled = "cancelAfterRequests" in case["call"]
    fits = len(logged) == len(statuses) if is_cancelled else [entry.status for entry in logged] == statuses
    return fits and KEY not in repr(logged)


def settings_of(case):
    given = case["call"].get("settings", {})
    settings = {"endpoint": case["url"], "retry_delay": 0.001, "log": case["logged"].append}
    if "accessTokens" in case["call"]:
        settings["access_token"] = give_tokens(list(case["call"]["accessTokens"]))
    else:
        settings["api_key"] = KEY
    if "maxRetries" in given:
        settings["max_retries"] = given["maxRetries"]
    if "timeoutMs" in given:
        settings["timeout"] = given["timeoutMs"] / 1000
    return settings


def give_tokens(tokens):
    def access_token(refused):
        if refused is not None:
            assert refused == tokens[0]
            del tokens[: len(tokens) > 1]
        return tokens[0]

    return access_token


def perform(case):
    call = case["call"]
    if call["kind"] == "webhook":
        given = call["webhook"]
        return raw(webhooks.unwrap(given["body"], given["headers"], given["secret"], now=given["nowSeconds"]))
    cancellation = Cancellation()
    settings = settings_of(case)
    if "cancelAfterRequests" in call:
        url = f"{case['url']}/received/{call['cancelAfterRequests']}"
        threading.Thread(target=lambda: (get(url), cancellation.cancel()), daemon=True).start()
    options = {"cancellation": cancellation}
    if "idempotencyKey" in call:
        options["idempotency_key"] = call["idempotencyKey"]
    parley = Parley(**settings).with_options(**options)
    parts = {name: call[name] for name in ("params", "query", "body") if name in call}
    kind, operation = call["kind"], call.get("operation")
    if kind == "value":
        return parley.request(operation, **parts)
    if kind == "items":
        return list(parley.list(operation, **parts))
    if kind == "page":
        return parley.list(operation, **parts).page().raw
    if kind == "download":
        return parley.open(operation, **parts).text()
    if kind == "watch":
        events = parley.watch()
        taken = [raw(next(events)) for _ in range(call["take"])]
        events.close()
        return taken
    text, answer = "", None
    body = call["body"]
    stream = Chatbot(**settings).stream(body["message"], session_id=body["sessionId"], cancellation=cancellation)
    for count, event in enumerate(stream, 1):
        text += event.text
        answer = raw(event.answer) if event.answer is not None else answer
        if count == call.get("cancelAfterEvents"):
            cancellation.cancel()
    return {"text": text, "answer": answer}


async def perform_async(case):
    """The chat cases once more over threads; the other kinds have no code of their own there."""
    call = case["call"]
    chatbot = AsyncChatbot(**settings_of(case))
    text, answer = "", None
    body = call["body"]
    async for event in chatbot.stream(body["message"], session_id=body["sessionId"]):
        text += event.text
        answer = raw(event.answer) if event.answer is not None else answer
    await chatbot.close()
    return {"text": text, "answer": answer}


def describe(error, case):
    texts = "".join(traceback.format_exception(type(error), error, error.__traceback__)) + repr(vars(error))
    if KEY in texts:
        return {"leak": texts}
    if isinstance(error, Cancelled):
        return {"cancelled": True}
    if isinstance(error, ParleyUnreachable):
        return {"unreachable": {"isTimeout": error.is_timeout}}
    if isinstance(error, WebhookRefused):
        return {"refused": error.reason}
    if isinstance(error, ParleyProblem):
        wanted = case["outcome"].get("problem", {}).get("members", {})
        members = {"members": {name: error.document.get(name) for name in wanted}} if wanted else {}
        return {"problem": {"status": error.status, "code": error.code, **members}}
    if isinstance(error, (ValueError, TypeError)):
        return {"wrongUse": True}
    return {"error": texts}


def check(case, is_async):
    case["logged"] = []
    try:
        outcome = {"value": asyncio.run(perform_async(case)) if is_async else perform(case)}
    except Exception as error:  # Every kind of error is an outcome.
        outcome = describe(error, case)
    faults = [] if outcome == case["outcome"] else [f"the outcome is {json.dumps(outcome, ensure_ascii=False)}"]
    if not is_logged(case):
        faults.append(f"the log is {case['logged']}")
    return faults + get(case["url"] + "/verdict")["faults"]


def main():
    server, is_async = sys.argv[1], sys.argv[2:] == ["async"]
    failed = 0
    cases = get(server + "/cases")
    if is_async:
        cases = [each for each in cases if each["call"]["kind"] == "chat" and "cancelAfterEvents" not in each["call"]]
    for case in cases:
        faults = check(case, is_async)
        failed += bool(faults)
        print(("fail" if faults else "pass") + "  " + case["name"], *faults, sep="\n      ", flush=True)
    print(f"{len(cases) - failed} of {len(cases)} cases pass.")
    sys.exit(1 if failed else 0)



main()
