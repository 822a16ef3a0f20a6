import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

/** A valid answer has this member, which packages ignore after they have parsed it. */
let ballast = "";
let typeOfVectors = "application/json";
const piece = (delta: object) => `{"id":"c","choices":[{"index":0,"delta":${JSON.stringify(delta)}}]${ballast}}`;

let provider: Server;
let server: TestServer;
let person: Person;
before(async () => {
  provider = createServer(async (request, response) => {
    for await (const _chunk of request);
    if (request.url?.endsWith("/embeddings")) {
      response.setHeader("content-type", typeOfVectors);
      return response.end(`{"data":[{"embedding":[1,2]}],"usage":{"prompt_tokens":1}${ballast}}`);
    }
    response.setHeader("content-type", "text/event-stream");
    const end = '{"id":"c","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}';
    const lines = piece({ content: "Good day." }).replaceAll("\n", "\ndata: ");
    return response.end(`data: ${lines}\n\ndata: ${end}\n\ndata: [DONE]\n\n`);
  });
  provider.listen(0, "127.0.0.1");
  await once(provider, "listening");
  const host = `127.0.0.1:${(provider.address() as AddressInfo).port}`;
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `models:${host}` } });
  person = await signUp(server.client);
  const settings = { kind: "openai-compatible", name: "p", baseUrl: `http://${host}/v1`, defaultModel: "m" };
  assert.equal((await person.client.post("/api/providers", settings)).status, 201);
});
after(async () => {
  await server.stop();
  provider.closeAllConnections();
  provider.close();
});

const ask = async () => (await person.client.post("/api/chatbot/send", { message: "Hello there, how are you?" })).body;
const embed = () => person.client.post("/v1/embeddings", { model: "p/m", input: ["a"] });

describe("what a provider answers", () => {
  test("is used while it is small", async () => {
    ballast = `,"extra":[${"[],".repeat(5_000)}1]`;
    assert.equal((await ask()).aiResponse, "Good day.");
    assert.deepEqual((await embed()).body.data[0].embedding, [1, 2]);
  });

  test("is not parsed when it has too many values, and the assistant answers without it", async () => {
    ballast = `,"extra":[${"[],".repeat(300_000)}1]`;
    const answer = await ask();
    assert.ok(answer.aiResponse !== undefined && answer.aiResponse !== "Good day.", answer.aiResponse);
    const refused = await embed();
    assert.equal(refused.status, 502, refused.text.slice(0, 300));
  });

  test("is not parsed either when its values are on many lines, or when it only claims to be a stream", async () => {
    ballast = `,"extra":[${`${"[],".repeat(5_000)}\n\n`.repeat(60)}1]`;
    typeOfVectors = "text/event-stream";
    assert.notEqual((await ask()).aiResponse, "Good day.");
    const refused = await embed();
    assert.equal(refused.status, 502, refused.text.slice(0, 300));
  });
});

test("an action refuses an input of many values", async () => {
  const input = { query: "a", ...Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`x${at}`, 1])) };
  const params = { name: "search_knowledge", arguments: input };
  const { body } = await person.client.post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params });
  assert.match(body.result.content[0].text, /more than 10000 values/);
});
