// Long because the rules of told histories are tried together, on one server.
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { first } from "../../kernel/storage/sql.ts";
import { type ModelDesk, openModelDesk } from "../../testing/model-desk.ts";
import type { Step } from "../../testing/providers/scripted-provider.ts";
import { until } from "../../testing/until.ts";
import type { Completion } from "./openai-chat/schema.ts";

let desk: ModelDesk;
before(async () => {
  desk = await openModelDesk();
  await desk.teach(["Hours", "The mill opens at six in the morning."]);
});
after(() => desk.stop());
beforeEach(() => desk.provider.answer(({ body }) => `Heard: ${lastTextOf(body.messages)}`));

type Said = { role: string; content: string | { text?: string }[] | null };

const user = (content: string) => ({ role: "user", content });
const said = (content: string) => ({ role: "assistant", content });

/** The words of the question, without the passages that stand before it. */
function textOf({ content }: Said): string {
  const text = typeof content === "string" ? content : (content ?? []).map(({ text }) => text ?? "").join("");
  return text.split("\n\n").at(-1)!;
}

function lastTextOf(messages: Said[]): string {
  return textOf(messages.at(-1)!);
}

/** Gives what the model got last, without Parley's own instructions. */
function promptOfModel(): [string, string][] {
  const messages: Said[] = desk.provider.requests.at(-1)!.body.messages;
  return messages.slice(1).map((message) => [message.role, textOf(message)]);
}

async function complete(messages: unknown[], fields: object = {}, headers: Record<string, string> = {}) {
  const answer = await desk.person.client.post(
    "/v1/chat/completions",
    { model: "parley", messages, ...fields },
    { headers },
  );
  assert.equal(answer.status, 200, answer.text);
  const { parley, choices } = answer.body;
  return { ...parley, text: choices[0].message.content, choice: choices[0] };
}

async function stored(conversationId: string) {
  const { body } = await desk.person.client.get(`/api/conversations/${conversationId}/messages`);
  return body.data.map(({ author, text, origin }: Record<string, string>) => [author, text, origin]);
}

async function originOf(conversationId: string): Promise<string | undefined> {
  return (await desk.person.client.get(`/api/conversations/${conversationId}`)).body.forkedFrom;
}

test("a whole history continues its conversation, and the model sees it once", async () => {
  const first = await complete([user("one")]);
  const second = await complete([user("one"), said(first.text), user("two")]);
  assert.equal(second.conversationId, first.conversationId);
  assert.deepEqual(promptOfModel(), [
    ["user", "one"],
    ["assistant", first.text],
    ["user", "two"],
  ]);
  assert.deepEqual(
    (await stored(first.conversationId)).map(([, , origin]: string[]) => origin),
    [undefined, undefined, undefined, undefined],
  );
});

test("an edited, a cut and an unknown history begin conversations of their own, and name their origin", async () => {
  const first = await complete([user("red")]);
  const second = await complete([user("red"), said(first.text), user("blue")]);
  assert.equal(second.conversationId, first.conversationId);

  const edited = await complete([user("red"), said(first.text), user("green")]);
  assert.notEqual(edited.conversationId, first.conversationId);
  assert.equal(await originOf(edited.conversationId), first.conversationId);
  assert.deepEqual(await stored(edited.conversationId), [
    ["contact", "red", "caller"],
    ["assistant", first.text, "caller"],
    ["contact", "green", undefined],
    ["assistant", "Heard: green", undefined],
  ]);

  const windowed = await complete([user("blue"), said(second.text), user("black")]);
  assert.equal(await originOf(windowed.conversationId), first.conversationId);
  assert.deepEqual(promptOfModel(), [
    ["user", "blue"],
    ["assistant", second.text],
    ["user", "black"],
  ]);

  const unknown = await complete([user("who?"), said("Me."), user("and now?")]);
  assert.equal(await originOf(unknown.conversationId), undefined);
  assert.deepEqual((await stored(unknown.conversationId)).length, 4);
  assert.equal((await stored(first.conversationId)).length, 4, "stored messages never change");
  const next = await complete([user("who?"), said("Me."), user("and now?"), said(unknown.text), user("then?")]);
  assert.equal(next.conversationId, unknown.conversationId);
});

test("in a named session what is told and not stored is kept, and what is told is what the model sees", async () => {
  const name = { "x-session-id": "kitchen" };
  const first = await complete([user("salt?")], {}, name);
  await complete([user("salt?"), said(first.text), user("pepper?")], {}, name);
  await complete([user("SALT!"), said(first.text), user("sugar?")], {}, name);
  assert.deepEqual(promptOfModel(), [
    ["user", "SALT!"],
    ["assistant", first.text],
    ["user", "sugar?"],
  ]);
  assert.deepEqual(await stored("kitchen"), [
    ["contact", "salt?", undefined],
    ["assistant", "Heard: salt?", undefined],
    ["contact", "pepper?", undefined],
    ["assistant", "Heard: pepper?", undefined],
    ["contact", "SALT!", "caller"],
    ["contact", "sugar?", undefined],
    ["assistant", "Heard: sugar?", undefined],
  ]);
  await complete([user("flour?")], {}, name);
  const prompt = promptOfModel();
  assert.deepEqual(prompt.slice(-3), [
    ["user", "sugar?"],
    ["assistant", "Heard: sugar?"],
    ["user", "flour?"],
  ]);
});

test("asking a stored question again in a named session stores it once", async () => {
  const name = { "x-session-id": "again" };
  const first = await complete([user("hen?")], {}, name);
  const history = [user("hen?"), said(first.text), user("egg?")];
  await complete(history, {}, name);
  await complete(history, {}, name);
  assert.deepEqual(
    (await stored("again")).map(([author, text]: string[]) => `${author}: ${text}`),
    ["contact: hen?", `assistant: ${first.text}`, "contact: egg?", "assistant: Heard: egg?", "assistant: Heard: egg?"],
  );
});

test("system messages and settings reach the model, in their place", async () => {
  const system = { role: "system", content: "Answer in capitals." };
  const settings = { temperature: 0.2, top_p: 0.9, seed: 7, stop: ["END"], max_tokens: 77, presence_penalty: 0.5 };
  await complete(
    [system, user("why?"), said("Because."), { role: "developer", content: "Now be rude." }, user("really?")],
    settings,
  );
  assert.deepEqual(promptOfModel(), [
    ["system", "Answer in capitals."],
    ["user", "why?"],
    ["assistant", "Because."],
    ["system", "Now be rude."],
    ["user", "really?"],
  ]);
  const { body } = desk.provider.requests.at(-1)!;
  const { temperature, top_p, seed, stop, max_tokens, presence_penalty } = body;
  assert.deepEqual({ temperature, top_p, seed, stop, max_tokens, presence_penalty }, settings);
});

const weather = {
  type: "function",
  function: {
    name: "get_weather",
    description: "The weather.",
    parameters: { type: "object", properties: { place: { type: "string" } } },
  },
};

test("a call of the client's tool ends the turn, and its result goes on with what the assistant knew", async () => {
  const look: Step[] = [{ call: { name: "search_knowledge", input: { query: "mill" } } }];
  const ask: Step[] = [{ say: "Let me look." }, { call: { name: "get_weather", input: { place: "mill" } } }];
  // A request that the test before had begun may come late, so the script goes by what is asked.
  desk.provider.answer(({ body }) => {
    const last: Said = body.messages.at(-1);
    if (last.role !== "tool") return look;
    return textOf(last) === "dry" ? "It is dry, and the mill opens at six [7]." : ask;
  });
  const asked = await complete([user("Should I go to the mill?")], { tools: [weather] });
  assert.equal(asked.choice.finish_reason, "tool_calls");
  const [call] = asked.choice.message.tool_calls;
  assert.deepEqual([call.function.name, JSON.parse(call.function.arguments)], ["get_weather", { place: "mill" }]);

  const history = [user("Should I go to the mill?"), asked.choice.message];
  const result = { role: "tool", tool_call_id: call.id, content: "dry" };
  const answered = await complete([...history, result], { tools: [weather] });
  assert.equal(answered.conversationId, asked.conversationId);
  assert.equal(answered.choice.finish_reason, "stop");
  assert.match(answered.text, /^It is dry/);
  const roles = promptOfModel().map(([role]) => role);
  assert.deepEqual(roles, ["user", "assistant", "tool", "assistant", "tool"]);
  assert.deepEqual(
    (await stored(asked.conversationId)).map(([author, text]: string[]) => `${author}: ${text}`),
    ["contact: Should I go to the mill?", "assistant: Let me look.", `assistant: ${answered.text}`],
  );

  desk.provider.answer("Good.");
  const missing = await desk.person.client.post("/v1/chat/completions", {
    model: "parley",
    messages: [...history, { role: "tool", tool_call_id: "call_unknown", content: "?" }],
  });
  assert.equal(missing.status, 400, missing.text);
});

test("a retry after a time-out gets the reply to its first attempt", async () => {
  const { promise: isReady, resolve: finish } = Promise.withResolvers<void>();
  const asked = desk.provider.requests.length;
  desk.provider.answer([{ until: isReady }, { say: "Only once." }]);
  const request = (signal?: AbortSignal) =>
    fetch(`${desk.server.url}/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${desk.person.accessToken}` },
      body: JSON.stringify({ model: "parley", messages: [user("slow question")] }),
      ...(signal && { signal }),
    });
  const { query } = desk.server.server.kernel.database;
  const isAbandoned = async () =>
    (await first(query)`select from message where abandoned_at is not null`) !== undefined;
  for (let attempt = 1; attempt <= 2; attempt++) {
    const leaving = new AbortController();
    const impatient = request(leaving.signal);
    await until(async () => desk.provider.requests.length > asked && !(await isAbandoned()));
    leaving.abort();
    await assert.rejects(impatient);
    await until(isAbandoned);
  }
  finish();
  const last = (await (await request()).json()) as Completion & { parley: { conversationId: string } };
  assert.equal(last.choices[0]?.message.content, "Only once.");
  assert.equal(desk.provider.requests.length, asked + 1);
  assert.equal((await stored(last.parley.conversationId)).length, 2);
});

test("an image without words is a question", async () => {
  const url = "data:image/png;base64,iVBORw0KGgo=";
  desk.provider.answer("A blank page.");
  const answer = await complete([{ role: "user", content: [{ type: "image_url", image_url: { url } }] }]);
  assert.equal(answer.text, "A blank page.");
  const { content } = desk.provider.requests.at(-1)!.body.messages.at(-1);
  assert.equal(content.at(-1).image_url.url, url);
  assert.equal((await stored(answer.conversationId))[0][1], "[image]");
  const history = [{ role: "user", content: [{ type: "image_url", image_url: { url } }] }, said(answer.text)];
  const next = await complete([...history, user("Sure?")]);
  assert.equal(next.conversationId, answer.conversationId);
});

test("a fork belongs to the user of its origin, and is erased with the user", async () => {
  const respond = async (fields: object) => {
    const { status, body, text } = await desk.person.client.post("/v1/responses", { model: "parley", ...fields });
    assert.equal(status, 200, text);
    return body;
  };
  const first = await respond({ input: "My name is Anna.", user: "anna" });
  await respond({ input: "And?", previous_response_id: first.id });
  const fork = await respond({ input: "Or?", previous_response_id: first.id });
  const forkId = fork.conversation.id;
  assert.notEqual(forkId, first.conversation.id);
  assert.deepEqual(
    (await stored(forkId)).map(([, text, origin]: string[]) => [text, origin]),
    [
      ["My name is Anna.", "fork"],
      ["Heard: My name is Anna.", "fork"],
      ["Or?", undefined],
      ["Heard: Or?", undefined],
    ],
  );
  assert.equal((await desk.person.client.call("DELETE", "/api/users/anna")).status, 200);
  for (const id of [forkId, first.conversation.id]) {
    assert.equal((await desk.person.client.get(`/api/conversations/${id}`)).status, 404);
  }
});

test("a question that was asked before is asked again when the client knows the reply to it", async () => {
  const name = { "x-session-id": "twice" };
  desk.provider.answer("I do not know.");
  const known = said("I do not know.");
  await complete([user("alpha?")], {}, name);
  await complete([user("alpha?"), known, user("beta?")], {}, name);
  await complete([user("alpha?"), known, user("beta?"), known, user("beta?")], {}, name);
  assert.deepEqual(
    (await stored("twice")).map(([, text]: string[]) => text),
    ["alpha?", "beta?", "beta?"].flatMap((question) => [question, "I do not know."]),
  );
});

test("of several questions after one response, one continues the conversation and the others fork it", async () => {
  const respond = (fields: object) => desk.person.client.post("/v1/responses", { model: "parley", ...fields });
  const first = (await respond({ input: "Where?" })).body;
  const asked = ["a", "b", "c", "d"].map((input) => respond({ input, previous_response_id: first.id }));
  const conversations = (await Promise.all(asked)).map(({ body }) => body.conversation.id);
  assert.equal(new Set(conversations).size, 4);
  assert.ok(conversations.includes(first.conversation.id));
});

test("a handed-over conversation is continued by its history and by its last response, with the colleague's words once", async () => {
  const ask = user("I want to talk to a human");
  const first = await complete([user("hello"), said("Hi."), ask]);
  assert.equal(first.handedOver, true);
  const history = [user("hello"), said("Hi."), ask, said(first.text)];
  const waiting = await complete([...history, user("anybody?")]);
  assert.deepEqual([waiting.conversationId, waiting.status], [first.conversationId, "handed-over"]);
  for (const text of ["Hi, Bob here.", "What is it?"]) {
    await desk.person.client.post(`/api/conversations/${first.conversationId}/messages`, { text });
  }
  const more = [...history, user("anybody?"), said(waiting.text), user("hurry!")];
  const told = await complete(more);
  assert.equal(told.text, "Hi, Bob here.\n\nWhat is it?");
  const last = await complete([...more, said(told.text), user("The key.")]);
  assert.equal(last.conversationId, first.conversationId);

  const response = async (fields: object) => {
    const { body } = await desk.person.client.post("/v1/responses", { model: "parley", ...fields });
    return body;
  };
  const asked = await response({ input: "I want to talk to a human" });
  assert.equal(asked.metadata.status, "handed-over");
  await desk.person.client.post(`/api/conversations/${asked.conversation.id}/messages`, { text: "Ann here." });
  const next = await response({ input: "hello?", previous_response_id: asked.id });
  assert.deepEqual(
    [next.conversation.id, next.output_text ?? next.output[0].content[0].text],
    [asked.conversation.id, "Ann here."],
  );

  const named = { "x-session-id": "told once" };
  const again = await complete([ask], {}, named);
  const words = [ask, said(again.text)];
  const wait = await complete([...words, user("hm?")], {}, named);
  for (const text of ["One.", "Two."]) await desk.person.client.post("/api/conversations/told once/messages", { text });
  const both = await complete([...words, user("hm?"), said(wait.text), user("so?")], {}, named);
  await complete([...words, user("hm?"), said(wait.text), user("so?"), said(both.text), user("ok")], {}, named);
  assert.deepEqual(
    (await stored("told once")).filter(([, , origin]: string[]) => origin === "caller"),
    [],
  );
});

test("the words of a colleague reach only the person whose conversation it is", async () => {
  const ask = user("Please get me a human, now.");
  const [one, other] = [await complete([ask]), await complete([ask])];
  await desk.person.client.post(`/api/conversations/${other.conversationId}/messages`, { text: "Your code is 9999." });
  const next = await complete([ask, said(one.text), user("hello?")]);
  assert.ok(!next.text.includes("9999"), next.text);
});
