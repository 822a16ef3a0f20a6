import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import { after, before, describe, test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { callFunctions } from "../../functions/find-function.ts";
import { answerJson, bodyOf, type CallDesk, startCallDesk } from "../testing/call-desk.ts";

// biome-ignore lint/suspicious/noExplicitAny: outputs of every shape.
type Any = any;

let desk: CallDesk;
let url: string;
let elsewhere: string;
const held: (() => void)[] = [];
before(async () => {
  desk = await startCallDesk();
  elsewhere = await desk.serve((request, response) => answerJson(response, { headers: request.headers }));
  url = await desk.serve(async (request, response) => {
    const { method, headers } = request;
    const { pathname, search } = new URL(request.url ?? "", "http://x");
    const body = await bodyOf(request);
    if (pathname === "/echo") return answerJson(response, { method, path: request.url, headers, body });
    if (pathname === "/text")
      return response.writeHead(200, { "content-type": "text/plain; charset=latin1" }).end("caf\xe9", "latin1");
    if (pathname === "/bytes")
      return response.writeHead(200, { "content-type": "image/png" }).end(Buffer.from([1, 2, 255]));
    if (pathname === "/untyped") return response.writeHead(200).end('{"a":1}');
    if (pathname === "/empty") return response.writeHead(204).end();
    if (pathname === "/odd")
      return response
        .writeHead(200, { "content-type": "application/json" })
        .end('{"a":"x\\u0000y\\ud800","__proto__":{"b":1}}');
    if (pathname === "/no-json") return response.writeHead(200, { "content-type": "application/json" }).end("<html>");
    if (pathname === "/deep")
      return response
        .writeHead(200, { "content-type": "application/json" })
        .end("[".repeat(100_000) + "]".repeat(100_000));
    if (pathname === "/large") return response.writeHead(200, { "content-type": "text/plain" }).end("x".repeat(2e6));
    if (pathname === "/large-packed")
      return response
        .writeHead(200, { "content-type": "text/plain", "content-encoding": "gzip" })
        .end(gzipSync("x".repeat(2e6)));
    if (pathname === "/status")
      return answerJson(response, { error: `no ${headers.authorization ?? ""}` }, Number(search.slice(1)));
    if (pathname === "/moved") return response.writeHead(302, { location: "/echo?moved" }).end();
    if (pathname === "/away") return response.writeHead(307, { location: `${elsewhere}/there` }).end();
    if (pathname === "/inside") return response.writeHead(302, { location: "http://10.0.0.1/" }).end();
    if (pathname === "/loop") return response.writeHead(302, { location: "/loop" }).end();
    if (pathname === "/gzip")
      return response
        .writeHead(200, { "content-encoding": "gzip", "content-type": "text/plain" })
        .end(gzipSync("packed"));
    if (pathname === "/bomb")
      return response.writeHead(200, { "content-encoding": "br" }).end(brotliCompressSync(Buffer.alloc(50_000_000)));
    if (pathname === "/drop") return request.socket.destroy();
    if (pathname === "/cut")
      return response.writeHead(200, { "content-length": "100" }).write("half", () => request.socket.destroy());
    if (pathname === "/hold") return held.push(() => response.end());
    if (pathname === "/endless") {
      response.writeHead(200, { "content-type": "text/plain" });
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.on("drain", more);
      more();
    }
    return undefined;
  });
});
after(() => {
  for (const release of held) release();
  return desk.stop();
});

const get = async (path: string, args: Any = {}, settings: Any = {}): Promise<Any> =>
  (await desk.call("http", { method: "get", endpoint: url + path, ...args }, settings)).output;
const failing = (path: string, args: Any = {}, settings: Any = {}) =>
  desk.fail("http", { method: "get", endpoint: url + path, ...args }, settings);

describe("an http call", () => {
  test("sends method, query, headers and its Idempotency-Key", async () => {
    const args = { method: "post", query: { q: "a b&c", tag: ["x", "y"], none: null }, headers: { "X-Trace": 7 } };
    const seen = await get("/echo?first=1", args);
    assert.deepEqual([seen.method, seen.path], ["POST", "/echo?first=1&q=a%20b%26c&tag=x&tag=y"]);
    assert.equal(seen.headers["x-trace"], "7");
    assert.equal(seen.headers["idempotency-key"], "run-1:/do/0");
    const own = await get("/echo", { headers: { "idempotency-key": "order-17" } });
    assert.equal(own.headers["idempotency-key"], "order-17");
  });

  test("fills the URI from the task's input, and refuses an object there", async () => {
    const input = { petId: "a/b ?", "pet.id": 3, owner: { name: "Ada" } };
    const seen = await get("/echo?id={petId}&dotted={pet.id}&gone={gone}", {}, { input });
    assert.equal(seen.path, "/echo?id=a%2Fb%20%3F&dotted=3&gone=");
    const { kind, status, effect } = await failing("/echo/{owner}", {}, { input });
    assert.deepEqual([kind, status, effect], ["expression", 400, "not-sent"]);
  });

  test("sends nothing where a missing value would make another address of the URI, unless that is allowed", async () => {
    const input = { nothing: null, empty: "", dots: ".." };
    for (const path of ["/echo/{gone}", "/echo/{nothing}", "/echo/{empty}", "/echo/{dots}", "/echo/{owner.id}"]) {
      const { kind, status, effect, sends } = await failing(path, { method: "delete" }, { input });
      assert.deepEqual([kind, status, effect, sends], ["expression", 400, "not-sent", 0], path);
    }
    const { host } = new URL(url);
    const atHost = await desk.fail("http", { method: "get", endpoint: `http://{tenant}/${host}/echo` }, { input });
    assert.deepEqual([atHost.kind, atHost.status], ["expression", 400]);
    const seen = await get("/echo{gone}", {}, { input, mayBeEmpty: true });
    assert.equal(seen.path, "/echo");
  });

  test("writes the body by its content type", async () => {
    const body = { name: "Ada", tags: ["a b", "c"] };
    const post = (headers: Any, value: unknown) => get("/echo", { method: "post", headers, body: value });
    const json = await post({}, body);
    assert.deepEqual([json.headers["content-type"], JSON.parse(json.body)], ["application/json", body]);
    assert.equal((await post({}, "Ada")).body, '"Ada"');
    assert.equal((await post({}, '{"is":"json"}')).body, '{"is":"json"}');
    assert.equal((await post({ "Content-Type": "text/plain" }, "Ada")).body, "Ada");
    assert.equal(
      (await post({ "content-type": "application/x-www-form-urlencoded" }, body)).body,
      "name=Ada&tags=a%20b&tags=c",
    );
    const multipart = await post({ "content-type": "multipart/form-data" }, { name: "Ada" });
    assert.match(multipart.headers["content-type"], /^multipart\/form-data; boundary=/);
    assert.match(multipart.body, /name="name"\r\n\r\nAda\r\n/);
    assert.equal((await post({}, null)).headers["content-type"], undefined);
  });

  test("gives JSON parsed, text as text, other content in base64, and nothing as null", async () => {
    assert.equal(await get("/text"), "café");
    assert.equal(await get("/bytes"), "AQL/");
    assert.deepEqual(await get("/untyped"), { a: 1 });
    assert.equal(await get("/empty"), null);
    assert.equal(await get("/gzip"), "packed");
    assert.equal(await get("/untyped", { output: "raw" }), Buffer.from('{"a":1}').toString("base64"));
  });

  test("gives JSON as PostgreSQL can store it", async () => {
    assert.deepEqual(await get("/odd"), { a: "x\uFFFDy\uFFFD" });
  });

  test("shows the whole response without credentials", async () => {
    const args = {
      endpoint: { uri: `${url}/text?q=1`, authentication: { bearer: { token: "s3cret-token" } } },
      ...{ output: "response", headers: { "x-api-key": "s3cret-key", accept: "*/*" } },
    };
    const { output, authorization } = await desk.call("http", { method: "get", ...args });
    const { request, statusCode, headers, content } = output as Any;
    assert.deepEqual([request.method, request.uri, statusCode], ["GET", `${url}/text?q=1`, 200]);
    assert.deepEqual(request.headers, { "idempotency-key": "run-1:/do/0", accept: "*/*" });
    assert.deepEqual([headers["content-type"], content], ["text/plain; charset=latin1", "café"]);
    assert.deepEqual(authorization, { scheme: "Bearer", parameter: "s3cret-token" });
    assert.doesNotMatch(JSON.stringify(output), /s3cret/);
  });

  test("fails with the status of the answer and with its text, without credentials", async () => {
    const authentication = { bearer: { token: "s3cret-token" } };
    const { detail, headers, ...failure } = await failing("", {
      endpoint: { uri: `${url}/status?404`, authentication },
    });
    const body = { error: "no Bearer [secret]" };
    assert.deepEqual(failure, {
      ...{ kind: "communication", status: 404, title: "Not Found" },
      body,
      effect: "done",
      sends: 1,
    });
    assert.equal(headers?.["content-type"], "application/json");
    assert.equal(headers?.["set-cookie"], undefined);
    assert.equal(detail, `GET ${url}/status answered 404. {"error":"no Bearer [secret]"}`);
    assert.equal((await failing("/status?503")).status, 503);
    assert.equal((await failing("/status?300")).status, 300);
  });

  test("takes a redirect for an error, follows it, or shows it, as the author wants", async () => {
    assert.equal((await failing("/moved")).status, 302);
    assert.equal((await get("/moved", { redirect: true })).path, "/echo?moved");
    const shown = await get("/moved", { redirect: true, output: "response" });
    assert.deepEqual([shown.statusCode, shown.headers.location], [302, "/echo?moved"]);
    assert.equal((await failing("/loop", { redirect: true })).kind, "communication");
    const authentication = { basic: { username: "ada", password: "s3cret" } };
    const away = await get("", { endpoint: { uri: `${url}/away`, authentication }, redirect: true });
    assert.equal(away.headers.authorization, undefined);
  });

  test("reaches no private address, by its URL, by a name or by a redirect", async () => {
    const refused = await desk.fail("http", { method: "get", endpoint: "http://10.0.0.1/" });
    assert.deepEqual([refused.kind, refused.status, refused.effect], ["authorization", 403, "not-sent"]);
    const named = await desk.fail("http", { method: "get", endpoint: "http://nothing.invalid/" });
    assert.deepEqual([named.kind, named.status, named.effect], ["communication", 502, "not-sent"]);
    const led = await failing("/inside", { redirect: true });
    assert.deepEqual([led.kind, led.effect, led.sends], ["authorization", "unknown", 1]);
  });

  test("knows what is known of its effect", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as Any;
    await new Promise((resolve) => closed.close(resolve));
    const args = { method: "post", endpoint: `http://127.0.0.1:${port}/` };
    const none = await desk.fail("http", args);
    assert.deepEqual([none.kind, none.status, none.effect, none.sends], ["communication", 502, "not-sent", 0]);
    assert.match(none.detail!, /ECONNREFUSED/);
    const plain = await desk.fail("http", { method: "post", endpoint: url.replace("http:", "https:") });
    assert.deepEqual([plain.effect, plain.sends], ["not-sent", 0]);
    const lost = await failing("/drop", { method: "post" });
    assert.deepEqual([lost.kind, lost.effect, lost.sends], ["communication", "unknown", 1]);
    assert.equal((await failing("/cut", { method: "post" })).effect, "done");
    const late = await failing("/hold", { method: "post" }, { timeoutMs: 200 });
    assert.deepEqual([late.kind, late.status, late.effect], ["timeout", 408, "unknown"]);
  });

  test("ends with the reason of its signal, and has told that it was sent", async () => {
    const stop = new AbortController();
    const reason = new Error("The branch lost.");
    let sends = 0;
    const onSend = () => {
      sends++;
      setImmediate(() => stop.abort(reason));
    };
    await assert.rejects(get("/hold", {}, { signal: stop.signal, onSend }), reason);
    assert.equal(sends, 1);
  });

  test("takes no answer that is endless, a bomb, too deep or not what it says", async () => {
    for (const path of ["/endless", "/bomb", "/deep", "/no-json"]) {
      const { kind, status, effect } = await failing(path);
      assert.deepEqual([path, kind, status, effect], [path, "communication", 502, "done"]);
    }
  });

  test("takes an answer of up to 16 MiB where its workflow says so, and names the setting where it does not", async () => {
    const large = await failing("/large");
    assert.deepEqual([large.kind, large.status], ["communication", 502]);
    assert.match(large.detail!, /larger than 1048576 bytes.*maxAnswerBytes/);
    assert.equal((await get("/large", {}, { maxAnswerBytes: 3_000_000 })).length, 2_000_000);
    assert.equal((await get("/large-packed", {}, { maxAnswerBytes: 3_000_000 })).length, 2_000_000);
    assert.match((await failing("/large-packed")).detail!, /maxAnswerBytes/);
  });

  test("refuses arguments that cannot be sent", async () => {
    const faults: Any[] = [
      { method: "steal" },
      { endpoint: "/path" },
      { endpoint: "ftp://example.com" },
      { endpoint: "https://ada:secret@example.com" },
      { endpoint: {} },
      { output: "all" },
      { redirect: "yes" },
      { headers: { "x y": "1" } },
      { headers: { x: "1\r\ny: 2" } },
      { headers: ["a"] },
      { query: "a=1" },
      { endpoint: { uri: url, authentication: { magic: {} } } },
    ];
    for (const args of faults) {
      const { kind, status, effect, sends } = await failing("/echo", args);
      assert.deepEqual([args, kind, status, effect, sends], [args, "configuration", 400, "not-sent", 0]);
    }
  });

  test("may be repeated by its method, or when its author wrote an Idempotency-Key", () => {
    const { isIdempotent } = callFunctions.get("http")!;
    assert.deepEqual(
      ["get", "PUT", "delete", "post", "PATCH"].map((method) => isIdempotent({ with: { method } } as Any)),
      [true, true, true, false, false],
    );
    assert.equal(isIdempotent({ with: { method: "post", headers: { "Idempotency-Key": "order-17" } } } as Any), true);
  });
});
