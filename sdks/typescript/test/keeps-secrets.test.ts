import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import { Chatbot, Parley } from "../src/index.ts";

const apiKey = "parley_sk_never_shown";
const endpoint = "http://127.0.0.1:3000";

test("a client that a program logs or writes as JSON shows no key, and works on", async () => {
  const sent: (string | null)[] = [];
  const fetch: typeof globalThis.fetch = async (url, request) => {
    sent.push(new Request(url, request).headers.get("authorization"));
    return Response.json({});
  };
  const chatbot = new Chatbot({ endpoint, apiKey, fetch });
  const clients = [chatbot, chatbot.parley, new Parley({ endpoint, apiKey, fetch })];
  for (const client of clients) {
    for (const text of [inspect(client, { depth: 9, showHidden: true }), JSON.stringify(client), String(client)]) {
      assert.ok(!text.includes(apiKey), text);
    }
  }
  await chatbot.send({ message: "Hello" });
  await chatbot.parley.auth.me();
  await chatbot.parley.as("parley_sk_other").auth.me();
  assert.deepEqual(sent, [`Bearer ${apiKey}`, `Bearer ${apiKey}`, "Bearer parley_sk_other"]);
});

test("a redirect carries no token to another server", async () => {
  const asked: string[] = [];
  const modes: string[] = [];
  const fetch: typeof globalThis.fetch = async (url, request) => {
    asked.push(String(url));
    modes.push(new Request(url, request).redirect);
    return new Response(null, { status: 307, headers: { location: "https://elsewhere.example.com/" } });
  };
  const chatbot = new Chatbot({ endpoint, apiKey, visitorToken: "secret", fetch });
  await assert.rejects(chatbot.send({ message: "Hello" }), { status: 307, code: "unexpected-answer" });
  assert.deepEqual([asked.length, modes], [1, ["manual"]]);
});
