import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { SMTPServer } from "smtp-server";
import { createClient } from "../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { until } from "../server/testing/until.ts";
import { rotateSecret, userToken } from "../server/testing/user-token.ts";
import { explore } from "./attacks/explorer.ts";
import { type OutsideService, openExploration, startOutsideService } from "./attacks/stage.ts";
import { createRandom } from "./faults/seeded-random.ts";
import { validCall } from "./fuzz/calls/valid-calls.ts";
import { isEndlessStream } from "./fuzz/read-operations.ts";
import { requestOf, unsentRequest } from "./fuzz/unsent-request.ts";
import { must, type World } from "./fuzz/world.ts";
import { type RecordingProxy, startRecordingProxy } from "./log/recording-proxy.ts";
import { secretFieldsOf } from "./log/secret-fields.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

const hidden = (name: string) => `${name}-${randomBytes(12).toString("hex")}`;
const settings = { databasePassword: hidden("database"), secret: hidden("the-secret-of-this-installation") };

let database: { connection: Connection; drop(): Promise<void> };
let folder: string;
let process: ServerProcess;
let proxy: RecordingProxy;
let outside: OutsideService;

/** An outside service that quotes what it was sent. As a model it refuses, as vendors do with a wrong key. */
function quote(request: IncomingMessage, response: ServerResponse): void {
  const service = { openapi: "3.1.0", info: { title: "Till", version: "1" }, paths: { "/open": { get: {} } } };
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const isDocument = request.method === "GET";
    const isModel = !isDocument && request.url !== "/events";
    const error = { message: `${JSON.stringify(request.headers)} ${Buffer.concat(parts)}`, type: "quoted" };
    response.writeHead(isModel ? 400 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(isDocument ? service : { error }));
  });
}

before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "parley-log-"));
  outside = await startOutsideService(quote);
  const { host, port, user, database: name } = database.connection;
  const place = `localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  process = startServerProcess({
    DATABASE_URL: `postgres://${user}:${settings.databasePassword}@${place}`,
    PARLEY_SECRET: settings.secret,
    PARLEY_DATA_DIR: folder,
    PARLEY_LOG_LEVEL: "trace",
    PARLEY_OUTBOUND_ALLOW: outside.host,
    PARLEY_LEAK_REPORT_KEYS: `http://${outside.host}/scanner-keys`,
  });
  proxy = await startRecordingProxy(await process.ready);
});
after(async () => {
  process.signal("SIGKILL");
  await process.ended;
  await proxy.stop();
  await outside.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** A mail server that quotes whom a mail is for, and refuses it. */
async function startRefusingMailServer(): Promise<{ port: number; stop(): Promise<void> }> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) => done(null, { user: `${username}${password}` }),
    onRcptTo: ({ address }, { user }, done) => done(new Error(`no mailbox ${address}, you are ${user}`)),
    logger: false,
  });
  smtp.on("error", () => {});
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  return {
    port: (smtp.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

/** Every secret that a workspace can hand over, used once in a request that succeeds or fails. */
async function useSecrets({ first, server, browser, receiverUrl }: World): Promise<void> {
  const { client } = first;
  const baseUrl = new URL(receiverUrl).origin;
  await must(client.post("/api/webhook/sources", { name: "own", secret: hidden("source-secret-of-a-sender") }));
  await server.client.post(
    "/api/webhook/process",
    { event: "paid" },
    { headers: { "x-hub-signature-256": hidden("sha256=") } },
  );
  await server.client.post(
    "/api/keys/report-leaked",
    [{ token: hidden("parley_sk"), type: "parley", url: hidden("https://example.com/paste") }],
    { headers: { "github-public-key-identifier": "scanner", "github-public-key-signature": hidden("report") } },
  );
  const provider = { kind: "openai-compatible", name: "quoting", baseUrl, apiKey: hidden("sk"), defaultModel: "m" };
  await must(client.post("/api/providers", provider));
  await useSpeechKey(first, baseUrl);
  await useVoiceProofs(first, server.client);
  await must(client.post("/api/chatbot/send", { message: hidden("A question for the model"), model: "quoting/m" }));
  const headers = { "x-api-key": hidden("toolbox"), authorization: `Bearer ${hidden("toolbox")}` };
  await must(client.post("/api/toolboxes", { kind: "openapi", name: "quoting", url: receiverUrl, headers }));
  const identity = await rotateSecret(first);
  const page = server.client.as(browser.key);
  const proof = userToken(identity, "user-1");
  await must(page.post("/api/chatbot/send", { message: hidden("Hello"), context: { userToken: proof } }));
  await page.post("/api/chatbot/send", { message: hidden("Hello"), context: { userToken: `${proof}x` } });
  const { ticket } = (await must(page.post("/api/stream/tickets", undefined, { headers: { "x-user-token": proof } })))
    .body;
  const stream = await fetch(`${server.url}/api/stream?ticket=${ticket}`, { headers: { accept: "text/event-stream" } });
  await stream.body?.cancel();
  const idempotent = { headers: { "idempotency-key": hidden("retry") } };
  await must(client.post("/api/keys", { name: "k", kind: "secret" }, idempotent));
  await must(
    client.post("/api/workspace/export", { passphrase: hidden("a passphrase of an export"), code: hidden("c") }),
  );
  await server.client.post("/api/auth/signin", { email: first.email, password: hidden("a wrong password") });
  await server.client.post("/api/auth/refresh", { refreshToken: hidden("parley_rt") });
  const signature = Buffer.from(hidden("signature")).toString("base64url");
  const response = { clientDataJSON: "e30", authenticatorData: "AAAA", signature };
  await server.client.post("/api/auth/second-factor", {
    secondFactorToken: hidden("second-factor"),
    passkey: { id: "AA", rawId: "AA", type: "public-key", response },
  });
  await server.client.as(hidden("parley_sk")).get("/api/auth/me");
  await server.client.get(`/account/verify-email?token=${hidden("link")}`);
  // Broken off in the middle of a secret.
  await client.call("POST", "/api/providers", { body: `{"apiKey":"${hidden("sk-broken")}` });
}

/** A provider that refuses everything, and quotes it. */
async function useSpeechKey({ client }: World["first"], baseUrl: string): Promise<void> {
  const speech = { kind: "openai-compatible", name: "quoting", baseUrl, apiKey: hidden("sk-speech") };
  const { body } = await must(client.post("/api/voice/providers", speech));
  await must(client.post(`/api/voice/providers/${body.id}/test`));
}

/** Proofs of voice platforms, and the second copy of a key that starts a session. */
async function useVoiceProofs({ client }: World["first"], outside: World["server"]["client"]): Promise<void> {
  const channel = { kind: "twilio", authToken: hidden("twilio-token") };
  const { body } = await must(client.post("/api/voice/channels", channel));
  const headers = {
    "x-twilio-signature": hidden("twilio-signature"),
    "signature-256": hidden("alexa-signature"),
    signaturecertchainurl: `https://s3.amazonaws.com/echo.api/${hidden("chain")}`,
    "x-channel-secret": hidden("channel-secret"),
  };
  await outside.post(`/api/voicebot/${body.id}`, { version: "1.0", session: {}, request: {} }, { headers });
  const protocol = `openai-insecure-api-key.${hidden("parley_sk")}`;
  await outside.call("GET", "/v1/realtime", { headers: { "sec-websocket-protocol": protocol } });
  await client.post("/api/voice/start", { language: "en-US", voice_model: "slt", api_key: hidden("parley_sk") });
}

async function useMailSettings({ first, server }: World): Promise<void> {
  const mailServer = await startRefusingMailServer();
  try {
    const smtpUrl = `smtp://parley:${hidden("smtp")}@127.0.0.1:${mailServer.port}?starttls=never`;
    const set = await first.client.call("PUT", "/api/settings/mail", { body: { smtpUrl, from: "shop@example.com" } });
    const dkim = { domain: "example.com", selector: "one", privateKey: hidden("a private key") };
    const refused = await first.client.call("PUT", "/api/settings/mail", { body: { from: "shop@example.com", dkim } });
    assert.equal(refused.status, 422, refused.text);
    assert.equal(set.status, 200, set.text);
    await first.client.post("/api/settings/mail/test", { to: "somebody@example.com" });
    await server.client.post("/api/auth/signup", { email: "refused@example.com", password: hidden("a password") });
    await until(() => /the mail server refused a mail|a job failed/.test(process.output()));
  } finally {
    await mailServer.stop();
  }
}

test("no log line holds a secret or a word of a person, at trace, in normal and in failing requests", async (t) => {
  const target = { url: proxy.url, client: createClient(proxy.url), dataDirectory: folder };
  const exploration = await openExploration(target, outside, 5_000);
  const { world, reference, wire } = exploration;
  await useSecrets(world);
  for (const operation of reference.operations) {
    const isNeeded = secretFieldsOf({ ...reference, operations: [operation] }).some((name) => !proxy.names.has(name));
    if (!isNeeded || isEndlessStream(operation) || operation.path.startsWith("/api/settings/mail")) continue;
    const call = await validCall(operation, world);
    const credential = `Bearer ${(call.person ?? world.first).accessToken}`;
    await wire.send(requestOf(unsentRequest(operation, call), credential)).catch(() => {});
  }
  const random = createRandom(20261122);
  const enough = exploration.sent + 150;
  await Promise.all(
    [0, 1, 2].map((lane) => explore(exploration, random.fork(`lane ${lane}`), () => exploration.sent >= enough)),
  );
  await useMailSettings(world);
  wire.close();
  process.signal("SIGTERM");
  assert.equal((await process.ended).code, 0);

  const sentNever = secretFieldsOf(reference).filter((name) => !proxy.names.has(name));
  assert.deepEqual(sentNever, [], "the reference has secrets that this test never sent: send them in useSecrets");
  const canaries = new Map(proxy.seen);
  for (const [name, value] of Object.entries(settings)) canaries.set(value, name);
  for (const name of await readdir(join(folder, "mail"))) {
    const mail = await readFile(join(folder, "mail", name), "utf8");
    for (const [, token] of mail.matchAll(/(?:token=(?:3D)?|\/(?:lead|approvals)\/)([\w-]{20,})/g))
      canaries.set(token!, `the mail ${name}`);
  }
  const log = process.output();
  t.diagnostic(`${canaries.size} texts in ${log.split("\n").length} lines`);
  assert.ok(canaries.size > 100 && /"level":30.*"answered"/.test(log), "the test looks at nothing");
  const leaks = [...canaries].filter(([text]) => log.includes(text) || log.includes(JSON.stringify(text).slice(1, -1)));
  const lineOf = (text: string) => log.split("\n").find((line) => line.includes(text)) ?? "";
  assert.deepEqual(
    leaks.map(([text, where]) => `${where}: ${lineOf(text).slice(0, 400)}`),
    [],
  );
});
