import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type ModelDesk, modelName, openModelDesk } from "../../../../testing/model-desk.ts";
import type { Step } from "../../../../testing/providers/scripted-provider.ts";
import { until } from "../../../../testing/until.ts";

let desk: ModelDesk;
before(async () => {
  desk = await openModelDesk();
  await desk.teach(["Prices", "A day ticket costs 12 euros."]);
});
after(() => desk.stop());

let sessions = 0;
const newSession = () => `bound-${++sessions}`;
const use = async () => (await desk.person.client.get("/api/model-use")).body;

describe("a model without limits", () => {
  test("that calls tools again and again gets no more tools after some steps", async () => {
    const before = desk.provider.requests.length;
    desk.provider.answer([{ call: { name: "search_knowledge", input: { query: "ticket" } } }]);
    const { body } = await desk.send("What does a day ticket cost?");
    assert.deepEqual([body.status, body.model], ["completed", "parley-offline"]);
    assert.ok(desk.provider.requests.length - before <= 5);
  });

  test("whose name is a property of every object has no price", async () => {
    desk.provider.answer("Hello.");
    for (const name of ["constructor", "__proto__", "toString"]) await desk.send("Hi?", { model: `scripted/${name}` });
    assert.equal((await use()).cost, 0);
  });

  test("that has no price is not asked when there is a budget of cost", async () => {
    const set = (monthlyCost: number | null) =>
      desk.person.client.call("PUT", "/api/model-budget", { body: { monthlyTokens: null, monthlyCost } });
    await set(100);
    desk.provider.answer("Hello.");
    assert.equal((await desk.send("What does a day ticket cost?")).body.model, "parley-offline");
    await set(null);
    assert.equal((await desk.send("What does a day ticket cost?")).body.model, modelName);
  });

  test("may look at an image, which counts in the budget by its size on a screen and not in bytes", async () => {
    const set = (monthlyTokens: number | null) =>
      desk.person.client.call("PUT", "/api/model-budget", { body: { monthlyTokens, monthlyCost: null } });
    await set((await use()).tokens + 20_000);
    desk.provider.answer("A ticket.");
    const url = `data:image/png;base64,${"A".repeat(400_000)}`;
    const content = [
      { type: "text", text: "What does this show?" },
      { type: "image_url", image_url: { url } },
    ];
    const messages = [{ role: "user", content }];
    const { status, body } = await desk.person.client.post("/v1/chat/completions", { model: "parley", messages });
    await set(null);
    assert.deepEqual([status, body.choices?.[0].message.content], [200, "A ticket."], JSON.stringify(body));
  });

  test("may write NUL and half characters, which are left out", async () => {
    desk.provider.answer([{ say: "\0Good" }, { say: " day\0 to you." }]);
    assert.equal((await desk.send("Hello?")).body.aiResponse, "Good day to you.");
    desk.provider.answer([{ call: { name: "hand_over", input: { reason: "\0" } } }]);
    assert.equal((await desk.send("What does a day ticket cost?")).status, 200);
  });

  test("may write very many marks, which are read in one pass", async () => {
    const marks = Array.from({ length: 8 }, () => ({ say: "[1]".repeat(5_000) }));
    desk.provider.answer([{ say: "A day ticket costs 12 euros " }, ...marks, { say: "a head." }]);
    const { body } = await desk.send("What does a day ticket cost?");
    assert.deepEqual([body.model, body.aiResponse], [modelName, "A day ticket costs 12 euros a head."]);
    assert.equal(body.citations.length, 1);
  });

  test("is cut off when it writes more than a reply may hold; the text so far stays", async () => {
    const sessionId = newSession();
    desk.provider.answer([{ say: "A story " }, { say: "without end ".repeat(100_000) }, { say: "and more" }]);
    const { body } = await desk.send("Tell me a story", { sessionId });
    assert.deepEqual([body.status, body.reason], ["interrupted", "too-long"]);
    assert.ok(body.aiResponse.startsWith("A story without end"));
    assert.ok(body.aiResponse.length <= 128_000, `${body.aiResponse.length} characters`);
    const { data } = (await desk.person.client.get(`/api/conversations/${sessionId}/messages`)).body;
    assert.deepEqual([data[1].reason, data[1].text.length], ["too-long", body.aiResponse.length]);
    desk.provider.answer("Good night.");
    assert.equal((await desk.send("Thanks", { sessionId })).body.aiResponse, "Good night.");
  });

  test("that calls a tool with very much input, or very many tools, has not answered", async () => {
    const query = "ticket ".repeat(20_000);
    for (const calls of [
      [{ call: { name: "search_knowledge", input: { query } } }],
      Array.from({ length: 100 }, () => ({ call: { name: "search_knowledge", input: { query: "ticket" } } })),
    ]) {
      desk.provider.answer((_request, _count) => calls);
      const before = desk.provider.requests.length;
      const { body } = await desk.send("What does a day ticket cost?");
      assert.deepEqual([body.status, body.model], ["completed", "parley-offline"]);
      // The first answer was refused: the model was neither asked again nor given results.
      assert.equal(desk.provider.requests.length - before, 1);
    }
  });

  test("that begins very many tool calls is left before its answer ends", async () => {
    const call = { call: { name: "search_knowledge", input: {} } };
    const gate = Promise.withResolvers<void>();
    desk.provider.answer([...Array.from({ length: 40 }, () => call), { until: gate.promise }]);
    const { body } = await desk.send("What does a day ticket cost?");
    assert.deepEqual([body.status, body.model], ["completed", "parley-offline"]);
    gate.resolve();
    await until(() => desk.provider.open === 0);
  });

  test("may write blank lines first, which do not shift citations", async () => {
    desk.provider.answer("\n\n\nA day ticket costs 12 euros [1]. Enjoy your day!");
    const { body } = await desk.send("What does a day ticket cost?");
    const [{ start, end }] = body.citations[0].supports;
    assert.equal(body.aiResponse.slice(start, end), "A day ticket costs 12 euros.");
  });
});

describe("a yes to an action", () => {
  const asksTwice: Step[] = [{ call: { name: "hand_over", input: {} } }];
  const statusOf = async (sessionId: string) =>
    (await desk.person.client.get(`/api/conversations/${sessionId}`)).body.status;

  test("does not count when it was written before the assistant asked", async () => {
    const sessionId = newSession();
    const gate = Promise.withResolvers<void>();
    desk.provider.answer([{ until: gate.promise }, ...asksTwice]);
    const asked = desk.send("What do you have?", { sessionId });
    await until(() => desk.provider.open === 1);
    const early = desk.send("ok thanks", { sessionId });
    await until(
      async () => (await desk.person.client.get(`/api/conversations/${sessionId}/messages`)).body.data?.length === 4,
    );
    gate.resolve();
    assert.match((await asked).body.aiResponse, /Shall I pass you on/);
    assert.notEqual((await early).body.handedOver, true);
    assert.equal(await statusOf(sessionId), "open");
  });

  test("does not count when another message came in between", async () => {
    const sessionId = newSession();
    desk.provider.answer(asksTwice);
    await desk.send("What do you have?", { sessionId });
    desk.provider.answer("Tickets. [1]");
    await desk.send("And what does it cost?", { sessionId });
    await desk.send("Yes", { sessionId });
    assert.equal(await statusOf(sessionId), "open");
  });
});

test("a stopping node cuts off a model that does not end, and stores its text", async () => {
  const own = await openModelDesk([{ say: "Once upon " }, { until: new Promise(() => {}) }]);
  const peer = await own.startOtherNode();
  const asked = own.send("Tell me a story", { sessionId: "story" });
  await until(() => own.provider.open === 1);
  // The node stops, and the answer ends with its text so far.
  await own.server.server.stop();
  const { body } = await asked;
  assert.deepEqual([body.status, body.reason, body.aiResponse], ["interrupted", "node-stopped", "Once upon"]);
  const { data } = (await peer.client.as(own.person.accessToken).get("/api/conversations/story/messages")).body;
  assert.equal(data[1].status, "interrupted");
  await peer.stop();
  await own.provider.stop();
});
