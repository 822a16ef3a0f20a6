import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { addProvider, type ModelDesk, openModelDesk } from "../../../testing/model-desk.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import type { ScriptedRequest } from "../../../testing/providers/scripted-provider.ts";
import { until } from "../../../testing/until.ts";

const path = "/api/knowledge/questions";
const model = "scripted/scripted-1";
const shop = `## Returns

We reimburse the price of unworn goods within a month.

## Repairs

Soles are glued at the counter while you wait.`;
const gifts = "Gift vouchers are sold online and hold for three years.";
const parking = "Cars park behind the house. The barrier opens with the ticket.";

/** Each section with what the model writes for it: the second leads elsewhere, the third names nothing. */
const written: [holds: string, lines: string[]][] = [
  ["reimburse", ["en: Can I recover my cash for shoes?", "en: Where are gift vouchers sold?", "en: What about it?"]],
  ["counter", ["en: Can a cobbler mend my boots?", "Sure! Here is another:"]],
  ["barrier", ["1. en: How does my lorry leave the yard?", "de: Wo kann ich meinen Lastwagen abstellen?"]],
];
const asksFor = ({ body }: ScriptedRequest) => JSON.stringify(body.messages.at(-1));
const write = (request: ScriptedRequest): string =>
  written.find(([holds]) => asksFor(request).includes(holds))?.[1].join("\n") ?? "I have read it.";

describe("a model that writes questions", () => {
  let desk: ModelDesk;
  let person: Person;
  before(async () => {
    desk = await openModelDesk(write);
  });
  after(() => desk.stop());
  beforeEach(async () => {
    desk.provider.answer(write);
    person = await signUp(desk.server.client);
    await addProvider(person, desk.provider, { prices: { "scripted-1": { input: 1_000, output: 2_000 } } });
    await teach("Shop", shop);
    await teach("Parking", parking);
    await teach("Gifts", gifts);
    desk.provider.requests.length = 0;
  });

  const teach = async (title: string, content: string): Promise<string> => {
    const made = await person.client.post("/api/knowledge/sources", { type: "text", title, content });
    assert.equal(made.status, 201, made.text);
    return made.body.id;
  };
  const put = async (fields = {}, status = 200) => {
    const set = await person.client.call("PUT", path, { body: { model, ...fields } });
    assert.equal(set.status, status, set.text);
    return set.body;
  };
  const read = async () => (await person.client.get(path)).body;
  const state = (wanted: string) => until(async () => ((await read()).state === wanted ? read() : undefined));
  const textsOf = (body: { data: { text: string }[] }) => body.data.map(({ text }) => text).toSorted();
  const ask = async (message: string) =>
    (await person.client.post("/api/chatbot/send", { message, model: "parley-offline" })).body;

  test("keeps those that lead back to their section, which is found by them and given word for word", async () => {
    assert.equal((await ask("Can I recover my cash for shoes?")).answered, false);
    assert.equal((await read()).state, "off");
    await put({ perSection: 3, languages: ["en", "de"] });
    const done = await state("current");
    assert.deepEqual(textsOf(done), [
      "Can I recover my cash for shoes?",
      "Can a cobbler mend my boots?",
      "How does my lorry leave the yard?",
      "Wo kann ich meinen Lastwagen abstellen?",
    ]);
    assert.deepEqual([done.sections, done.done, done.kept, done.discarded], [4, 4, 4, 2]);
    assert.ok(done.spent.inputTokens > 0 && done.spent.cost > 0);
    const returns = done.data.find(({ text }: { text: string }) => text.includes("cash"));
    assert.deepEqual(
      [returns.origin, returns.visitors, returns.language, returns.section, returns.title],
      ["model", null, "en", "Returns", "Shop"],
    );
    const asked = desk.provider.requests.length;
    const answer = await ask("can I recover the cash for my shoes");
    assert.deepEqual(
      [answer.answered, answer.aiResponse],
      [true, "We reimburse the price of unworn goods within a month."],
    );
    assert.equal(answer.citations[0].section, "Returns");
    const german = await ask("Wo kann ich den Lastwagen abstellen?");
    assert.ok(german.answered && parking.includes(german.aiResponse), german.aiResponse);
    assert.equal(desk.provider.requests.length, asked, "answers ask no model");
  });

  test("the price is told before anything is asked for, and the ceiling stops the work until it is raised", async () => {
    const { estimate, ...shown } = await put({ dryRun: true });
    assert.deepEqual([shown.state, estimate.sections, desk.provider.requests.length], ["off", 4, 0]);
    assert.ok(estimate.cost > 0 && estimate.inputTokens > 0 && estimate.outputTokens > 0);
    const price = estimate.cost / 4;
    await put({ maxCost: price * 2.5 });
    const stopped = await state("stopped");
    assert.ok(stopped.done >= 1 && stopped.done < 4, JSON.stringify(stopped));
    assert.match(stopped.lastFailure, /maxCost.*PUT \/api\/knowledge\/questions with a higher one/);
    assert.ok(stopped.spent.cost <= price * 2.5);
    const before = desk.provider.requests.length;
    await put({ maxCost: price * 100 });
    const done = await state("current");
    assert.equal(done.done, 4);
    assert.equal(desk.provider.requests.length, before + 4 - stopped.done, "no section is asked for twice");
  });

  test("new versions get their questions, and former ones lose theirs", async () => {
    const id = await teach("Boats", "Boats are lent by the hour.");
    written.push(["by the hour", ["en: For how long may I keep a canoe?"]]);
    written.push(["by the day", ["en: For how many nights may I keep a canoe?"]]);
    await put();
    assert.ok(textsOf(await state("current")).includes("For how long may I keep a canoe?"));
    const body = { type: "text", title: "Boats", content: "Boats are lent by the day." };
    assert.equal((await person.client.call("PUT", `/api/knowledge/sources/${id}`, { body })).status, 200);
    assert.ok(!textsOf(await read()).includes("For how long may I keep a canoe?"));
    await put();
    const after = await until(async () => {
      const now = await read();
      return now.state === "current" && now.done === 5 ? now : undefined;
    });
    assert.ok(textsOf(after).includes("For how many nights may I keep a canoe?"));
  });

  test("ending it forgets what was written, and begins from the start the next time", async () => {
    await put();
    await state("current");
    assert.equal((await person.client.call("DELETE", path)).status, 204);
    const off = await read();
    assert.deepEqual([off.state, off.data, off.kept], ["off", [], 0]);
    assert.equal((await ask("Can I recover my cash for shoes?")).answered, false);
    assert.equal((await person.client.call("DELETE", path)).status, 204);
    desk.provider.requests.length = 0;
    await put();
    await state("current");
    assert.equal(desk.provider.requests.length, 4);
  });

  test("ending it cuts a model that hangs, and another setting begins at once", async () => {
    desk.provider.answer(() => new Promise<string>(() => {}));
    await put();
    await until(async () => desk.provider.open === 1);
    assert.equal((await person.client.call("DELETE", path)).status, 204);
    await until(async () => desk.provider.open === 0);
    assert.equal((await read()).state, "off");
    desk.provider.answer(write);
    await put({ perSection: 2 });
    const { spent, done, sections } = await state("current");
    assert.deepEqual([done, spent.inputTokens > 0], [sections, true]);
  });

  test("what is removed is not found by any more, and what is changed by its new words", async () => {
    await put();
    const { data } = await state("current");
    const { id } = data.find(({ text }: { text: string }) => text.includes("cash"));
    const body = { text: "May slippers be swapped for banknotes?" };
    assert.equal((await person.client.call("PATCH", `${path}/${id}`, { body })).status, 200);
    assert.match((await ask("may slippers be swapped for banknotes")).aiResponse, /reimburse/);
    assert.equal((await person.client.call("DELETE", `${path}/${id}`)).status, 204);
    assert.equal((await ask("may slippers be swapped for banknotes")).answered, false);
  });

  test("a question that a model writes for every section is one of the first alone", async () => {
    desk.provider.answer("en: What is the capital of Sweden?");
    await put();
    const { kept, discarded, data } = await state("current");
    assert.deepEqual([kept, discarded, data.length], [1, 3, 1]);
  });

  test("a model that writes on and on is stopped, and what it wrote counts towards the ceiling", async () => {
    desk.provider.answer("en: Are there any shoes?\n".repeat(20_000));
    const { estimate } = await put({ dryRun: true });
    await put({ maxTokens: (estimate.inputTokens + estimate.outputTokens) * 2 });
    const { spent } = await state("stopped");
    assert.ok(spent.outputTokens > estimate.outputTokens / 4, JSON.stringify(spent));
    assert.equal(desk.provider.requests.length, 1);
  });

  test("a model that fails is asked again later, and one that is unknown or has no price is refused", async () => {
    desk.provider.answer({ status: 401, reason: "no such key" });
    await put();
    const failing = await state("failing");
    assert.match(failing.lastFailure, /no such key/);
    assert.ok(failing.retryAt !== null && failing.done === 0);
    desk.provider.answer(write);
    moveClock(desk.server, 11_000);
    await put();
    assert.equal((await state("current")).done, 4);
    assert.equal((await put({ model: "nobody/x" }, 422)).code, "unknown-model");
    const free = await put({ model: "scripted/other", maxCost: 5 }, 422);
    assert.deepEqual([free.code, free.errors[0].pointer], ["cannot-be-done", "/body/maxCost"]);
  });
});
