import assert from "node:assert/strict";
import type { TestClient } from "../../server/testing/client.ts";
import type { Script, ScriptedRequest } from "../../server/testing/providers/scripted-provider.ts";
import { until } from "../../server/testing/until.ts";
import type { Ability, Client, Connection, Heard, JsonSchema, Said } from "./client.ts";

/** The workspace of one client, and the model that answers in it. */
export type Desk = {
  /** A new client. It does not repeat its requests unless it is told to. */
  connect(options?: Partial<Pick<Connection, "fetch" | "retries">>): Promise<Client>;
  /** Sets what the model answers from now on, and forgets its requests so far. */
  script(script: Script): void;
  requests(): ScriptedRequest[];
  /** Calls Parley's own API. */
  api: TestClient;
  /** Tells whether a client has left before it had its reply, and Parley knows it. */
  isAbandoned(): Promise<boolean>;
};

export type Case = {
  promise: string;
  needs?: readonly Ability[];
  run(desk: Desk): Promise<void>;
};

const asks = (...texts: string[]): Said[] =>
  texts.map((text, index) => ({ role: index % 2 === 0 ? "user" : "assistant", text }));
const question = "When does the bakery open?";
const ways = ["ask", "stream"] as const;

/**
 * Says what the model read of the person's and the assistant's words, one text for each message.
 */
function readByModel({ body }: ScriptedRequest): string[] {
  const messages = (body.messages as { role: string; content: unknown }[]).filter(({ role }) => role !== "system");
  return messages.map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)));
}

const listConversations = async (api: TestClient): Promise<{ id: string }[]> =>
  (await api.get("/api/conversations?limit=100")).body.data;

/** The texts of the newest conversation, as Parley stored it. */
async function newestConversation(api: TestClient): Promise<string[]> {
  const [{ id }] = (await listConversations(api)) as [{ id: string }];
  const { data } = (await api.get(`/api/conversations/${id}/messages?limit=100`)).body;
  return data.map(({ text }: { text: string }) => text);
}

async function assertAnswers(desk: Desk, way: (typeof ways)[number]): Promise<void> {
  const answer = `At seven, by ${way}.`;
  const before = (await listConversations(desk.api)).length;
  desk.script([{ say: "At seven, " }, { say: `by ${way}.` }]);
  const heard = await (await desk.connect())[way]({ messages: asks(question) });
  assert.deepEqual(heard, { text: answer, end: "stop" });
  assert.equal((await listConversations(desk.api)).length, before + 1);
  assert.match(readByModel(desk.requests()[0]!).at(-1)!, /When does the bakery open\?/);
  assert.deepEqual(await newestConversation(desk.api), [question, answer]);
}

const weather: JsonSchema = {
  type: "object",
  properties: { city: { type: "string" } },
  required: ["city"],
  additionalProperties: false,
};

async function assertRunsTool(desk: Desk): Promise<void> {
  desk.script(({ body }) => {
    const hasResult = JSON.stringify(body.messages).includes("21 degrees");
    return hasResult ? "It is warm." : [{ call: { name: "get_weather", input: { city: "Ulm" } } }];
  });
  const inputs: unknown[] = [];
  const run = (input: unknown) => {
    inputs.push(input);
    return { weather: "21 degrees" };
  };
  const tool = { name: "get_weather", description: "The weather in a city.", schema: weather, run };
  const client = await desk.connect();
  const text = await client.runTool!({ messages: asks("Is it warm in Ulm?") }, tool);
  assert.deepEqual([text, inputs], ["It is warm.", [{ city: "Ulm" }]]);
  const [first, second] = [desk.requests()[0], desk.requests().at(-1)];
  const tools: { function: { name: string; parameters: JsonSchema } }[] = first!.body.tools;
  const offered = tools.find(({ function: { name } }) => name === "get_weather");
  assert.deepEqual(offered?.function.parameters.required, ["city"]);
  const [called, result] = second!.body.messages.slice(-2);
  assert.equal(called.tool_calls[0].function.name, "get_weather");
  assert.equal(result.role, "tool");
  assert.equal(result.tool_call_id, called.tool_calls[0].id);
  const texts = await newestConversation(desk.api);
  assert.equal(texts.filter((text) => text === "Is it warm in Ulm?").length, 1);
  assert.equal(texts.at(-1), "It is warm.");
}

const hours: JsonSchema = {
  type: "object",
  properties: { opens: { type: "integer" } },
  required: ["opens"],
  additionalProperties: false,
};

async function assertReadsObject(desk: Desk): Promise<void> {
  desk.script('{"opens":7}');
  const client = await desk.connect();
  assert.deepEqual(await client.readObject!({ messages: asks(question) }, hours), { opens: 7 });
  const format = desk.requests()[0]!.body.response_format;
  assert.deepEqual([format.type, format.json_schema.schema.required], ["json_schema", ["opens"]]);
}

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

async function assertSendsImage(desk: Desk): Promise<void> {
  desk.script("A pixel.");
  const heard = await (await desk.connect()).ask({ messages: [{ role: "user", text: "What is this?", image: pixel }] });
  assert.equal(heard.text, "A pixel.");
  assert.ok(JSON.stringify(desk.requests()[0]!.body.messages).includes(pixel.slice(0, 80)));
  assert.deepEqual(await newestConversation(desk.api), ["What is this?", "A pixel."]);
}

async function assertStaysInConversation(desk: Desk): Promise<void> {
  desk.script("At seven.");
  const client = await desk.connect();
  await client.ask({ messages: asks(question) });
  desk.script("At eight.");
  await client.stream({ messages: asks(question, "At seven.", "And on Saturdays?") });
  const read = readByModel(desk.requests()[0]!);
  assert.equal(read.length, 3);
  const texts = await newestConversation(desk.api);
  assert.deepEqual(texts, [question, "At seven.", "And on Saturdays?", "At eight."]);
}

async function assertEdits(desk: Desk): Promise<void> {
  desk.script("At seven.");
  const client = await desk.connect();
  await client.ask({ messages: asks(question) });
  desk.script("At nine.");
  const edited = [
    { role: "system" as const, text: "Be brief." },
    ...asks("When does the café open?", "At half past eight.", "Sure?"),
  ];
  await client.ask({ messages: edited });
  const [request] = desk.requests();
  const [asked, told, last, ...more] = readByModel(request!);
  assert.match(asked!, /When does the café open\?/);
  assert.match(told!, /At half past eight\./);
  assert.match(last!, /Sure\?/);
  assert.deepEqual(more, []);
  assert.match(JSON.stringify(request!.body.messages), /Be brief\./);
  const texts = await newestConversation(desk.api);
  assert.deepEqual(texts, ["When does the café open?", "At half past eight.", "Sure?", "At nine."]);
}

async function assertWindows(desk: Desk): Promise<void> {
  const client = await desk.connect();
  desk.script("One.");
  await client.ask({ messages: asks("First?") });
  desk.script("Two.");
  await client.ask({ messages: asks("First?", "One.", "Second?") });
  desk.script("Three.");
  await client.ask({ messages: asks("Second?", "Two.", "Third?") });
  const [first, told, last, ...more] = readByModel(desk.requests()[0]!);
  assert.match(first!, /Second\?/);
  assert.match(told!, /Two\./);
  assert.match(last!, /Third\?/);
  assert.deepEqual(more, []);
  const texts = await newestConversation(desk.api);
  assert.deepEqual(texts.slice(-4), ["Second?", "Two.", "Third?", "Three."]);
}

async function assertSaysThatItWasCut(desk: Desk): Promise<void> {
  for (const way of ways) {
    desk.script([{ say: "At seven, but" }, { end: "length" }]);
    const client = await desk.connect();
    const heard = client[way]({ messages: asks(question), maxTokens: 16 });
    if (client.cutError !== undefined) await assert.rejects(heard, client.cutError);
    else assert.deepEqual(await heard, { text: "At seven, but", end: "length" });
    const { max_tokens, max_completion_tokens } = desk.requests()[0]!.body;
    assert.equal(max_tokens ?? max_completion_tokens, 16);
  }
}

async function assertThrowsAfterDrop(desk: Desk): Promise<void> {
  for (const way of ways) {
    const isShown = async () => (await newestConversation(desk.api)).includes("At seven, but");
    desk.script(() => [{ say: "At seven, but" }, { until: until(isShown) }, { drop: true }]);
    const client = await desk.connect();
    const heard: Heard | "thrown" = await client[way]({ messages: asks(question) }).catch(() => "thrown" as const);
    assert.equal(heard, "thrown", `${way} gave a broken answer as a whole one: ${JSON.stringify(heard)}`);
  }
}

/** The connection of the first request breaks while the model writes. */
async function assertRetries(desk: Desk): Promise<void> {
  const before = (await listConversations(desk.api)).length;
  const { promise: isRetried, resolve: hasRetried } = Promise.withResolvers<void>();
  desk.script(() => [{ until: isRetried }, { say: "At seven." }]);
  let attempts = 0;
  const breaking: Connection["fetch"] = async (input, init) => {
    if (++attempts > 1) {
      hasRetried();
      return fetch(input, init);
    }
    const breaker = new AbortController();
    const broken = fetch(input, { ...init, signal: breaker.signal });
    await until(async () => (await listConversations(desk.api)).length > before);
    breaker.abort();
    await broken.catch(() => {});
    await until(desk.isAbandoned);
    throw new TypeError("fetch failed", { cause: Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" }) });
  };
  const client = await desk.connect({ fetch: breaking, retries: 2 });
  const heard = await client.ask({ messages: asks(question) }).finally(hasRetried);
  assert.deepEqual(heard, { text: "At seven.", end: "stop" });
  assert.equal(attempts, 2);
  assert.equal((await listConversations(desk.api)).length, before + 1);
  assert.deepEqual(await newestConversation(desk.api), [question, "At seven."]);
}

/** Says what must be true of every client that can try it. */
export const cases: readonly Case[] = [
  { promise: "gets an answer, which is stored", run: (desk) => assertAnswers(desk, "ask") },
  { promise: "gets a streamed answer, which is stored", run: (desk) => assertAnswers(desk, "stream") },
  {
    promise: "runs a tool of its own, and the answer goes on",
    needs: ["tools"],
    run: assertRunsTool,
  },
  {
    promise: "gets JSON that fits its schema",
    needs: ["json"],
    run: assertReadsObject,
  },
  { promise: "sends an image", needs: ["images"], run: assertSendsImage },
  {
    promise: "stays in one conversation while it sends its whole history",
    needs: ["history"],
    run: assertStaysInConversation,
  },
  { promise: "changes the history, and the model reads the changed one", needs: ["history"], run: assertEdits },
  { promise: "sends the end of its history, and the model reads no more", needs: ["history"], run: assertWindows },
  { promise: "learns that the limit of tokens cut the answer", needs: ["limits"], run: assertSaysThatItWasCut },
  { promise: "gets an error when the model breaks off", run: assertThrowsAfterDrop },
  { promise: "asks again after its connection broke, and gets the one answer", needs: ["retries"], run: assertRetries },
];
