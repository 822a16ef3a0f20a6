import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import {
  createSigningKeyPair,
  createSigningSecret,
  signWebhook,
  signWebhookEd25519,
  type WebhookMessage,
} from "./sign-webhook.ts";
import { verifyWebhook, verifyWebhookEd25519 } from "./verify-webhook.ts";

const published = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  message: { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestampSeconds: 1_614_265_330, body: '{"test": 2432232314}' },
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};
const nowSeconds = Math.floor(Date.now() / 1000);

function headersOf(message: WebhookMessage, signature: string) {
  return { id: message.id, timestamp: String(message.timestampSeconds), signature };
}

function judge(
  keys: string[],
  message: WebhookMessage,
  signature: string,
  atSeconds = Number(message.timestampSeconds),
) {
  const limits = { toleranceSeconds: 300, nowSeconds: atSeconds };
  return verifyWebhook(keys, headersOf(message, signature), message.body, limits);
}

describe("Standard Webhooks", () => {
  test("the test vector of the specification is signed and verified", () => {
    const { secret, message, signature } = published;
    assert.equal(signWebhook(secret, message), signature);
    assert.deepEqual(judge([secret], message, signature), {
      isValid: true,
      id: message.id,
      timestampSeconds: 1614265330,
    });
  });

  test("Parley and the official library verify each other's signatures", () => {
    for (let round = 0; round < 50; round++) {
      const secret = createSigningSecret();
      const message = {
        id: `evt_${round}`,
        timestampSeconds: nowSeconds,
        body: JSON.stringify({ text: "Grüße 🎉", round }),
      };
      const library = new Webhook(secret);
      const headers = {
        "webhook-id": message.id,
        "webhook-timestamp": String(message.timestampSeconds),
        "webhook-signature": signWebhook(secret, message),
      };
      assert.deepEqual(library.verify(message.body, headers), { text: "Grüße 🎉", round });
      const theirs = library.sign(message.id, new Date(nowSeconds * 1000), message.body);
      assert.equal(judge([secret], message, theirs).isValid, true);
      assert.equal(judge([secret], { ...message, body: Buffer.from(message.body) }, theirs).isValid, true);
    }
  });

  test("one valid signature of several is enough, with either secret of a rotation", () => {
    const [current, previous, stranger] = [createSigningSecret(), createSigningSecret(), createSigningSecret()];
    const { message } = published;
    const both = `${signWebhook(current, message)} ${signWebhook(previous, message)}`;
    assert.equal(judge([current], message, both).isValid, true);
    assert.equal(judge([previous], message, both).isValid, true);
    assert.equal(judge([stranger, previous], message, `v1a,AAAA v2,x ${both}`).isValid, true);
    assert.deepEqual(judge([stranger], message, both), { isValid: false, reason: "wrong" });
  });

  test("Ed25519 signatures are verified with the public key alone", () => {
    const { privateKey, publicKey } = createSigningKeyPair();
    const other = createSigningKeyPair();
    const { message } = published;
    const signature = signWebhookEd25519(privateKey, message);
    assert.match(signature, /^v1a,[A-Za-z0-9+/]{86}==$/);
    assert.match(publicKey, /^whpk_[A-Za-z0-9+/]{43}=$/);
    assert.equal(verifyWebhookEd25519(publicKey, message, signature), true);
    assert.equal(verifyWebhookEd25519(other.publicKey, message, signature), false);
    assert.equal(verifyWebhookEd25519(publicKey, { ...message, id: "msg_other" }, signature), false);
    assert.equal(judge([createSigningSecret(), publicKey], message, signature).isValid, true);
  });

  test("the reason says whether a signature is missing, malformed, expired or wrong", () => {
    const { secret, message, signature } = published;
    const limits = { toleranceSeconds: 300, nowSeconds: 1_614_265_330 };
    const whole = headersOf(message, signature);
    const reasonOf = (headers: Partial<typeof whole>) => {
      const verdict = verifyWebhook([secret], { ...whole, ...headers }, message.body, limits);
      return verdict.isValid ? "valid" : verdict.reason;
    };
    for (const name of ["id", "timestamp", "signature"]) assert.equal(reasonOf({ [name]: undefined }), "missing");
    for (const timestamp of ["01614265330", "1614265330.0", "1.6e9", " 1614265330", "-1", "NaN", "9".repeat(20)]) {
      assert.equal(reasonOf({ timestamp }), "malformed");
    }
    assert.equal(reasonOf({ id: "msg.1" }), "malformed");
    assert.equal(judge([secret], message, signature, 1_614_265_330 + 300).isValid, true);
    assert.equal(judge([secret], message, signature, 1_614_265_330 - 300).isValid, true);
    assert.deepEqual(judge([secret], message, signature, 1_614_265_330 + 301), { isValid: false, reason: "expired" });
    assert.deepEqual(judge([secret], message, signature, 1_614_265_330 - 301), { isValid: false, reason: "expired" });
  });

  test("a message or signature with one changed character is refused", () => {
    const { privateKey, publicKey } = createSigningKeyPair();
    const { secret, message, signature } = published;
    const parts = { ...message, timestampSeconds: String(message.timestampSeconds) };
    const asymmetric = signWebhookEd25519(privateKey, message);
    const changed = fc.record({
      field: fc.constantFrom("id", "timestampSeconds", "body", "signature"),
      at: fc.nat(),
      by: fc.constantFrom(..."ABab019+/=., {}\u0000"),
      how: fc.constantFrom("replace", "insert", "remove"),
    });
    const cases: [string, string][] = [
      [secret, signature],
      [publicKey, asymmetric],
    ];
    for (const [key, genuine] of cases) {
      fc.assert(
        fc.property(changed, ({ field, at, by, how }) => {
          const all: Record<string, string> = { ...parts, signature: genuine };
          const text = all[field]!;
          const place = at % text.length;
          const tail = text.slice(how === "insert" ? place : place + 1);
          const mutant = text.slice(0, place) + (how === "remove" ? "" : by) + tail;
          // A space splits the list, and what is left of it may hold the genuine signature
          // untouched.
          if (mutant === text || (field === "signature" && mutant.split(" ").includes(genuine))) return true;
          all[field] = mutant;
          const { signature: list, ...broken } = all as { signature: string } & typeof parts;
          return !verifyWebhook([key], headersOf(broken, list), broken.body, {
            toleranceSeconds: 1e12,
            nowSeconds: message.timestampSeconds,
          }).isValid;
        }),
        { numRuns: 5_000 },
      );
    }
  });

  test("an invalid key throws and is not used as an empty key", () => {
    for (const secret of ["", "whsec_", "whsec_not base64", "whsec_abc"]) {
      assert.throws(() => signWebhook(secret, published.message), TypeError);
    }
  });
});
