import assert from "node:assert/strict";
import { once } from "node:events";
import { describe, test } from "node:test";
import Type from "typebox";
import { WebSocket } from "ws";
import { anyone } from "../../kernel/caller.ts";
import { capability } from "../../kernel/capability.ts";
import { openWebSocket } from "../../kernel/wire/open-web-socket.ts";
import { Answer, alreadyAnswered } from "../../kernel/wire/route.ts";
import { head, openRaw, type RawClient } from "../../testing/clients/raw-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { occupancyOf } from "./occupancy.ts";

/** A client that is never answered would hold the tests up for ever. */
const patience = { timeout: 180_000 };
const json = { "content-type": "application/json" };

/** A server with a route that answers when the test says so, and what its clients occupy. */
async function startSmall(t: { after(run: () => Promise<void>): void }, settings: Record<string, string>) {
  const gate = Promise.withResolvers<void>();
  const waiting = capability({
    name: "waiting",
    routes(app) {
      app.get("/wait", { schema: { summary: "Wait", response: { 200: null } }, guard: anyone }, async () => {
        await gate.promise;
        return new Answer(200, "waited");
      });
      app.post(
        "/take",
        { schema: { summary: "Take", body: Type.Object({}), response: { 200: null } }, guard: anyone },
        () => new Answer(200, "taken"),
      );
      app.get("/socket", { schema: { summary: "Socket", response: { 200: null } }, guard: anyone }, async (call) => {
        await openWebSocket(call, { maxMessageBytes: 1_000 });
        return alreadyAnswered;
      });
      const large = "-".repeat(16 * 1024 * 1024);
      app.get(
        "/large",
        { schema: { summary: "Large", response: { 200: null } }, guard: anyone },
        () => new Answer(200, large),
      );
    },
  });
  const server = await startTestServer({ capabilities: [waiting], settings });
  const clients: RawClient[] = [];
  t.after(async () => {
    gate.resolve();
    for (const { socket } of clients) socket.destroy();
    await server.stop();
  });
  const open = async (lines: string, options?: { isDeaf: boolean }) => {
    const client = await openRaw(server.url, lines, options);
    clients.push(client);
    return client;
  };
  return { server, gate, open, occupancy: occupancyOf(server.server.kernel) };
}

const get = (path: string, from?: string) => head("GET", path, from === undefined ? {} : { "x-forwarded-for": from });
const firstLine = (text: string) => text.split("\r\n")[0];
const stalled = (bytes: number, from = "203.0.113.1") =>
  head("POST", "/take", { ...json, "content-length": "1000000", "x-forwarded-for": from }) + " ".repeat(bytes);

describe("the connections of one address", patience, () => {
  test("above PARLEY_MAX_SOCKETS_ADDRESS are refused with 429, also those that say nothing, and closed", async (t) => {
    const { server, open, occupancy } = await startSmall(t, { PARLEY_MAX_SOCKETS_ADDRESS: "5" });
    const first = await open("");
    for (let count = 1; count < 5; count++) await open("");
    await until(() => occupancy.sockets.size === 5);
    const [asking, posting, silent] = [await open(get("/livez")), await open(stalled(100)), await open("")];
    for (const { closed } of [asking, posting, silent]) {
      const text = await closed;
      assert.match(text, /^HTTP\/1\.1 429 [\s\S]*retry-after: 10[\s\S]*"code":"rate-limited"/);
      assert.match(text, /more than 5 connections or requests/);
    }
    first.socket.destroy();
    await until(() => occupancy.sockets.size === 4);
    assert.equal((await server.client.get("/livez")).status, 200);
  });

  test("may be a thousand without a setting", async (t) => {
    const { open, occupancy, gate } = await startSmall(t, {});
    const clients = await Promise.all(Array.from({ length: 1_000 }, () => open(get("/wait"))));
    await until(() => occupancy.requestsUnderWay === 1_000);
    gate.resolve();
    for (const { text } of clients)
      assert.equal(firstLine(await until(() => text() !== "" && text())), "HTTP/1.1 200 OK");
  });

  test("of all addresses above PARLEY_MAX_SOCKETS are refused with 503", async (t) => {
    const { open } = await startSmall(t, { PARLEY_MAX_SOCKETS: "3", PARLEY_TRUST_PROXY: "1" });
    for (let count = 0; count < 3; count++) await open(get("/wait", `203.0.113.${count}`));
    const { closed } = await open(get("/livez", "203.0.113.9"));
    assert.match(await closed, /^HTTP\/1\.1 503 [\s\S]*retry-after: 10[\s\S]*"code":"overloaded"/);
  });
});

describe("the requests under way of one address", patience, () => {
  for (const proxies of ["1", "127.0.0.0/8"]) {
    test(`behind a proxy (${proxies}) are counted by the forwarded address, an IPv6 one by its /64`, async (t) => {
      const settings = { PARLEY_MAX_SOCKETS_ADDRESS: "2", PARLEY_TRUST_PROXY: proxies };
      const { open, occupancy, gate } = await startSmall(t, settings);
      const waiting = [
        await open(get("/wait", "203.0.113.1")),
        await open(get("/wait", "203.0.113.1")),
        await open(get("/wait", "2001:db8::1")),
        await open(get("/wait", "2001:db8::2")),
      ];
      await until(() => occupancy.requestsUnderWay === 4);
      for (const from of ["203.0.113.1", "2001:db8:0:0:ffff::3"]) {
        assert.equal(firstLine(await (await open(get("/livez", from))).closed), "HTTP/1.1 429 Too Many Requests");
      }
      for (const from of ["203.0.113.2", "2001:db8:0:1::1"]) {
        const { text } = await open(get("/livez", from));
        assert.equal(firstLine(await until(() => text() !== "" && text())), "HTTP/1.1 200 OK");
      }
      gate.resolve();
      for (const { text } of waiting) await until(() => text().endsWith("waited"));
      const { text } = await open(get("/livez", "203.0.113.1"));
      assert.equal(firstLine(await until(() => text() !== "" && text())), "HTTP/1.1 200 OK");
    });
  }

  test("are bounded also on one connection that sends many without waiting, and end with it", async (t) => {
    const { open, occupancy, gate } = await startSmall(t, { PARLEY_MAX_SOCKETS_ADDRESS: "5" });
    const flood = await open(get("/wait").repeat(50));
    const other = await open(get("/wait"));
    assert.equal(firstLine(await other.closed), "HTTP/1.1 429 Too Many Requests");
    const gone = await open("");
    gone.socket.destroy();
    gate.resolve();
    const answers = [...(await flood.closed).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    assert.deepEqual(answers, ["200", "200", "200", "200", "200", "429"]);
    flood.socket.destroy();
    await until(() => occupancy.requestsUnderWay === 0);
  });

  test("include WebSockets, until they close", async (t) => {
    const { server, occupancy } = await startSmall(t, {});
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/socket`);
    await once(socket, "open");
    assert.equal(occupancy.requestsUnderWay, 1);
    socket.close();
    await until(() => occupancy.requestsUnderWay === 0);
  });

  test("end when their client hangs up, in whatever order their answers wait", async (t) => {
    const { open, occupancy } = await startSmall(t, {});
    const { socket } = await open(get("/wait").repeat(20));
    await until(() => occupancy.requestsUnderWay === 20);
    socket.destroy();
    await until(() => occupancy.requestsUnderWay === 0);
  });
});

describe("the bytes that clients keep in memory", patience, () => {
  const taken = (server: TestServer, from: string) =>
    server.client.post("/take", {}, { headers: { "x-forwarded-for": from } });
  const proxied = { PARLEY_TRUST_PROXY: "1" };

  test("in bodies under way are bounded for each address; one body alone is always taken", async (t) => {
    const settings = { ...proxied, PARLEY_MAX_HELD_BYTES_ADDRESS: "100000" };
    const { server, open, occupancy } = await startSmall(t, settings);
    const alone = await open(stalled(150_000));
    await until(() => occupancy.heldBytes === 150_000);
    const { closed } = await open(stalled(10));
    assert.match(await closed, /^HTTP\/1\.1 429 [\s\S]*"code":"rate-limited"/);
    assert.equal((await taken(server, "203.0.113.2")).status, 200);
    alone.socket.write(" ".repeat(1_000_000 - 150_002).concat("{}"));
    assert.match(await until(() => alone.text() !== "" && alone.text()), /^HTTP\/1\.1 200 [\s\S]*taken$/);
    assert.equal(occupancy.heldBytes, 0);
    assert.equal((await taken(server, "203.0.113.1")).status, 200);
    const [one, two] = [await open(stalled(60_000)), await open(stalled(60_000))];
    assert.match(await Promise.race([one.closed, two.closed]), /^HTTP\/1\.1 429 /);
  });

  test("in bodies under way are bounded in all", async (t) => {
    const settings = { ...proxied, PARLEY_MAX_HELD_BYTES: "100000" };
    const { server, open, occupancy } = await startSmall(t, settings);
    const clients = [await open(stalled(60_000, "203.0.113.1"))];
    await until(() => occupancy.heldBytes === 60_000);
    clients.push(await open(stalled(60_000, "203.0.113.2")));
    assert.match(await clients[1]!.closed, /^HTTP\/1\.1 503 [\s\S]*retry-after: 10[\s\S]*"code":"overloaded"/);
    for (const { socket } of clients) socket.destroy();
    await until(() => occupancy.heldBytes === 0);
    assert.equal((await taken(server, "203.0.113.3")).status, 200);
  });

  test("in answers that they do not read are bounded, too, and free when they leave", async (t) => {
    const settings = { ...proxied, PARLEY_MAX_HELD_BYTES_ADDRESS: "1000000" };
    const { server, open, occupancy } = await startSmall(t, settings);
    const deaf = await open(get("/large", "203.0.113.1"), { isDeaf: true });
    await until(() => occupancy.heldBytes > 1_000_000);
    const ask = (from: string) => server.client.get("/livez", { headers: { "x-forwarded-for": from } });
    assert.equal((await ask("203.0.113.1")).status, 429);
    assert.equal((await ask("203.0.113.2")).status, 200);
    deaf.socket.destroy();
    await until(() => occupancy.heldBytes === 0);
    assert.equal((await taken(server, "203.0.113.1")).status, 200);
  });
});
