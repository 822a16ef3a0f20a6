import assert from "node:assert/strict";
import { generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { makeKey, type Person } from "../../../testing/client.ts";
import { auditOf, eventsOf } from "../../../testing/events-of.ts";
import { moveClock } from "../../../testing/move-clock.ts";
import { mailsOf } from "../../../testing/received-mail.ts";
import { signUpVerified } from "../../../testing/sign-up-verified.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { until } from "../../../testing/until.ts";
import { makeKeyText } from "../keys/make-key-text.ts";
import { accessTexts } from "../texts/access-texts.ts";
import { tellOfGatheredLeaks } from "./tell-of-leaks.ts";

const scanner = generateKeyPairSync("ec", { namedCurve: "P-256" });
const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" });
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** The sample of GitHub's guide for partners: a body, a signature of it, and the key of both. */
const sample = {
  body: '[{"token":"some_token","type":"some_type","url":"some_url","source":"some_source"}]',
  keyId: "f9525bf080f75b3506ca1ead061add62b8633a346606dc5fe544e29231c6ee0d",
  signature: "MEUCIFLZzeK++IhS+y276SRk2Pe5LfDrfvTXu6iwKKcFGCrvAiEAhHN2kDOhy2I6eGkOFmxNkOJ+L2y8oQ9A2T9GGJo6WJY=",
  key: "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEsz9ugWDj5jK5ELBK42ynytbo38gP\nHzZFI03Exwz8Lh/tCfL3YxwMdLjB+bMznsanlhK0RwcGP3IDb34kQDIo3Q==\n-----END PUBLIC KEY-----\n",
};

const pemOf = ({ publicKey }: { publicKey: { export(options: object): string | Buffer } }) =>
  String(publicKey.export({ type: "spki", format: "pem" }));
const published = [
  { key_identifier: sample.keyId, key: sample.key, is_current: false },
  { key_identifier: "scanner", key: pemOf(scanner), is_current: true },
  { key_identifier: "rsa", key: pemOf(rsa), is_current: true },
];

describe("a report of leaked keys", () => {
  let keyServer: Server;
  let readings = 0;
  let keyStatus = 200;
  let one: TestServer;
  let other: TestServer;
  let owner: Person;
  before(async () => {
    keyServer = createServer((_request, response) => {
      readings++;
      response.writeHead(keyStatus, { "content-type": "application/json" });
      response.end(JSON.stringify({ public_keys: published }));
    }).listen(0, "127.0.0.1");
    await once(keyServer, "listening");
    const at = `127.0.0.1:${(keyServer.address() as AddressInfo).port}`;
    const settings = { PARLEY_OUTBOUND_ALLOW: at, PARLEY_LEAK_REPORT_KEYS: `http://${at}/keys` };
    one = await startTestServer({ settings });
    // Before the second node, which could take the mail of the sign-up.
    owner = await signUpVerified(one);
    other = await startTestServer({ connection: one.connection, settings });
  });
  after(async () => {
    await other.stop();
    await one.stop();
    keyServer.close();
  });

  const post = (body: string, headers: Record<string, string>, server = one) =>
    server.client.call("POST", "/api/keys/report-leaked", {
      body,
      headers: { "content-type": "application/json", ...headers },
    });
  const bodyOf = (...tokens: string[]) =>
    JSON.stringify(
      tokens.map((token) => ({ token, type: "parley_key", url: "https://code.example/a.txt", source: "commit" })),
    );
  const signed = (body: string, { keyId = "scanner", by = scanner, prefix = "github" } = {}) => ({
    [`${prefix}-public-key-identifier`]: keyId,
    [`${prefix}-public-key-signature`]: sign("sha256", Buffer.from(body), by.privateKey).toString("base64"),
  });
  const report = (...tokens: string[]) => post(bodyOf(...tokens), signed(bodyOf(...tokens)));
  const isRefused = async (key: string, server = one) =>
    (await server.client.as(key).get("/api/conversations")).status === 401;

  test("ends what is a known key within a second on every node, tells the owners and the audit log, and labels each text", async (t) => {
    const [first, second] = [await makeKey(owner, { name: "shop" }), await makeKey(owner, { name: "till" })];
    for (const key of [first, second]) assert.equal(await isRefused(key, other), false);
    const [unknown, broken] = [makeKeyText("secret"), `${second.slice(0, -1)}${second.endsWith("A") ? "B" : "A"}`];
    const answer = await report(first, unknown, broken, "a word", first);
    assert.equal(answer.status, 200, answer.text);
    const label = (token: string, isLeaked: boolean) => ({
      token_raw: token,
      token_type: "parley_key",
      label: isLeaked ? "true_positive" : "false_positive",
    });
    assert.deepEqual(answer.body, [
      label(first, true),
      label(unknown, false),
      label(broken, false),
      label("a word", false),
      label(first, true),
    ]);
    const atMs = performance.now();
    await until(() => isRefused(first, other));
    t.diagnostic(`the key was refused on the other node after ${Math.round(performance.now() - atMs)} ms`);
    assert.deepEqual([await isRefused(first), await isRefused(second)], [true, false]);
    const mail = await until(async () =>
      [...(await mailsOf(one)), ...(await mailsOf(other))].find(
        ({ subject }) => subject === accessTexts.en.leaked.subject,
      ),
    );
    assert.equal(mail.to, owner.email);
    assert.match(mail.text, /- shop \(parley_sk_….{4}\): https:\/\/code\.example\/a\.txt/);
    assert.ok(!mail.text.includes(first));
    const events = (await eventsOf(one, owner.workspaceId)).filter(({ type }) => type.startsWith("api-key."));
    assert.deepEqual(
      events.map(({ type }) => type),
      ["api-key.leaked", "api-key.revoked"],
    );
    const { keyId, ...data } = events[0]!.data as Record<string, unknown>;
    assert.match(String(keyId), /^key_/);
    assert.deepEqual(data, { name: "shop", url: "https://code.example/a.txt", isEnded: true });
    assert.equal((await auditOf(one, owner.workspaceId)).at(-1), "api-key.leaked");
    const [entry] = (await owner.client.get("/api/audit")).body.data;
    assert.deepEqual([entry.actor, entry.target?.id], [{ kind: "anonymous", id: null }, keyId]);
  });

  test("ends only the former text of a rotated key, when that one was found", async () => {
    const { id, key } = (await owner.client.post("/api/keys", { name: "rotated", kind: "secret" })).body;
    const text = (await owner.client.post(`/api/keys/${id}/rotate`, {})).body.key;
    assert.equal((await report(key)).body[0].label, "true_positive");
    assert.deepEqual([await isRefused(key), await isRefused(text)], [true, false]);
    const leaked = (await eventsOf(one, owner.workspaceId)).filter(({ type }) => type === "api-key.leaked");
    assert.deepEqual(
      leaked.map(({ data }) => (data as { isEnded: boolean }).isEnded),
      [true, false],
    );
  });

  test("names in the mail the former text that was found, and the place whose address is known", async () => {
    const { id, key } = (await owner.client.post("/api/keys", { name: "twice", kind: "secret" })).body;
    await owner.client.post(`/api/keys/${id}/rotate`, {});
    const places = [null, "", "https://code.example/b.txt", "https://code.example/c.txt"];
    const body = JSON.stringify(places.map((url) => ({ token: key, type: "parley_key", url, source: null })));
    const answer = await post(body, signed(body));
    assert.equal(answer.status, 200, answer.text);
    const mail = await until(async () =>
      [...(await mailsOf(one)), ...(await mailsOf(other))].find(({ text }) => text.includes("- twice (")),
    );
    assert.ok(
      mail.text.includes(`- twice (${key.slice(0, 10)}…${key.slice(-4)}): https://code.example/b.txt`),
      mail.text,
    );
  });

  test("puts off what exceeds the owners' mails of an hour, and tells of it in one mail", async () => {
    const names = ["fourth", "fifth", "sixth", "seventh", "eighth"];
    for (const name of names) await report(await makeKey(owner, { name }));
    const waiting = await until(async () => {
      const { rows } = await one.server.kernel.database.pool.query(
        "select payload, run_at from graphile_worker._private_jobs where key like 'tell-of-gathered-leaks:%'",
      );
      return rows[0];
    });
    const gathered = waiting.payload.map(({ name }: { name: string }) => name);
    assert.ok(gathered.length > 1, "several keys wait for one mail");
    assert.deepEqual(gathered, names.slice(-gathered.length));
    moveClock(one, 2 * 3_600_000);
    await tellOfGatheredLeaks.run(one.server.kernel, waiting.payload as never);
    moveClock(one, -2 * 3_600_000);
    const mail = await until(async () =>
      [...(await mailsOf(one)), ...(await mailsOf(other))].find(({ text }) => text.includes("- eighth (")),
    );
    for (const name of gathered) assert.ok(mail.text.includes(`- ${name} (`), mail.text);
  });

  test("labels a repeated text as the first report did, tells of it once, and knows no other ended text", async () => {
    const { id, key: rotated } = (await owner.client.post("/api/keys", { name: "former", kind: "secret" })).body;
    const text = (await owner.client.post(`/api/keys/${id}/rotate`, {})).body.key;
    const [first, ended] = [await makeKey(owner, { name: "again" }), await makeKey(owner, { name: "ended" })];
    const { data } = (await owner.client.get("/api/keys")).body;
    const ofEnded = data.find(({ name }: { name: string }) => name === "ended");
    assert.equal((await owner.client.call("DELETE", `/api/keys/${ofEnded.id}`)).status, 204);
    const texts = [first, rotated, ended, makeKeyText("secret"), "a word"];
    const labelsOf = (answer: { body: { label: string }[] }) =>
      answer.body.map(({ label }) => label === "true_positive");
    const told = async () =>
      (await eventsOf(one, owner.workspaceId)).filter(({ type }) => type === "api-key.leaked").length;
    const labels = labelsOf(await report(...texts));
    assert.deepEqual(labels, [true, true, false, false, false]);
    const count = await told();
    const repeated = bodyOf(...texts);
    assert.deepEqual(labelsOf(await post(repeated, signed(repeated), other)), labels);
    assert.equal(await told(), count, "nobody is told again");
    assert.equal(await isRefused(text), false, "the text after the rotation works on");
  });

  test("of a publishable key changes nothing and tells nobody: the key is public by design", async () => {
    const made = { name: "page", kind: "publishable", allowedOrigins: ["https://shop.example"] };
    const { id, key } = (await owner.client.post("/api/keys", made)).body;
    assert.equal((await report(key)).body[0].label, "false_positive");
    const { data } = (await owner.client.get("/api/keys?limit=100")).body;
    assert.ok(data.some((each: { id: string }) => each.id === id));
    const told = (await eventsOf(one, owner.workspaceId)).filter(({ type }) => type === "api-key.leaked");
    assert.ok(told.every((event) => (event.data as { keyId: string }).keyId !== id));
  });

  test("with an odd finding is handled all the same", async () => {
    const key = await makeKey(owner);
    const odd = [
      { token: "t".repeat(2_000), type: "t".repeat(300) },
      { token: "t", type: "t", url: null, source: null },
      { token: "t", type: "t", url: "u".repeat(5_000), source: "s".repeat(200) },
    ];
    const body = JSON.stringify([...odd, { token: key, type: "t", url: "u".repeat(5_000), source: "s".repeat(200) }]);
    const answer = await post(body, signed(body));
    assert.equal(answer.status, 200, answer.text);
    const labels = answer.body.map(({ label }: { label: string }) => label);
    assert.deepEqual(labels, ["false_positive", "false_positive", "false_positive", "true_positive"]);
    assert.equal(await isRefused(key), true);
  });

  test("is accepted in GitHub's own sample, and with the older names of the headers", async () => {
    const headers = {
      "github-public-key-identifier": sample.keyId,
      "github-public-key-signature": sample.signature,
    };
    const answer = await post(sample.body, headers);
    assert.deepEqual(
      [answer.status, answer.body],
      [200, [{ token_raw: "some_token", token_type: "some_type", label: "false_positive" }]],
    );
    assert.equal((await post("[]", signed("[]", { prefix: "x-github" }))).status, 200);
  });

  test("without a good signature of the raw bytes is refused, and nothing happens", async () => {
    const key = await makeKey(owner);
    const body = bodyOf(key);
    const good = signed(body);
    const forgeries: [string, string, Record<string, string>][] = [
      ["no signature", body, {}],
      ["no identifier", body, { "github-public-key-signature": good["github-public-key-signature"]! }],
      ["a stranger's signature", body, signed(body, { by: stranger })],
      ["an unknown key", body, signed(body, { keyId: "stranger", by: stranger })],
      ["a key of another scheme", body, signed(body, { keyId: "rsa", by: rsa })],
      ["another body", `${body} `, good],
      ["no base64", body, { ...good, "github-public-key-signature": "*" }],
    ];
    for (const [what, sent, headers] of forgeries) {
      const answer = await post(sent, headers);
      assert.deepEqual([answer.status, answer.body.code], [401, "leak-report-refused"], what);
    }
    assert.equal(await isRefused(key), false);
    assert.ok(readings <= 4, `${readings} readings: unknown keys are looked for once a minute`);
  });

  test("that is no list of findings, or too long, is refused", async () => {
    const many = JSON.stringify(Array.from({ length: 5_001 }, () => ({ token: "t", type: "t" })));
    const large = JSON.stringify([{ token: "t".repeat(1_100_000), type: "t" }]);
    const refused: [string, number][] = [
      ["{}", 400],
      ['[{"token":1,"type":"t"}]', 400],
      ["[", 400],
      [many, 400],
      [large, 413],
    ];
    for (const [body, status] of refused) {
      assert.equal((await post(body, signed(body))).status, status, body.slice(0, 50));
    }
    assert.equal((await report()).status, 200);
  });

  test("waits for the keys of the scanner while they cannot be read, and counts strangers", async () => {
    keyStatus = 500;
    const lines: string[] = [];
    const server = await startTestServer({
      connection: one.connection,
      log: { write: (line) => lines.push(line) },
      settings: {
        PARLEY_OUTBOUND_ALLOW: `127.0.0.1:${(keyServer.address() as AddressInfo).port}`,
        PARLEY_LEAK_REPORT_KEYS: `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/keys`,
        PARLEY_LIMIT_PUBLIC: "2",
        PARLEY_LOG_LEVEL: "warn",
      },
    });
    const before = readings;
    for (const status of [503, 503, 429]) assert.equal((await post("[]", signed("[]"), server)).status, status);
    assert.equal(readings, before + 1, "failed readings are not repeated at once");
    assert.equal((await post("[]", {}, server)).status, 429, "who is not proved is a stranger");
    keyStatus = 200;
    await server.stop();
    const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    assert.deepEqual(
      told.map(({ level, msg }) => [level, msg]),
      [[40, "the public keys of leak reports cannot be read"]],
      "one warning of each reading, and no stack",
    );
  });
});
