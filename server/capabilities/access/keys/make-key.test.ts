import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { capabilities } from "../../../app.ts";
import { collectScopes } from "../../../kernel/scope.ts";
import { withSystem } from "../../../start-server.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { auditOf, eventsOf } from "../../../testing/events-of.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

const scopes = collectScopes(withSystem(capabilities)).map(({ name }) => name);
const sensitiveScopes = ["keys:write", "members:write", "settings:write", "database:ddl", "database:sql"];
const usualScopes = scopes.filter((scope) => !sensitiveScopes.includes(scope));
const publishableScopes = ["leads:write", "newsletter:write", "conversations:write", "voice:write"];

const origins = ["https://shop.example", "http://localhost:5173"];

describe("API keys", () => {
  let server: TestServer;
  let person: Person;
  before(async () => {
    server = await startTestServer();
    person = await signUp(server.client);
  });
  after(() => server.stop());

  const made: [string, Record<string, unknown>, Record<string, unknown>][] = [
    [
      "a secret key has all but the sensitive scopes",
      { kind: "secret" },
      { scopes: usualScopes, allowedOrigins: null },
    ],
    [
      "a secret key can be narrowed and given sensitive scopes",
      { kind: "secret", scopes: ["settings:write", "knowledge:read"] },
      { scopes: ["settings:write", "knowledge:read"] },
    ],
    ["a secret key can be made without any scope", { kind: "secret", scopes: [] }, { scopes: [] }],
    [
      "a publishable key has what browsers may do",
      { kind: "publishable", allowedOrigins: origins },
      { scopes: publishableScopes, allowedOrigins: origins },
    ],
    [
      "a publishable key can be given its scopes by name",
      { kind: "publishable", allowedOrigins: origins, scopes: ["conversations:write"] },
      { scopes: ["conversations:write"] },
    ],
    [
      "an origin named twice is kept once",
      { kind: "publishable", allowedOrigins: ["https://a.example", "https://a.example"] },
      { allowedOrigins: ["https://a.example"] },
    ],
    [
      "an expiry is kept in UTC",
      { kind: "secret", expiresAt: "2999-01-01T02:00:00+02:00" },
      { expiresAt: "2999-01-01T00:00:00.000Z" },
    ],
  ];
  for (const [promise, input, expected] of made) {
    test(promise, async () => {
      const answer = await person.client.post("/api/keys", { name: "k", ...input });
      assert.equal(answer.status, 201, answer.text);
      for (const [member, value] of Object.entries(expected)) assert.deepEqual(answer.body[member], value, member);
      const { key, ...shown } = answer.body;
      assert.equal(shown.hint, `${key.slice(0, 10)}…${key.slice(-4)}`);
      const list = await person.client.get("/api/keys");
      assert.deepEqual(list.body.data[0], shown);
      assert.ok(!list.text.includes(key));
    });
  }

  const refused: [string, Record<string, unknown>, number, string][] = [
    ["an unknown scope", { kind: "secret", scopes: ["everything"] }, 400, "/body/scopes/0"],
    ["an unknown kind", { kind: "private" }, 400, "/body/kind"],
    ["an unknown member", { kind: "secret", admin: true }, 400, "/body/admin"],
    ["a publishable key for no page", { kind: "publishable" }, 422, "/body/allowedOrigins"],
    ["a publishable key for an empty list", { kind: "publishable", allowedOrigins: [] }, 422, "/body/allowedOrigins"],
    [
      "a publishable key that reads",
      { kind: "publishable", allowedOrigins: origins, scopes: ["conversations:read"] },
      422,
      "/body/scopes",
    ],
    ["a secret key for pages", { kind: "secret", allowedOrigins: origins }, 422, "/body/allowedOrigins"],
    ["an expiry in the past", { kind: "secret", expiresAt: "2020-01-01T00:00:00Z" }, 422, "/body/expiresAt"],
    ["an expiry that no calendar has", { kind: "secret", expiresAt: "2999-06-30T23:59:60Z" }, 422, "/body/expiresAt"],
    ["an expiry that is no time", { kind: "secret", expiresAt: "tomorrow" }, 400, "/body/expiresAt"],
    ...[
      "*",
      "shop.example",
      "https://shop.example/",
      "https://Shop.example",
      "https://*.example",
      "https://*.shop.example",
      "https://shop*.example",
      "https://shop.example:443",
      "http://shop.example:80",
      "https://shop.example/page",
      "https://shop.example?x",
      "https://shop.example#x",
      "https://",
      "https://%2a.example",
      "//shop.example",
      "ws://shop.example",
      " https://shop.example",
      "https://a@b.example",
      "file:///",
      "null",
    ].map((origin): [string, Record<string, unknown>, number, string] => [
      `the origin ${origin}`,
      { kind: "publishable", allowedOrigins: [origin] },
      422,
      "/body/allowedOrigins/0",
    ]),
  ];
  for (const [what, input, status, pointer] of refused) {
    test(`${what} is refused`, async () => {
      const answer = await person.client.post("/api/keys", { name: "k", ...input });
      assert.equal(answer.status, status, answer.text);
      assert.equal(answer.body.errors[0].pointer, pointer);
    });
  }

  test("a key cannot make a key with scopes that it does not have, by name or by default", async () => {
    const maker = server.client.as(await makeKey(person, { scopes: ["keys:write", "knowledge:read"] }));
    const greedy = await maker.post("/api/keys", { name: "k", kind: "secret", scopes: ["knowledge:write"] });
    assert.equal(greedy.status, 403);
    const usual = await maker.post("/api/keys", { name: "k", kind: "secret" });
    assert.deepEqual(usual.body.scopes, ["knowledge:read"]);
    const page = await maker.post("/api/keys", { name: "k", kind: "publishable", allowedOrigins: origins });
    assert.equal(page.status, 403);
  });

  test("a key that ends cannot make one that ends later, or never", async () => {
    const expiresAt = "2999-01-01T00:00:00.000Z";
    const maker = server.client.as(await makeKey(person, { scopes: ["keys:write", "knowledge:read"], expiresAt }));
    const make = (key: Record<string, unknown>) =>
      maker.post("/api/keys", { name: "k", kind: "secret", scopes: ["keys:write"], ...key });
    const later = await make({ expiresAt: "2999-01-01T00:00:00.001Z" });
    assert.deepEqual([later.status, later.body.code], [422, "cannot-be-done"]);
    assert.match(later.body.errors[0].message, /ends at 2999-01-01T00:00:00.000Z/);
    const [usual, sooner] = [await make({}), await make({ expiresAt: "2998-01-01T00:00:00.000Z" })];
    assert.deepEqual([usual.body.expiresAt, sooner.body.expiresAt], [expiresAt, "2998-01-01T00:00:00.000Z"]);
    const child = server.client.as(sooner.body.key);
    const grandchild = await child.post("/api/keys", { name: "k", kind: "secret", scopes: ["keys:write"] });
    assert.equal(grandchild.body.expiresAt, "2998-01-01T00:00:00.000Z");
    const page = await person.client.post("/api/keys", { name: "k", kind: "publishable", allowedOrigins: origins });
    assert.equal(page.body.expiresAt, null, "the end of a member's access token limits nothing");
  });

  test("a retry with the same Idempotency-Key gives the same key and makes no second one", async () => {
    const headers = { "idempotency-key": "one-key" };
    const body = { name: "once", kind: "secret" };
    const first = await person.client.post("/api/keys", body, { headers });
    const retry = await person.client.post("/api/keys", body, { headers });
    assert.deepEqual(retry.body, first.body);
    const list = await person.client.get("/api/keys?limit=100");
    assert.equal(list.body.data.filter((key: { name: string }) => key.name === "once").length, 1);
  });

  test("deleting a key announces it, and the key is refused", async () => {
    const owner = await signUp(server.client);
    const key = await makeKey(owner);
    const [{ id }] = (await owner.client.get("/api/keys")).body.data;
    assert.equal((await owner.client.call("DELETE", `/api/keys/${id}`)).status, 204);
    assert.deepEqual((await eventsOf(server, owner.workspaceId)).slice(1), [
      { type: "api-key.revoked", data: { keyId: id } },
    ]);
    assert.deepEqual(await auditOf(server, owner.workspaceId), [
      "account.created",
      "api-key.created",
      "api-key.revoked",
    ]);
    await until(async () => (await server.client.as(key).get("/api/conversations")).status === 401);
    assert.equal((await owner.client.call("DELETE", `/api/keys/${id}`)).status, 404);
  });

  test("another workspace's key and a malformed id are not found", async () => {
    const stranger = await signUp(server.client);
    await makeKey(stranger);
    const [theirs] = (await stranger.client.get("/api/keys")).body.data;
    for (const id of [theirs.id, person.workspaceId, "key_", "key_7zzzzzzzzzzzzzzzzzzzzzzzzz"]) {
      assert.equal((await person.client.call("DELETE", `/api/keys/${id}`)).status, 404, id);
    }
    assert.equal((await stranger.client.get("/api/keys")).body.data.length, 1);
  });

  test("a publishable key cannot manage keys, whatever its origin", async () => {
    const key = await makeKey(person, { kind: "publishable", allowedOrigins: origins });
    const answer = await server.client.as(key, { origin: origins[0]! }).get("/api/keys");
    assert.equal(answer.status, 403);
  });

  test("the owner has every scope", async () => {
    assert.deepEqual((await person.client.get("/api/auth/me")).body.scopes, scopes);
  });

  test("the pages of the list join without a gap", async () => {
    const owner = await signUp(server.client);
    for (const name of ["a", "b", "c"]) await makeKey(owner, { name });
    const first = await owner.client.get("/api/keys?limit=2");
    const rest = await owner.client.get(`/api/keys?limit=2&cursor=${first.body.nextCursor}`);
    const names = [...first.body.data, ...rest.body.data].map((key: { name: string }) => key.name);
    assert.deepEqual(names, ["c", "b", "a"]);
    assert.equal(rest.body.nextCursor, null);
    const foreign = await owner.client.get(`/api/auth/sessions?cursor=${first.body.nextCursor}`);
    assert.equal(foreign.status, 400);
  });

  test("pages may send a key because a member or a key that they may send says so, and no other key", async () => {
    const ofKeys = ["keys:write", "conversations:read"];
    const make = async (more: object, client = person.client) =>
      client.post("/api/keys", { name: "in pages", kind: "secret", scopes: ofKeys, ...more });
    const change = (client: typeof bound, id: string, allowBrowser: boolean) =>
      client.call("PATCH", `/api/keys/${id}`, { body: { allowBrowser } });
    const [own, free, other] = [await make({}), await make({ allowBrowser: true }), await make({})].map(
      ({ body }) => body,
    );
    const bound = server.client.as(own.key);
    for (const answer of [
      await change(bound, own.id, true),
      await change(bound, other.id, true),
      await make({ allowBrowser: true }, bound),
    ])
      assert.deepEqual([answer.status, answer.body.errors?.[0].pointer], [422, "/body/allowBrowser"], answer.text);
    assert.equal((await bound.post(`/api/keys/${free.id}/rotate`)).status, 403, "the new text would be worth more");
    assert.equal((await change(bound, own.id, false)).status, 200);
    assert.equal((await change(server.client.as(free.key), other.id, true)).status, 200);
  });

  test("the audit log shows ids of people and keys, newest first, and only to callers who may read settings", async () => {
    const owner = await signUp(server.client);
    const key = await makeKey(owner);
    const answer = await owner.client.get("/api/audit");
    const [newest, oldest] = answer.body.data;
    assert.equal(newest.action, "api-key.created");
    assert.match(newest.id, /^aud_/);
    assert.equal(newest.target.kind, "api-key");
    assert.match(newest.target.id, /^key_/);
    assert.match(newest.actor.id, /^usr_/);
    assert.equal(oldest.target.id, newest.actor.id);
    assert.equal((await server.client.as(key).get("/api/audit")).status, 200);
    const narrow = await makeKey(owner, { scopes: ["knowledge:read"] });
    assert.equal((await server.client.as(narrow).get("/api/audit")).status, 403);
    const actionsOf = async (action: string) =>
      (await owner.client.get(`/api/audit?action=${action}`)).body.data.map(
        (entry: { action: string }) => entry.action,
      );
    assert.deepEqual(await actionsOf("api-key.created"), ["api-key.created", "api-key.created"]);
    assert.deepEqual(new Set(await actionsOf("api-key")), new Set(["api-key.created"]));
    assert.deepEqual(await actionsOf("api"), []);
  });
});
