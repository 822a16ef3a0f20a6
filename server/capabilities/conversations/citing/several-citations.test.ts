import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

type Cited = { sourceId: string; documentId: string; passage: string; start: number; end: number };

const message = "What does the zeppelin ticket cost? And where is the luggage office?";
const parts = ["The zeppelin ticket costs ninety euros.", "The luggage office is in the old mill."];
const url = "https://rides.example/tickets";

describe("an answer of two places", () => {
  let server: TestServer;
  let person: Person;
  let key: TestClient;
  let second: { id: string; documentId: string };
  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
    key = server.client.as(await makeKey(person));
    const [ticket, luggage] = parts;
    await key.post("/api/knowledge/sources", { type: "text", title: "Zeppelin ticket", content: ticket, url });
    const added = await key.post("/api/knowledge/sources", { type: "text", title: "Luggage office", content: luggage });
    second = added.body;
  });
  after(() => server.stop());

  test("cites each of them, verbatim, in the answer, the stream, the messages and the provenance", async () => {
    const sent = (await key.post("/api/chatbot/send", { message, sessionId: "two" })).body;
    assert.equal(sent.answered, true);
    assert.equal(sent.aiResponse, parts.join("\n\n"));
    assert.deepEqual(
      sent.citations.map(({ passage }: Cited) => passage),
      parts,
    );
    for (const { documentId, passage, start, end } of sent.citations as Cited[]) {
      const document = (await key.get(`/api/knowledge/documents/${documentId}`)).body;
      assert.equal(document.text.slice(start, end), passage);
    }
    const stored = (await key.get("/api/conversations/two/messages")).body.data[1];
    assert.deepEqual([stored.text, stored.citations], [sent.aiResponse, sent.citations]);
    const provenance = (await key.get(`/api/messages/${sent.messageId}/provenance`)).body;
    assert.deepEqual(
      provenance.citations.map(({ passage, isCurrent }: Cited & { isCurrent: boolean }) => [passage, isCurrent]),
      parts.map((passage) => [passage, true]),
    );

    const accept = { headers: { accept: "text/event-stream" } };
    const streamed = (await key.post("/api/chatbot/send", { message }, accept)).text;
    const dataOf = (event: string) =>
      [...streamed.matchAll(new RegExp(`event: ${event}\\ndata: (.*)`, "g"))].map(([, data]) => JSON.parse(data!));
    assert.equal(
      dataOf("message.delta")
        .map(({ text }) => text)
        .join(""),
      sent.aiResponse,
    );
    assert.deepEqual(
      dataOf("message.citation").map(({ index, citation }) => [index, citation.passage]),
      [...parts.entries()],
    );
  });

  test("says at the compatible APIs which part of the text rests on which place", async () => {
    const response = (await key.post("/v1/responses", { model: "parley-offline", input: message })).body;
    const [{ text, annotations }] = response.output[0].content;
    assert.equal(text, parts.join("\n\n"));
    const [linked, file] = annotations;
    assert.equal(text.slice(linked.start_index, linked.end_index), parts[0]);
    assert.deepEqual([linked.url, file.file_id, file.index], [url, second.documentId, text.indexOf(parts[1]!)]);
    const asked = [{ id: "m1", role: "user", parts: [{ type: "text", text: message }] }];
    const chat = await key.post("/api/chat", { id: "page", messages: asked });
    const sources = [...chat.text.matchAll(/data: (\{"type":"source-.*)/g)].map(([, chunk]) => JSON.parse(chunk!));
    assert.deepEqual(
      sources.map(({ type }) => type),
      ["source-url", "source-document"],
    );
  });

  test("cites only the places that are left when a limit or a stop word cuts it", async () => {
    const messages = [{ role: "user", content: message }];
    for (const limit of [{ max_tokens: 5 }, { stop: "The luggage" }]) {
      const { parley } = (await key.post("/v1/chat/completions", { model: "parley-offline", messages, ...limit })).body;
      assert.deepEqual(
        parley.citations.map(({ passage }: Cited) => passage),
        parts.slice(0, 1),
      );
    }
  });

  test("is withdrawn as a whole when one of them is purged, and the other citation stays", async () => {
    await key.post("/api/chatbot/send", { message, sessionId: "purged" });
    assert.equal((await key.call("DELETE", `/api/knowledge/sources/${second.id}?purge=true`)).status, 204);
    const reply = (await key.get("/api/conversations/purged/messages")).body.data[1];
    assert.equal(reply.text, "[withdrawn]");
    assert.deepEqual(
      reply.citations.map(({ passage }: Cited) => passage),
      [parts[0], null],
    );
  });
});
