import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Receiver, startReceiver } from "../../server/capabilities/outgoing-webhooks/testing/receiver.ts";
import { execute } from "../../server/kernel/storage/sql.ts";
import type { OpenApi } from "../../server/kernel/versions/open-api.ts";
import type { VersionEntry } from "../../server/kernel/versions/version-change.ts";
import { makeKey, type Person, signUp, type TestClient } from "../../server/testing/client.ts";
import { openEvents } from "../../server/testing/clients/event-reader.ts";
import { connect } from "../../server/testing/clients/event-socket.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";
import { versions } from "../../server/versions/versions.ts";
import { withInvented } from "./invented-versions.ts";

const newest = versions.at(-1)!.date;
const oldest = "2026-08-01";
const question = "When do you open?";
/** A newest version with a change of new keys, which marks the answers of the version before. */
const laterVersion: VersionEntry = {
  date: newest,
  changes: [
    {
      title: "An answer is not old any more.",
      operations: ["POST /api/keys"],
      answer: (body) => ({ ...(body as object), isOld: true }),
      describe: (openApi) => openApi,
    },
  ],
};

let server: TestServer;
let second: TestServer;
let receiver: Receiver;
let person: Person;
let old: TestClient;
before(async () => {
  receiver = await startReceiver();
  const settings = { PARLEY_OUTBOUND_ALLOW: "webhooks:127.0.0.1" };
  server = await startTestServer({ versions: withInvented, settings });
  second = await startTestServer({ versions: withInvented, settings, connection: server.connection });
  person = await signUp(server.client);
  old = server.client.as(person.accessToken, { "parley-version": oldest });
});
after(async () => {
  await second?.stop();
  await server?.stop();
  await receiver?.stop();
});

const versionOf = (answer: { headers: Headers }) => answer.headers.get("parley-version");

/** No operation takes these calls; the second path has the shape of another one, which has the method. */
const strayCalls = [
  ["GET", "/api/nothing-here"],
  ["PUT", "/api/leads/export"],
  ["DELETE", "/api/leads/export"],
  ["OPTIONS", "/api/leads"],
] as const;

describe("a request has", () => {
  test("the newest version without a credential, and with an access token", async () => {
    assert.equal(versionOf(await server.client.get("/livez")), newest);
    assert.equal(versionOf(await person.client.get("/api/audit")), newest);
  });
  test("the version that it names, in its answer and in its problems", async () => {
    for (const { date } of withInvented) {
      const headers = { "parley-version": date };
      assert.equal(versionOf(await person.client.get("/api/audit", { headers })), date);
      assert.equal(versionOf(await server.client.get("/api/audit", { headers })), date, "of a 401");
      assert.equal(versionOf(await server.client.get("/livez", { headers })), date);
      for (const [method, path] of strayCalls) {
        const stray = await server.client.call(method, path, { headers });
        assert.ok([204, 404, 405].includes(stray.status), stray.text);
        assert.equal(versionOf(stray), date, `${method} ${path}`);
        assert.equal(stray.headers.has("deprecation"), date === oldest, `${method} ${path}`);
      }
    }
  });
  test("the version of its key's making, on every node, unless it names another", async () => {
    const key = (await old.post("/api/keys", { name: "old", kind: "secret" })).body;
    assert.equal(key.version, oldest);
    assert.equal((await person.client.post("/api/keys", { name: "new", kind: "secret" })).body.version, newest);
    for (const { client } of [server, second]) {
      const holder = client.as(key.key);
      const answer = await holder.post("/api/chatbot/send", { question });
      assert.deepEqual([answer.status, versionOf(answer)], [200, oldest], answer.text);
      assert.equal(typeof answer.body.said, "string");
      assert.equal(answer.body.aiResponse, undefined);
      const headers = { "parley-version": newest };
      const now = await holder.post("/api/chatbot/send", { message: question }, { headers });
      assert.equal(typeof now.body.aiResponse, "string");
    }
    const grandchild = server.client.as(
      await makeKey({ ...person, client: server.client.as(person.accessToken, { "parley-version": oldest }) }),
    );
    assert.equal(versionOf(await grandchild.get("/api/knowledge/sources")), oldest);
  });
  test("of a key that was made before there were versions, the first", async () => {
    const key = (await person.client.post("/api/keys", { name: "early", kind: "secret", scopes: ["settings:read"] }))
      .body;
    await execute(server.server.kernel.database.query)`update api_key set version = default where name = 'early'`;
    const answer = await second.client.as(key.key).get("/api/audit");
    assert.equal(versionOf(answer), "2026-11-20");
    const [entry] = answer.body.data;
    assert.ok("targetId" in entry && !("target" in entry), answer.text);
  });
  test("of visitors, the version of the publishable key", async () => {
    const made = { name: "page", kind: "publishable", allowedOrigins: ["https://shop.example"] };
    const page = server.client.as((await old.post("/api/keys", made)).body.key);
    const answer = await page.post("/api/chatbot/send", { question });
    assert.equal(typeof answer.body.said, "string", answer.text);
    const visitor = { headers: { "x-visitor-token": answer.body.visitorToken } };
    assert.equal(versionOf(await page.post("/api/chatbot/send", { question }, visitor)), oldest);
  });
});

describe("three changes in a row", () => {
  test("an old request and its answer differ by all of them, each version between by its own", async () => {
    for (const [version, asked, said] of [
      [oldest, "question", "said"],
      ["2026-09-01", "words", "reply"],
      ["2026-10-01", "query", "result"],
      ["2026-11-20", "message", "aiResponse"],
      [newest, "message", "aiResponse"],
    ] as const) {
      const headers = { "parley-version": version };
      const answer = await person.client.post("/api/chatbot/send", { [asked]: question }, { headers });
      assert.deepEqual([answer.status, typeof answer.body[said]], [200, "string"], `${version}: ${answer.text}`);
      const wrong = await person.client.post("/api/chatbot/send", { [`${asked}s`]: question }, { headers });
      assert.deepEqual([wrong.status, wrong.body.code], [400, "invalid-request"], "of a field that no version has");
    }
  });
  test("a body that is no object is refused like any other, and breaks nothing", async () => {
    for (const body of [[], "null", '"text"', "7"]) {
      const answer = await old.call("POST", "/api/chatbot/send", { body });
      assert.equal(answer.status, 400, answer.text);
    }
  });
  test("a stream of a reply tells of it in the version of its request", async () => {
    const headers = { authorization: `Bearer ${person.accessToken}`, "parley-version": oldest };
    const body = { question };
    const stream = await openEvents(`${server.url}/api/chatbot/send`, { method: "POST", headers, body });
    const end = (await stream.until("message.completed")).at(-1);
    assert.equal(typeof end?.data.said, "string", JSON.stringify(end));
  });
  test("a retry gets the stored answer in its own version", async () => {
    const headers = { "idempotency-key": "8f0b1a38-2f5c-4d43-9f8e-9a1f6d6f2b10" };
    const first = await old.post("/api/chatbot/send", { question }, { headers });
    const again = await second.client
      .as(person.accessToken, { "parley-version": oldest })
      .post("/api/chatbot/send", { question }, { headers });
    assert.deepEqual(again.body, first.body);
  });
  test("a retry gets what a node of an earlier release stored as that release had it, and says so", async () => {
    const [earlier, later] = [withInvented.slice(0, -1), [...withInvented.slice(0, -1), laterVersion]];
    const nodes = await Promise.all(
      [earlier, later].map((each) => startTestServer({ versions: each, connection: server.connection })),
    );
    const makeKeyOn = (node: number, version?: string, idempotencyKey?: string) =>
      nodes[node]!.client.as(person.accessToken).post(
        "/api/keys",
        { name: "retried", kind: "secret" },
        {
          headers: {
            ...(version === undefined ? {} : { "parley-version": version }),
            ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
          },
        },
      );
    const retry = "0d3c8f4b-6a5e-4d1f-8f7c-2b9e1a7c5d30";
    const { body } = await makeKeyOn(0, "2026-11-20", retry);
    const again = await makeKeyOn(1, "2026-11-20", retry);
    assert.deepEqual(again.body, body, "the stored answer is of 2026-11-20 already");
    const unnamed = await makeKeyOn(1, undefined, retry);
    assert.deepEqual([unnamed.body, versionOf(unnamed)], [body, "2026-11-20"]);
    assert.equal((await makeKeyOn(1, "2026-11-20")).body.isOld, true, "of an answer that is made now");
    for (const node of nodes) await node.stop();
  });
  test("HEAD has the length of the old answer", async () => {
    const list = await old.get("/api/audit");
    const head = await old.call("HEAD", "/api/audit");
    assert.equal(head.headers.get("content-length"), String(Buffer.byteLength(list.text)));
  });
});

describe("what goes on after its request keeps the version that it began with:", () => {
  const say = () => person.client.post("/api/chatbot/send", { message: question });
  const told = async (next: () => Promise<Record<string, unknown> | undefined>) => {
    for (let data = await next(); ; data = await next()) {
      const message = data?.data as Record<string, unknown> | undefined;
      if (message === undefined) continue;
      if (message.author === "end-user" || message.said !== undefined || message.text !== undefined) return message;
    }
  };
  test("Server-Sent Events, by a header, by a key and by a ticket", async () => {
    const key = (await old.post("/api/keys", { name: "listener", kind: "secret" })).body.key;
    const { ticket } = (await old.post("/api/stream/tickets")).body;
    const newTicket = (await person.client.post("/api/stream/tickets")).body.ticket;
    const url = `${second.url}/api/stream?events=message.created`;
    const streams = await Promise.all([
      openEvents(url, { headers: { authorization: `Bearer ${person.accessToken}`, "parley-version": oldest } }),
      openEvents(url, { headers: { authorization: `Bearer ${key}` } }),
      openEvents(`${url}&ticket=${ticket}`),
      openEvents(`${url}&ticket=${newTicket}`),
    ]);
    for (const stream of streams) await stream.until("hello");
    await say();
    const messages = await Promise.all(streams.map((stream) => told(async () => (await stream.next())?.data)));
    assert.deepEqual(
      messages.map((message) => [message.said, message.text]),
      [
        [question, undefined],
        [question, undefined],
        [question, undefined],
        [undefined, question],
      ],
    );
    for (const stream of streams) stream.cut();
  });
  test("a WebSocket, also after a fresh token of its member", async () => {
    const { ticket } = (await old.post("/api/stream/tickets")).body;
    const socket = await connect(server.url, `/api/stream?ticket=${ticket}`);
    socket.socket.send(JSON.stringify({ type: "token", accessToken: person.accessToken }));
    await socket.until(({ type }) => type === "token");
    await say();
    const { data } = await socket.until(({ type }) => type === "message.created");
    assert.deepEqual([data?.said, data?.text], [question, undefined]);
    socket.socket.close();
  });
  test("webhooks have the version of their endpoint, until it is changed", async () => {
    const endpoint = (
      await old.post("/api/webhook/endpoints", { url: `${receiver.url}/old`, events: ["message.created"] })
    ).body;
    assert.equal(endpoint.version, oldest);
    await say();
    const [first] = await until(() => receiver.at("/old").length >= 2 && receiver.at("/old"));
    assert.equal(first?.headers["parley-version"], oldest);
    assert.equal(JSON.parse(first!.body).data.said, question);
    const path = `/api/webhook/endpoints/${endpoint.id}`;
    const [delivery] = (await person.client.get(`${path}/deliveries`)).body.data;
    const readDelivery = () => person.client.get(`/api/webhook/deliveries/${delivery.id}`);
    // An attempt is recorded after its answer.
    const attempt = await until(async () => (await readDelivery()).body.attempts[0]);
    assert.equal(attempt.request.headers["parley-version"], oldest);

    const unknown = await person.client.call("PATCH", path, { body: { version: "2026-10-02" } });
    assert.deepEqual([unknown.status, unknown.body.code], [400, "version-unknown"]);
    assert.equal((await person.client.call("PATCH", path, { body: { version: newest } })).body.version, newest);
    const before = receiver.at("/old").length;
    const replay = await person.client.post(`${path}/replay`, { since: "2026-01-01T00:00:00Z" });
    assert.equal(replay.status, 202, replay.text);
    const all = await until(() => receiver.at("/old").length > before && receiver.at("/old"));
    const last = all.at(-1)!;
    assert.equal(last.headers["parley-version"], newest);
    assert.equal(typeof JSON.parse(last.body).data.text, "string");
  });
});

describe("an unknown and a future version are refused with the known ones at", () => {
  const expected = { status: 400, code: "version-unknown" };
  for (const unknown of ["2020-01-01", "2099-12-31", "", "latest"]) {
    const headers = { "parley-version": unknown };
    test(`HTTP, for "${unknown}"`, async () => {
      for (const client of [server.client, person.client]) {
        const { status, body } = await client.get("/api/audit", { headers });
        assert.deepEqual({ status, code: body.code }, expected);
        for (const { date } of withInvented) assert.ok(body.detail.includes(date), body.detail);
      }
      const signed = await server.client.call("POST", "/api/webhook/process", { body: {}, headers });
      assert.deepEqual({ status: signed.status, code: signed.body.code }, expected);
    });
    test(`Server-Sent Events, for "${unknown}"`, async () => {
      const stream = await openEvents(`${server.url}/api/stream`, {
        headers: { authorization: `Bearer ${person.accessToken}`, ...headers },
      });
      assert.equal(stream.status, 400);
      stream.cut();
    });
    test(`a WebSocket, for "${unknown}"`, async () => {
      const { ticket } = (await person.client.post("/api/stream/tickets")).body;
      await assert.rejects(connect(server.url, `/api/stream?ticket=${ticket}`, headers), { status: 400 });
      (await connect(server.url, `/api/stream?ticket=${ticket}`)).socket.close();
    });
  }
  test("paths that do not exist, and methods that a path does not have", async () => {
    for (const [method, path] of strayCalls) {
      const { status, body } = await server.client.call(method, path, { headers: { "parley-version": "2099-12-31" } });
      assert.deepEqual({ status, code: body.code }, expected, `${method} ${path}`);
      assert.match(body.detail, /2026-08-01/);
    }
  });
  test("OpenAI's paths, in OpenAI's form", async () => {
    for (const path of ["/v1/models", "/v1/nothing-here"]) {
      const { status, body } = await person.client.get(path, { headers: { "parley-version": "2099-12-31" } });
      assert.equal(status, 400, path);
      assert.match(body.error.message, /2026-08-01/);
    }
  });
});

describe("a version that ends", () => {
  test("says so in every answer, also in those of streams, and the others say nothing", async () => {
    const answer = await old.get("/api/audit");
    assert.equal(answer.headers.get("deprecation"), `@${Date.parse("2026-09-01") / 1000}`);
    assert.equal(answer.headers.get("sunset"), "Wed, 01 Sep 2027 23:59:59 GMT");
    assert.match(answer.headers.get("link") ?? "", /rel="deprecation"/);
    const stream = await fetch(`${server.url}/api/stream`, {
      headers: { authorization: `Bearer ${person.accessToken}`, "parley-version": oldest },
    });
    assert.deepEqual(
      [stream.headers.get("parley-version"), stream.headers.get("deprecation")],
      [oldest, "@1788220800"],
    );
    await stream.body?.cancel();
    const now = await person.client.get("/api/audit");
    assert.deepEqual([now.headers.get("deprecation"), now.headers.get("sunset")], [null, null]);
  });
});

describe("the answer of a handshake", () => {
  const shake = async (client: TestClient) => {
    const { ticket } = (await client.post("/api/stream/tickets")).body;
    const { socket, handshake } = await connect(server.url, `/api/stream?ticket=${ticket}`);
    socket.close();
    return handshake;
  };
  test("tells the version, its end and the id of the request, as every answer does", async () => {
    const told = await shake(old);
    assert.deepEqual(
      [told["parley-version"], told.deprecation, told.sunset],
      [oldest, "@1788220800", "Wed, 01 Sep 2027 23:59:59 GMT"],
    );
    const ofNewest = await shake(person.client);
    assert.deepEqual([ofNewest["parley-version"], ofNewest.deprecation], [newest, undefined]);
    for (const { "x-request-id": id } of [told, ofNewest]) assert.match(String(id), /^req_[0-9a-z]{26}$/);
  });
});

describe("the reference", () => {
  test("is of the version that is asked for, else of the request's", async () => {
    const propertiesOf = (document: OpenApi) =>
      Object.keys((document.components.schemas.ChatAnswer as { properties: object }).properties);
    const asked = (await server.client.get(`/openapi.json?version=${oldest}`)).body;
    assert.equal(asked.info.version, oldest);
    assert.ok(propertiesOf(asked).includes("said"));
    assert.ok("targetId" in asked.components.schemas.AuditEntry.properties);
    assert.deepEqual((await old.get("/openapi.json")).body, asked);
    const now = (await server.client.get("/openapi.json")).body;
    assert.equal(now.info.version, newest);
    assert.ok(propertiesOf(now).includes("aiResponse"));
    assert.ok("target" in now.components.schemas.AuditEntry.properties);
    const unknown = await server.client.get("/openapi.json?version=2099-12-31");
    assert.deepEqual([unknown.status, unknown.body.code], [400, "version-unknown"]);
  });
  test("has the header of every request and those of every success, each described once", async () => {
    const { paths, components } = (await server.client.get("/openapi.json")).body as OpenApi;
    const told = JSON.stringify([components.parameters, components.headers]);
    for (const name of ["Parley-Version", "Deprecation", "Sunset"]) assert.ok(told.includes(name), name);
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      const { operationId, parameters, responses } = operation as {
        operationId: string;
        parameters: object[];
        responses: Record<string, { headers?: object }>;
      };
      const shared = parameters.filter((each) => "$ref" in each);
      assert.deepEqual(shared, [{ $ref: "#/components/parameters/ParleyVersion" }], operationId);
      const successes = Object.entries(responses).filter(([status]) => Number(status) < 400);
      for (const [, { headers = {} }] of successes)
        assert.deepEqual(Object.keys(headers), ["Parley-Version", "Deprecation", "Sunset"], operationId);
    }
  });
  test("lists the versions, the newest first, with what changed and when one ends", async () => {
    const { text } = await server.client.get("/docs/changes");
    const list = text.slice(text.indexOf('id="versions-of-the-interface"'));
    const places = withInvented.map(({ date }) => list.indexOf(`version=${date}`));
    assert.deepEqual(
      places.toSorted((a, b) => b - a),
      places,
    );
    assert.match(list, /<code>target: \{kind, id\}<\/code>/);
    assert.match(list, /Deprecated since 2026-09-01/);
  });
});
