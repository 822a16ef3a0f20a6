// Express: a webhook comes in, and an answer streams out.

import { Chatbot, WebhookRefused, webhooks } from "@parley/client";
import express from "express";

const app = express();
const chatbot = new Chatbot();

app.post("/webhook", express.text({ type: "*/*" }), async (request, response) => {
  try {
    const event = await webhooks.unwrap(request.body, request.headers, process.env.WEBHOOK_SECRET);
    if (event.type === "message.created") console.log(event.id, event.data.text);
    response.sendStatus(204);
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    response.status(400).send(error.reason);
  }
});

app.get("/chat", async (request, response) => {
  response.type("text/plain");
  for await (const event of chatbot.stream({ message: String(request.query.question) })) {
    if (event.type === "message.delta") response.write(event.text);
  }
  response.end();
});

app.listen(Number(process.env.PORT));
