import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

describe("one Idempotency-Key", () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
  });
  after(() => server.stop());
  const request = { headers: { "idempotency-key": "the-same-name" } };

  test("of two callers means two requests, also within a workspace", async () => {
    const other = await signUp(server.client);
    const callers = [await makeKey(person), await makeKey(person), person.accessToken, other.accessToken];
    const ids = new Set<string>();
    for (const [number, caller] of callers.entries()) {
      // Each caller teaches another text, because equal texts become one source.
      const source = { type: "text", title: "Hours", content: `Shop ${number} is open from nine to five.` };
      const { status, text, body } = await server.client.as(caller).post("/api/knowledge/sources", source, request);
      assert.equal(status, 201, text);
      ids.add(body.id);
    }
    assert.equal(ids.size, callers.length);
  });

  test("on two paths means two requests", async () => {
    const start = async () => (await person.client.post("/api/chatbot/send", { message: "Hello" })).body.conversationId;
    const conversations = [await start(), await start()];
    const ids = new Set<string>();
    for (const id of conversations) {
      const path = `/api/conversations/${id}/messages`;
      const { status, text, body } = await person.client.post(path, { text: "This is Ann." }, request);
      assert.equal(status, 201, text);
      ids.add(body.id);
    }
    assert.equal(ids.size, 2);
  });
});
