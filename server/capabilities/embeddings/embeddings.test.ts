// Long because every test needs the same model that embeds by letters, and the same knowledge.
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../testing/client.ts";
import { eventsOf } from "../../testing/events-of.ts";
import { addProvider, type ModelDesk, openModelDesk } from "../../testing/model-desk.ts";
import { moveClock } from "../../testing/move-clock.ts";
import { embedByLetters, embeddedTexts } from "../../testing/providers/embed-by-letters.ts";
import type { Script } from "../../testing/providers/scripted-provider.ts";
import { startTestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { WorkspaceId } from "../identity/index.ts";

const path = "/api/knowledge/embeddings";
const model = "scripted/letters-1";
/** Shares no content word with the passage that answers it. */
const question = "Can I recover the cash?";
/** Longer than questions are not embedded after a failure. Sign-ins outlast many of them. */
const pauseMs = 10_001;
const texts: [string, string][] = [
  ["Returns", "We reimburse the price of unworn goods within a month."],
  ["Shop hours", "The shop opens at nine and closes at six."],
  ["Workshop", "Our workshop mends zips for nine euros."],
  ["Gift cards", "Gift cards are sold at the counter."],
  ["Parking", "Cars park behind the house."],
];

const answerByLetters: Script = (request) =>
  request.path.endsWith("/embeddings") ? embedByLetters(request) : "I have read the passages.";

let desk: ModelDesk;
let person: Person;
before(async () => {
  desk = await openModelDesk(answerByLetters);
});
after(() => desk.stop());
beforeEach(async () => {
  desk.provider.answer(answerByLetters);
  person = await signUp(desk.server.client);
  await addProvider(person, desk.provider);
  desk.provider.requests.length = 0;
});

const teach = async (sources: [string, string][] = texts): Promise<string[]> => {
  const made = await person.client.post("/api/knowledge/sources", {
    sources: sources.map(([title, content]) => ({ type: "text", title, content })),
  });
  assert.equal(made.status, 201, made.text);
  return made.body.sources.map(({ id }: { id: string }) => id);
};
const switchOn = async (fields = {}) => {
  const set = await person.client.call("PUT", path, { body: { model, ...fields } });
  assert.equal(set.status, 200, set.text);
  return set.body;
};
const read = async () => (await person.client.get(path)).body;
const state = (wanted: string) => until(async () => ((await read()).state === wanted ? read() : undefined));
const ask = async (message = question, fields = {}) => {
  const sent = await person.client.post("/api/chatbot/send", { message, ...fields });
  assert.equal(sent.status, 200, sent.text);
  const provenance = (await person.client.get(`/api/messages/${sent.body.messageId}/provenance`)).body;
  return { ...sent.body, provenance };
};
const isByMeaning = async (message = question) => {
  // A busy machine may miss the deadline of the question's vector, which is then left out for a while.
  moveClock(desk.server, pauseMs);
  const asked = await ask(message);
  return asked.provenance.byMeaning === true ? asked : undefined;
};
const countVectors = async () => {
  const { pool } = desk.server.server.kernel.database;
  const found = await pool.query("select count(*)::int as count from passage_embedding where workspace_id = $1", [
    WorkspaceId.parse(person.workspaceId),
  ]);
  return found.rows[0].count;
};
const promptOf = (text: string) =>
  desk.provider.requests.findLast(({ body }) => JSON.stringify(body?.messages ?? "").includes(text));

describe("embeddings of passages", () => {
  test("a passage without a word of the question is found by its meaning, and given to the model", async () => {
    await teach();
    assert.deepEqual((await ask()).provenance.considered, []);
    assert.equal((await read()).state, "off");
    await switchOn();
    const done = await state("current");
    assert.deepEqual([done.model, done.total, done.embedded], [model, texts.length, texts.length]);
    assert.ok(done.tokensToday > 0);
    const { provenance } = await until(isByMeaning);
    const best = (await person.client.get(`/api/knowledge/documents/${provenance.considered[0].documentId}`)).body;
    assert.equal(best.title, "Returns");
    assert.ok(promptOf("reimburse"), "the model gets the passage");
    const announced = (await eventsOf(desk.server, person.workspaceId)).filter(({ type }) => /^embedd/.test(type));
    assert.deepEqual(announced, [{ type: "embeddings.changed", data: { model } }]);
  });

  test("without a model, meaning orders what the engine finds and makes no answer look surer", async () => {
    await teach();
    const before = await ask(question, { model: "parley-offline" });
    await switchOn();
    await state("current");
    await until(isByMeaning);
    const after = await ask(question, { model: "parley-offline" });
    assert.equal(after.answered, false);
    assert.ok(after.confidence <= before.confidence);
  });

  test("a passage is embedded with its title and headings, a FAQ with its questions", async () => {
    const steps = "# Refunds\n\n## By card\n\nThe sum is back on the card after three days.";
    await teach([["Paying", steps]]);
    const faq = {
      type: "faq",
      question: "Do you bark?",
      alternatives: ["Is there a dog?"],
      answer: "Only on Mondays.",
    };
    assert.equal((await person.client.post("/api/knowledge/sources", faq)).status, 201);
    await switchOn();
    await state("current");
    const embedded = embeddedTexts(desk.provider.requests).flat();
    assert.ok(
      embedded.some((text) => /^Paying > Refunds > By card\n\n[\s\S]*after three days\.$/.test(text)),
      embedded.join("\n---\n"),
    );
    assert.ok(embedded.includes("Do you bark?\nIs there a dog?\n\nOnly on Mondays."));
  });

  test("a workspace without embeddings sends its texts nowhere", async () => {
    await teach();
    await ask();
    assert.deepEqual(embeddedTexts(desk.provider.requests), []);
  });

  test("what was taught since is embedded, and nothing is embedded twice; what was removed is forgotten", async () => {
    const [first] = await teach();
    await switchOn();
    await state("current");
    await teach([["Returns abroad", "From abroad the money comes after two months."]]);
    await until(isByMeaning);
    await until(async () => (await read()).embedded === texts.length + 1);
    const embedded = embeddedTexts(desk.provider.requests).flat();
    assert.equal(embedded.filter((text) => text.includes("reimburse")).length, 1);
    assert.equal((await person.client.call("DELETE", `/api/knowledge/sources/${first}`)).status, 204);
    await until(isByMeaning);
    await until(async () => (await read()).total === texts.length && (await countVectors()) === texts.length);
    const { considered } = (await until(isByMeaning)).provenance;
    const titles = await Promise.all(
      considered.map(async ({ documentId }: { documentId: string }) => {
        return (await person.client.get(`/api/knowledge/documents/${documentId}`)).body.title;
      }),
    );
    assert.equal(titles[0], "Returns abroad");
  });

  test("an assistant with a part of the knowledge gets no passage of the rest", async () => {
    const [, hours] = await teach();
    const made = await person.client.post("/api/assistants", { name: "Door", knowledge: { sourceIds: [hours] } });
    assert.equal(made.status, 201, made.text);
    await switchOn();
    await state("current");
    await until(isByMeaning);
    await ask(question, { assistantId: made.body.id });
    assert.ok(!JSON.stringify(desk.provider.requests.at(-1)?.body).includes("reimburse"));
  });

  test("a question whose vector does not come in time is answered by its words", async () => {
    await teach();
    await switchOn();
    await state("current");
    desk.provider.answer((request) =>
      request.path.endsWith("/embeddings") ? new Promise<never>(() => {}) : "From nine to six [1].",
    );
    moveClock(desk.server, pauseMs);
    const asked = await ask("When does the shop open?");
    assert.equal(asked.aiResponse, "From nine to six.");
    assert.equal(asked.provenance.byMeaning, undefined);
    const open = embeddedTexts(desk.provider.requests).length;
    await ask("When does the shop close?");
    assert.equal(embeddedTexts(desk.provider.requests).length, open, "the next question is not held up");
  });

  test("a failing model is shown, answers go on, and a changed provider is asked at once", async () => {
    await teach();
    const { data } = (await person.client.get("/api/providers")).body;
    await switchOn();
    await state("current");
    desk.provider.answer((request) =>
      request.path.endsWith("/embeddings") ? { status: 500, reason: "The disk is full." } : "From nine to six [1].",
    );
    await teach([["Toys", "Toys are on the second floor."]]);
    assert.equal((await ask("When does the shop open?")).aiResponse, "From nine to six.");
    const failing = await state("failing");
    assert.match(failing.lastFailure, /disk is full/);
    assert.ok(failing.retryAt > failing.failedAt);
    assert.equal(failing.embedded, texts.length);
    desk.provider.answer(answerByLetters);
    const changed = await person.client.call("PATCH", `/api/providers/${data[0].id}`, {
      body: { defaultModel: "scripted-2" },
    });
    assert.equal(changed.status, 200, changed.text);
    const current = await state("current");
    assert.deepEqual([current.lastFailure, current.failedAt, current.retryAt], [null, null, null]);
    assert.equal(current.embedded, texts.length + 1);
  });

  test("the tokens of a day are kept to, and a higher limit goes on", async () => {
    const page = "The catalogue says something else about each of its many lamps. ".repeat(10);
    await teach(Array.from({ length: 80 }, (_, at) => [`Lamp ${at}`, page] as [string, string]));
    await switchOn({ dailyTokens: 10_000 });
    const waiting = await state("waiting");
    assert.ok(waiting.embedded > 0 && waiting.embedded < 80, `${waiting.embedded}`);
    assert.ok(waiting.tokensToday <= 10_000);
    assert.match(waiting.retryAt, /T00:00:00/);
    assert.equal((await person.client.call("DELETE", path)).status, 204);
    assert.equal((await switchOn({ dailyTokens: 10_000 })).tokensToday, waiting.tokensToday);
    const again = await state("waiting");
    assert.deepEqual([again.embedded, again.tokensToday], [0, waiting.tokensToday], "off and on is no new day");
    desk.provider.requests.length = 0;
    await switchOn({ dailyTokens: 1_000_000 });
    assert.equal((await state("current")).embedded, 80);
    assert.equal(new Set(embeddedTexts(desk.provider.requests).flat()).size, 80, "each once");
  });

  test("a text that the model refuses is left out, and the others are embedded", async () => {
    desk.provider.answer((request) => {
      const input = JSON.stringify(request.body.input ?? "");
      return input.includes("Gift") ? { status: 400, reason: "This input is not allowed." } : embedByLetters(request);
    });
    await teach();
    await switchOn();
    assert.equal((await state("current")).embedded, texts.length);
    const sizes = embeddedTexts(desk.provider.requests).map((each) => each.length);
    assert.ok(sizes.includes(texts.length) && sizes.includes(1), sizes.join());
  });

  test("another model starts from the beginning, and switching off deletes every vector and asks no more", async () => {
    await teach();
    await switchOn();
    await state("current");
    await switchOn({ model: "scripted/letters-2" });
    await state("current");
    const models = new Set(desk.provider.requests.map(({ body }) => body.model));
    assert.ok(models.has("letters-1") && models.has("letters-2"));
    assert.equal((await person.client.call("DELETE", path)).status, 204);
    assert.deepEqual([(await read()).state, (await read()).embedded], ["off", 0]);
    const before = embeddedTexts(desk.provider.requests).length;
    assert.equal((await ask()).provenance.byMeaning, undefined);
    assert.equal(embeddedTexts(desk.provider.requests).length, before);
    await switchOn();
    await state("current");
    assert.ok(embeddedTexts(desk.provider.requests).length > before + 1, "the vectors were gone");
  });

  test("removing the provider switches embeddings off", async () => {
    await teach();
    await switchOn();
    await state("current");
    const { data } = (await person.client.get("/api/providers")).body;
    assert.equal((await person.client.call("DELETE", `/api/providers/${data[0].id}`)).status, 204);
    assert.equal((await read()).state, "off");
    assert.equal((await ask()).answered, false);
  });

  test("what cannot embed is refused, with what to do next, and changes nothing", async () => {
    await addProvider(person, desk.provider, { kind: "anthropic", name: "claude" });
    for (const name of ["nobody/x", "letters-1", "claude/x"]) {
      const refused = await person.client.call("PUT", path, { body: { model: name } });
      assert.deepEqual([refused.status, refused.body.code], [422, "unknown-model"], name);
      assert.equal(refused.body.errors[0].pointer, "/body/model");
    }
    const short = await person.client.call("PUT", path, { body: { model, dimensions: 32 } });
    assert.deepEqual([short.status, short.body.errors?.[0].pointer], [422, "/body/dimensions"]);
    desk.provider.answer({ status: 404, reason: "No such model here." });
    const unknown = await person.client.call("PUT", path, { body: { model } });
    assert.deepEqual([unknown.status, unknown.body.code], [422, "cannot-be-done"]);
    assert.match(unknown.body.detail, /No such model here/);
    assert.equal((await read()).state, "off");
    const writer = desk.server.client.as(await makeKey(person, { scopes: ["knowledge:read", "knowledge:write"] }));
    assert.equal((await writer.get(path)).status, 200);
    assert.equal((await writer.call("PUT", path, { body: { model } })).status, 403);
    assert.equal((await writer.call("DELETE", path)).status, 403);
  });

  test("a workspace without a provider makes no statement more", async () => {
    const alone = await openModelDesk();
    try {
      const { pool } = alone.server.server.kernel.database;
      await pool.query("drop table passage_embedding, embedding_setting");
      const other = await signUp(alone.server.client);
      await other.client.post("/api/knowledge/sources", { type: "text", title: "Hours", content: texts[1]![1] });
      for (const message of ["When does the shop open?", "And when does it close?"]) {
        const sent = await other.client.post("/api/chatbot/send", { message, sessionId: "one" });
        assert.deepEqual([sent.status, sent.body.answered], [200, true], sent.text);
      }
    } finally {
      await alone.stop();
    }
  });

  test("a node that stops in the middle leaves the rest to another, and nothing is embedded twice", async () => {
    const settings = { PARLEY_OUTBOUND_ALLOW: `models:${new URL(desk.provider.url).host}` };
    const peer = await startTestServer({ settings, connection: desk.server.connection });
    const many = Array.from({ length: 150 }, (_, at) => [`Lamp ${at}`, `Lamp ${at} shines.`] as [string, string]);
    await teach(many);
    await switchOn();
    await until(async () => (await read()).embedded > 0);
    await peer.stop();
    assert.equal((await state("current")).embedded, 150);
    const embedded = embeddedTexts(desk.provider.requests).flat();
    const counts = new Map<string, number>();
    for (const text of embedded) counts.set(text, (counts.get(text) ?? 0) + 1);
    assert.deepEqual(
      [...counts].filter(([, count]) => count > 1),
      [],
    );
  });
});
