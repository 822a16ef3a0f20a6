import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import { openEvents, type ReadEvent } from "../../../testing/clients/event-reader.ts";
import { type ModelDesk, modelName, openModelDesk } from "../../../testing/model-desk.ts";
import type { Step } from "../../../testing/providers/scripted-provider.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

let desk: ModelDesk;
let peer: TestServer;
before(async () => {
  desk = await openModelDesk();
  await desk.teach(["Prices", "A day ticket costs 12 euros and is valid until midnight."]);
  peer = await desk.startOtherNode();
});
after(() => desk.stop());

let sessions = 0;
const newSession = () => `live-${++sessions}`;
const authorization = () => ({ authorization: `Bearer ${desk.person.accessToken}` });
const ask = (sessionId: string, node = desk.server) =>
  openEvents(`${node.url}/api/chatbot/send`, {
    method: "POST",
    body: { message: "What does a day ticket cost?", sessionId },
    headers: authorization(),
  });
const watch = (sessionId: string, options: { node?: TestServer; after?: string } = {}) =>
  openEvents(`${(options.node ?? desk.server).url}/api/conversations/${sessionId}/events?from=start`, {
    headers: { ...authorization(), ...(options.after && { "last-event-id": options.after }) },
  });
const textOf = (events: ReadEvent[]) =>
  events.map((event) => (event.event === "message.delta" ? event.data.text : "")).join("");
const messagesOf = async (sessionId: string) =>
  (await desk.person.client.get(`/api/conversations/${sessionId}/messages`)).body.data;

/** A model that says one word at each call of `say`. */
function wordByWord(words: readonly string[]) {
  const gates = words.map(() => Promise.withResolvers<void>());
  const steps: Step[] = words.flatMap((say, at) => [{ until: gates[at]!.promise }, { say }]);
  desk.provider.answer(steps);
  const sayAll = () => {
    for (const { resolve } of gates) resolve();
  };
  return { say: (at: number) => gates[at]!.resolve(), sayAll };
}
const words = ["A day ", "ticket ", "costs ", "12 ", "euros [1]. ", "It is ", "valid ", "until ", "midnight [1]."];
const whole = "A day ticket costs 12 euros. It is valid until midnight.";

describe("a reply that is being written", () => {
  afterEach(() => desk.provider.answer("Done."));

  test("is shown word by word to its asker and to watchers on any node", async () => {
    const model = wordByWord(words);
    const sessionId = newSession();
    const asker = await ask(sessionId);
    await asker.until("message.started");
    const watchers = [await watch(sessionId), await watch(sessionId, { node: peer })];
    model.say(0);
    for (const reader of [asker, ...watchers]) {
      const seen = await reader.until("message.delta");
      assert.ok("A day ticket".startsWith(textOf(seen).trim()), textOf(seen));
    }
    model.sayAll();
    const rest = await asker.rest();
    assert.equal(`A day${textOf(rest)}`, whole);
    const { aiResponse, citations } = rest.at(-1)!.data as { aiResponse: string; citations: unknown[] };
    assert.equal(aiResponse, whole);
    for (const watcher of watchers) {
      const seen = await watcher.until("message.completed");
      watcher.cut();
      assert.equal(`A day${textOf(seen)}`, whole);
      assert.deepEqual(seen.at(-1)!.data.citations, citations);
    }
  });

  test("continues with the same text for a reader who reconnects after any event", async () => {
    const model = wordByWord(words);
    const sessionId = newSession();
    const asker = await ask(sessionId);
    const seen: ReadEvent[] = [];
    const rests: Promise<string>[] = [];
    for (let at = 0; at < words.length - 1; at++) {
      model.say(at);
      const event = (await asker.next())!;
      seen.push(event);
      const before = textOf(seen);
      const node = at % 2 === 0 ? desk.server : peer;
      const resumed = await watch(sessionId, { node, after: event.id });
      rests.push(
        resumed.until("message.completed").then((events) => {
          resumed.cut();
          return before + textOf(events);
        }),
      );
    }
    model.sayAll();
    for (const text of await Promise.all(rests)) assert.equal(text, whole);
  });

  test("is completed when its asker drops the connection", async () => {
    const model = wordByWord(words);
    const sessionId = newSession();
    const asker = await ask(sessionId);
    await asker.until("message.started");
    asker.cut();
    model.sayAll();
    const reply = await until(async () =>
      (await messagesOf(sessionId)).find(
        (row: { status: string; author: string }) => row.author === "assistant" && row.status === "completed",
      ),
    );
    assert.equal(reply.text, whole);
  });

  for (const where of ["here", "on another node"])
    test(`stops when it is told to ${where}: the text that was seen is stored, and the model is cancelled`, async () => {
      const model = wordByWord(words);
      const sessionId = newSession();
      const asker = await ask(sessionId);
      model.say(0);
      model.say(1);
      const seen = await asker.until("message.delta");
      const shown = textOf(seen);
      const node = where === "here" ? desk.server : peer;
      // A word is shown when it was sent to the database. Another node knows what has arrived there.
      if (node === peer) await (await watch(sessionId, { node })).until("message.delta");
      const client = node.client.as(desk.person.accessToken);
      const { body } = await client.post(`/api/conversations/${sessionId}/stop`);
      assert.equal(body.stopped.length, 1);
      seen.push(...(await asker.rest()));
      assert.equal(seen.at(-1)!.event, "message.interrupted");
      const [, reply] = await messagesOf(sessionId);
      assert.deepEqual([reply.status, reply.id, reply.model], ["interrupted", body.stopped[0], modelName]);
      // The second word may come before the stop or after it.
      assert.ok(shown !== "" && whole.startsWith(reply.text) && reply.text.startsWith(shown));
      if (where === "here") assert.equal(textOf(seen), reply.text);
      model.sayAll();
      await until(() => desk.provider.open === 0);
      assert.equal((await messagesOf(sessionId))[1].text, reply.text);
    });

  test("is made once for two requests with one idempotency key, and the other's model is cancelled", async () => {
    const sessionId = newSession();
    const gate = Promise.withResolvers<void>();
    const before = desk.provider.requests.length;
    desk.provider.answer([{ say: "Once." }, { until: gate.promise }]);
    const headers = { "idempotency-key": sessionId };
    const body = { message: "Hello?", sessionId };
    const twins = Array.from({ length: 4 }, () => desk.person.client.post("/api/chatbot/send", body, { headers }));
    await until(() => desk.provider.requests.length > before && desk.provider.open === 1);
    gate.resolve();
    const answers = await Promise.all(twins);
    const good = answers.filter(({ status }) => status === 200);
    assert.ok(good.length >= 1 && good.every(({ body: { aiResponse } }) => aiResponse === "Once."));
    assert.ok(answers.every(({ status }) => status === 200 || status === 409));
    assert.equal((await messagesOf(sessionId)).length, 2);
    await until(() => desk.provider.open === 0);
  });

  test("is followed by the replies to later questions, in their order", async () => {
    const sessionId = newSession();
    const gate = Promise.withResolvers<void>();
    desk.provider.answer(({ body }) => [{ until: gate.promise }, { say: `${body.messages.at(-1).content.slice(-6)}` }]);
    const asked = ["One 1?", "Two 2?", "Six 6?"].map((message) => desk.send(message, { sessionId }));
    await until(() => desk.provider.open === 1);
    gate.resolve();
    await Promise.all(asked);
    const rows = await messagesOf(sessionId);
    const questions = rows.filter((row: { author: string }) => row.author === "contact");
    const replies = rows.filter((row: { author: string }) => row.author === "assistant");
    assert.deepEqual(
      replies.map((row: { text: string }) => row.text),
      questions.map((row: { text: string }) => row.text),
    );
  });
});
