"""Django: a webhook comes in, and an answer streams out. Run `python3 django_app.py runserver`."""

import os

from django.conf import settings
from django.core.management import execute_from_command_line
from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt
from parley_client import Chatbot, webhooks


@csrf_exempt
def receive(request: HttpRequest) -> HttpResponse:
    try:
        event = webhooks.unwrap(request.body, request.headers, os.environ["WEBHOOK_SECRET"])
    except webhooks.WebhookRefused as refused:
        return HttpResponse(refused.reason, status=400)
    if event.type == "message.created":
        print(event.id, event.data.text, flush=True)
    return HttpResponse(status=204)


def chat(request: HttpRequest) -> StreamingHttpResponse:
    events = Chatbot().stream(request.GET["question"])
    return StreamingHttpResponse((event.text for event in events), content_type="text/plain; charset=utf-8")


urlpatterns = [path("webhook", receive), path("chat", chat)]

if __name__ == "__main__":
    settings.configure(ROOT_URLCONF=__name__, ALLOWED_HOSTS=["127.0.0.1"], SECRET_KEY=os.urandom(32).hex())
    execute_from_command_line()
