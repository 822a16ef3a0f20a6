import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { openRealtime, realtimeVersions } from "./openai-realtime.ts";

const answer = "We open at nine in the morning, and we close at six in the evening. On Sundays the shop is closed.";

describe("OpenAI's clients of the Realtime API", () => {
  let server: TestServer;
  let person: Person;
  let key: string;
  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
    key = await makeKey(person);
    await person.client.post("/api/knowledge/sources", { type: "faq", question: "When do you open?", answer });
  });
  after(() => server.stop());

  for (const version of realtimeVersions) {
    describe(version, () => {
      test("a typed question is answered in words and sound, in the order of the protocol", async () => {
        const client = await openRealtime(version, { url: server.url, key });
        const { session } = await client.next("session.created");
        client.send({
          type: "conversation.item.create",
          item: { type: "message", role: "user", content: [{ type: "input_text", text: "When do you open?" }] },
        });
        client.send({ type: "response.create" });
        const { response } = await client.next("response.done");
        assert.equal(response.status, "completed", JSON.stringify(response));
        const types = client.events.map(({ type }) => type);
        assert.deepEqual(
          [...new Set(types)],
          [
            ...["session.created", "conversation.item.added", "conversation.item.done", "response.created"],
            ...["response.output_item.added", "response.content_part.added", "response.output_audio_transcript.delta"],
            ...["response.output_audio.delta", "response.output_audio.done", "response.output_audio_transcript.done"],
            ...["response.content_part.done", "response.output_item.done", "response.done"],
          ],
        );
        const ids = client.events.map((event) => ("event_id" in event ? event.event_id : "none"));
        assert.equal(new Set(ids).size, ids.length);
        const spoken = client.events.flatMap((event) =>
          event.type === "response.output_audio.delta" ? [event.delta] : [],
        );
        const bytes = spoken.reduce((sum, delta) => sum + Buffer.from(delta, "base64").length, 0);
        assert.ok(bytes / 48 > 2_000, `${bytes / 48} ms of sound`);
        const { transcript } = await client.next("response.output_audio_transcript.done");
        const deltas = client.events.flatMap((event) =>
          event.type === "response.output_audio_transcript.delta" ? [event.delta] : [],
        );
        assert.equal(deltas.join(""), transcript);
        assert.match(transcript, /nine in the morning/);
        await client.close();
        const { id } = session as { id?: string };
        const { body } = await person.client.get(`/api/conversations/${id}/messages`);
        assert.equal(body.data.length, 2);
      });
    });
  }
});
