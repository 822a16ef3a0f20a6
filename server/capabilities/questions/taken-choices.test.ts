import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestClient } from "../../testing/client.ts";
import { eventsOf } from "../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";

const path = "/api/knowledge/questions";
/** Fits three sources equally well. */
const unclear = "I want to cancel";
const texts = {
  "Cancelling a tour": "You can cancel a tour until the evening before. The money comes back within a week.",
  "Cancelling a course": "You can cancel a course until two weeks before it begins. Half of the fee comes back.",
  "Cancelling a rental": "You can cancel a rental until the same morning. The deposit comes back at once.",
};
const wanted = "Cancelling a rental";

describe("choices that visitors take", () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  async function teach(): Promise<{ person: Person; key: TestClient; ids: Map<string, string> }> {
    const person = await signUp(server.client);
    const sources = Object.entries(texts).map(([title, content]) => ({ type: "text", title, content }));
    const added = await person.client.post("/api/knowledge/sources", { sources });
    const ids = new Map<string, string>(
      added.body.sources.map(({ id, title }: { id: string; title: string }) => [title, id]),
    );
    return { person, key: server.client.as(await makeKey(person)), ids };
  }
  const say = async (client: TestClient, message: string, fields: object = {}) => {
    const sent = await client.post("/api/chatbot/send", { message, ...fields });
    assert.equal(sent.status, 200, sent.text);
    return sent.body;
  };
  let sessions = 0;
  /** Asks in a conversation of its own, and takes a choice. */
  const take = async (client: TestClient, userId: string | undefined, asked = unclear) => {
    const fields = { sessionId: `taking-${++sessions}`, ...(userId === undefined ? {} : { context: { userId } }) };
    const offered = await say(client, asked, fields);
    assert.ok(
      offered.choices?.some(({ title }: { title: string }) => title === wanted),
      JSON.stringify(offered),
    );
    const taken = await say(client, wanted, fields);
    assert.equal(taken.answered, true);
  };
  const listed = async (person: Person, query = "") => {
    const answer = await person.client.get(`${path}${query}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.body.data;
  };
  const firstFound = async (person: Person, query = unclear) =>
    (await person.client.post("/api/knowledge/search", { query })).body.passages[0].title;

  test("three visitors teach where a question leads, and two do not", async () => {
    const { person, key, ids } = await teach();
    await take(key, "ada");
    await take(key, "ben");
    assert.deepEqual(await listed(person), []);
    assert.equal((await say(key, unclear)).answered, false);
    await take(key, "cem", "i want to CANCEL, please");
    const [question, ...others] = await listed(person);
    assert.deepEqual(others, []);
    const { id, documentId, createdAt, ...told } = question;
    assert.deepEqual(told, {
      ...{ text: unclear, language: "en", origin: "choice", visitors: 3, sourceId: ids.get(wanted) },
      ...{ title: wanted, section: null },
    });
    assert.match(id, /^ask_/);
    assert.deepEqual(await listed(person, `?origin=choice&documentId=${documentId}`), [question]);
    assert.deepEqual(await listed(person, "?origin=model"), []);
    assert.equal(await firstFound(person), wanted);
    const reply = await say(key, unclear);
    assert.equal(reply.citations[0]?.sourceId ?? reply.choices[0].sourceId, ids.get(wanted));
    assert.ok(texts[wanted].includes(reply.citations[0]?.passage ?? texts[wanted]), "answers stay verbatim");
  });

  test("one visitor who asks again and again teaches nothing, with a key or in a browser", async () => {
    const { person, key } = await teach();
    for (let time = 0; time < 4; time++) await take(key, "ada");
    const publishable = await person.client.post("/api/keys", {
      name: "page",
      kind: "publishable",
      allowedOrigins: ["https://shop.example"],
    });
    assert.equal(publishable.status, 201, publishable.text);
    const page = server.client.as(publishable.body.key, { origin: "https://shop.example" });
    const fields = { sessionId: undefined as string | undefined };
    for (let time = 0; time < 3; time++) {
      const offered = await say(page, unclear, fields.sessionId === undefined ? {} : fields);
      fields.sessionId = offered.sessionId;
      assert.ok(offered.choices?.length > 0, JSON.stringify(offered));
      await say(page, wanted, fields);
    }
    assert.deepEqual(await listed(person), []);
  });

  test("the owner changes a question, and removes it for good", async () => {
    const { person, key } = await teach();
    for (const user of ["ada", "ben", "cem"]) await take(key, user);
    const [{ id }] = await listed(person);
    const changed = await person.client.call("PATCH", `${path}/${id}`, { body: { text: "Zorbs are  boring" } });
    assert.deepEqual([changed.status, changed.body.text, changed.body.visitors], [200, "Zorbs are boring", 3]);
    assert.equal(await firstFound(person, "boring zorbs"), wanted);
    const nothing = await person.client.call("PATCH", `${path}/${id}`, { body: { text: "and then?" } });
    assert.deepEqual([nothing.status, nothing.body.code], [422, "cannot-be-done"]);
    assert.equal((await person.client.call("DELETE", `${path}/${id}`)).status, 204);
    assert.deepEqual(await listed(person), []);
    assert.deepEqual((await person.client.post("/api/knowledge/search", { query: "boring zorbs" })).body.passages, []);
    for (const user of ["dee", "eva", "fay"]) await take(key, user);
    assert.deepEqual(await listed(person), []);
    assert.equal((await person.client.call("DELETE", `${path}/${id}`)).status, 404);
    assert.equal((await person.client.call("PATCH", `${path}/nothing`, { body: { text: "Zorbs" } })).status, 404);
  });

  test("a new version keeps what was chosen of the passages that it has still", async () => {
    const { person, key, ids } = await teach();
    for (const user of ["ada", "ben", "cem"]) await take(key, user);
    const [before] = await listed(person);
    const replace = async (content: string) => {
      const body = { type: "text", title: wanted, content };
      const stored = await person.client.call("PUT", `/api/knowledge/sources/${ids.get(wanted)}`, { body });
      assert.equal(stored.status, 200, stored.text);
      return stored.body.documentId;
    };
    const documentId = await replace(`${texts[wanted]}\n\n## Keys\n\nThe key hangs behind the door.`);
    assert.notEqual(documentId, before.documentId);
    assert.deepEqual(await listed(person), [{ ...before, documentId }]);
    assert.equal(await firstFound(person), wanted);
    await replace("You can cancel a rental until the evening before. The deposit comes back in a week.");
    assert.deepEqual(await listed(person), []);
  });

  test("who is erased counts no more", async () => {
    const { person, key } = await teach();
    for (const user of ["ada", "ben", "cem"]) await take(key, user);
    assert.equal((await listed(person)).length, 1);
    const erased = await person.client.call("DELETE", "/api/users/ben");
    assert.ok(erased.status < 300, erased.text);
    await until(async () => (await listed(person)).length === 0 || undefined);
    await take(key, "dee");
    assert.equal((await listed(person)).length, 1);
  });

  test("what holds an address or a number, and what is long, is not remembered", async () => {
    const { person, key } = await teach();
    const told = [`${unclear}, ada@example.org`, `${unclear} 4711 0815`, `${unclear} ${"really ".repeat(20)}`];
    for (const asked of told) {
      for (const user of ["ada", "ben", "cem"]) {
        const fields = { sessionId: `told-${++sessions}`, context: { userId: user } };
        await say(key, asked, fields);
        await say(key, wanted, fields);
      }
    }
    assert.deepEqual(await listed(person), []);
  });

  test("a question goes with the document, and another node knows it", async () => {
    const { person, key, ids } = await teach();
    const other = await startTestServer({ connection: server.connection });
    try {
      const elsewhere = other.client.as(person.accessToken);
      await elsewhere.post("/api/knowledge/search", { query: unclear });
      for (const user of ["ada", "ben", "cem"]) await take(key, user);
      const { body } = await elsewhere.post("/api/knowledge/search", { query: unclear });
      assert.equal(body.passages[0].title, wanted);
    } finally {
      await other.stop();
    }
    const content = "A rental ends when it is back.";
    const replaced = { type: "text", title: wanted, content };
    const put = await person.client.call("PUT", `/api/knowledge/sources/${ids.get(wanted)}`, { body: replaced });
    assert.equal(put.status, 200, put.text);
    assert.deepEqual(await listed(person), []);
    const types = (await eventsOf(server, person.workspaceId)).map(({ type }) => type);
    assert.ok(types.includes("source.indexed"));
  });
});
