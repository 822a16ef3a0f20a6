// Long because each rule of a request (retries, deadlines, headers, pages) has its few lines here.
import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person, signUp } from "../../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { until } from "../../../server/testing/until.ts";
import { Parley, ParleyProblem, ParleyUnreachable } from "../src/index.ts";
import { type FlakyProxy, startFlakyProxy } from "./flaky-proxy.ts";

let server: TestServer;
let proxy: FlakyProxy;
let person: Person;
let parley: Parley;

before(async () => {
  server = await startTestServer();
  proxy = await startFlakyProxy(server.url);
  person = await signUp(server.client);
  const apiKey = await makeKey(person);
  parley = new Parley({ apiKey, endpoint: `${proxy.url}/`, retryDelayMs: 1 });
});
after(async () => {
  await proxy.stop();
  await server.stop();
});

function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => assert.fail("nothing was thrown"),
    (error: unknown) => error,
  );
}

/** A server that sends the given answers, in order, and records the requests. */
function scripted(answers: (Response | Error)[]): { fetch: typeof fetch; asked: Request[] } {
  const asked: Request[] = [];
  return {
    asked,
    async fetch(url, request) {
      asked.push(new Request(url, request));
      const answer = answers.shift() ?? Response.json({ data: [], nextCursor: null });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

const text = (title: string) => ({ type: "text" as const, title, content: `About ${title}.` });

describe("requests", () => {
  test("an account can be made, signed in and given a key, all with types", async () => {
    const anyone = new Parley({ endpoint: server.url, apiKey: null });
    const password = "a long sentence for the tests";
    const account = await anyone.auth.signUp({ email: "ada@example.com", password });
    const signedIn = await anyone.auth.signIn({ email: "ada@example.com", password });
    assert.ok(!("secondFactorRequired" in signedIn));
    assert.equal(signedIn.user.id, account.user.id);
    const ada = anyone.as(() => signedIn.accessToken);
    const { key } = await ada.keys.make({ name: "mine", kind: "secret" });
    const added = await anyone.as(key).knowledge.add(text("bread"));
    assert.ok("title" in added && added.title === "bread");
    assert.equal((await ada.auth.me()).user.email, "ada@example.com");
    const refreshed = await anyone.auth.refresh(signedIn.refreshToken);
    assert.equal(await anyone.auth.signOut({ refreshToken: refreshed.refreshToken }), undefined);
  });

  test("paths, queries and bodies arrive unchanged", async () => {
    const sessionId = "a/b c?d=é";
    await parley.request("POST /api/chatbot/send", { body: { message: "Hello", sessionId } });
    const conversation = await parley.conversations.get(sessionId);
    assert.equal(conversation.sessionId, sessionId);
    assert.equal(await parley.conversations.delete(sessionId), undefined);
    const gone = await thrownBy(parley.conversations.get(sessionId));
    assert.ok(gone instanceof ParleyProblem && gone.code === "not-found");
    await assert.rejects(parley.conversations.get(".."), TypeError);
  });

  test("an answer that is not JSON arrives as text or as bytes", async () => {
    assert.match(await parley.request("GET /docs"), /<html/);
    for (const message of ["one", "two", "three"]) {
      await parley.request("POST /api/chatbot/send", { body: { message, sessionId: "exported" } });
    }
    const bytes = await parley.request("GET /api/export/conversations");
    assert.equal(JSON.parse(await new Response(bytes).text()).messages.length, 6);
    proxy.fates.push({ cutAfterBytes: 900 });
    const cut = await parley.request("GET /api/export/conversations");
    assert.ok((await thrownBy(new Response(cut).text())) instanceof ParleyUnreachable);
  });

  test("watching the workspace yields each event once, also over lost connections", async () => {
    const glance = parley.watch();
    const hello = (await glance.next()).value;
    await glance.return();
    const since = (hello!.data as { position: number }).position;
    const titles = ["one", "two", "three", "four"];
    for (const title of titles) await parley.knowledge.add(text(title));
    proxy.fates.push({ cutAfterBytes: 900 }, { cutAfterBytes: 1_100 }, { cutAfterBytes: 300 });
    const seen: unknown[] = [];
    for await (const event of parley.watch({ since, events: "source.indexed" })) {
      if (event.type !== "source.indexed") continue;
      seen.push(event.data.title);
      if (seen.length === titles.length) break;
    }
    assert.deepEqual(seen, titles);
    await until(() => proxy.open() === 0);
  });
});

test("watching resumes at its first position when the connection is lost before the first event", async () => {
  const stream = (...events: string[]) =>
    new Response(events.join(""), { headers: { "content-type": "text/event-stream" } });
  const { fetch, asked } = scripted([
    stream('event: hello\ndata: {"position":7}\n\n', "id: 8\nevent: lost\nda"),
    stream('event: hello\ndata: {"position":7}\n\n', "id: 8\nevent: found\ndata: {}\n\n"),
  ]);
  const types: string[] = [];
  for await (const { type, position } of new Parley({
    endpoint: server.url,
    apiKey: null,
    fetch,
    retryDelayMs: 1,
  }).watch()) {
    types.push(type);
    if (position === 8) break;
  }
  assert.deepEqual(types, ["hello", "hello", "found"]);
  assert.deepEqual(
    asked.map(({ url }) => new URL(url).search),
    ["", "?since=7"],
  );
});

describe("lists", () => {
  test("every page is read, and each item is yielded once", async () => {
    const owner = await signUp(server.client);
    const own = parley.as(owner.accessToken);
    const sources = Array.from({ length: 25 }, (_, index) => text(`source ${index}`));
    await own.knowledge.add({ sources });
    const before = proxy.connections();
    const titles: string[] = [];
    for await (const source of own.list("GET /api/knowledge/sources", { query: { limit: 10 } })) {
      titles.push(source.title);
    }
    assert.deepEqual(titles.sort(), sources.map(({ title }) => title).sort());
    assert.equal(proxy.connections() - before, 3);
  });

  test("a list that is left early requests no further page", async () => {
    const before = proxy.connections();
    for await (const source of parley.knowledge.list({ limit: 1 })) {
      assert.ok(source.id);
      break;
    }
    assert.equal(proxy.connections() - before, 1);
  });
});

describe("problems", () => {
  test("a refusal contains everything that the server says", async () => {
    const refused = await thrownBy(parley.keys.make({ name: "more", kind: "secret" }));
    assert.ok(refused instanceof ParleyProblem && refused instanceof Error);
    assert.deepEqual([refused.status, refused.code, refused.errors], [403, "forbidden", []]);
    assert.match(refused.requestId ?? "", /^req_/);
    assert.ok(refused.title && refused.message.includes(refused.detail));
    const wrong = await thrownBy(parley.knowledge.search({ query: " " }));
    assert.ok(wrong instanceof ParleyProblem && wrong.code === "invalid-request");
    assert.deepEqual(
      wrong.errors.map(({ pointer }) => pointer),
      ["/body/query"],
    );
  });

  test("an error page of a proxy is a problem too", async () => {
    const { fetch } = scripted([
      new Response("<h1>Teapot</h1>", { status: 418, headers: { "content-type": "text/html" } }),
    ]);
    const error = await thrownBy(new Parley({ endpoint: server.url, apiKey: null, fetch }).request("GET /version"));
    assert.ok(error instanceof ParleyProblem);
    assert.deepEqual([error.status, error.code, error.requestId], [418, "unexpected-answer", undefined]);
  });
});

describe("retries", () => {
  const busy = (status: number, headers: Record<string, string> = {}) =>
    Response.json(
      {
        status,
        code: status === 429 ? "rate-limited" : "unavailable",
        title: "Busy",
        detail: "Later.",
        requestId: "req_1",
      },
      { status, headers: { "content-type": "application/problem+json", ...headers } },
    );
  const client = (answers: (Response | Error)[], more = {}) => {
    const script = scripted(answers);
    return {
      script,
      client: new Parley({ endpoint: server.url, apiKey: null, fetch: script.fetch, retryDelayMs: 1, ...more }),
    };
  };

  test("a POST whose answer was lost is retried without a second effect", async () => {
    const owner = await signUp(server.client);
    proxy.fates.push("swallow", "swallow");
    await parley.as(owner.accessToken).knowledge.add(text("once"));
    const { body } = await owner.client.get("/api/knowledge/sources");
    assert.deepEqual(
      body.data.map(({ title }: { title: string }) => title),
      ["once"],
    );
    const keys = proxy
      .requests()
      .slice(-3)
      .map((request) => /^idempotency-key: (\S+)/im.exec(request)?.[1]);
    assert.equal(new Set(keys).size, 1);
    assert.match(keys[0] ?? "", /^(?:\d{1,3}-){15}\d{1,3}$/);
  });

  test("waiting for the answer of an earlier attempt is not a failure", async () => {
    const inProgress = () =>
      Response.json(
        { status: 409, code: "request-in-progress", title: "Running", detail: "Later.", requestId: "req_1" },
        { status: 409, headers: { "content-type": "application/problem+json", "retry-after": "0" } },
      );
    const { script, client: own } = client([new TypeError("reset"), ...Array.from({ length: 9 }, inProgress)]);
    await own.request("POST /api/chatbot/send", { body: { message: "Hi" } });
    assert.equal(script.asked.length, 11);
    const { client: impatient } = client(Array.from({ length: 9 }, inProgress), { timeoutMs: 3 });
    const error = await thrownBy(impatient.request("POST /api/chatbot/send", { body: { message: "Hi" } }));
    assert.ok(error instanceof ParleyProblem && error.code === "request-in-progress");
  });

  test("each call has its own key, and a given key is sent", async () => {
    const { script, client: own } = client([]);
    for (const idempotencyKey of [undefined, undefined, "order-17"]) {
      await own.request("POST /api/knowledge/sources", {
        body: text("same"),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
    }
    const keys = script.asked.map((request) => request.headers.get("idempotency-key"));
    assert.equal(new Set(keys).size, 3);
    assert.equal(keys[2], "order-17");
  });

  test("a DELETE whose answer was lost counts as done when the retry finds nothing", async () => {
    const source = (await parley.knowledge.add(text("short-lived"))) as { id: string };
    proxy.fates.push("swallow");
    assert.equal(await parley.knowledge.delete(source.id), undefined);
    assert.ok((await thrownBy(parley.knowledge.delete(source.id))) instanceof ParleyProblem);
  });

  test("passing failures are retried three times, permanent ones never", async () => {
    for (const status of [429, 502, 503, 504]) {
      const { script, client: own } = client(Array.from({ length: 9 }, () => busy(status)));
      assert.ok((await thrownBy(own.request("GET /api/auth/me"))) instanceof ParleyProblem);
      assert.equal(script.asked.length, 4, String(status));
    }
    for (const status of [400, 401, 404, 409, 422, 500]) {
      const { script, client: own } = client([busy(status)]);
      await thrownBy(own.request("GET /api/auth/me"));
      assert.equal(script.asked.length, 1, String(status));
    }
  });

  test("a POST that could take effect twice is not retried when its outcome is unknown", async () => {
    const signIn = { body: { email: "a@example.com", password: "a long sentence" } };
    for (const failure of [new TypeError("fetch failed"), busy(503)]) {
      const { script, client: own } = client([failure]);
      await thrownBy(own.request("POST /api/auth/signin", signIn));
      assert.equal(script.asked.length, 1);
    }
    const { script, client: own } = client([busy(429)]);
    await own.request("POST /api/auth/signin", signIn);
    assert.equal(script.asked.length, 2);
  });

  test("Retry-After is respected, and a long one is the caller's decision", async () => {
    const { script, client: own } = client([busy(429, { "retry-after": "3600" })]);
    const error = await thrownBy(own.request("GET /api/auth/me"));
    assert.ok(error instanceof ParleyProblem);
    assert.deepEqual([error.retryAfterMs, script.asked.length], [3_600_000, 1]);
  });

  test("https spoken to an http port, a port where nothing listens and an unknown name are told apart", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, "close");
    const https = server.url.replace("http:", "https:");
    for (const [endpoint, message] of [
      [https, `The server at ${https} speaks http here: begin the endpoint with http://.`],
      [
        `http://127.0.0.1:${port}`,
        `Nothing listens at http://127.0.0.1:${port}. Check the port, and whether the server runs.`,
      ],
      ["http://nobody.invalid", "No machine has the name in http://nobody.invalid."],
    ] as const) {
      const error = await thrownBy(new Parley({ endpoint, apiKey: null, maxRetries: 0 }).request("GET /version"));
      assert.ok(error instanceof ParleyUnreachable && error.message === message, String(error));
    }
    // A client without TLS of its own reads what came in place of a handshake.
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write(Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 0x01, 0x00, 0x00, 0x01, 0x03]));
    const answer = Buffer.concat(await Array.fromAsync<Buffer>(socket)).toString();
    assert.match(answer, /^HTTP\/1\.1 400 [\s\S]*"detail":"This port speaks http/);
  });

  test("an unreachable server, a time limit and the caller's abort are different errors", async () => {
    const nowhere = new Parley({ endpoint: "http://127.0.0.1:1", apiKey: null, retryDelayMs: 1 });
    const lost = await thrownBy(nowhere.request("GET /version"));
    assert.ok(lost instanceof ParleyUnreachable && !lost.isTimeout && lost.cause !== undefined);
    const silent: typeof fetch = (_url, request) =>
      new Promise((_resolve, reject) =>
        request?.signal?.addEventListener("abort", () => reject(request.signal?.reason)),
      );
    const waiting = new Parley({
      endpoint: server.url,
      apiKey: null,
      fetch: silent,
      timeoutMs: 5,
      maxRetries: 1,
      retryDelayMs: 1,
    });
    const late = await thrownBy(waiting.request("GET /version"));
    assert.ok(late instanceof ParleyUnreachable && late.isTimeout);
    const controller = new AbortController();
    const call = parley.request("GET /version", { signal: controller.signal });
    controller.abort(new Error("enough"));
    assert.equal(((await thrownBy(call)) as Error).message, "enough");
  });
});
