import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { Client } from "pg";
import { makeKey, signUp } from "../../../../testing/client.ts";
import { addProvider, type ModelDesk, modelName, openModelDesk } from "../../../../testing/model-desk.ts";
import { untilLocked } from "../../../../testing/until.ts";
import { WorkspaceId } from "../../../identity/index.ts";

let desk: ModelDesk;
const prices = "A day ticket costs 12 euros and is valid until midnight.";
const dogs = "Dogs travel free on all ferries of the company.";

before(async () => {
  // A workspace has three of ten connections: several calls begin to reserve at the same moment.
  desk = await openModelDesk("Hello.", { PARLEY_DB_CONNECTIONS: "10" });
  await desk.teach(["Prices", prices], ["Dogs", dogs]);
});
after(() => desk.stop());

describe("an answer of a model", () => {
  test("is the model's text with the passages that it cited", async () => {
    desk.provider.answer([{ say: "The day ticket " }, { say: "costs 12 euros [1" }, { say: "]. Enjoy!" }]);
    const { status, body } = await desk.send("What does a day ticket cost?");
    assert.equal(status, 200);
    assert.equal(body.aiResponse, "The day ticket costs 12 euros. Enjoy!");
    assert.deepEqual([body.model, body.status, body.answered], [modelName, "completed", true]);
    assert.equal(body.citations.length, 1);
    const [citation] = body.citations;
    assert.equal(citation.passage, prices.slice(citation.start, citation.end));
    assert.deepEqual(citation.supports, [{ start: 0, end: 30 }]);
    assert.ok(body.usage.inputTokens > 0 && body.unsupported === undefined);
    const history = await desk.person.client.get(`/api/conversations/${body.sessionId}/messages`);
    const stored = history.body.data[1];
    assert.deepEqual([stored.text, stored.citations, stored.usage], [body.aiResponse, body.citations, body.usage]);
  });

  test("is made from passages that stand between boundaries no document can know", async () => {
    desk.provider.answer("I do not know that. [0]");
    const { body } = await desk.send("What do dogs cost on the ferry?");
    assert.deepEqual(
      [body.aiResponse, body.answered, body.confidence, body.citations],
      ["I do not know that.", false, 0, []],
    );
    const { messages } = desk.provider.requests.at(-1)!.body;
    const asked = messages.at(-1).content;
    const [, boundary] = /^<(passages-[0-9a-f]{12})>\n/.exec(asked) ?? [];
    assert.ok(
      asked.includes(`</${boundary}>`) && asked.includes(dogs) && messages[0].content.includes(`<${boundary}>`),
    );
  });

  test("marks sentences that no passage supports and ignores unknown citation numbers", async () => {
    const text = "Dogs travel free on all ferries [9]. Parrots need a cage of 40 centimetres and a vet's paper.";
    desk.provider.answer(text);
    const { body } = await desk.send("May my dog come?");
    const [{ start, end }] = body.unsupported;
    assert.match(body.aiResponse.slice(start, end), /^Parrots need/);
    assert.deepEqual(
      body.citations.map(({ title }: { title: string }) => title),
      ["Dogs"],
    );
  });

  test("is made with the messages before", async () => {
    desk.provider.answer("It is 12 euros. [1]");
    const first = await desk.send("What does a day ticket cost?", { sessionId: "memory" });
    desk.provider.answer("Until midnight. [1]");
    await desk.send("And how long is it valid?", { sessionId: "memory" });
    const { messages } = desk.provider.requests.at(-1)!.body;
    assert.deepEqual(
      messages.slice(1, 3).map(({ role, content }: { role: string; content: unknown }) => [role, content]),
      [
        ["user", "What does a day ticket cost?"],
        ["assistant", first.body.aiResponse],
      ],
    );
  });
});

describe("the choice of the model", () => {
  test("a call may name a model of the workspace and no other", async () => {
    desk.provider.answer("From another one.");
    const other = await desk.send("Who are you?", { model: "scripted/other-2" });
    assert.deepEqual([other.body.model, desk.provider.requests.at(-1)!.body.model], ["scripted/other-2", "other-2"]);
    const offline = await desk.send("What does a day ticket cost?", { model: "parley-offline" });
    assert.deepEqual([offline.body.model, offline.body.aiResponse], ["parley-offline", prices]);
    const unknown = await desk.send("Who?", { model: "nobody/nothing" });
    assert.deepEqual([unknown.status, unknown.body.code], [422, "unknown-model"]);
  });

  test("an assistant uses its model, its instructions and its part of the knowledge", async () => {
    const { client } = desk.person;
    const sources = (await client.get("/api/knowledge/sources")).body.data;
    const id = sources.find(({ title }: { title: string }) => title === "Dogs").id;
    const made = await client.post("/api/assistants", {
      name: "Rex",
      persona: "You bark.",
      model: "scripted/dog-1",
      knowledge: { sourceIds: [id] },
    });
    assert.equal(made.status, 201);
    desk.provider.answer("Woof. [0]");
    const { body } = await desk.send("What does a day ticket cost?", { assistantId: made.body.id, sessionId: "rex" });
    assert.equal(body.model, "scripted/dog-1");
    const sent = desk.provider.requests.at(-1)!.body.messages;
    assert.ok(sent[0].content.startsWith("You are Rex") && sent[0].content.includes("You bark."));
    assert.ok(!sent.at(-1).content.includes("12 euros"));
    const offline = await desk.send("What does a day ticket cost?", { sessionId: "rex", model: "parley-offline" });
    assert.equal(offline.body.answered, false);
    assert.equal((await client.get("/api/conversations/rex")).body.assistantId, made.body.id);
    const unknown = await desk.send("Hi", { assistantId: "ast_01h455vb4pex5vsknk084sn02q" });
    assert.deepEqual([unknown.status, unknown.body.code], [422, "unknown-assistant"]);
    const stranger = await signUp(desk.server.client);
    const foreign = await stranger.client.get(`/api/assistants/${made.body.id}`);
    assert.equal(foreign.status, 404);
  });

  test("the last fallback is the offline engine", async () => {
    const { client } = desk.person;
    const opened = await client.post("/api/assistants", {
      name: "Chained",
      model: "scripted/first",
      fallbackModels: ["scripted/second"],
    });
    const assistantId = opened.body.id;
    desk.provider.answer(({ body }) => (body.model === "first" ? { status: 401 } : "The second speaks."));
    assert.equal((await desk.send("Hello?", { assistantId })).body.model, "scripted/second");
    desk.provider.answer({ status: 400 });
    const last = await desk.send("What does a day ticket cost?", { assistantId });
    assert.deepEqual(
      [last.body.model, last.body.status, last.body.aiResponse],
      ["parley-offline", "completed", prices],
    );
  });

  test("a model that hangs is not waited for longer than its provider says", async () => {
    const hanging = { firstByteTimeoutMs: 300 };
    assert.equal(
      (await addProvider(desk.person, desk.provider, { name: "hanging", ...hanging })).firstByteTimeoutMs,
      300,
    );
    const { promise: never, resolve: end } = Promise.withResolvers<void>();
    try {
      desk.provider.answer(() => never.then(() => "Too late."));
      const before = desk.provider.requests.length;
      const { body } = await desk.send("What does a day ticket cost?", { model: "hanging/scripted-1" });
      assert.deepEqual([body.model, body.aiResponse], ["parley-offline", prices]);
      const provenance = await desk.person.client.get(`/api/messages/${body.messageId}/provenance`);
      assert.deepEqual(provenance.body.failures, [{ model: "hanging/scripted-1", cause: "unreachable" }]);
      assert.equal(desk.provider.requests.length, before + 1);
    } finally {
      end();
    }
  });

  test("a temporary failure is retried", async () => {
    desk.provider.answer((_request, count) => (count % 3 === 0 ? "At last." : { status: 503 }));
    const before = desk.provider.requests.length;
    // One of three requests in a row is answered, however many there were before.
    const { body } = await desk.send("Hello?");
    assert.equal(body.aiResponse, "At last.");
    assert.ok(desk.provider.requests.length - before <= 3);
  });

  test("an answer that breaks off keeps its text and is interrupted", async () => {
    desk.provider.answer([{ say: "The ticket costs " }, { waitMs: 30 }, { drop: true }]);
    const { body } = await desk.send("What does it cost?");
    assert.deepEqual([body.status, body.aiResponse, body.answered], ["interrupted", "The ticket costs", false]);
  });

  test("the monthly budget is never exceeded, even by many calls at once", async () => {
    const person = await signUp(desk.server.client);
    await addProvider(person, desk.provider);
    desk.provider.answer("Short.");
    const first = (await person.client.post("/api/chatbot/send", { message: "One?" })).body;
    assert.equal(first.model, modelName);
    const { body: use } = await person.client.get("/api/model-use");
    assert.equal(use.tokens, first.usage.inputTokens + first.usage.outputTokens);
    const { model, calls, inputTokens } = use.days[0];
    assert.deepEqual([use.days.length, model, calls, inputTokens], [1, modelName, 1, first.usage.inputTokens]);
    // Room for one more call of this size with all that it may say, not for two.
    const monthlyTokens = use.tokens + 2_000;
    const set = await person.client.call("PUT", "/api/model-budget", { body: { monthlyTokens, monthlyCost: null } });
    assert.equal(set.status, 200);
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    desk.provider.answer([{ until }, { say: "Short." }]);
    const requestsBefore = desk.provider.requests.length;
    const locking = new Client(desk.server.connection);
    await locking.connect();
    await locking.query("begin");
    await locking.query("select from assistant_setup where workspace_id = $1 for update", [
      WorkspaceId.parse(person.workspaceId),
    ]);
    let answered = 0;
    const asked = Array.from({ length: 5 }, async (_, at) => {
      const { body } = await person.client.post("/api/chatbot/send", { message: "Two?", sessionId: `many-${at}` });
      // The model answers after all the others were refused.
      if (++answered === 4) release();
      return body.model;
    });
    // Several calls have begun to reserve before the first of them has reserved.
    await untilLocked(locking, 3);
    await locking.query("commit");
    await locking.end();
    const models = await Promise.all(asked);
    assert.deepEqual(models.filter((model) => model === modelName).length, 1, models.join());
    assert.equal(desk.provider.requests.length - requestsBefore, 1, "only one call was made");
    assert.ok((await person.client.get("/api/model-use")).body.tokens <= monthlyTokens);
  });

  test("a visitor's limit of the day is never exceeded, on any node, and others still get answers", async () => {
    const peer = await desk.startOtherNode();
    const person = await signUp(desk.server.client);
    await addProvider(person, desk.provider);
    const origin = "https://shop.example";
    const key = await makeKey(person, { kind: "publishable", allowedOrigins: [origin] });
    desk.provider.answer("Short.");
    const page = (node = desk.server) => node.client.as(key, { origin });
    const first = (await page().post("/api/chatbot/send", { message: "One?" })).body;
    assert.equal(first.model, modelName);
    const set = (limits: Record<string, number | null>) =>
      person.client.call("PUT", "/api/model-budget", { body: { monthlyTokens: null, monthlyCost: null, ...limits } });
    // Room for one call of this size with all that it may say, and not for two.
    const limits = { monthlyTokens: null, monthlyCost: null, dailyTokensPerVisitor: 2_000, dailyCostPerVisitor: null };
    assert.deepEqual((await set({ dailyTokensPerVisitor: 2_000, dailyCostPerVisitor: null })).body, limits);
    assert.deepEqual((await person.client.get("/api/model-use")).body.budget, limits);
    const ask = async (node: typeof peer, headers: Record<string, string>, sessionId: string) =>
      (await page(node).post("/api/chatbot/send", { message: "Two?", sessionId }, { headers })).body;
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    desk.provider.answer([{ until }, { say: "Short." }]);
    const token = { "x-visitor-token": first.visitorToken };
    let answered = 0;
    const models = await Promise.all(
      Array.from({ length: 4 }, async (_, at) => {
        const { model } = await ask(at % 2 === 0 ? desk.server : peer, token, `many-${at}`);
        // The model answers after all the others were refused.
        if (++answered === 3) release();
        return model;
      }),
    );
    assert.equal(models.filter((model) => model === modelName).length, 1, models.join());
    // Tokens are still counted when their reservation is gone: several short answers reach the
    // limit.
    desk.provider.answer("Short.");
    let calls = 0;
    while ((await ask(peer, token, `more-${calls}`)).model === modelName) assert.ok(++calls < 100);
    const { body } = await page().post("/api/chatbot/send", { message: "Two?" });
    assert.equal(body.model, modelName);
    const members = await person.client.post("/api/chatbot/send", { message: "Two?" });
    assert.equal(members.body.model, modelName);
    // A user whom a server names has the limit, too.
    const backend = desk.server.client.as(await makeKey(person));
    const named = async () =>
      (await backend.post("/api/chatbot/send", { message: "Two?", context: { userId: "u-1" } })).body.model;
    calls = 0;
    while ((await named()) === modelName) assert.ok(++calls < 100);
    assert.match((await backend.get("/api/users/u-1/export")).text, /"part":"models","modelUse":\{"day":"20/);
    await set({});
    assert.equal(await named(), modelName);
  });

  test("a budget limits each visitor, too, unless it says otherwise", async () => {
    const person = await signUp(desk.server.client);
    const set = async (body: Record<string, number | null>) =>
      (await person.client.call("PUT", "/api/model-budget", { body })).body;
    const rest = { monthlyCost: 100, dailyCostPerVisitor: 5 };
    const given = { monthlyTokens: 1_000_000, monthlyCost: 100 };
    assert.deepEqual(await set(given), { ...given, ...rest, dailyTokensPerVisitor: 50_000 });
    const small = { monthlyTokens: 30_000, monthlyCost: null };
    assert.deepEqual(await set(small), { ...small, dailyTokensPerVisitor: 20_000, dailyCostPerVisitor: null });
    const unlimited = { ...given, dailyTokensPerVisitor: null, dailyCostPerVisitor: null };
    assert.deepEqual(await set(unlimited), unlimited);
  });
});
