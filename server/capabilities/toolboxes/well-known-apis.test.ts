// Long because all of its tests use the same documents and services.
import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type Person, signUp } from "../../testing/client.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../testing/providers/scripted-provider.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { knownCalls } from "./fixtures/known-calls.ts";

/** The documents in fixtures/, each with the headers that its toolbox gets. */
const documents: Record<string, { file: string; headers?: Record<string, string> }> = {
  code: { file: "code-host.yaml", headers: { authorization: "Bearer code" } },
  pay: { file: "payments.yaml", headers: { Authorization: "Basic cGF5Og==" } },
  chat: { file: "team-chat.json", headers: { token: "xoxb-chat" } },
  old: { file: "petstore-2.json" },
  pets: { file: "petstore-3.yaml" },
};

type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
// biome-ignore lint/suspicious/noExplicitAny: answers of every shape.
type Any = any;

const received: Received[] = [];
/** The services answer these, by a part of the path. */
const answers: [string, { status?: number; type?: string; body?: string }][] = [
  ["/zen", { type: "text/plain; charset=iso-8859-1", body: "Be caf\xe9." }],
  ["/subscription", { status: 204 }],
  ["/archive/", { status: 302 }],
  ["/contents/", { type: "image/png", body: "\x89PNG" }],
  ["/pet/9", { status: 404, type: "application/problem+json; charset=utf-8", body: '{"title":"No such pet"}' }],
];

/** The services, and another host that some operations name. */
const services: Server[] = [];
let url: string;
let otherUrl: string;
let server: TestServer;
let provider: ScriptedProvider;
let person: Person;
const assistants = new Map<string, string>();
const toolboxes = new Map<string, Any>();

function readFixture(name: string): string {
  const text = readFileSync(new URL(`fixtures/${documents[name]!.file}`, import.meta.url), "utf8");
  return text
    .replaceAll(/https:\/\/(?:uploads|files)\.[a-z.-]+/g, `${otherUrl}/other`)
    .replaceAll(/https:\/\/api\.[a-z.-]+/g, `${url}/${name}`)
    .replaceAll("team-chat.example", new URL(url).host);
}

async function startService(): Promise<string> {
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [, document] = /^\/documents\/(\w+)$/.exec(request.url!) ?? [];
    if (document !== undefined) return response.end(readFixture(document));
    const { method = "", headers } = request;
    received.push({ method, url: request.url!, headers, body: Buffer.concat(chunks).toString() });
    const [, answer = {}] = answers.find(([part]) => request.url!.includes(part)) ?? [];
    const { status = 200, type = "application/json; charset=utf-8", body = '{"ok":true}' } = answer;
    if (status === 204) return response.writeHead(204).end();
    return response.writeHead(status, { "content-type": type }).end(Buffer.from(body, "latin1"));
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  services.push(service);
  return `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
}

before(async () => {
  [url, otherUrl] = [await startService(), await startService()];
  provider = await startScriptedProvider();
  const allowed = [url, otherUrl].map((each) => `tools:${new URL(each).host}`).join(",");
  server = await startTestServer({
    settings: { PARLEY_OUTBOUND_ALLOW: `${allowed},models:${new URL(provider.url).host}`, PARLEY_LIMIT_KEY: "0" },
  });
  person = await signUp(server.client);
  const scripted = { kind: "openai-compatible", name: "scripted", baseUrl: provider.url, defaultModel: "scripted-1" };
  assert.equal((await person.client.post("/api/providers", scripted)).status, 201);
  for (const [name, { headers }] of Object.entries(documents)) await add(name, headers);
  await add("open", undefined, "code");
});
after(async () => {
  await server.stop();
  await provider.stop();
  for (const service of services) {
    service.closeAllConnections();
    service.close();
  }
});

async function add(name: string, headers?: Record<string, string>, document = name): Promise<Any> {
  const toolbox = { name, kind: "openapi", url: `${url}/documents/${document}`, ...(headers && { headers }) };
  const made = await person.client.post("/api/toolboxes", toolbox);
  assert.equal(made.status, 201, made.text);
  const assistant = await person.client.post("/api/assistants", { name, actions: [`${name}__*`] });
  assistants.set(name, assistant.body.id);
  toolboxes.set(name, made.body);
  return made.body;
}

let sessions = 0;
/** A model calls the tool, and the person agrees when asked. Gives the request, and what the model was told. */
async function use(action: string, input: unknown): Promise<Received & { told: string }> {
  const sessionId = `use-${++sessions}`;
  const assistantId = assistants.get(action.split("__")[0]!);
  const seen = received.length;
  let told = "";
  provider.answer(({ body: { messages } }) => {
    const last = messages.at(-1);
    if (last.role !== "tool") return [{ call: { name: action, input } }];
    told = typeof last.content === "string" ? last.content : JSON.stringify(last.content);
    return [{ say: "Done." }];
  });
  const send = (message: string) => person.client.post("/api/chatbot/send", { message, assistantId, sessionId });
  const first = await send("Please do it.");
  assert.equal(first.status, 200, first.text);
  if (first.body.asks !== undefined) await send("Yes");
  assert.equal(received.length, seen + 1, `one request, and the model was told: ${told}`);
  return { ...received.at(-1)!, told };
}

/** The database keeps the members of an input in an order of its own. */
const pairsOf = (text: string) => text.split(/[?&]/).sort();

describe("a tool of a document in the manner of a well-known API", () => {
  for (const [action, input, line, body] of knownCalls) {
    test(`${action} sends ${line.slice(0, 60)}`, async () => {
      const got = await use(action, input);
      assert.deepEqual(pairsOf(`${got.method} ${got.url}`), pairsOf(line));
      if (Array.isArray(body)) for (const pattern of body) assert.match(got.body, pattern);
      else assert.deepEqual(pairsOf(got.body), pairsOf(body ?? ""));
    });
  }

  test("gets the toolbox's headers, the document's media types and the headers that a model fills in", async () => {
    const got = await use("code__repos_get", { owner: "a", repo: "b", "X-Code-Api-Version": "2025-01-01" });
    assert.equal(got.headers.authorization, "Bearer code");
    assert.equal(got.headers["x-code-api-version"], "2025-01-01");
    assert.equal(got.headers.accept, "application/vnd.code-host+json");
    const typeOf = async (action: string, input: unknown) => (await use(action, input)).headers["content-type"];
    const created = { owner: "a", repo: "b", body: { title: 1 } };
    assert.equal(await typeOf("code__issues_create", created), "application/vnd.code-host+json");
    assert.equal(await typeOf("pets__replacePet", { id: "p", body: { kind: "dog" } }), "application/merge-patch+json");
    assert.equal(await typeOf("chat__reminders_add", { body: { text: "Water" } }), "application/json; charset=utf-8");
    assert.equal(await typeOf("pay__PostInvoices", { body: { customer: "c" } }), "application/x-www-form-urlencoded");
    const listed = await use("pets__get__pets", { session: "a;b", "X-Trace": ["t", "u"] });
    assert.deepEqual([listed.headers.cookie, listed.headers["x-trace"]], ["session=a%3Bb", "t,u"]);
    const sent = await use("chat__chat_postMessage", { body: { channel: "C" } });
    assert.equal(sent.headers.token, "xoxb-chat");
    const removed = await use("old__deletePet", { petId: 3, "X-Reason": "sold" });
    assert.deepEqual([removed.headers.api_key, removed.headers["x-reason"]], [undefined, "sold"]);
    const forged = { token: "forged", body: { channel: "C" } };
    await assert.rejects(use("chat__chat_postMessage", forged), /"\/token".*is not a known property/);
    await assert.rejects(
      use("old__deletePet", { petId: 3, api_key: "forged" }),
      /"\/api_key".*is not a known property/,
    );
  });

  test("tells the model what was answered, in whatever type it came", async () => {
    const told = async (action: string, input: unknown) => (await use(action, input)).told;
    const repo = { owner: "a", repo: "b" };
    assert.match(await told("code__repos_get", repo), /"ok":\s*true/);
    assert.match(await told("code__meta_get-zen", {}), /Be café\./);
    assert.match(await told("code__activity_delete-repo-subscription", repo), /204/);
    assert.match(await told("code__repos_download-archive", { ...repo, ref: "main" }), /status 302/);
    assert.match(await told("code__repos_get-content", { ...repo, path: "a/b.png" }), /image\/png, which is not shown/);
    assert.match(await told("old__getPetById", { petId: 9 }), /status 404.*No such pet/);
  });

  test("is skipped with the reason when it cannot be called, and the others can", () => {
    const skipped = (name: string) =>
      toolboxes.get(name).skipped.map(({ operation, reason }: Any) => `${operation}: ${reason}`);
    const foreign = `The headers are for ${url}, but this operation is at ${otherUrl}.`;
    assert.deepEqual(skipped("code"), [
      `GET ${otherUrl}/other/repos/{owner}/{repo}/releases/{release_id}/notes: ${foreign}`,
      "POST /repos/{owner}/{repo}/releases/{release_id}/assets: Its body is application/octet-stream. Parley sends JSON, forms and text.",
      "HEAD /zen: Parley does not call HEAD.",
    ]);
    const noFile = "It takes a file (file), and an assistant has none to send.";
    assert.deepEqual(skipped("pay"), [`POST /v1/files: ${noFile}`]);
    assert.deepEqual(skipped("chat"), [
      `POST /files.upload: ${noFile}`,
      "POST /admin.import: Its body is application/xml. Parley sends JSON, forms and text.",
      "GET /rtm.connect: Its server does not speak http.",
    ]);
    assert.deepEqual(skipped("old"), ["PUT /pet: Its body is application/xml. Parley sends JSON, forms and text."]);
    assert.deepEqual(skipped("pets"), [
      "TRACE /pets: Parley does not call TRACE.",
      "GET /regions: The address of its server has the variable region without a default.",
      "GET /search: It has a required parameter at a place that Parley does not know.",
      "POST /imports: It has a parameter that is not in this document.",
    ]);
  });

  test("has a short action that comes from its name alone, when the name is too long", async () => {
    const actions = ["code", "open"].map((name) =>
      toolboxes.get(name).tools.find(({ action }: Any) => action.includes("create-a-ruleset")),
    );
    const hashes = actions.map(({ action }) => /^\w+__orgs_create-a-ruleset.*_([0-9a-f]{8})$/.exec(action)?.[1]);
    assert.equal(hashes[0], hashes[1]);
    const got = await use(actions[0].action, { org: "o", body: { include: ["main"] } });
    assert.deepEqual([got.url, got.body], ["/code/orgs/o/rulesets", '{"include":["main"]}']);
  });

  test("at another origin is called when the toolbox has no headers that could go there", async () => {
    assert.ok(toolboxes.get("open").tools.some(({ action }: Any) => action === "open__repos_read-release-notes"));
    const got = await use("open__repos_read-release-notes", { owner: "a", repo: "b", release_id: 1 });
    assert.equal(got.headers.host, new URL(otherUrl).host);
    assert.equal(got.url, "/other/repos/a/b/releases/1/notes");
  });

  test("refuses a value that would leave its place", async () => {
    const seen = received.length;
    for (const input of [
      { owner: "..", repo: "b" },
      { owner: "a" },
      { owner: "a", repo: "b", "If-None-Match": "é\n" },
    ]) {
      await assert.rejects(use("code__repos_get", input), /the model was told: .*(?:segment|missing|no header)/s);
    }
    assert.equal(received.length, seen);
  });
});

describe("the schemas that a model gets", () => {
  const draft7 = new Ajv({ strict: false });
  const draft2020 = new Ajv2020({ strict: false });
  const offered = new Map<string, Any>();
  const inputOf = (action: string) => offered.get(action).properties;

  before(async () => {
    for (const name of Object.keys(documents)) {
      provider.answer(({ body: { tools } }) => {
        for (const { function: tool } of tools) offered.set(tool.name, tool.parameters);
        return "Hello.";
      });
      await person.client.post("/api/chatbot/send", { message: "Hello there", assistantId: assistants.get(name) });
    }
  });

  test("are valid JSON Schema of both drafts, and what every vendor takes", () => {
    assert.ok(offered.size >= 35, `${offered.size} tools`);
    for (const [action, schema] of offered) {
      assert.match(action, /^[A-Za-z0-9_-]{1,64}$/);
      assert.equal(schema.type, "object", action);
      assert.ok(typeof schema.properties === "object", action);
      for (const ajv of [draft7, draft2020]) {
        const isValid = ajv.validateSchema({ ...schema, $schema: undefined });
        assert.ok(isValid, `${action}: ${ajv.errorsText(ajv.errors)} ${JSON.stringify(schema)}`);
      }
      draft2020.compile(schema);
      for (const key of Object.keys(schema.properties)) assert.match(key, /^[A-Za-z0-9_.-]{1,64}$/, action);
      checkSchema(action, schema);
    }
  });

  test("keep what a model needs of recursion, choices, maps and what may be null", () => {
    const issue = inputOf("code__issues_update").body;
    assert.deepEqual(Object.keys(issue.properties).sort(), ["assignee", "state_reason", "sub_issues", "title"]);
    assert.deepEqual(issue.required, ["title"]);
    assert.equal(issue.properties.sub_issues.items.properties.sub_issues.items.description, "The same again: issue.");
    assert.deepEqual(issue.properties.state_reason.type, ["string", "null"]);
    assert.deepEqual(issue.properties.state_reason.enum, ["completed", "not_planned", null]);
    assert.deepEqual(inputOf("code__gists_create").body.properties.files.additionalProperties.type, ["object", "null"]);
    assert.deepEqual(inputOf("code__issues_list-for-repo").per_page.exclusiveMinimum, 0);
    const [map] = inputOf("pay__PostCustomers").body.properties.metadata.anyOf;
    assert.deepEqual(map, { type: "object", additionalProperties: { type: "string" } });
    const [cat, dog] = inputOf("pets__createPet").body.anyOf;
    assert.deepEqual([cat.properties.kind.const, dog.properties.kind.enum], ["cat", ["hound", "puppy"]]);
    assert.deepEqual([cat.properties.lives, cat.properties.id], [{ const: 9 }, undefined]);
    assert.deepEqual(Object.keys(inputOf("old__addPet").body.properties).includes("id"), false);
    assert.deepEqual(Object.keys(inputOf("chat__chat_postMessage")), ["body"]);
    assert.deepEqual(Object.keys(inputOf("chat__conversations_list")).sort(), ["exclude_archived", "limit", "types"]);
    assert.deepEqual(Object.keys(inputOf("pets__describePhoto").body.properties).sort(), ["caption", "names", "place"]);
  });

  /** Looks at every schema, and not at names and values that look like keywords. */
  function checkSchema(action: string, schema: Any): void {
    for (const word of ["$ref", "nullable", "example", "readOnly", "discriminator", "xml", "allOf", "oneOf"]) {
      assert.ok(!Object.hasOwn(schema, word), `${action} has ${word}`);
    }
    assert.deepEqual(
      Object.keys(schema).filter((word) => word.startsWith("x-")),
      [],
      action,
    );
    if ([schema.type].flat().includes("array"))
      assert.ok(schema.items !== undefined, `${action}: a list without items`);
    for (const name of schema.required ?? []) assert.ok(Object.hasOwn(schema.properties, name), `${action}: ${name}`);
    const inner = [schema.items, schema.additionalProperties, schema.not, ...(schema.anyOf ?? [])];
    for (const each of [...inner, ...Object.values(schema.properties ?? {})]) {
      if (typeof each === "object") checkSchema(action, each);
    }
  }
});
