import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { all } from "../../../kernel/storage/sql.ts";
import { signUp } from "../../../testing/client.ts";
import { eventsOf } from "../../../testing/events-of.ts";
import { addProvider, type ModelDesk, modelName, openModelDesk } from "../../../testing/model-desk.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { until } from "../../../testing/until.ts";

let desk: ModelDesk;
before(async () => {
  desk = await openModelDesk();
});
after(() => desk.stop());

const question = "My name is Xanthippe Quill. What does the harbour ferry cost?";
const lastFailure = async () => (await desk.person.client.get("/api/providers")).body.data[0].lastFailure;
const announced = async () =>
  (await eventsOf(desk.server, desk.person.workspaceId))
    .filter(({ type }) => type === "provider.failing" || type === "provider.recovered")
    .map(({ type, data }) => [
      type,
      ...["model", "fault", "reason"].map((key) => (data as Record<string, unknown>)[key]),
    ]);
const refusal = { status: 400, reason: "Billing hard limit has been reached for Xanthippe Quill." };
const reason = "Billing hard limit has been reached for […].";

describe("a model that fails", () => {
  test("is shown with the vendor's reason, since when, and not with the words of a person", async () => {
    assert.equal(await lastFailure(), null);
    desk.provider.answer(refusal);
    const { body } = await desk.send(question);
    assert.equal(body.model, "parley-offline");
    const failure = await lastFailure();
    assert.deepEqual([failure.fault, failure.reason, failure.model], ["refused-request", reason, modelName]);
    assert.equal(failure.at, failure.since);
    const { body: provenance } = await desk.person.client.get(`/api/messages/${body.messageId}/provenance`);
    assert.deepEqual(provenance.failures, [{ model: modelName, cause: "refused-request", reason }]);
    const [provider] = (await desk.person.client.get("/api/providers")).body.data;
    assert.deepEqual((await desk.person.client.get(`/api/providers/${provider.id}`)).body, provider);
  });

  test("is announced once, however many answers fail, and shown since its first failure", async () => {
    const first = await lastFailure();
    moveClock(desk.server, 61_000);
    for (let answer = 0; answer < 3; answer++) await desk.send(question);
    const failure = await lastFailure();
    assert.equal(failure.since, first.since);
    assert.equal(Date.parse(failure.at) - Date.parse(failure.since) >= 60_000, true);
    assert.deepEqual(await announced(), [["provider.failing", modelName, "refused-request", reason]]);
  });

  test("in another way is shown with the newest reason at once, and not announced once more", async () => {
    const { since } = await lastFailure();
    for (const [answer, fault, words] of [
      [{ status: 401, reason: "Invalid API key." }, "refused-key", "Invalid API key."],
      [{ status: 400, reason: "Your plan has ended." }, "refused-request", "Your plan has ended."],
      [refusal, "refused-request", reason],
    ] as const) {
      desk.provider.answer(answer);
      await desk.send(question);
      const failure = await lastFailure();
      assert.deepEqual([failure.fault, failure.reason, failure.since], [fault, words, since]);
    }
    assert.equal((await announced()).length, 1);
  });

  test("is no longer failing when it answers again, also on another node", async () => {
    const other = await desk.startOtherNode();
    desk.provider.answer("Good day.");
    const client = other.client.as(desk.person.accessToken);
    assert.equal((await client.post("/api/chatbot/send", { message: "Hello?" })).body.model, modelName);
    await until(async () => (await lastFailure()) === null);
    assert.deepEqual((await announced()).at(-1), ["provider.recovered", modelName, undefined, undefined]);
    await desk.send("Hello?");
    assert.equal((await announced()).length, 2);
  });

  test("for a moment is not announced, and twice in a row it is", async () => {
    const before = (await announced()).length;
    // With a long wait there is no retry.
    const busy = { status: 503, headers: { "retry-after": "60" } };
    desk.provider.answer(busy);
    await desk.send(question);
    assert.equal((await lastFailure()).fault, "broken");
    desk.provider.answer("Good day.");
    await desk.send("Hello?");
    assert.deepEqual([await lastFailure(), (await announced()).length], [null, before]);
    desk.provider.answer(busy);
    for (let answer = 0; answer < 2; answer++) await desk.send(question);
    assert.deepEqual((await announced()).slice(before), [
      ["provider.failing", modelName, "broken", "as told by the script"],
    ]);
  });

  test("is shown beside one that answers, and forgotten after an hour of answers", async () => {
    desk.provider.answer(({ body }) => (body.model === "old-1" ? { status: 404 } : "Good day."));
    await desk.send("Hello?");
    assert.equal(await lastFailure(), null);
    await desk.send("Hello?", { model: "scripted/old-1" });
    await desk.send("Hello?");
    assert.deepEqual([(await lastFailure()).model, (await lastFailure()).fault], ["scripted/old-1", "unknown-model"]);
    moveClock(desk.server, 3_700_000);
    const { email, password } = desk.person;
    const { body } = await desk.server.client.post("/api/auth/signin", { email, password });
    desk.person.client = desk.server.client.as(body.accessToken);
    await desk.send("Hello?");
    assert.equal(await lastFailure(), null);
  });

  test("in the middle of its answer is told in the provenance", async () => {
    desk.provider.answer([{ say: "The ferry costs " }, { fail: "The engine is out of memory." }]);
    const { body } = await desk.send("What is it?");
    assert.equal(body.status, "interrupted");
    const { body: provenance } = await desk.person.client.get(`/api/messages/${body.messageId}/provenance`);
    assert.deepEqual(provenance.failures, [
      { model: modelName, cause: "broken", reason: "The engine is out of memory." },
    ]);
    assert.equal((await lastFailure()).reason, "The engine is out of memory.");
  });

  test("that does not exist leaves few rows, however many names a caller invents", async () => {
    desk.provider.answer({ status: 404 });
    for (let name = 0; name < 25; name++) await desk.send("Hello?", { model: `scripted/invented-${name}` });
    const db = desk.server.server.kernel.database.query;
    assert.equal((await all(db)`select from failing_model`).length, 20);
    assert.equal((await lastFailure()).model, "scripted/invented-24");
  });

  test("to list its models is shown and announced, where nobody names a model", async () => {
    const person = await signUp(desk.server.client);
    const { id } = await addProvider(person, desk.provider, { defaultModel: undefined });
    const shown = async () => (await person.client.get(`/api/providers/${id}`)).body.lastFailure;
    const ask = async () => (await person.client.post("/api/chatbot/send", { message: "Hello?" })).body.model;
    const told = async () =>
      (await eventsOf(desk.server, person.workspaceId))
        .map(({ type }) => type)
        .filter((type) => /^provider\.[fr]/.test(type));
    desk.provider.list(undefined);
    for (let answer = 0; answer < 2; answer++) assert.equal(await ask(), "parley-offline");
    assert.deepEqual([(await shown()).fault, (await shown()).model], ["broken", null]);
    assert.deepEqual(await told(), ["provider.failing"]);
    desk.provider.list("scripted-1");
    desk.provider.answer("Good day.");
    assert.equal(await ask(), modelName);
    assert.equal(await shown(), null);
    assert.deepEqual(await told(), ["provider.failing", "provider.recovered"]);
  });

  test("is shown and announced again after a change of its provider", async () => {
    const person = await signUp(desk.server.client);
    const { id } = await addProvider(person, desk.provider);
    const shown = async () => (await person.client.get(`/api/providers/${id}`)).body.lastFailure;
    const told = async () =>
      (await eventsOf(desk.server, person.workspaceId))
        .map(({ type }) => type)
        .filter((type) => /^provider\.[fr]/.test(type));
    const ask = () => person.client.post("/api/chatbot/send", { message: "Hello?" });
    desk.provider.answer({ status: 401, reason: "Invalid API key." });
    await ask();
    assert.equal((await shown()).fault, "refused-key");
    const changed = await person.client.call("PATCH", `/api/providers/${id}`, { body: { apiKey: "another" } });
    assert.deepEqual([changed.body.lastFailure, await shown()], [null, null]);
    await ask();
    assert.equal((await shown()).fault, "refused-key");
    assert.deepEqual(await told(), ["provider.failing", "provider.recovered", "provider.failing"]);
  });

  test("in a test call is shown and not announced, before a person is answered by it", async () => {
    const person = await signUp(desk.server.client);
    const { id } = await addProvider(person, desk.provider);
    const shown = async () => (await person.client.get(`/api/providers/${id}`)).body.lastFailure;
    const failing = async () =>
      (await eventsOf(desk.server, person.workspaceId)).filter(({ type }) => type === "provider.failing").length;
    const tryIt = () => person.client.post(`/api/providers/${id}/test`);
    const ask = () => person.client.post("/api/chatbot/send", { message: "Hello?" });
    desk.provider.answer({ status: 400, reason: "Your plan has ended." });
    await tryIt();
    assert.deepEqual([(await shown()).reason, await failing()], ["Your plan has ended.", 0]);
    await ask();
    assert.equal(await failing(), 1);
    desk.provider.answer({ status: 401, reason: "Invalid API key." });
    await tryIt();
    assert.deepEqual([(await shown()).fault, await failing()], ["refused-key", 1]);
    desk.provider.answer("Good day.");
    await tryIt();
    assert.equal(await shown(), null);
    desk.provider.answer({ status: 401, reason: "Invalid API key." });
    await ask();
    assert.equal((await shown()).fault, "refused-key");
  });

  test("to embed texts is shown, too", async () => {
    const provider = await addProvider(desk.person, desk.provider, { name: "vectors" });
    const embed = () => desk.person.client.post("/v1/embeddings", { model: "vectors/small", input: ["a"] });
    const shown = async () => (await desk.person.client.get(`/api/providers/${provider.id}`)).body.lastFailure;
    desk.provider.answer({ status: 401 });
    assert.equal((await embed()).status, 502);
    assert.deepEqual([(await shown()).model, (await shown()).fault], ["vectors/small", "refused-key"]);
    desk.provider.answer("");
    assert.equal((await embed()).status, 200);
    assert.equal(await shown(), null);
  });
});
