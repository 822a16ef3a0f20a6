import assert from "node:assert/strict";
import { test } from "node:test";
import Type from "typebox";
import { anyone } from "../../kernel/caller.ts";
import { capability } from "../../kernel/capability.ts";
import { subjectOfAddress } from "../../kernel/wire/address-list.ts";
import { makeKey, signUp } from "../../testing/client.ts";
import { startTestServer } from "../../testing/test-server.ts";

const doorbell = capability({
  name: "doorbell",
  routes: (app) =>
    app.get("/ring", { schema: { summary: "Ring", response: { 200: Type.Object({}) } }, guard: anyone }, () => ({})),
});

test("above the limit a caller is told when to try again, in the headers of the current RateLimit draft", async () => {
  const server = await startTestServer({ capabilities: [doorbell], settings: { PARLEY_LIMIT_PUBLIC: "3" } });
  try {
    const answers = [];
    for (let count = 0; count < 5; count++) {
      // A forged address must not open a new account of requests.
      answers.push(await server.client.get("/ring", { headers: { "x-forwarded-for": `203.0.113.${count}` } }));
    }
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [200, 200, 200, 429, 429],
    );
    const refused = answers[3]!;
    assert.equal(refused.body.code, "rate-limited");
    assert.match(refused.headers.get("retry-after") ?? "", /^\d+$/);
    assert.equal(refused.headers.get("ratelimit-policy"), '"public";q=3;w=60');
    assert.match(refused.headers.get("ratelimit") ?? "", /^"public";r=0;t=\d+$/);
    assert.match(answers[0]!.headers.get("ratelimit") ?? "", /^"public";r=2;t=\d+$/);
    assert.equal((await server.client.get("/livez")).status, 200);
  } finally {
    await server.stop();
  }
});

test("each key has its own limit, and guessed credentials count against the limit of their address", async () => {
  const server = await startTestServer({ settings: { PARLEY_LIMIT_KEY: "3", PARLEY_LIMIT_PUBLIC: "8" } });
  try {
    const person = await signUp(server.client);
    const keys = [await makeKey(person), await makeKey(person)];
    const statuses = async (credential: string, count: number) => {
      const seen: number[] = [];
      while (seen.length < count) seen.push((await server.client.as(credential).get("/api/auth/me")).status);
      return seen;
    };
    for (const key of keys) assert.deepEqual(await statuses(key, 4), [403, 403, 403, 429]);
    const guesses: number[] = [];
    for (let guess = 0; guess < 9; guess++) guesses.push(...(await statuses(`parley_sk_guess${guess}`, 1)));
    assert.deepEqual([guesses[0], guesses.at(-1)], [401, 429]);
  } finally {
    await server.stop();
  }
});

test("behind a trusted proxy each client counts for itself", async () => {
  const settings = { PARLEY_LIMIT_PUBLIC: "1", PARLEY_TRUST_PROXY: "1" };
  const server = await startTestServer({ capabilities: [doorbell], settings });
  try {
    const ring = async (chain: string) =>
      (await server.client.get("/ring", { headers: { "x-forwarded-for": chain } })).status;
    assert.equal(await ring("198.51.100.1"), 200);
    assert.equal(await ring("198.51.100.2"), 200);
    assert.equal(await ring("198.51.100.1"), 429);
    // Only the last hop is the proxy's word; what stands before it came from the client.
    assert.equal(await ring("192.0.2.77, 198.51.100.1"), 429);
  } finally {
    await server.stop();
  }
});

test("an IPv6 prefix of 64 bits counts as one caller, an IPv4-mapped address as its IPv4 address", () => {
  const cases: [string, string][] = [
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::ffff:c000:201", "192.0.2.1"],
    ["0:0:0:0:0:FFFF:192.0.2.1", "192.0.2.1"],
    ["2001:0DB8:0001::9", "2001:db8:1:0::/64"],
    ["192.0.2.1", "192.0.2.1"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ];
  for (const [address, subject] of cases) assert.equal(subjectOfAddress(address), subject, address);
});
