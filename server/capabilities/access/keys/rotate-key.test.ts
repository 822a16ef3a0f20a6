import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Person, signUp } from "../../../testing/client.ts";
import { openEvents } from "../../../testing/clients/event-reader.ts";
import { connect } from "../../../testing/clients/event-socket.ts";
import { auditOf, eventsOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { lastUsesOf } from "./last-uses.ts";

type Made = { id: string; key: string; hint: string; expiresAt: string | null };

describe("keys on two nodes, of which one stands behind a proxy", () => {
  let one: TestServer;
  let other: TestServer;
  let person: Person;
  before(async () => {
    one = await startTestServer();
    other = await startTestServer({ connection: one.connection, settings: { PARLEY_TRUST_PROXY: "1" } });
    person = await signUp(one.client);
  });
  after(async () => {
    await other.stop();
    await one.stop();
  });

  const make = async (parts: Record<string, unknown> = {}): Promise<Made> => {
    const answer = await person.client.post("/api/keys", { name: "k", kind: "secret", ...parts });
    assert.equal(answer.status, 201, answer.text);
    return answer.body;
  };
  const change = (id: string, body: unknown, client = person.client) =>
    client.call("PATCH", `/api/keys/${id}`, { body });
  const rotate = (id: string, body: unknown, client = person.client) => client.post(`/api/keys/${id}/rotate`, body);
  const shown = async (id: string) =>
    (await person.client.get("/api/keys?limit=100")).body.data.find((key: Made) => key.id === id);
  /** The status of a call on the node behind the proxy. */
  const statusOf = async (credential: string, from = "203.0.113.7", path = "/api/conversations") =>
    (await other.client.as(credential, { "x-forwarded-for": from }).get(path)).status;

  test("a rotated key works by both texts until the overlap ends, with the same id and rights, and then by the new one on every node", async () => {
    const { id, key, hint, ...before } = await make({ scopes: ["keys:write", "conversations:read"] });
    assert.equal(await statusOf(key), 200);
    const answer = await rotate(id, { overlapSeconds: 3_600 });
    assert.equal(answer.status, 200, answer.text);
    const { key: text, formerAcceptedUntil, ...rest } = answer.body;
    assert.notEqual(text, key);
    assert.deepEqual({ ...rest, hint, formerAcceptedUntil: null }, { id, hint, ...before });
    assert.equal(rest.hint, `${text.slice(0, 10)}…${text.slice(-4)}`);
    assert.equal((await shown(id)).formerAcceptedUntil, formerAcceptedUntil);
    for (const each of [key, text]) assert.equal(await statusOf(each), 200);
    const child = await one.client.as(key).post("/api/keys", { name: "c", kind: "secret", scopes: ["keys:write"] });
    assert.equal(child.body.expiresAt, formerAcceptedUntil, "what the former text makes ends with it");
    assert.equal((await rotate(id, {}, one.client.as(key))).status, 403, "a thief cannot win the key back");
    await until(async () => (await one.client.as(key).get("/api/keys")).status === 200);
    moveClock(other, 3_600_001);
    assert.deepEqual([await statusOf(key), await statusOf(text)], [401, 200]);
    moveClock(other, -3_600_001);
  });

  test("the former text cannot end the key", async () => {
    const { id, key } = await make({ scopes: ["keys:write"] });
    const text = (await rotate(id, {})).body.key;
    assert.equal((await one.client.as(key).call("DELETE", `/api/keys/${id}`)).status, 403);
    assert.equal((await one.client.as(text).call("DELETE", `/api/keys/${id}`)).status, 204);
  });

  test("an overlap ends with the key, and a key that has ended gets no text and no end any more", async () => {
    const expiresAt = new Date(one.server.kernel.clock.now() + 60_000).toISOString();
    const { id } = await make({ expiresAt });
    assert.equal((await rotate(id, { overlapSeconds: 3_600 })).body.formerAcceptedUntil, expiresAt);
    moveClock(one, 60_001);
    assert.equal((await rotate(id, {})).status, 422);
    for (const end of [null, "2999-01-01T00:00:00Z"]) assert.equal((await change(id, { expiresAt: end })).status, 422);
    assert.equal((await change(id, { name: "over" })).status, 200);
    moveClock(one, -60_001);
  });

  test("an overlap of 0 ends the text before and what it has opened, and a second rotation the former text, within a second everywhere", async (t) => {
    const { id, key } = await make();
    const stream = await openEvents(`${other.url}/api/stream`, { headers: { authorization: `Bearer ${key}` } });
    assert.equal(stream.status, 200);
    const second = (await rotate(id, { overlapSeconds: 60 })).body.key;
    assert.deepEqual([await statusOf(key), await statusOf(second)], [200, 200]);
    const third = (await rotate(id, {})).body.key;
    let atMs = performance.now();
    await until(async () => (await statusOf(key)) === 401);
    t.diagnostic(`the oldest text was refused on the other node after ${Math.round(performance.now() - atMs)} ms`);
    const last = await rotate(id, { overlapSeconds: 0 }, one.client.as(third));
    assert.equal(last.status, 200, "a key without keys:write may rotate itself");
    assert.equal(last.body.formerAcceptedUntil, null);
    atMs = performance.now();
    for (const each of [second, third]) await until(async () => (await statusOf(each)) === 401);
    t.diagnostic(`the text before was refused on the other node after ${Math.round(performance.now() - atMs)} ms`);
    assert.equal(await statusOf(last.body.key), 200);
    await stream.rest();
    assert.deepEqual((await auditOf(one, person.workspaceId)).slice(-3), Array(3).fill("api-key.rotated"));
    const events = (await eventsOf(one, person.workspaceId)).filter(({ type }) => type === "api-key.rotated");
    assert.deepEqual(Object.keys(events.at(-1)!.data as object), ["keyId", "formerAcceptedUntil"]);
  });

  test("what the text before has opened goes on during the overlap, and ends with it", async () => {
    const { id, key } = await make();
    const stream = await openEvents(`${other.url}/api/stream`, { headers: { authorization: `Bearer ${key}` } });
    await rotate(id, { overlapSeconds: 1 });
    await stream.rest();
    await until(async () => (await statusOf(key)) === 401);
    assert.equal((await shown(id)).formerAcceptedUntil, null);
  });

  test("a retry of a rotation with the same Idempotency-Key gives the same text", async () => {
    const { id } = await make();
    const headers = { "idempotency-key": "rotate-once" };
    const once = () => person.client.post(`/api/keys/${id}/rotate`, undefined, { headers });
    const [first, again] = [await once(), await once()];
    assert.deepEqual([again.status, again.body], [200, first.body]);
  });

  test("a key rotates and changes no key that may do more, ends later or may be used from elsewhere", async () => {
    const scopes = ["keys:write", "knowledge:read"];
    const expiresAt = "2999-01-01T00:00:00.000Z";
    const allowedAddresses = ["203.0.113.0/24"];
    const databaseRules = [{ table: "orders", operations: ["insert"] }];
    const maker = other.client.as((await make({ scopes, expiresAt, allowedAddresses })).key, {
      "x-forwarded-for": "203.0.113.7",
    });
    const withRules = one.client.as((await make({ scopes: ["keys:write", "database:write"], databaseRules })).key);
    const stronger: [Record<string, unknown>, RegExp, typeof maker][] = [
      [{ scopes: ["knowledge:write"], expiresAt, allowedAddresses }, /knowledge:write/, maker],
      [{ expiresAt, allowedAddresses }, /has /, maker],
      [{ scopes, allowedAddresses }, /ends later/, maker],
      [{ scopes, expiresAt }, /addresses/, maker],
      [{ scopes, expiresAt, allowedAddresses: ["203.0.112.0/23"] }, /addresses/, maker],
      [{ scopes: ["database:write"] }, /rules/, withRules],
    ];
    for (const [parts, reason, client] of stronger) {
      const { id } = await make(parts);
      for (const answer of [await rotate(id, {}, client), await change(id, { name: "mine" }, client)]) {
        assert.equal(answer.status, 403, JSON.stringify(parts));
        assert.match(answer.body.detail, reason);
      }
    }
    const equal = await make({ scopes: ["knowledge:read"], expiresAt, allowedAddresses: ["203.0.113.9"] });
    assert.equal((await rotate(equal.id, {}, maker)).status, 200);
    for (const limits of [{ expiresAt: null }, { allowedAddresses: null }, { allowedAddresses: ["203.0.0.0/16"] }]) {
      assert.equal((await change(equal.id, limits, maker)).status, 422, JSON.stringify(limits));
    }
    const child = await maker.post("/api/keys", { name: "c", kind: "secret" });
    assert.deepEqual(child.body.allowedAddresses, allowedAddresses, "a child has the addresses of its maker");
    const usual = one.client.as((await make()).key);
    assert.equal((await rotate(equal.id, {}, usual)).status, 403, "without keys:write a key rotates only itself");
    const stranger = await signUp(one.client);
    assert.equal((await rotate(equal.id, {}, stranger.client)).status, 404);
    assert.equal((await change(equal.id, { name: "x" }, stranger.client)).status, 404);
  });

  test("a changed key is known on every node within a second, and a new name ends nothing that is open", async (t) => {
    const { id, key } = await make({ expiresAt: "2999-01-01T00:00:00.000Z" });
    const stream = await openEvents(`${other.url}/api/stream`, { headers: { authorization: `Bearer ${key}` } });
    assert.equal((await change(id, { name: "renamed" })).body.name, "renamed");
    assert.equal(await statusOf(key), 200);
    assert.equal((await change(id, { expiresAt: null })).body.expiresAt, null);
    await stream.rest();
    await change(id, { allowedAddresses: ["198.51.100.0/24", "2001:db8::/32"] });
    const atMs = performance.now();
    await until(async () => (await statusOf(key)) === 403);
    t.diagnostic(`the addresses counted on the other node after ${Math.round(performance.now() - atMs)} ms`);
    for (const from of ["198.51.100.3", "::ffff:198.51.100.3", "2001:db8:1::1"]) {
      assert.equal(await statusOf(key, from), 200, from);
    }
    await change(id, {
      expiresAt: new Date(one.server.kernel.clock.now() + 60_000).toISOString(),
      allowedAddresses: null,
    });
    await until(async () => (await statusOf(key)) === 200);
    moveClock(other, 60_001);
    assert.equal(await statusOf(key), 401);
    moveClock(other, -60_001);
    const events = (await eventsOf(one, person.workspaceId)).filter(({ type }) => type === "api-key.changed");
    assert.deepEqual(events.at(-1)!.data, { keyId: id, changed: ["expiresAt", "allowedAddresses"] });
    assert.equal((await auditOf(one, person.workspaceId)).at(-1), "api-key.changed");
  });

  test("a change is checked like a new key", async () => {
    const secret = await make();
    const publishable = await make({ kind: "publishable", allowedOrigins: ["https://shop.example"] });
    const refused: [string, Record<string, unknown>, number, string][] = [
      [secret.id, { allowedOrigins: ["https://shop.example"] }, 422, "/body/allowedOrigins"],
      [publishable.id, { allowedOrigins: ["https://shop.example/"] }, 422, "/body/allowedOrigins/0"],
      [secret.id, { expiresAt: "2020-01-01T00:00:00Z" }, 422, "/body/expiresAt"],
      [secret.id, { allowedAddresses: [] }, 400, "/body/allowedAddresses"],
      [secret.id, { allowedAddresses: ["10.0.0.0/8", "10.0.0.0/33"] }, 422, "/body/allowedAddresses/1"],
      [secret.id, { scopes: ["keys:write"] }, 400, "/body/scopes"],
      [secret.id, {}, 400, "/body"],
    ];
    for (const [id, body, status, pointer] of refused) {
      const answer = await change(id, body);
      assert.deepEqual([answer.status, answer.body.errors[0].pointer], [status, pointer], JSON.stringify(body));
    }
    const origins = ["https://shop.example", "https://other.example"];
    assert.deepEqual((await change(publishable.id, { allowedOrigins: origins })).body.allowedOrigins, origins);
  });

  test("a key that is bound to addresses is refused from elsewhere at every door, and a ticket that it makes is not", async () => {
    const { key } = await make({ allowedAddresses: ["198.51.100.7"] });
    for (const path of ["/api/conversations", "/api/stream", "/v1/models", "/mcp"]) {
      const client = other.client.as(key, { "x-forwarded-for": "203.0.113.7" });
      const answer = path === "/mcp" ? await client.post(path, {}) : await client.get(path);
      assert.equal(answer.status, 403, path);
    }
    const answer = await other.client.as(key, { "x-forwarded-for": "203.0.113.7" }).get("/api/conversations");
    assert.equal(answer.body.code, "address-not-allowed");
    const open = (from: string) =>
      connect(other.url, "/api/stream", { "x-forwarded-for": from, authorization: `Bearer ${key}` });
    await assert.rejects(open("203.0.113.7"), { status: 403 });
    (await open("198.51.100.7")).socket.close();
    const server = other.client.as(key, { "x-forwarded-for": "198.51.100.7" });
    const { ticket } = (await server.post("/api/stream/tickets")).body;
    const stream = await openEvents(`${other.url}/api/stream?ticket=${ticket}`);
    assert.equal(stream.status, 200);
    stream.cut();
  });

  test("addresses are kept in one form, and a range of IPv6 holds no IPv4 address", async () => {
    const allowedAddresses = ["10.1.2.3/8", "10.0.0.0/8", "::ffff:198.51.100.7", "2001:DB8::9/32"];
    const { id, key } = await make({ allowedAddresses });
    assert.deepEqual((await shown(id)).allowedAddresses, ["10.0.0.0/8", "198.51.100.7", "2001:db8::/32"]);
    for (const from of ["10.200.0.1", "::ffff:a00:1", "198.51.100.7"])
      assert.equal(await statusOf(key, from), 200, from);
    const ofIpv6 = await make({ allowedAddresses: ["::/0"] });
    const statuses = ["2001:db8::1", "203.0.113.7", "::ffff:203.0.113.7", "::ffff:cb00:7107"];
    assert.deepEqual(await Promise.all(statuses.map((from) => statusOf(ofIpv6.key, from))), [200, 403, 403, 403]);
    const changed = await change(ofIpv6.id, { allowedAddresses: ["203.0.113.9/24"] });
    assert.deepEqual(changed.body.allowedAddresses, ["203.0.113.0/24"]);
  });

  test("a key shows the network that it was last used from, and no call that was refused for its address", async () => {
    const networks: [string, string][] = [
      ["203.0.113.77", "203.0.113.0/24"],
      ["2001:db8:1:2::3", "2001:db8:1::/48"],
      ["::ffff:198.51.100.9", "198.51.100.0/24"],
      ["::ffff:c633:6409", "198.51.100.0/24"],
    ];
    const keys: [string, string][] = [];
    const bound = await make({ allowedAddresses: ["203.0.113.7"] });
    assert.equal(await statusOf(bound.key, "192.0.2.1"), 403);
    for (const [from, network] of networks) {
      const { id, key } = await make();
      assert.equal(await statusOf(key, from), 200);
      keys.push([id, network]);
    }
    await lastUsesOf(other.server.kernel).flush();
    for (const [id, network] of keys) assert.equal((await shown(id)).lastUsedFrom, network);
    assert.deepEqual([(await shown(bound.id)).lastUsedFrom, (await shown(bound.id)).lastUsedAt], [null, null]);
  });
});
