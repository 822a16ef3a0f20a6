import { mutantsOf } from "../mutant.ts";

const incoming = "server/capabilities/incoming-webhooks";
const schemeTests = [`${incoming}/signature-schemes/check-signature.test.ts`];

/** Signatures, encryption, and what may be repeated. */
export const mutantsOfSignatures = [
  ...mutantsOf(`${incoming}/signature-schemes/matches-hmac.ts`, schemeTests, [
    [
      "any signature of the right length is valid",
      "one.length === expected.length && timingSafeEqual(one, expected)",
      "one.length === expected.length",
    ],
  ]),
  ...mutantsOf(`${incoming}/signature-schemes/parley-scheme.ts`, schemeTests, [
    ["an old webhook is accepted", "!isTimely(Number(read.time), nowSeconds)", "false"],
    ["the time of a webhook is not signed", "[`${read.time}.`, rawBody]", "[rawBody]"],
  ]),
  ...mutantsOf(`${incoming}/signature-schemes/tolerance-seconds.ts`, schemeTests, [
    ["a webhook from the future is accepted", "Math.abs(nowSeconds - signedSeconds)", "(nowSeconds - signedSeconds)"],
  ]),
  ...mutantsOf(
    `${incoming}/signature-schemes/check-signature.ts`,
    [`${incoming}/sources/sources.test.ts`, ...schemeTests],
    [
      [
        "a secret that was replaced signs for ever",
        "endsAtMs === null || endsAtMs > nowMs",
        "endsAtMs !== undefined || nowMs > 0",
      ],
    ],
  ),
  ...mutantsOf(
    "packages/outbound/src/verify-webhook.ts",
    ["packages/outbound/src/verify-webhook.test.ts"],
    [
      [
        "any standard signature of the right length is valid",
        "given.length === expected.length && timingSafeEqual(given, expected)",
        "given.length === expected.length",
      ],
      [
        "an old standard webhook is accepted",
        "if (Math.abs(limits.nowSeconds - timestampSeconds) > limits.toleranceSeconds)",
        "if (false)",
      ],
      ["a signed id may hold a dot", 'id.includes(".") || ', ""],
    ],
  ),
  ...mutantsOf(
    "server/kernel/secrets.ts",
    ["server/kernel/secrets.test.ts"],
    [
      [
        "all purposes share one key",
        'hkdfSync("sha256", secret, "parley", purpose, 32)',
        'hkdfSync("sha256", secret, "parley", "", 32)',
      ],
      [
        "a value is decrypted in another row",
        "key, encrypted.subarray(0, 12)).setAAD(Buffer.from(binding))",
        "key, encrypted.subarray(0, 12)).setAAD(Buffer.from(binding.slice(0, 0)))",
      ],
      [
        "a signature of the right length is valid",
        "signature.length === expected.length && timingSafeEqual(signature, expected)",
        "signature.length === expected.length",
      ],
    ],
  ),
  ...mutantsOf(
    "server/kernel/storage/page.ts",
    ["server/kernel/storage/page.test.ts"],
    [["a client writes its own cursor", "if (signature !== expected)", "if (signature === undefined)"]],
  ),
  ...mutantsOf(
    "server/http/answering/idempotent-request.ts",
    ["server/http/answering/idempotency.test.ts", "server/http/answering/idempotency-apart.test.ts"],
    [
      ["another caller's key gives this caller's answer", "[request.caller, request.method,", "[request.method,"],
      ["a key of one path answers on another", "request.path, keyHash]", "keyHash]"],
      [
        "another body under the same key gets the stored answer",
        "if (matchingProof(record, request) !== undefined) return;",
        "if (record !== undefined) return;",
      ],
      [
        "two requests with one key run at once",
        "if (!(await lockIdempotencyKey(tx, request.fingerprint)))",
        "if (false)",
      ],
    ],
  ),
  ...mutantsOf(
    "server/http/bodies/parse-json-body.ts",
    ["server/http/bodies/hostile-bodies.test.ts", "tests/fuzz/raw-http.test.ts"],
    [["a body is nested as deep as it likes", "if (++depth > maxDepth)", "if (++depth > 100_000_000)"]],
  ),
  ...mutantsOf(
    "server/kernel/logger.ts",
    ["server/kernel/logger.test.ts"],
    [["a secret that is logged by mistake is written", 'redact: { paths, censor: "[redacted]" },', ""]],
  ),
  ...mutantsOf(
    "server/http/answering/request-log.ts",
    ["server/http/answering/request-log.test.ts"],
    [
      [
        "the log holds the query of a request",
        "const route = request.routeOptions?.url ??",
        "const route = request.raw.url ??",
      ],
    ],
  ),
  ...mutantsOf(
    "server/providers/mail/smtp-mail.ts",
    ["tests/log-is-clean.test.ts"],
    [["the log quotes a mail server", "new MailFailed(sentenceFor(code, responseCode),", "new MailFailed(message,"]],
  ),
  ...mutantsOf(
    "server/capabilities/outgoing-webhooks/sending/redact-quotes.ts",
    ["server/capabilities/outgoing-webhooks/sending/redact-quotes.test.ts"],
    [["a receiver's answer quotes a person's words", 'redacted = redacted.replaceAll(form, "[redacted]");', ""]],
  ),
  ...mutantsOf(
    "server/capabilities/outgoing-webhooks/sending/prepare-messages.ts",
    ["server/capabilities/outgoing-webhooks/endpoints/change-endpoint.test.ts"],
    [["a redirected endpoint gets what its redirector may not read", " || !maySee(kernel, scopes, event.type)", ""]],
  ),
];
