import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { describe, test } from "node:test";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { signGithub, signParley } from "../testing/send-webhook.ts";
import { checkSignature, hasSignature } from "./check-signature.ts";
import { createSecret, type Verdict } from "./signature-scheme.ts";
import type { SchemeName } from "./signature-schemes.ts";

const nowMs = 1_795_000_000_000;
const nowSeconds = nowMs / 1000;
const body = '{"event":"user_message","data":{"userId":"u1","message":"Grüß Gott"}}';
const secret = "parley_wh_a-secret-for-tests";

function check(
  scheme: SchemeName,
  headers: Record<string, string>,
  raw: string | Buffer = body,
  key = secret,
): Verdict {
  return checkSignature(scheme, [createSecret(key, null)], headers, Buffer.from(raw), nowMs);
}

const isGood = (verdict: Verdict) => typeof verdict === "object";

describe("the scheme parley", () => {
  const sign = (time: number | string = nowSeconds) => signParley(secret, body, time);

  test("takes t and v1 in X-Webhook-Signature and in Stripe-Signature", () => {
    assert.ok(isGood(check("parley", { "x-webhook-signature": sign() })));
    assert.ok(isGood(check("parley", { "stripe-signature": sign() })));
  });

  test("takes one good v1 of several, and ignores other versions, as a sender sends them during a rotation", () => {
    const [time, good] = sign().split(",");
    assert.ok(
      isGood(check("parley", { "stripe-signature": `${time},v1=${"0".repeat(64)},${good},v0=${"1".repeat(64)}` })),
    );
  });

  test("takes a time up to 300 s away, in both directions", () => {
    for (const away of [-300, 300])
      assert.ok(isGood(check("parley", { "x-webhook-signature": sign(nowSeconds + away) })));
    for (const away of [-301, 301])
      assert.equal(check("parley", { "x-webhook-signature": sign(nowSeconds + away) }), "expired");
  });

  test("calls a wrong signature wrong, however old it is", () => {
    assert.equal(check("parley", { "x-webhook-signature": sign(1).replace(/.$/, "g") }), "wrong");
  });

  test("takes upper-case hexadecimal, and blanks around the entries of the list", () => {
    const [time = "", hash = ""] = sign().split(",");
    const upper = `${time},v1=${hash.slice(3).toUpperCase()}`;
    for (const header of [upper, upper.replace(",", ", "), ` ${time} ,\t${hash} `, `${time}, v1 = ${hash.slice(3)}`]) {
      assert.notEqual(check("parley", { "x-webhook-signature": header }), "wrong", header);
    }
  });

  const malformed = [
    "",
    "v1=",
    sign().split(",")[1]!,
    sign().split(",")[0]!,
    sign().toUpperCase(),
    sign().replace("v1=", "v1:"),
    `${sign()},t=${nowSeconds}`,
    `${sign()},`,
    sign("NaN"),
    sign("-1"),
    sign("1e9"),
    `t=${nowSeconds}${",v1=00".repeat(17)}`,
  ];
  for (const header of malformed) {
    test(`refuses ${header.slice(0, 40) || "nothing"}`, () => {
      assert.equal(check("parley", { "x-webhook-signature": header }), "wrong");
    });
  }
});

describe("the scheme github", () => {
  test("verifies the example of GitHub's documentation", () => {
    const documented = "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17";
    const verdict = check(
      "github",
      { "x-hub-signature-256": documented },
      "Hello, World!",
      "It's a Secret to Everybody",
    );
    assert.deepEqual(verdict, { deliveryId: null, kindHeader: "X-GitHub-Event", isTimeSigned: false });
  });

  test("takes the same form in X-Webhook-Signature, with a body {event, data}", () => {
    const verdict = check("github", { "x-webhook-signature": signGithub(secret, body) });
    assert.deepEqual(verdict, { deliveryId: null, kindHeader: null, isTimeSigned: false });
  });

  test("refuses the older sha1, other schemes and bare hexadecimal", () => {
    const hex = createHmac("sha256", secret).update(body).digest("hex");
    for (const header of [hex, `sha1=${hex}`, `sha256=${hex} `, signParley(secret, body, nowSeconds)]) {
      assert.equal(check("github", { "x-hub-signature-256": header }), "wrong");
    }
  });
});

describe("the scheme standard", () => {
  const key = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const id = "msg_p5jXN8AQM9LWM0D4loKWxJek";

  test("takes what the official library signs, in its own headers, in Svix's, and as a list in X-Webhook-Signature", () => {
    const signature = new Webhook(key).sign(id, new Date(nowMs), body);
    const time = String(nowSeconds);
    const places: Record<string, string>[] = [
      { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature },
      { "svix-id": id, "svix-timestamp": time, "svix-signature": signature },
      { "webhook-id": id, "webhook-timestamp": time, "x-webhook-signature": `v1,AAAA ${signature}` },
    ];
    for (const headers of places) {
      assert.deepEqual(check("standard", headers, body, key), { deliveryId: id, kindHeader: null, isTimeSigned: true });
    }
  });

  test("verifies the test vector of the official libraries", () => {
    const headers = {
      "webhook-id": id,
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    };
    const verdict = checkSignature(
      "standard",
      [createSecret(key, null)],
      headers,
      Buffer.from('{"test": 2432232314}'),
      1_614_265_330_000,
    );
    assert.ok(isGood(verdict));
    assert.equal(check("standard", headers, '{"test": 2432232314}', key), "expired");
  });

  test("refuses more signatures than a rotation needs", () => {
    const signature = new Webhook(key).sign(id, new Date(nowMs), body);
    const headers = { "webhook-id": id, "webhook-timestamp": String(nowSeconds) };
    assert.equal(
      check("standard", { ...headers, "webhook-signature": `${"v1,x ".repeat(16)}${signature}` }, body, key),
      "wrong",
    );
  });
});

describe("every scheme", () => {
  test("takes a former secret until its end and not after", () => {
    const former = createSecret("a former secret of the source", nowMs + 1);
    const ended = createSecret("an ended secret of the source", nowMs);
    const secrets = [createSecret(secret, null), former, ended];
    const signedWith = (key: string) =>
      checkSignature(
        "parley",
        secrets,
        { "x-webhook-signature": signParley(key, body, nowSeconds) },
        Buffer.from(body),
        nowMs,
      );
    assert.ok(isGood(signedWith(secret)));
    assert.ok(isGood(signedWith(former.text)));
    assert.equal(signedWith(ended.text), "wrong");
  });

  test("is the source's own: a signature that another scheme would take is refused", () => {
    const key = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const headers = {
      parley: { "x-webhook-signature": signParley(key, body, nowSeconds) },
      github: { "x-webhook-signature": signGithub(key, body), "x-hub-signature-256": signGithub(key, body) },
      standard: {
        "webhook-id": "msg_1",
        "webhook-timestamp": String(nowSeconds),
        "webhook-signature": new Webhook(key).sign("msg_1", new Date(nowMs), body),
      },
    };
    for (const scheme of ["parley", "github", "standard"] as const) {
      for (const other of ["parley", "github", "standard"] as const) {
        assert.equal(isGood(check(scheme, headers[other], body, key)), scheme === other, `${other} for ${scheme}`);
      }
    }
  });

  test("calls a signature missing by the same rule for every source", () => {
    assert.equal(hasSignature({}), false);
    assert.equal(hasSignature({ "x-webhook-signature": "" }), false);
    assert.equal(hasSignature({ "x-webhook-signature": "v1,AAAA" }), false);
    assert.equal(hasSignature({ "webhook-signature": "v1,AAAA", "webhook-id": "msg_1" }), false);
    assert.equal(hasSignature({ "svix-signature": "v1,AAAA", "svix-id": "msg_1", "svix-timestamp": "1" }), true);
    assert.equal(hasSignature({ "x-hub-signature-256": "x" }), true);
  });

  test("accepts none of 9,000 changed bodies, headers and secrets", () => {
    const standardKey = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
    const signed: { scheme: SchemeName; key: string; headers: Record<string, string> }[] = [
      { scheme: "parley", key: secret, headers: { "x-webhook-signature": signParley(secret, body, nowSeconds) } },
      { scheme: "github", key: secret, headers: { "x-hub-signature-256": signGithub(secret, body) } },
      {
        scheme: "standard",
        key: standardKey,
        headers: {
          "webhook-id": "msg_1",
          "webhook-timestamp": String(nowSeconds),
          "webhook-signature": new Webhook(standardKey).sign("msg_1", new Date(nowMs), body),
        },
      },
    ];
    for (const { scheme, key, headers } of signed) {
      assert.ok(isGood(check(scheme, headers, body, key)), "what is changed is good before");
      const places = ["body", "secret", ...Object.keys(headers)];
      fc.assert(
        fc.property(fc.constantFrom(...places), changes, (place, change) => {
          const original = place === "body" ? body : place === "secret" ? key : headers[place]!;
          const changed = applyChange(original, change);
          fc.pre(changed !== original);
          const changedHeaders = place in headers ? { ...headers, [place]: changed } : headers;
          // Standard Webhooks reads a secret as base64, where the last character has spare bits.
          fc.pre(place !== "secret" || scheme !== "standard" || isOtherKey(key, changed));
          // A list that still holds the good signature and its time is still good.
          fc.pre(place !== signatureHeaderOf(scheme) || !saysTheSame(scheme, original, changed));
          const verdict = check(
            scheme,
            changedHeaders,
            place === "body" ? changed : body,
            place === "secret" ? changed : key,
          );
          assert.ok(!isGood(verdict));
        }),
        { numRuns: 3_000, seed: 20_261_120 },
      );
    }
  });
});

type Change = { kind: "replace" | "insert" | "remove" | "flip" | "cut" | "double"; at: number; text: string };

const changes: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("replace", "insert", "remove", "flip", "cut", "double"),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  text: fc.oneof(
    fc.constantFrom(" ", ",", "=", "0", "a", "A", "\0", ".", "\n", "v1", "é"),
    fc.string({ minLength: 1, maxLength: 4 }),
  ),
});

function applyChange(original: string, { kind, at, text }: Change): string {
  const place = Math.floor(at * original.length);
  const [before, here, after] = [original.slice(0, place), original.charAt(place), original.slice(place + 1)];
  if (kind === "replace") return before + text + after;
  if (kind === "insert") return before + text + here + after;
  if (kind === "remove") return before + after;
  if (kind === "flip") return before + String.fromCharCode(here.charCodeAt(0) ^ 1) + after;
  return kind === "cut" ? before : original + original.slice(place);
}

const signatureHeaderOf = (scheme: SchemeName) =>
  ({ parley: "x-webhook-signature", github: "x-hub-signature-256", standard: "webhook-signature" })[scheme];

function saysTheSame(scheme: SchemeName, original: string, changed: string): boolean {
  const separator = { parley: ",", github: "\n", standard: " " }[scheme];
  const read = (header: string) => header.split(separator).map((part) => (scheme === "standard" ? part : asRead(part)));
  const parts = read(changed);
  const times = parts.filter((part) => part.startsWith("t="));
  return read(original).every((part) => parts.includes(part)) && times.length <= 1;
}

/** Blanks around names and values, and the case of hexadecimal, make no difference. */
function asRead(part: string): string {
  const [name = "", ...value] = part.split("=").map((side) => side.trim());
  return [name, value.join("=").toLowerCase()].join("=");
}

function isOtherKey(one: string, other: string): boolean {
  const bytesOf = (key: string) => Buffer.from(key.replace(/^whsec_/, ""), "base64").toString("hex");
  return (
    bytesOf(one) !== bytesOf(other) &&
    /^(whsec_)?[A-Za-z0-9+/]{4,}={0,2}$/.test(other) &&
    other.replace(/^whsec_/, "").length % 4 === 0
  );
}
