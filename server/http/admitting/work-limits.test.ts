import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { readConfig } from "../../config.ts";
import { costOfText } from "../../kernel/wire/cost.ts";
import { makeKey, signUp, type TestClient } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const mebi = 1_048_576;
const sources = "/api/knowledge/sources";
const long = (title: string) => ({ type: "text", title, content: "The bakery opens at eight. ".repeat(30_000) });

async function keyOf(server: TestServer): Promise<TestClient> {
  return server.client.as(await makeKey(await signUp(server.client)));
}

describe("the work that a key may cause in a minute", () => {
  let server: TestServer;
  before(async () => {
    // Three requests a minute, and the work of three.
    server = await startTestServer({ settings: { PARLEY_LIMIT_KEY: "3" } });
  });
  after(() => server.stop());

  test("is limited beside its requests, and the refusal names what was too much", async () => {
    const key = await keyOf(server);
    const taught = await key.post(sources, long("one"));
    assert.equal(taught.status, 201, "a single call is possible, however much it costs");
    assert.match(taught.headers.get("ratelimit-policy") ?? "", /"key-work";q=300;w=60;qu="milliseconds"/);
    const refused = await key.post(sources, long("two"));
    assert.deepEqual([refused.status, refused.body.code], [429, "rate-limited"], refused.text);
    assert.match(refused.body.detail, /1 source with 0\.8 MiB of text/);
    assert.match(refused.headers.get("retry-after") ?? "", /^\d+$/);
    assert.match(refused.headers.get("ratelimit") ?? "", /"key-work";r=0;t=\d+/);
    assert.equal((await key.get(sources)).body.data.length, 1);
    const other = await keyOf(server);
    assert.equal((await other.post(sources, long("three"))).status, 201);
  });

  test("does not count a retry that gets its stored answer", async () => {
    const key = await keyOf(server);
    const retry = { headers: { "idempotency-key": "9a8b7c6d-0000-4000-8000-000000000001" } };
    const first = await key.post(sources, long("one"), retry);
    const again = await key.post(sources, long("one"), retry);
    assert.deepEqual([again.status, again.body], [201, first.body]);
    assert.equal((await key.post(sources, long("two"))).status, 429);
  });
});

test("without a limit of requests there is none of work", async () => {
  const server = await startTestServer({ settings: { PARLEY_LIMIT_KEY: "0" } });
  try {
    const key = await keyOf(server);
    for (const title of ["one", "two", "three"]) {
      const taught = await key.post(sources, long(title));
      assert.deepEqual([taught.status, taught.headers.get("ratelimit-policy")], [201, null]);
    }
  } finally {
    await server.stop();
  }
});

test("64 MiB of text a minute, in bulks of 500 sources, are within the default limit", () => {
  const { workMs } = costOfText(10_000, "source", 64 * mebi);
  assert.ok(workMs < 100 * readConfig({}).limits.key, `${workMs} ms`);
});
