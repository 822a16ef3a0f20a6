import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { connect } from "node:net";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { WebSocket as SocketOfServers } from "ws";
import { execute } from "../../../kernel/storage/sql.ts";
import { makeKey, type Person, signUp } from "../../../testing/client.ts";
import { auditOf } from "../../../testing/events-of.ts";
import { publicInstallation, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";

let server: TestServer;
let person: Person;
let key: string;
before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  key = await makeKey(person, { name: "in browsers" });
});
after(() => server.stop());

const page = "https://shop.example";
const keyNamed = async (name: string, of: Person = person) =>
  (await of.client.get("/api/keys?limit=100")).body.data.find((each: { name: string }) => each.name === name);

/** Sends exactly these lines, as curl and programs of other languages do. */
function sendRaw(lines: readonly string[], url = server.url): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.once("error", reject);
    socket.once("data", (data) => {
      resolve(Number(data.toString("latin1").split(" ")[1]));
      socket.destroy();
    });
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  });
}
const get = (host: string, ...more: string[]) =>
  ["GET /api/conversations HTTP/1.1", `Host: ${host}`, `Authorization: Bearer ${key}`, ...more] as const;

/** The status of a handshake, of one that succeeds 101. */
function handshake(path: string, protocols: string[], headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new SocketOfServers(server.url.replace("http", "ws") + path, protocols, { headers });
    socket.once("open", () => {
      resolve(101);
      socket.terminate();
    });
    socket.once("unexpected-response", (_request, response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    socket.once("error", reject);
  });
}

describe("a secret key", () => {
  test("is refused from a page, which is told to use a publishable key and that everybody can read this one", async () => {
    for (const origin of [page, "null", "http://127.0.0.1", server.url.replace("http:", "file:"), `${server.url}0`]) {
      const answer = await server.client.as(key, { origin }).get("/api/conversations");
      assert.deepEqual([answer.status, answer.body.code], [403, "secret-key-in-browser"], origin);
      assert.match(answer.body.detail, /publishable key/);
      assert.match(answer.body.detail, /page's source/);
      assert.equal(answer.headers.get("access-control-allow-origin"), "*", "the page's developer can read why");
      assert.equal(answer.headers.get("access-control-allow-credentials"), null);
    }
  });

  test("is refused from a page at every way in that takes keys", async () => {
    const client = server.client.as(key, { origin: page });
    const codes = [
      (await client.post("/v1/chat/completions", { model: "parley", messages: [] })).body.error.code,
      (await client.post("/mcp", { jsonrpc: "2.0", id: 1, method: "ping" })).body.error.data.code,
      (await client.post("/api/database", { operation: "describe" })).body.code,
      (await client.post("/api/keys/key_x/rotate")).body.code,
    ];
    assert.deepEqual(
      codes.map((code) => code.replaceAll("_", "-")),
      Array(4).fill("secret-key-in-browser"),
    );
    const inProtocols = ["realtime", `openai-insecure-api-key.${key}`];
    assert.equal(await handshake("/v1/realtime", inProtocols, { origin: page }), 403);
    assert.equal(await handshake("/v1/realtime", inProtocols), 101);
  });

  test("is as good as none where no credential is needed", async () => {
    assert.equal((await server.client.as(key, { origin: page }).get("/livez")).status, 200);
  });

  test("passes from the server's own pages, as the request's Host names it", async () => {
    const { host, port } = new URL(server.url);
    assert.equal(await sendRaw(get(host, `Origin: http://${host}`)), 200);
    assert.equal(await sendRaw(get(`localhost:${port}`, `Origin: http://localhost:${port}`)), 200);
    assert.equal(await sendRaw(get("assistant.example", "Origin: https://assistant.example")), 200);
    assert.equal(await sendRaw(get("assistant.example", `Origin: http://${host}`)), 403);
  });

  test("passes from the operator's address alone where one is set", async () => {
    const settings = { ...publicInstallation, PARLEY_PUBLIC_URL: "https://parley.example/below/" };
    const other = await startTestServer({ settings });
    try {
      const owner = await signUp(other.client);
      // With an unverified address it makes no key.
      await execute(other.server.kernel.database.query)`update account set status = 'active'`;
      const itsKey = await makeKey({ ...owner, client: other.client.as(await signInAgain(other, owner)) });
      const statusFrom = async (origin: string) =>
        (await other.client.as(itsKey, { origin }).get("/api/conversations")).status;
      assert.equal(await statusFrom("https://parley.example"), 200);
      assert.equal(await statusFrom(other.url), 403);
      assert.equal(await statusFrom("https://parley.example/below"), 403);
    } finally {
      await other.stop();
    }
  });
});

async function signInAgain({ client }: TestServer, { email, password }: Person): Promise<string> {
  return (await client.post("/api/auth/signin", { email, password })).body.accessToken;
}

describe("a program with a secret key passes", () => {
  const host = "any.example";

  test("by Node's own fetch, which says Sec-Fetch-Mode and no Origin", async () => {
    const headers = { authorization: `Bearer ${key}` };
    assert.equal((await fetch(`${server.url}/api/conversations`, { headers })).status, 200);
    assert.equal((await fetch(`${server.url}/api/conversations`, { headers, mode: "cors" })).status, 200);
  });

  test("by Node's own WebSocket", async () => {
    const url = `${server.url.replace("http", "ws")}/v1/realtime`;
    const socket = new WebSocket(url, ["realtime", `openai-insecure-api-key.${key}`]);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    socket.close();
  });

  test("by requests as curl, Python, Go and Java write them", async () => {
    assert.equal(await sendRaw(get(host, "User-Agent: curl/8.9.1", "Accept: */*")), 200);
    assert.equal(await sendRaw(get(host, "Accept-Encoding: identity", "User-Agent: Python-urllib/3.13")), 200);
    assert.equal(await sendRaw(get(host, "User-Agent: Go-http-client/1.1", "Accept-Encoding: gzip")), 200);
    assert.equal(
      await sendRaw(get(host, "User-Agent: Java-http-client/21", "Connection: Upgrade, HTTP2-Settings")),
      200,
    );
  });

  test("whatever Sec-Fetch headers it sends, which alone never decide", async () => {
    for (const [mode, site, dest] of [
      ["cors", "cross-site", "empty"],
      ["no-cors", "none", "document"],
      ["navigate", "same-origin", "iframe"],
      ["websocket", "cross-site", "websocket"],
    ]) {
      const sent = [`Sec-Fetch-Mode: ${mode}`, `Sec-Fetch-Site: ${site}`, `Sec-Fetch-Dest: ${dest}`];
      assert.equal(await sendRaw(get(host, ...sent)), 200, mode);
    }
  });

  // The short form of the tests needs no Python.
  if (process.env.FAULTS === "long")
    test("by Python itself", async () => {
      const program = `import sys, urllib.request
request = urllib.request.Request(sys.argv[1], headers={"Authorization": "Bearer " + sys.argv[2]})
print(urllib.request.urlopen(request).status)`;
      const { stdout } = await promisify(execFile)("python3", ["-c", program, `${server.url}/api/conversations`, key]);
      assert.equal(stdout.trim(), "200");
    });

  test("by a ticket that it gave to a page", async () => {
    const { ticket } = (await server.client.as(key).post("/api/stream/tickets")).body;
    const stop = new AbortController();
    const stream = await fetch(`${server.url}/api/stream?ticket=${ticket}`, {
      headers: { origin: page },
      signal: stop.signal,
    });
    assert.equal(stream.status, 200);
    stop.abort();
    const { value } = (await server.client.as(key).post("/v1/realtime/client_secrets")).body;
    const protocols = ["realtime", `openai-insecure-api-key.${value}`];
    assert.equal(await handshake("/v1/realtime", protocols, { origin: page }), 101);
  });
});

describe("a secret key in a field of a form", () => {
  test("is refused from a page of another site, and without a page as a credential that is not valid", async () => {
    const type = "application/x-www-form-urlencoded";
    for (const path of ["/api/leads", "/api/newsletter"]) {
      const send = (headers: Record<string, string>, query = "") =>
        server.client.post(
          path + query,
          new URLSearchParams({ ...(query ? {} : { key }), email: "a@example.com" }).toString(),
          {
            headers: { "content-type": type, ...headers },
          },
        );
      const inPage = await send({ origin: page });
      assert.deepEqual([inPage.status, inPage.body?.code], [403, "secret-key-in-browser"], inPage.text);
      const outside = await send({});
      assert.deepEqual([outside.status, outside.body?.code], [401, "unauthenticated"], outside.text);
    }
    const query = await server.client.get(`/api/forms/challenge?key=${key}`, { headers: { origin: page } });
    assert.deepEqual([query.status, query.body.code], [403, "secret-key-in-browser"]);
    assert.equal((await server.client.get(`/api/forms/challenge?key=${key}`)).status, 401);
    const wrong = await server.client.get("/api/forms/challenge?key=parley_sk_wrong", { headers: { origin: page } });
    assert.equal(wrong.status, 401);
  });
});

describe("allowBrowser", () => {
  test("lets pages send the key, from its making or from a change on, and a change takes it back", async () => {
    const text = await makeKey(person, { name: "desktop app", allowBrowser: true });
    const ofPage = server.client.as(text, { origin: "app://desktop" });
    assert.equal((await ofPage.get("/api/conversations")).status, 200);
    const made = await keyNamed("desktop app");
    assert.deepEqual([made.allowBrowser, made.lastRefusedOrigin], [true, null]);
    const change = (allowBrowser: boolean) =>
      person.client.call("PATCH", `/api/keys/${made.id}`, { body: { allowBrowser } });
    assert.equal((await change(false)).body.allowBrowser, false);
    await until(async () => (await ofPage.get("/api/conversations")).body.code === "secret-key-in-browser");
    assert.equal((await change(true)).body.allowBrowser, true);
    await until(async () => (await ofPage.get("/api/conversations")).status === 200);
  });

  test("is off for other keys, and refused for publishable ones", async () => {
    assert.equal((await keyNamed("in browsers")).allowBrowser, false);
    const publishable = { name: "page", kind: "publishable", allowedOrigins: [page] };
    for (const allowBrowser of [true, false]) {
      const made = await person.client.post("/api/keys", { ...publishable, allowBrowser });
      assert.deepEqual([made.status, made.body.errors[0].pointer], [422, "/body/allowBrowser"]);
    }
    await makeKey(person, publishable);
    const { id, allowBrowser } = await keyNamed("page");
    assert.equal(allowBrowser, false);
    const changed = await person.client.call("PATCH", `/api/keys/${id}`, { body: { allowBrowser: true } });
    assert.equal(changed.status, 422);
  });
});

describe("a page that was refused", () => {
  test("is shown with the key, and the first one is told in the audit log", async () => {
    const owner = await signUp(server.client);
    const text = await makeKey(owner, { name: "leaking" });
    const from = (origin: string) => server.client.as(text, { origin }).get("/api/conversations");
    assert.equal((await from(page)).status, 403);
    await until(async () => (await keyNamed("leaking", owner)).lastRefusedOrigin === page);
    const refusals = async () =>
      (await auditOf(server, owner.workspaceId)).filter((action) => action === "api-key.refused-in-browser").length;
    assert.equal(await refusals(), 1);
    const { data } = (await owner.client.get("/api/audit")).body;
    const { actor, target, details } = data.find(
      ({ action }: { action: string }) => action === "api-key.refused-in-browser",
    );
    const { id } = await keyNamed("leaking", owner);
    assert.deepEqual([actor.kind, target, details], ["anonymous", { kind: "api-key", id }, { origin: page }]);
    for (let count = 0; count < 5; count++) await from(page);
    assert.equal(await refusals(), 1);
  });

  test("is shown with a publishable key whose allowedOrigins do not name it", async () => {
    const owner = await signUp(server.client);
    const text = await makeKey(owner, { name: "page", kind: "publishable", allowedOrigins: [page] });
    const say = (origin: string) => server.client.as(text, { origin }).post("/api/chatbot/send", { message: "Hello?" });
    assert.equal((await say(page)).status, 200);
    assert.equal((await keyNamed("page", owner)).lastRefusedOrigin, null);
    assert.equal((await say("https://staging.shop.example")).body.code, "origin-not-allowed");
    await until(async () => (await keyNamed("page", owner)).lastRefusedOrigin === "https://staging.shop.example");
    assert.deepEqual(
      (await auditOf(server, owner.workspaceId)).filter((action) => action.includes("refused")),
      [],
    );
  });
});

test("a preflight carries no key, so any page is answered, without credentials", async () => {
  const answer = await fetch(`${server.url}/api/conversations`, {
    method: "OPTIONS",
    headers: {
      origin: page,
      "access-control-request-method": "GET",
      "access-control-request-headers": "authorization",
    },
  });
  assert.ok(answer.status < 300);
  assert.equal(answer.headers.get("access-control-allow-origin"), "*");
  assert.equal(answer.headers.get("access-control-allow-credentials"), null);
});
