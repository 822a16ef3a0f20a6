import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { loadPackageDefinition, Metadata, Server, ServerCredentials, status } from "@grpc/grpc-js";
import { loadSync } from "@grpc/proto-loader";
import { clientId, clientSecret, createAuthority } from "./testing/authority.ts";
import { type CallDesk, type CallSettings, startCallDesk } from "./testing/call-desk.ts";

// biome-ignore lint/suspicious/noExplicitAny: messages of every shape.
type Any = any;

const protoUrl = new URL("./fixtures/orders.proto", import.meta.url);
let desk: CallDesk;
let url: string;
let peer: Server;
let port: number;
const seen: Metadata[] = [];
const held: (() => void)[] = [];
const authority = createAuthority();

/** The server of gRPC's own package, which reads the same document. */
const methods = {
  Echo: (call: Any, answer: Any) => {
    seen.push(call.metadata);
    answer(null, call.request);
  },
  Fail: (call: Any, answer: Any) => {
    const { order_id: id } = call.request;
    const [authorization = ""] = call.metadata.get("authorization") as string[];
    if (id === "hold") return held.push(() => answer(null, {}));
    if (id === "large") return answer(null, { label: Buffer.alloc(2_000_000) });
    if (id === "token" && authority.tokens.has(authorization.replace("Bearer ", ""))) return answer(null, {});
    const code = id === "token" ? status.UNAUTHENTICATED : Number(id);
    return answer({ code, details: `No ${authorization}`, metadata: new Metadata() });
  },
  Parts: (call: Any) => {
    const count = Number(call.request.order_id);
    for (let at = 0; at < count; at++) call.write({ part_name: `p${at}` });
    call.end();
  },
  Collect: (call: Any, answer: Any) => {
    const names: string[] = [];
    call.on("data", ({ part_name: name }: Any) => names.push(name));
    call.on("end", () => answer(null, { count: names.length, said: names.join() }));
  },
  Chat: (call: Any) => {
    call.on("data", ({ part_name: name }: Any) => call.write({ part_name: `${name}!` }));
    call.on("end", () => call.end());
  },
};

function listen(server: Server, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, bound: number) => (error ? reject(error) : resolve(bound));
    server.bindAsync(`127.0.0.1:${wanted}`, ServerCredentials.createInsecure(), done);
  });
}

before(async () => {
  desk = await startCallDesk();
  const proto = readFileSync(protoUrl, "utf8");
  url = await desk.serve((request, response) => {
    if (request.url === "/orders.proto") return response.end(proto);
    if (request.url === "/broken.proto") return response.end("message {");
    if (request.url === "/imports.proto")
      return response.end('import "other.proto"; service S { rpc M(Other) returns (Other); }');
    return authority.listener(request, response);
  });
  const includeDirs = [dirname(fileURLToPath(import.meta.resolve("protobufjs")))];
  const definition = loadSync(fileURLToPath(protoUrl), { keepCase: true, longs: String, includeDirs });
  peer = new Server();
  peer.addService((loadPackageDefinition(definition) as Any).shop.v1.Orders.service, methods);
  port = await listen(peer, 0);
});
after(async () => {
  for (const release of held) release();
  peer.forceShutdown();
  await desk.stop();
});

const args = (method: string, given: unknown, { proto = "orders", ...service }: Any = {}) => ({
  proto: { endpoint: `${url}/${proto}.proto` },
  service: { name: "shop.v1.Orders", host: "127.0.0.1", port, ...service },
  ...{ method, arguments: given },
});
const call = async (method: string, given: unknown, more?: Any): Promise<Any> =>
  (await desk.call("grpc", args(method, given, more))).output;
const failing = (method: string, given: unknown, more?: Any, settings?: CallSettings) =>
  desk.fail("grpc", args(method, given, more), settings);

describe("a grpc call", () => {
  test("writes and reads every kind of field in the manner of JSON", async () => {
    const order = {
      orderId: "17",
      parts: [{ partName: "bolt", weightGrams: "9007199254740993" }],
      counts: { bolt: 3 },
      size: "LARGE",
      label: "AQL/",
      placedAt: "2026-11-23T08:00:00.5Z",
      leadTime: "1.5s",
      extra: { a: [1, null, { b: "c" }], d: true },
      note: "With care.",
      price: 1.25,
      isPaid: true,
      card: "visa",
    };
    assert.deepEqual(await call("Echo", order), order);
    const named = await call("Echo", { order_id: "17", parts: [{ part_name: "nut", weight_grams: 5 }] });
    assert.deepEqual(named.parts, [{ partName: "nut", weightGrams: "5" }]);
    const { orderId, counts, size, price, isPaid, placedAt, card } = named;
    assert.deepEqual(
      [orderId, counts, size, price, isPaid, placedAt, card],
      ["17", {}, "SIZE_UNSPECIFIED", 0, false, null, undefined],
    );
  });

  test("calls methods that stream, to the server, from it, and in both directions", async () => {
    const parts = [{ partName: "a" }, { partName: "b" }];
    assert.deepEqual(
      (await call("Parts", { orderId: "3" })).map(({ partName }: Any) => partName),
      ["p0", "p1", "p2"],
    );
    assert.deepEqual(await call("Parts", { orderId: "0" }), []);
    assert.deepEqual(await call("Collect", { messages: parts }), { count: 2, said: "a,b" });
    assert.deepEqual(await call("Collect", parts), { count: 2, said: "a,b" });
    assert.deepEqual(await call("Collect", { partName: "c" }), { count: 1, said: "c" });
    assert.deepEqual(
      (await call("Chat", { messages: parts })).map(({ partName }: Any) => partName),
      ["a!", "b!"],
    );
  });

  test("sends its Idempotency-Key and its credentials as metadata", async () => {
    seen.length = 0;
    const authentication = { basic: { username: "ada", password: "s3cret" } };
    const { authorization } = await desk.call("grpc", args("Echo", {}, { authentication }));
    assert.equal(authorization!.scheme, "Basic");
    assert.deepEqual(seen[0]!.get("authorization"), [`Basic ${authorization!.parameter}`]);
    assert.deepEqual(seen[0]!.get("idempotency-key"), ["run-1:/do/0"]);
    const digest = await failing("Echo", {}, { authentication: { digest: { username: "a", password: "b" } } });
    assert.deepEqual([digest.kind, digest.sends], ["configuration", 0]);
  });

  test("fetches another token when the one that it had is refused", async () => {
    const oauth2 = {
      ...{ authority: `${url}/realms/shop`, grant: "client_credentials" },
      client: { id: clientId, secret: clientSecret },
    };
    await call("Fail", { orderId: "token" }, { authentication: { oauth2 } });
    authority.tokens.clear();
    await call("Fail", { orderId: "token" }, { authentication: { oauth2 } });
    assert.equal(authority.requests.length, 2);
  });

  test("fails with the status of HTTP that the server's status stands for", async () => {
    const statuses: [number, number, string][] = [
      [status.NOT_FOUND, 404, "NOT_FOUND"],
      [status.INVALID_ARGUMENT, 400, "INVALID_ARGUMENT"],
      [status.PERMISSION_DENIED, 403, "PERMISSION_DENIED"],
      [status.RESOURCE_EXHAUSTED, 429, "RESOURCE_EXHAUSTED"],
      [status.UNKNOWN, 500, "UNKNOWN"],
    ];
    for (const [code, expected, name] of statuses) {
      const { kind, status: told, title, effect } = await failing("Fail", { orderId: String(code) });
      assert.deepEqual([kind, told, title, effect], ["communication", expected, name, "done"]);
    }
    const authentication = { bearer: { token: "s3cret-token" } };
    const { detail } = await failing("Fail", { orderId: "5" }, { authentication });
    assert.equal(detail, "The gRPC server answered NOT_FOUND. No Bearer [secret]");
  });

  test("knows what is known of its effect", async () => {
    const late = await failing("Fail", { orderId: "hold" }, {}, { timeoutMs: 300 });
    assert.deepEqual([late.kind, late.status, late.effect, late.sends], ["timeout", 408, "unknown", 1]);
    const closed = new Server();
    const closedPort = await listen(closed, 0);
    closed.forceShutdown();
    const none = await failing("Echo", {}, { port: closedPort });
    assert.deepEqual([none.kind, none.status, none.effect, none.sends], ["communication", 503, "not-sent", 0]);
    const plain = await failing("Echo", {}, { port: Number(new URL(url).port) });
    assert.equal(plain.kind, "communication");
    const stop = new AbortController();
    const reason = new Error("The branch lost.");
    const settings = { signal: stop.signal, onSend: () => setImmediate(() => stop.abort(reason)) };
    await assert.rejects(desk.call("grpc", args("Fail", { orderId: "hold" }), settings), reason);
  });

  test("reaches no private address, and no server that speaks no TLS at a port for it", async () => {
    const inside = await failing("Echo", {}, { host: "10.0.0.1" });
    assert.deepEqual([inside.kind, inside.status, inside.effect, inside.sends], ["authorization", 403, "not-sent", 0]);
    const unknown = await failing("Echo", {}, { host: "nothing.invalid" });
    assert.deepEqual([unknown.kind, unknown.status, unknown.effect], ["communication", 502, "not-sent"]);
    const secure = new Server();
    let bound = 0;
    for (let wanted = 20_443; bound === 0 && wanted < 60_000; wanted += 1_000) {
      bound = await listen(secure, wanted).catch(() => 0);
    }
    const refused = await failing("Echo", {}, { port: bound });
    secure.forceShutdown();
    assert.deepEqual([refused.status, refused.effect, refused.sends], [503, "not-sent", 0]);
  });

  test("takes no answer that is too large", async () => {
    const { status: told, effect } = await failing("Fail", { orderId: "large" });
    assert.deepEqual([told, effect], [429, "done"]);
    assert.equal((await failing("Parts", { orderId: "200000" })).status, 429);
  });

  test("sends nothing that the document does not describe", async () => {
    const faults: [Any, RegExp][] = [
      [args("Nothing", {}), /no method Nothing/],
      [args("Echo", {}, { name: "shop.v1.Nothing" }), /no service/],
      [args("Echo", { color: "red" }), /no field color/],
      [args("Echo", { price: "much" }), /Order\.price must be a number/],
      [args("Echo", { size: "HUGE" }), /must be one of SIZE_UNSPECIFIED, SMALL, LARGE/],
      [args("Echo", { parts: {} }), /must be a list/],
      [args("Echo", { placedAt: "soon" }), /timestamp/],
      [args("Echo", { placedAt: "2026-02-30T08:00:00Z" }), /timestamp/],
      [args("Echo", {}, { proto: "broken" }), /cannot be read/],
      [args("M", {}, { proto: "imports", name: "S" }), /cannot be read/],
      [{ ...args("Echo", {}), proto: { endpoint: "file:///etc/passwd" } }, /complete URL/],
      [args("Echo", {}, { host: "a b" }), /service\.host/],
    ];
    for (const [given, detail] of faults) {
      const { kind, status: told, effect, sends, detail: said } = await desk.fail("grpc", given);
      assert.deepEqual([kind, told, effect, sends], ["configuration", 400, "not-sent", 0]);
      assert.match(said!, detail);
    }
  });

  test("may be repeated when the document says that its method has no second effect", async () => {
    assert.equal(await desk.isIdempotent("grpc", args("Echo", {})), true);
    assert.equal(await desk.isIdempotent("grpc", args("Fail", {})), false);
  });
});
