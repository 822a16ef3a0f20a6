"""FastAPI: a webhook comes in, and an answer streams out. Run `uvicorn fastapi_app:app`."""

import os

from fastapi import FastAPI, Request, Response
from fastapi.responses import StreamingResponse
from parley_client import Chatbot, webhooks

app = FastAPI()


@app.post("/webhook")
async def receive(request: Request) -> Response:
    try:
        event = webhooks.unwrap(await request.body(), request.headers, os.environ["WEBHOOK_SECRET"])
    except webhooks.WebhookRefused as refused:
        return Response(refused.reason, 400)
    if event.type == "message.created":
        print(event.id, event.data.text, flush=True)
    return Response(status_code=204)


@app.get("/chat")
def chat(question: str) -> StreamingResponse:
    events = Chatbot().stream(question)
    return StreamingResponse((event.text for event in events), media_type="text/plain")
