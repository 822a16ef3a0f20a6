import assert from "node:assert/strict";
import { test } from "node:test";
import { ConfigMistakes, describeSettings, readConfig, settings } from "./config.ts";

test("every mistake is reported at once, each by the name of its variable", () => {
  const environment = {
    PORT: "70000",
    DATABASE_URL: "mysql://somewhere",
    PARLEY_SECRET: "short",
    PARLEY_PUBLIC_URL: "ftp://x",
    PARLEY_SIGNUP: "maybe",
    PARLEY_ROLES: "web,cook",
    PARLEY_TRUST_PROXY: "10.0.0.0/99",
    PARLEY_LIMIT_KEY: "-1",
    PARLEY_LOG_LEVEL: "loud",
    PARLEY_OUTBOUND_ALLOW: "127.0.0.1:9000, webhook:10.0.0.1",
    PARLEY_MAX_MESSAGE: "0",
    PARLEY_MAX_WEBHOOK_BYTES: "1",
    PARLEY_TYPO: "1",
  };
  assert.throws(
    () => readConfig(environment),
    (error: unknown) => {
      assert.ok(error instanceof ConfigMistakes);
      for (const name of Object.keys(environment)) {
        assert.ok(
          error.mistakes.some((mistake) => mistake.startsWith(`${name}:`)),
          `${name} in ${error.message}`,
        );
      }
      return true;
    },
  );
});

test("an external database needs a secret, and the message says how to make one", () => {
  assert.throws(() => readConfig({ DATABASE_URL: "postgres://db/parley" }), /PARLEY_SECRET: is required.*openssl/);
});

test("sign-up is open on loopback and for the first account elsewhere", () => {
  const signupAt = (HOST: string) => readConfig({ HOST }).signup;
  assert.deepEqual(["127.0.0.1", "localhost", "::1", "0.0.0.0", "192.168.1.5"].map(signupAt), [
    "open",
    "open",
    "open",
    "first",
    "first",
  ]);
});

test("only loopback without a proxy and without a public address is private", () => {
  const isPrivate = (settings: Record<string, string>) => readConfig(settings).isPrivate;
  assert.equal(isPrivate({}), true);
  assert.equal(isPrivate({ PARLEY_PUBLIC_URL: "http://localhost:8080", PARLEY_SIGNUP: "first" }), true);
  assert.equal(isPrivate({ HOST: "0.0.0.0" }), false);
  assert.equal(isPrivate({ HOST: "192.168.1.5", PARLEY_SIGNUP: "open" }), false);
  assert.equal(isPrivate({ HOST: "127.0.0.2" }), true);
  assert.equal(isPrivate({ PARLEY_PUBLIC_URL: "http://127.example.com" }), false);
  assert.equal(isPrivate({ PARLEY_TRUST_PROXY: "1" }), false);
  assert.equal(isPrivate({ PARLEY_PUBLIC_URL: "https://assistant.example.com" }), false);
});

test("an empty variable counts as absent", () => {
  assert.equal(readConfig({ PORT: "", DATABASE_URL: "" }).port, 3000);
});

test("--help names every setting with its default", () => {
  const help = describeSettings();
  for (const { name, defaultValue } of settings) assert.ok(help.includes(name) && help.includes(defaultValue), name);
});
