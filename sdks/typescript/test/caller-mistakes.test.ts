import assert from "node:assert/strict";
import { test } from "node:test";
import { Parley } from "../src/index.ts";

const endpoint = "http://127.0.0.1:3000";

function clientOf(answer: () => Response): { parley: Parley; bodies: string[] } {
  const bodies: string[] = [];
  const fetch: typeof globalThis.fetch = async (url, request) => {
    bodies.push(await new Request(url, request).text());
    return answer();
  };
  return { parley: new Parley({ endpoint, apiKey: null, fetch, retryDelayMs: 1 }), bodies };
}

test("an endpoint that is no URL of a server is refused when the client is made", () => {
  for (const wrong of ["http://exa mple", "https://a.example?b=1", "https://a.example#b", "ftp://a", "https://u:p@a"]) {
    assert.throws(() => new Parley({ endpoint: wrong, apiKey: null }), TypeError, wrong);
  }
  for (const right of ["https://a.example/", "https://a.example/under/a/path", "HTTP://127.0.0.1:3000"]) {
    assert.equal(new Parley({ endpoint: right, apiKey: null }).settings.endpoint, right.replace(/\/$/, ""));
  }
});

test("a time without an end is no time at all", async () => {
  const { parley } = clientOf(() => Response.json({ user: {} }));
  assert.deepEqual(await parley.auth.me({ timeoutMs: Number.POSITIVE_INFINITY, maxRetries: 0 }), { user: {} });
});

test("a number that is none is refused when the client is made and when it is called, and nothing is sent", async () => {
  for (const wrong of [{ timeoutMs: Number.NaN }, { maxRetries: -1 }, { retryDelayMs: Number.NaN }])
    assert.throws(() => new Parley({ endpoint, apiKey: null, ...wrong }), /^TypeError: \w+ must be a number/);
  const { parley, bodies } = clientOf(() => Response.json({}));
  for (const wrong of [{ timeoutMs: Number.NaN }, { maxRetries: Number.NaN }])
    await assert.rejects(parley.leads.create({ email: "ada@example.com" }, wrong), /^TypeError: \w+ must be a number/);
  assert.deepEqual(bodies, []);
});

test("a body that is no JSON is the caller's mistake, and is not sent", async () => {
  const { parley, bodies } = clientOf(() => Response.json({}));
  const itself: Record<string, unknown> = {};
  itself.custom = itself;
  await assert.rejects(parley.leads.create(itself), TypeError);
  assert.deepEqual(bodies, []);
});

test("a header that cannot be sent is the caller's mistake, and is not quoted", async () => {
  const { parley, bodies } = clientOf(() => Response.json({}));
  const wrong = [{ headers: { "x-user-token": "secret\nvalue" } }, { idempotencyKey: "secret ✓" }];
  for (const options of wrong) {
    const error = await parley.leads.create({ email: "ada@example.com" }, options).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof TypeError && !error.message.includes("secret"), String(error));
  }
  assert.deepEqual(bodies, []);
});

test("a page in place of an answer is a problem, and a page that was asked for is text", async () => {
  const { parley } = clientOf(() => new Response("<html>", { headers: { "content-type": "text/html" } }));
  await assert.rejects(parley.leads.get("lead_1"), { status: 200, code: "unexpected-answer" });
  await assert.rejects(parley.leads.list().page(), { status: 200, code: "unexpected-answer" });
  assert.equal(await parley.request("GET /docs"), "<html>");
});

test("whole numbers keep all of their digits, where the caller wants so", async () => {
  const text = '{"small":7,"half":0.5,"large":1e300,"whole":[90071992547409931234,-9007199254740993]}';
  const { parley, bodies } = clientOf(() => new Response(text, { headers: { "content-type": "application/json" } }));
  const exact = new Parley({ ...parley.settings, apiKey: null, bigIntegers: true });
  const whole = [90071992547409931234n, -9007199254740993n];
  for (const client of [exact, exact.as("parley_sk_other")]) {
    assert.deepEqual(await client.request("GET /version"), { small: 7, half: 0.5, large: 1e300, whole });
  }
  await exact.workflows.run({ workflow: "sums", input: { whole } });
  assert.equal(bodies.at(-1), '{"workflow":"sums","input":{"whole":[90071992547409931234,-9007199254740993]}}');
  const rounded = (await parley.request("GET /version")) as unknown as { whole: number[] };
  assert.equal(typeof rounded.whole[0], "number");
});
