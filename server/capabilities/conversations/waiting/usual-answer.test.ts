import assert from "node:assert/strict";
import { test } from "node:test";
import { execute } from "../../../kernel/storage/sql.ts";
import { createClient, makeKey, type Person, signUp } from "../../../testing/client.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { ConversationId } from "../ids.ts";

const origin = "https://shop.example";

/** A visitor asks for a person, so many minutes ago. Gives the conversation. */
async function askForPerson(server: TestServer, key: string, minutesAgo: number): Promise<string> {
  const visitor = createClient(server.url, key, { origin });
  const { conversationId } = (await visitor.post("/api/chatbot/send", { message: "I want to talk to a human" })).body;
  await execute(server.server.kernel.database.query)`
    update conversation set person_wanted_at = person_wanted_at - ${minutesAgo} * interval '1 minute'
    where id = ${ConversationId.parse(conversationId)!}`;
  return conversationId;
}
const say = ({ client }: Person, conversationId: string, body: object) =>
  client.post(`/api/conversations/${conversationId}/messages`, body);

test("visitors are told how long a person's answer usually takes, once enough of them had one", async () => {
  const server = await startTestServer();
  try {
    const owner = await signUp(server.client);
    const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
    const usual = async () =>
      (await server.client.get(`/widget/settings/${key}.json`, { headers: { origin } })).body.usualAnswerSeconds;
    for (const minutes of [1, 2, 600, 4]) {
      const conversationId = await askForPerson(server, key, minutes);
      // A member who reads it ends no wait of the visitor, and a note is no answer.
      await owner.client.get(`/api/conversations/${conversationId}`);
      await say(owner, conversationId, { text: "Who takes it?", isNote: true });
      assert.equal((await say(owner, conversationId, { text: "Here I am." })).status, 201);
      assert.equal((await say(owner, conversationId, { text: "What may I do for you?" })).status, 201);
    }
    await askForPerson(server, key, 60);
    assert.equal(await usual(), null);
    await say(owner, await askForPerson(server, key, 3), { text: "Good morning." });
    const seconds = await usual();
    assert.ok(seconds >= 180 && seconds < 240, String(seconds));
    const config = await server.client.as(key).get("/api/widget/config", { headers: { origin } });
    assert.equal(config.body.usualAnswerSeconds, seconds);
    const elsewhere = await signUp(server.client);
    assert.equal((await elsewhere.client.get("/api/widget/config")).body.usualAnswerSeconds, null);
  } finally {
    await server.stop();
  }
});

test("answers of more than four weeks ago no longer count", async () => {
  const server = await startTestServer();
  try {
    const owner = await signUp(server.client);
    const key = await makeKey(owner, { kind: "publishable", allowedOrigins: [origin] });
    for (let visitors = 0; visitors < 5; visitors++) {
      await say(owner, await askForPerson(server, key, 5), { text: "Good morning." });
    }
    moveClock(server, 29 * 24 * 60 * 60_000);
    const { body } = await server.client.get(`/widget/settings/${key}.json`, { headers: { origin } });
    assert.equal(body.usualAnswerSeconds, null);
  } finally {
    await server.stop();
  }
});
