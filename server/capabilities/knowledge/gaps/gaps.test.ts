import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

type ShownGap = {
  id: string;
  state: string;
  question: string;
  count: number;
  reasons: Record<string, number>;
  examples: string[];
  nearest: { sourceId: string; title: string } | null;
  answeredNow: boolean;
  sourceId: string | null;
};

let server: TestServer;
let other: TestServer;
before(async () => {
  server = await startTestServer();
  other = await startTestServer({ connection: server.connection });
});
after(async () => {
  await other.stop();
  await server.stop();
});

const opening = { type: "faq", question: "When do you open?", answer: "We open at nine." };
const oven = { type: "text", title: "The stone oven", content: "The stone oven is heated with beech wood at four." };

async function newShop(sources: unknown[] = [opening, oven]): Promise<Person> {
  const person = await signUp(server.client);
  const taught = await person.client.post("/api/knowledge/sources", { sources });
  assert.equal(taught.status, 201, taught.text);
  return person;
}

async function ask(client: TestClient, message: string, fields: Record<string, unknown> = {}) {
  const { status, body, text } = await client.post("/api/chatbot/send", { message, ...fields });
  assert.equal(status, 200, text);
  return body;
}
const gapsOf = async (client: TestClient, query = ""): Promise<ShownGap[]> =>
  (await client.get(`/api/knowledge/gaps${query}`)).body.data;
const resolve = (client: TestClient, id: string, body: unknown, headers = {}) =>
  client.post(`/api/knowledge/gaps/${id}/resolve`, body, { headers });
const gapEventsOf = async ({ workspaceId }: Person) =>
  (await eventsOf(server, workspaceId)).filter(({ type }) => type.startsWith("gap."));

describe("what was asked and not answered", () => {
  test("is listed at once: alike questions together, the most frequent first, with the nearest source", async () => {
    const { client } = await newShop();
    for (const message of ["Is there a parking garage?", "Which oven is for pizza Margherita?"])
      await ask(client, message);
    for (const message of ["Where is the parking garage?", "parking garrage???"]) await ask(client, message);
    for (const message of ["Hello!", "it doesn't work", "When do you open?", "thanks"]) await ask(client, message);
    const [first, second, ...more] = await gapsOf(client);
    assert.deepEqual(more, []);
    assert.deepEqual([first!.count, first!.question, first!.state], [3, "Is there a parking garage?", "open"]);
    assert.deepEqual(first!.examples.toSorted(), [
      "Is there a parking garage?",
      "Where is the parking garage?",
      "parking garrage???",
    ]);
    assert.deepEqual(first!.reasons, { unanswered: 3, unhelpful: 0, handedOver: 0 });
    assert.deepEqual([first!.nearest, first!.answeredNow], [null, false]);
    assert.deepEqual([second!.count, second!.nearest?.title], [1, "The stone oven"]);
    const page = (await client.get("/api/knowledge/gaps?limit=1")).body;
    assert.deepEqual(page.data, [first]);
    const next = (await client.get(`/api/knowledge/gaps?limit=1&cursor=${page.nextCursor}`)).body;
    assert.deepEqual(next, { data: [second], nextCursor: null, contradictions: [] });
  });

  test("is listed also when its text is cut within a character", async () => {
    const { client } = await newShop();
    const question = "Is there a parking garage? ".padEnd(999, "parking ");
    const { answered } = await ask(client, `${question}🚗 and more`);
    assert.equal(answered, false);
    const [gap] = await gapsOf(client);
    assert.ok(gap?.question.startsWith("Is there a parking garage? parking"), gap?.question);
  });

  test("is one gap with the right count, however many nodes it is asked and listed on", async () => {
    const shop = await newShop();
    const nodes = [shop.client, other.client.as(shop.accessToken)];
    const calls = Array.from({ length: 12 }, async (_, at) => {
      await ask(nodes[at % 2]!, at % 3 === 0 ? "Is there a parking garage?" : "Where is the parking garage?");
      return gapsOf(nodes[(at + 1) % 2]!);
    });
    for (const listed of await Promise.all(calls)) assert.ok(listed.length === 1 && listed[0]!.count >= 1);
    assert.deepEqual(
      (await gapsOf(nodes[1]!)).map(({ count }) => count),
      [12],
    );
    assert.equal((await gapEventsOf(shop)).length, 1);
  });

  test("leaves out a question whose choice was taken and answered, and keeps it when none was", async () => {
    const titles = ["Cancelling a tour", "Cancelling a course"];
    const { client } = await newShop(
      titles.map((title) => ({ type: "text", title, content: `${title} is possible until the evening before.` })),
    );
    const gapsBefore = async () => (await gapsOf(client)).map(({ question, count }) => [question, count]);
    const { sessionId, choices } = await ask(client, "I want to cancel");
    assert.equal(choices.length, 2);
    assert.deepEqual(await gapsBefore(), [["I want to cancel", 1]]);
    assert.equal((await ask(client, choices[1].title, { sessionId })).answered, true);
    assert.deepEqual(await gapsBefore(), []);
    const again = await ask(client, "I want to cancel");
    assert.equal((await ask(client, "the second one", { sessionId: again.sessionId })).answered, true);
    assert.deepEqual(await gapsBefore(), []);
    const third = await ask(client, "I want to cancel");
    assert.equal((await ask(client, "both", { sessionId: third.sessionId })).citations.length, 2);
    assert.deepEqual(await gapsBefore(), []);
    const left = await ask(client, "I want to cancel");
    await ask(client, "thanks", { sessionId: left.sessionId });
    assert.deepEqual(await gapsBefore(), [["I want to cancel", 1]]);
  });

  test("includes what feedback finds unhelpful, until every giver finds it helpful", async () => {
    const { client } = await newShop();
    const { messageId } = await ask(client, "When do you open?");
    const rate = (helpful: boolean) => client.post(`/api/messages/${messageId}/feedback`, { helpful });
    await rate(false);
    await rate(false);
    const [gap] = await gapsOf(client);
    assert.deepEqual(gap!.reasons, { unanswered: 0, unhelpful: 1, handedOver: 0 });
    assert.deepEqual([gap!.count, gap!.answeredNow, gap!.nearest?.title], [1, true, "When do you open?"]);
    await rate(true);
    assert.deepEqual(await gapsOf(client), []);
  });

  test("includes the question before a hand-over, once", async () => {
    const { client } = await newShop();
    const { sessionId } = await ask(client, "When do you open?");
    const { status } = await ask(client, "I want to talk to a person", { sessionId });
    assert.equal(status, "completed");
    const taken = await ask(client, "Is there a parking garage?");
    await client.post(`/api/conversations/${taken.sessionId}/hand-over`);
    const reasons = (await gapsOf(client)).map((gap) => [gap.question, gap.reasons]);
    assert.deepEqual(Object.fromEntries(reasons), {
      "When do you open?": { unanswered: 0, unhelpful: 0, handedOver: 1 },
      "Is there a parking garage?": { unanswered: 1, unhelpful: 0, handedOver: 0 },
    });
  });

  test("is erased with its conversation or its user, and a gap that nobody asked is gone", async () => {
    const { client } = await newShop();
    const key = await ask(client, "Is there a parking garage for Lovelace?");
    await ask(client, "Is there a parking garage?", { context: { userId: "u-1" } });
    const [gap] = await gapsOf(client);
    assert.equal(gap!.count, 2);
    await client.call("DELETE", `/api/conversations/${key.conversationId}`);
    assert.deepEqual(
      (await gapsOf(client)).map(({ examples }) => examples),
      [["Is there a parking garage?"]],
    );
    await client.call("DELETE", "/api/users/u-1");
    assert.deepEqual(await gapsOf(client), []);
    assert.equal((await resolve(client, gap!.id, { ignore: true })).status, 404);
    assert.equal(
      (await other.server.kernel.database.pool.query("select from missed_question where words @> '{lovelac}'"))
        .rowCount,
      0,
    );
  });
});

describe("a gap is resolved", () => {
  test("with an answer: it becomes a FAQ that is asked by the gap's wordings, in one transaction and once", async () => {
    const shop = await newShop();
    const { client } = shop;
    const wordings = [
      "Is there a parking garage?",
      "parking garage??",
      "parking garage",
      "parking garage 0171 2345678",
    ];
    for (const message of wordings) await ask(client, message);
    const [gap] = await gapsOf(client);
    assert.equal(gap!.count, 4);
    const retry = { "idempotency-key": "0e0f6f0e-7f0c-4a55-9d3f-2f6d1a8c9b11" };
    const input = { answer: "It is below the market square." };
    const sent = { answer: `<p>${input.answer}</p>` };
    assert.equal((await resolve(client, gap!.id, { answer: "<img src='/a.png'>" })).body.code, "no-text");
    const closed = await resolve(client, gap!.id, sent, retry);
    assert.deepEqual([closed.status, closed.body.state, closed.body.answeredNow], [200, "resolved", true], closed.text);
    assert.deepEqual((await resolve(client, gap!.id, sent, retry)).body, closed.body);
    const source = (await client.get(`/api/knowledge/sources/${closed.body.sourceId}`)).body;
    const { question, answer, alternatives } = source;
    assert.deepEqual(
      { question, answer, alternatives },
      { ...input, question: wordings[0], alternatives: ["parking garage??"] },
    );
    const again = await resolve(client, gap!.id, { answer: "Elsewhere." });
    assert.deepEqual([again.status, again.body.code], [409, "conflict"]);
    assert.equal((await ask(client, "where's the parking garage")).aiResponse, input.answer);
    assert.deepEqual(await gapsOf(client), []);
    assert.deepEqual(
      (await gapsOf(client, "?state=resolved")).map(({ id }) => id),
      [gap!.id],
    );
    const { sourceId } = closed.body;
    assert.deepEqual(await gapEventsOf(shop), [
      { type: "gap.opened", data: { gapId: gap!.id } },
      { type: "gap.resolved", data: { gapId: gap!.id, state: "resolved", sourceId } },
    ]);
    const types = (await eventsOf(server, shop.workspaceId)).map(({ type }) => type);
    assert.deepEqual(types.slice(types.indexOf("gap.opened") + 1).slice(0, 2), ["source.indexed", "gap.resolved"]);
  });

  test("and opens again when it is asked after that and not answered", async () => {
    const shop = await newShop();
    const { client } = shop;
    await ask(client, "Is there a parking garage?");
    const [gap] = await gapsOf(client);
    const { sourceId } = (await resolve(client, gap!.id, { answer: "Below the square." })).body;
    await client.call("DELETE", `/api/knowledge/sources/${sourceId}`);
    assert.deepEqual(await gapsOf(client), []);
    await ask(client, "Where is the parking garage?");
    const [reopened] = await gapsOf(client);
    assert.deepEqual([reopened!.id, reopened!.state, reopened!.count, reopened!.sourceId], [gap!.id, "open", 2, null]);
    assert.deepEqual((await gapEventsOf(shop)).at(-1), {
      type: "gap.opened",
      data: { gapId: gap!.id, reopened: true },
    });
  });

  test("with a source: a FAQ gets the wordings as alternatives, a text stays as it is", async () => {
    const { client } = await newShop();
    for (const message of ["Is there a parking garage?", "Are gift vouchers sold?"]) await ask(client, message);
    const url = "https://shop.example/garage";
    const garage = { type: "faq", question: "Where can I leave my car?", answer: "Below the square.", url };
    const faq = (await client.post("/api/knowledge/sources", garage)).body;
    const text = (await client.get("/api/knowledge/sources?type=text")).body.data[0];
    const gaps = await gapsOf(client);
    const idOf = (part: string) => gaps.find(({ question }) => question.includes(part))!.id;
    const unknown = await resolve(client, idOf("garage"), { sourceId: "src_none" });
    assert.deepEqual([unknown.status, unknown.body.code], [422, "cannot-be-done"]);
    assert.equal((await resolve(client, idOf("garage"), { sourceId: faq.id })).body.sourceId, faq.id);
    assert.equal((await resolve(client, idOf("vouchers"), { sourceId: text.id })).body.state, "resolved");
    const changed = (await client.get(`/api/knowledge/sources/${faq.id}`)).body;
    const { version, alternatives } = changed;
    assert.deepEqual([version, alternatives, changed.url], [2, ["Is there a parking garage?"], url]);
    assert.equal((await client.get(`/api/knowledge/sources/${text.id}`)).body.version, 1);
    assert.equal((await ask(client, "parking garage?")).aiResponse, garage.answer);
  });

  test("by being ignored, and stays so; an answer still resolves it", async () => {
    const shop = await newShop();
    const { client } = shop;
    await ask(client, "Is there a parking garage?");
    const [gap] = await gapsOf(client);
    for (let time = 0; time < 2; time++) {
      assert.equal((await resolve(client, gap!.id, { ignore: true })).body.state, "ignored");
      await ask(client, "Where is the parking garage?");
      assert.deepEqual(await gapsOf(client), []);
    }
    assert.deepEqual(
      (await gapsOf(client, "?state=ignored")).map(({ count }) => count),
      [3],
    );
    assert.equal((await gapEventsOf(shop)).filter(({ type }) => type === "gap.resolved").length, 1);
    assert.equal((await resolve(client, gap!.id, { answer: "No." })).body.state, "resolved");
  });

  test("only by callers of the workspace with the scope, with words that belong to nobody", async () => {
    const shop = await newShop();
    await ask(shop.client, "Does the parking garage at ada@example.com exist?");
    const [gap] = await gapsOf(shop.client);
    const [reader, writer] = await Promise.all(
      ["knowledge:read", "knowledge:write"].map(async (scope) =>
        server.client.as(await makeKey(shop, { scopes: [scope] })),
      ),
    );
    assert.equal((await resolve(reader!, gap!.id, { ignore: true })).body.code, "forbidden");
    assert.equal((await writer!.get("/api/knowledge/gaps")).body.code, "forbidden");
    const stranger = await signUp(server.client);
    for (const id of [gap!.id, "gap_none"]) {
      assert.equal((await resolve(stranger.client, id, { answer: "Yes." })).body.code, "not-found");
    }
    assert.deepEqual(await gapsOf(stranger.client), []);
    for (const body of [{}, { answer: " " }, { ignore: false }, { answer: "Yes.", ignore: true }, { sourceId: 1 }]) {
      assert.equal((await resolve(writer!, gap!.id, body)).status, 400, JSON.stringify(body));
    }
    const both = await resolve(writer!, gap!.id, { answer: "Yes.", ignore: true });
    assert.match(both.body.detail, /^\/body\/ignore cannot be sent together with answer/);
    assert.equal((await resolve(writer!, gap!.id, { answer: "Yes." })).body.code, "cannot-be-done");
    const named = { answer: "Yes.", question: "Does the parking garage exist?", alternatives: ["garage?"] };
    assert.equal((await resolve(writer!, gap!.id, named)).body.state, "resolved");
    assert.equal((await shop.client.get("/api/knowledge/gaps?state=closed")).status, 400);
  });
});
