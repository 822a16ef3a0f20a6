// Long because it holds one promise after another about the same wire; each test is short.

import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { WorkspaceId } from "../../server/capabilities/identity/index.ts";
import { hubOf } from "../../server/capabilities/stream/hub.ts";
import { apiVersion } from "../../server/http/api-version.ts";
import { makeKey, type Person, signUp } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { exchange, goodbye, isWhole, type ParsedAnswer, parseAnswer } from "./raw-socket.ts";

let server: TestServer;
let person: Person;
before(async () => {
  server = await startTestServer({ settings: { PARLEY_MAX_BODY_BYTES: "65536" } });
  person = await signUp(server.client);
});
after(() => server.stop());

const everyAnswer = {
  "x-request-id": /^req_[0-9a-z]{26}$/,
  "parley-version": new RegExp(`^${apiVersion}$`),
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^no-referrer$/,
  "content-security-policy": /^default-src 'none'/,
  "access-control-allow-origin": /^\*$/,
  "cache-control": /no-store|^public/,
};

function assertHeaders(answer: ParsedAnswer, of: string): void {
  for (const [name, expected] of Object.entries(everyAnswer)) {
    assert.match(answer.headers[name] ?? "(missing)", expected, `${name} of ${of}`);
  }
  assert.equal(answer.headers["set-cookie"], undefined, `set-cookie of ${of}`);
  assert.equal(answer.headers["access-control-allow-credentials"], undefined, `cookies in ${of}`);
}

function assertProblem(answer: ParsedAnswer, status: number, of: string): void {
  assert.equal(answer.status, status, `${of}: ${answer.body}`);
  assertHeaders(answer, of);
  assert.match(answer.headers["content-type"] ?? "", /^application\/problem\+json/, of);
  const problem = JSON.parse(answer.body);
  assert.deepEqual(
    Object.keys(problem)
      .filter((name) => name !== "errors")
      .sort(),
    ["code", "detail", "requestId", "status", "title", "type"],
    of,
  );
  assert.equal(problem.status, status, of);
  assert.equal(problem.requestId, answer.headers["x-request-id"], of);
}

/** Below these paths clients expect errors in a form of their own. */
function assertRefusal(answer: ParsedAnswer, status: number, path: string, of: string): void {
  if (!/^\/(?:v1\/|mcp|oauth\/)/.test(path)) {
    assertProblem(answer, status, of);
    return;
  }
  assert.equal(answer.status, status, `${of}: ${answer.body}`);
  assertHeaders(answer, of);
  assert.match(answer.headers["content-type"] ?? "", /^application\/json/, of);
  const { error } = JSON.parse(answer.body);
  assert.equal(typeof (path.startsWith("/oauth/") ? error : error.message), "string", of);
}

async function assertLives(): Promise<void> {
  assert.equal((await server.client.get("/readyz")).status, 200);
}

const head = (line: string, ...headers: string[]) => `${[line, "Host: parley.test", ...headers].join("\r\n")}\r\n\r\n`;

test("bytes that are no HTTP get a problem or a closed socket, and the server lives", async () => {
  const garbage = [
    "\r\n\r\n\r\n",
    "HELO mail.example\r\n\r\n",
    "GET\r\n\r\n",
    "GET /livez HTTP/9.9\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "get /livez HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /liv ez HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /livez HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n",
    "GET /livez HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n",
    "GET /livez HTTP/1.1\r\nHost: x\r\nA: \u0000\r\n\r\n",
    "GET /livez HTTP/1.1\r\nHost: x\r\nA: b\r\n folded\r\n\r\n",
    "POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    "POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    "POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
    "POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    `GET /${"a".repeat(80_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
    "\u0000".repeat(5_000),
    "x".repeat(200_000),
  ];
  for (const bytes of garbage) {
    const of = JSON.stringify(bytes.slice(0, 80));
    const { text, isClosed } = await exchange(server.url, [Buffer.from(bytes, "latin1"), "\r\n\r\n", goodbye]);
    const answer = parseAnswer(text);
    if (answer === undefined) assert.ok(isClosed && text === "", `${of} was answered ${text.slice(0, 100)}`);
    else {
      assert.ok([400, 415, 431].includes(answer.status), `${of} was answered ${answer.status}`);
      assertProblem(answer, answer.status, of);
    }
  }
  await assertLives();
});

test("headers beyond the limit are 431, also many small ones", async () => {
  const large = head("GET /livez HTTP/1.1", `X-Large: ${"h".repeat(20_000)}`);
  const many = head("GET /livez HTTP/1.1", ...Array.from({ length: 1_500 }, (_, index) => `X-H${index}: ${index}`));
  for (const bytes of [large, many]) {
    const { text } = await exchange(server.url, [bytes]);
    const answer = parseAnswer(text);
    assert.ok(answer !== undefined, "no answer came");
    assertProblem(answer, 431, "large headers");
  }
  await assertLives();
});

test("a request without a Host, or with two, is refused as a problem", async () => {
  for (const bytes of ["GET /livez HTTP/1.1\r\n\r\n", "GET /livez HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"]) {
    const { text, isClosed } = await exchange(server.url, [bytes, goodbye]);
    const answer = parseAnswer(text);
    if (answer === undefined) assert.ok(isClosed);
    else if (answer.status !== 200) assertProblem(answer, 400, bytes);
  }
  await assertLives();
});

test("a body that breaks off midway leaves nothing behind, and the server lives", async () => {
  const before = await person.client.get("/api/knowledge/sources");
  const authorization = `Authorization: Bearer ${person.accessToken}`;
  const beginnings = [
    head(
      "POST /api/knowledge/sources HTTP/1.1",
      authorization,
      "Content-Type: application/json",
      "Content-Length: 500",
    ),
    head(
      "POST /api/knowledge/sources HTTP/1.1",
      authorization,
      "Content-Type: application/json",
      "Transfer-Encoding: chunked",
    ),
    head("POST /api/chatbot/send HTTP/1.1", authorization, "Content-Type: application/json", "Content-Length: 100"),
  ];
  const cut = '{"type":"text","title":"half a source","con';
  for (const beginning of beginnings) {
    const isChunked = beginning.includes("chunked");
    const sent = isChunked ? `${cut.length.toString(16)}\r\n${cut}\r\n` : cut;
    // The half-closed connection tells the server that no more will come.
    await exchangeAndLeave(beginning + sent);
  }
  await assertLives();
  assert.deepEqual((await person.client.get("/api/knowledge/sources")).body, before.body);
  assert.deepEqual((await person.client.get("/api/conversations")).body.data, []);
});

/** Sends, then leaves without reading. */
async function exchangeAndLeave(bytes: string): Promise<void> {
  const { connect } = await import("node:net");
  const { hostname, port } = new URL(server.url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => socket.destroy()));
    socket.on("close", () => resolve());
  });
}

test("Expect: 100-continue is served, another expectation is a problem", async () => {
  const body = JSON.stringify({ email: "nobody@example.com", password: "no such password" });
  const post = (expectation: string) =>
    head(
      "POST /api/auth/signin HTTP/1.1",
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      `Expect: ${expectation}`,
    );
  const continued = await exchange(
    server.url,
    [post("100-continue"), 1, body],
    (text) => text.startsWith("HTTP/1.1 100") && isWhole(text.slice(text.indexOf("\r\n\r\n") + 4)),
  );
  assert.match(continued.text, /^HTTP\/1\.1 100 Continue\r\n\r\n/);
  const answer = parseAnswer(continued.text.slice(continued.text.indexOf("\r\n\r\n") + 4));
  assert.ok(answer !== undefined);
  assertProblem(answer, 401, "a sign-in after 100-continue");

  const other = await exchange(server.url, [post("something-else"), body]);
  const refused = parseAnswer(other.text);
  assert.ok(refused !== undefined);
  // 417 is what HTTP has for it; treating an unknown expectation as none is allowed as well.
  assertProblem(refused, refused.status === 417 ? 417 : 401, "an unknown expectation");
});

test("a body over the limit is 413, told by its length or chunk by chunk, before it was read whole", async () => {
  const authorization = `Authorization: Bearer ${person.accessToken}`;
  const type = "Content-Type: application/json";
  const announced = head("POST /api/chatbot/send HTTP/1.1", authorization, type, "Content-Length: 70000");
  const chunked = head("POST /api/chatbot/send HTTP/1.1", authorization, type, "Transfer-Encoding: chunked");
  const chunk = `1000\r\n${"x".repeat(0x1000)}\r\n`;
  const requests: (string | Buffer | number)[][] = [[announced], [chunked, ...Array.from({ length: 17 }, () => chunk)]];
  for (const parts of requests) {
    const { text } = await exchange(server.url, parts);
    const answer = parseAnswer(text);
    assert.ok(answer !== undefined, "no answer came");
    assertProblem(answer, 413, "a body over the limit");
  }
  await assertLives();
});

test("a client that reads only when it has sent everything still reads why it was refused", async () => {
  const body = "x".repeat(8_000_000);
  const length = `Content-Length: ${body.length}`;
  const authorization = `Authorization: Bearer ${person.accessToken}`;
  const type = "Content-Type: application/json";
  for (let count = 0; count < 5; count++) {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.pause();
    const sent = new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.write(head("POST /api/chatbot/send HTTP/1.1", authorization, type, length) + body, () => resolve());
    });
    await sent;
    socket.resume();
    const [answer] = (await once(socket, "data")) as [Buffer];
    assert.match(answer.toString(), /^HTTP\/1\.1 413 [\s\S]*"body-too-large"/);
    socket.destroy();
  }
});

test("a chunked body is read like any other", async () => {
  const body = JSON.stringify({ query: "opening hours" });
  const chunks = [body.slice(0, 5), body.slice(5)].map((part) => `${part.length.toString(16)}\r\n${part}\r\n`);
  const { text } = await exchange(server.url, [
    head(
      "POST /api/knowledge/search HTTP/1.1",
      `Authorization: Bearer ${person.accessToken}`,
      "Content-Type: application/json",
      "Transfer-Encoding: chunked",
    ),
    ...chunks,
    "0\r\n\r\n",
  ]);
  assert.equal(parseAnswer(text)?.status, 200, text);
});

test("requests that are sent in one go are answered in their order", async () => {
  const ask = (path: string) => head(`GET ${path} HTTP/1.1`);
  const { text } = await exchange(server.url, [ask("/livez") + ask("/nothing-here") + ask("/version")], (received) =>
    received.includes('"api"'),
  );
  assert.deepEqual(
    [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status),
    ["200", "404", "200"],
  );
});

test("paths that cannot be decoded, or are too long, are problems", async () => {
  const paths: [path: string, status: number][] = [
    ["/%", 400],
    ["/%zz", 400],
    ["/api/conversations/%E0%A4%A", 400],
    ["/api/conversations/%ff/messages", 400],
    [`/api/conversations/${"a".repeat(513)}`, 404],
    [`/api/conversations/${"a".repeat(6_000)}`, 404],
    [`/api/conversations/${"%F0%9F%98%80".repeat(200)}`, 404],
    [`/${"a/".repeat(3_000)}`, 404],
    ["//livez", 404],
    ["/livez/", 404],
    ["/LIVEZ", 404],
    ["/api/../livez", 404],
    ["/.env", 404],
    ["/api/keys/", 404],
    ["/constructor", 404],
    ["/__proto__", 404],
    ["/livez;a=b", 404],
  ];
  for (const [path, status] of paths) {
    const { text } = await exchange(server.url, [
      head(`GET ${path} HTTP/1.1`, `Authorization: Bearer ${person.accessToken}`),
    ]);
    const answer = parseAnswer(text);
    assert.ok(answer !== undefined, path);
    assertProblem(answer, status, `GET ${path.slice(0, 60)}`);
  }
});

test("an upgrade that is not ours, not allowed or malformed is a problem or a closed socket, and the server lives", async () => {
  const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
  const upgrade = (path: string, ...headers: string[]) =>
    head(`GET ${path} HTTP/1.1`, "Connection: Upgrade", "Upgrade: websocket", ...headers);
  const authorization = `Authorization: Bearer ${person.accessToken}`;
  const requests: [bytes: string, statuses: number[]][] = [
    [upgrade("/livez", key, "Sec-WebSocket-Version: 13"), [200, 400, 426]],
    [upgrade("/nothing-here", key, "Sec-WebSocket-Version: 13"), [404]],
    [upgrade("/api/stream", key, "Sec-WebSocket-Version: 13"), [401]],
    [upgrade("/api/stream?ticket=junk", key, "Sec-WebSocket-Version: 13"), [401]],
    [upgrade("/api/stream", authorization, "Sec-WebSocket-Version: 13"), [400]],
    [upgrade("/api/stream", authorization, "Sec-WebSocket-Key: short", "Sec-WebSocket-Version: 13"), [400]],
    [upgrade("/api/stream", authorization, key, "Sec-WebSocket-Version: 7"), [400, 426]],
    [upgrade("/api/stream?since=99999999", authorization, key, "Sec-WebSocket-Version: 13"), [400]],
    [upgrade("/%zz", key, "Sec-WebSocket-Version: 13"), [400]],
    [head("GET /livez HTTP/1.1", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AA"), [200]],
  ];
  for (const [bytes, statuses] of requests) {
    const { text, isClosed } = await exchange(server.url, [bytes]);
    const answer = parseAnswer(text);
    if (answer === undefined) {
      assert.ok(isClosed && text === "", bytes);
      continue;
    }
    assert.ok(statuses.includes(answer.status), `${bytes}: ${text}`);
    if (answer.status >= 400) assertProblem(answer, answer.status, bytes);
  }
  await assertLives();
});

test("handshakes that fail leave no watcher behind", async () => {
  const workspaceId = WorkspaceId.parse(person.workspaceId) ?? "";
  const hub = hubOf(server.server.kernel);
  const beginnings = ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: short", "Sec-WebSocket-Version: 7"];
  for (const header of beginnings) {
    const bytes = head(
      "GET /api/stream HTTP/1.1",
      "Connection: Upgrade",
      "Upgrade: websocket",
      `Authorization: Bearer ${person.accessToken}`,
      header,
    );
    await exchange(server.url, [bytes]);
    await exchangeAndLeave(bytes);
  }
  // The server learns of a closed socket a moment after it closed.
  for (let look = 0; look < 200 && hub.clientsOf(workspaceId) > 0; look++) await pause(10);
  assert.equal(hub.clientsOf(workspaceId), 0);
});

test("HEAD answers as GET does, without the body", async () => {
  for (const path of ["/livez", "/version", "/docs", "/openapi.json", "/nothing-here", "/.well-known/jwks.json"]) {
    const got = await server.client.get(path);
    const { text } = await exchange(server.url, [head(`HEAD ${path} HTTP/1.1`, "Connection: close")], () => false);
    const answer = parseAnswer(text);
    assert.equal(answer?.status, got.status, path);
    assert.equal(answer.body, "", path);
    assert.equal(answer.headers["content-type"], got.headers.get("content-type"), path);
    assertHeaders(answer, `HEAD ${path}`);
  }
});

const everyMethod = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

test("each path tells its methods: 405 with Allow for the others, 204 with Allow for OPTIONS", async () => {
  const { paths } = (await server.client.get("/openapi.json")).body as {
    paths: Record<string, Record<string, unknown>>;
  };
  for (const [template, operations] of Object.entries(paths)) {
    const path = template.replaceAll(/\{[A-Za-z]+\}/g, "x");
    const own = Object.keys(operations).map((method) => method.toUpperCase());
    const options = await server.client.call("OPTIONS", path);
    assert.equal(options.status, 204, path);
    const allowed = (options.headers.get("allow") ?? "").split(", ");
    assert.deepEqual(
      allowed.filter((method) => method !== "HEAD" && method !== "OPTIONS").sort(),
      own.sort(),
      `Allow of ${path}`,
    );
    for (const method of [...everyMethod.filter((name) => !own.includes(name)), "TRACE", "PROPFIND"]) {
      const { text } = await exchange(server.url, [head(`${method} ${path} HTTP/1.1`, "Content-Length: 0")]);
      const answer = parseAnswer(text);
      assert.ok(answer !== undefined, `${method} ${path}`);
      // Methods that this server knows nowhere may be refused before the path is looked at.
      assertRefusal(answer, 405, path, `${method} ${path}`);
      assert.deepEqual((answer.headers.allow ?? "").split(", ").sort(), allowed.sort(), `Allow of ${method} ${path}`);
    }
    const isHeadAllowed = allowed.includes("HEAD");
    const { text } = await exchange(server.url, [head(`HEAD ${path} HTTP/1.1`, "Connection: close")], () => false);
    assert.equal(parseAnswer(text)?.status === 405, !isHeadAllowed, `HEAD ${path} against Allow: ${allowed}`);
  }
});

test("a page of any origin may ask, without a key and without cookies; the real request is checked", async () => {
  const { paths } = (await server.client.get("/openapi.json")).body as {
    paths: Record<string, Record<string, unknown>>;
  };
  for (const [template, operations] of Object.entries(paths)) {
    const path = template.replaceAll(/\{[A-Za-z]+\}/g, "x");
    for (const method of Object.keys(operations).map((name) => name.toUpperCase())) {
      const preflight = await server.client.call("OPTIONS", path, {
        headers: {
          origin: "https://any.example",
          "access-control-request-method": method,
          "access-control-request-headers": "authorization,content-type,idempotency-key,x-visitor-token,last-event-id",
        },
      });
      assert.equal(preflight.status, 204, path);
      assert.equal(preflight.headers.get("access-control-allow-origin"), "*", path);
      assert.equal(preflight.headers.get("access-control-allow-credentials"), null, path);
      assert.equal(preflight.headers.get("set-cookie"), null, path);
      const methods = (preflight.headers.get("access-control-allow-methods") ?? "").split(", ");
      assert.ok(methods.includes(method), `${method} ${path}`);
      const headers = (preflight.headers.get("access-control-allow-headers") ?? "").toLowerCase().split(", ");
      for (const name of ["authorization", "content-type", "idempotency-key", "x-visitor-token", "last-event-id"]) {
        assert.ok(headers.includes(name), `${name} on ${path}`);
      }
    }
  }
  const key = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
  const say = (origin: string) => server.client.as(key, { origin }).post("/api/chatbot/send", { message: "Hello?" });
  assert.equal((await say("https://shop.example")).status, 200);
  const refused = await say("https://any.example");
  assert.equal(refused.status, 403);
  assert.equal(refused.body.code, "origin-not-allowed");
  assert.equal(refused.headers.get("access-control-allow-origin"), "*", "a page must be able to read why");
});
