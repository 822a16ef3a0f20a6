import assert from "node:assert/strict";
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import { type Person, signUp } from "../../../testing/client.ts";
import { headerOf, type MailServer, startMailServer } from "../../../testing/providers/mail-server.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const from = "Ada Bakes <hello@bakes.example>";
let server: TestServer;
let operator: Person;
let smtp: MailServer;

before(async () => {
  smtp = await startMailServer();
  server = await startTestServer();
  operator = await signUp(server.client);
});
after(async () => {
  await server.stop();
  await smtp.stop();
});

const put = (body: unknown) => operator.client.call("PUT", "/api/settings/mail", { body });
const dkim = { domain: "bakes.example", selector: "parley1" };
const pemOf = (key: KeyObject, type: "spki" | "pkcs8") => key.export({ type, format: "pem" }) as string;

describe("DKIM", () => {
  /** Verifies a mail as a receiver does who asks the DNS for the published record. */
  async function verify(content: string, record: { name: string; value: string }) {
    const { results } = await dkimVerify(content, {
      resolver: async (name: string) => {
        if (name === record.name) return [[record.value]];
        throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
      },
    });
    return results.map(({ status, signingDomain }) => [status.result, signingDomain]);
  }

  async function sent(): Promise<string> {
    const answer = await operator.client.post("/api/settings/mail/test", { to: "reader@example.com" });
    assert.equal(answer.body.sentBy, "smtp");
    return smtp.mails.at(-1)!.content;
  }

  test("mails are signed with a key that Parley makes; receivers verify it by the record that is shown", async () => {
    const saved = await put({ smtpUrl: smtp.url, from, dkim });
    assert.equal(saved.status, 200, saved.text);
    const { record } = saved.body.dkim;
    assert.deepEqual([record.name, record.type], ["parley1._domainkey.bakes.example", "TXT"]);
    const content = await sent();
    assert.deepEqual(await verify(content, record), [["pass", "bakes.example"]]);
    assert.deepEqual(await verify(content.replace("settings work", "settings fail"), record), [
      ["neutral", "bakes.example"],
    ]);
    const later = await put({ from, dkim });
    assert.deepEqual(later.body.dkim.record, record, "the same selector keeps its key");
    const rotated = await put({ from, dkim: { ...dkim, selector: "parley2" } });
    assert.notEqual(rotated.body.dkim.record.value, record.value);
    assert.deepEqual(await verify(await sent(), rotated.body.dkim.record), [["pass", "bakes.example"]]);
  });

  test("a key of one's own signs, and is shown nowhere", async () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const pem = privateKey.export({ type: "pkcs1", format: "pem" }) as string;
    const saved = await put({ from, dkim: { ...dkim, selector: "own", privateKey: pem } });
    assert.equal(saved.status, 200, saved.text);
    assert.deepEqual(await verify(await sent(), saved.body.dkim.record), [["pass", "bakes.example"]]);
    const shown = await operator.client.get("/api/settings/mail");
    assert.deepEqual(shown.body.dkim, saved.body.dkim);
    const { rows } = await server.server.kernel.database.pool.query("select sealed_value from setting");
    for (const text of [saved.text, shown.text, ...rows.map((row) => row.sealed_value.toString("latin1"))]) {
      assert.ok(!text.includes("PRIVATE KEY") && !text.includes(pem.split("\n")[1]!));
    }
    const ended = await put({ from, dkim: null });
    assert.equal(ended.body.dkim, null);
    assert.equal(headerOf({ content: await sent() }, "DKIM-Signature"), "");
  });

  const rsa = generateKeyPairSync("rsa", { modulusLength: 512 });
  const wrong: [string, Record<string, string>, RegExp][] = [
    ["no key at all", { privateKey: "a secret that is no key" }, /cannot be read/],
    ["a public key", { privateKey: pemOf(rsa.publicKey, "spki") }, /cannot be read/],
    [
      "a key of another kind",
      { privateKey: pemOf(generateKeyPairSync("ed25519").privateKey, "pkcs8") },
      /must be an RSA key/,
    ],
    ["a short key", { privateKey: pemOf(rsa.privateKey, "pkcs8") }, /512 bits/],
    ["a domain that is none", { domain: "bakes" }, /domain of dkim/],
    ["a selector with a blank", { selector: "par ley; t=y" }, /selector of dkim/],
  ];
  for (const [what, change, sentence] of wrong) {
    test(`${what} is refused with a sentence that does not repeat it`, async () => {
      const answer = await put({ from, dkim: { ...dkim, ...change } });
      assert.equal(answer.status, 422, answer.text);
      assert.match(answer.body.detail, sentence);
      assert.ok(!answer.text.includes("a secret that is no key") && !answer.text.includes("BEGIN"));
    });
  }
});
