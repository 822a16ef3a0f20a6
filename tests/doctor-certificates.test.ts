import assert from "node:assert/strict";
import { createPrivateKey } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer as createPlainServer } from "node:net";
import { after, before, test } from "node:test";
import { createServer, getCACertificates, setDefaultCACertificates } from "node:tls";
import { SMTPServer } from "smtp-server";
import {
  makeCertificate,
  type TestCertificate,
} from "../server/capabilities/voice/voicebot/testing/certificate-authority.ts";
import { writeMailSettings } from "../server/kernel/mail/mail-settings.ts";
import { checkCertificates } from "../server/operator/doctor/check-certificates.ts";
import { signUp } from "../server/testing/client.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";

const dayMs = 86_400_000;
const trusted = getCACertificates();
const stops: (() => unknown)[] = [];
let authority: TestCertificate;
before(async () => {
  authority = await makeCertificate({
    isAuthority: true,
    fromMs: Date.now() - 200 * dayMs,
    toMs: Date.now() + 100 * dayMs,
  });
  setDefaultCACertificates([...trusted, authority.pem]);
});
after(async () => {
  setDefaultCACertificates(trusted);
  for (const stop of stops.reverse()) await stop();
});

async function certified(wish: { hosts?: string[]; days: number; issuer?: TestCertificate }) {
  const { hosts = ["localhost"], days, issuer = authority } = wish;
  const now = Date.now();
  const made = await makeCertificate({ issuer, hosts, fromMs: now - 90 * dayMs, toMs: now + (days + 0.5) * dayMs });
  const exported = Buffer.from(await crypto.subtle.exportKey("pkcs8", made.keys.privateKey));
  const key = createPrivateKey({ key: exported, format: "der", type: "pkcs8" });
  return { cert: made.pem, key: String(key.export({ format: "pem", type: "pkcs8" })) };
}

/** Speaks TLS, and nothing within it. Gives its port. */
async function listenWith(wish: Parameters<typeof certified>[0]): Promise<number> {
  const front = createServer(await certified(wish), (socket) => socket.on("error", () => {}));
  stops.push(() => front.close());
  await once(front.listen(0, "localhost"), "listening");
  return (front.address() as AddressInfo).port;
}

async function listenForMail(days: number): Promise<number> {
  const smtp = new SMTPServer({ authOptional: true, ...(await certified({ days })) });
  stops.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  const listening = smtp.listen(0, "localhost");
  await once(listening, "listening");
  return (listening.address() as AddressInfo).port;
}

async function listenSilently(): Promise<number> {
  const silent = createPlainServer((socket) => stops.push(() => socket.destroy()));
  stops.push(() => silent.close());
  await once(silent.listen(0, "localhost"), "listening");
  return (silent.address() as AddressInfo).port;
}

async function start(publicUrl: string): Promise<TestServer> {
  const server = await startTestServer({
    settings: {
      PARLEY_PUBLIC_URL: publicUrl,
      PARLEY_OUTBOUND_ALLOW: "models:localhost, models:127.0.0.1, models:[::1]",
    },
  });
  stops.push(() => server.stop());
  return server;
}

async function find(server: TestServer) {
  const { findings, certificates } = await checkCertificates(server.server.kernel);
  const told = findings.map(({ level, code, sentence }) => `${level} ${code} ${/:(\d+) /.exec(sentence)?.[1]}`);
  return { told: told.sort(), certificates };
}

test("certificates of the operator's hosts that end, have ended or are for another name are told apart", async () => {
  const [good, other, mail] = [
    await listenWith({ days: 60 }),
    await listenWith({ hosts: ["x.test"], days: 60 }),
    await listenForMail(-2),
  ];
  const server = await start(`https://localhost:${good}`);
  const { kernel } = server.server;
  assert.deepEqual(await find(server), {
    told: [],
    certificates: [{ host: `localhost:${good}`, use: "PARLEY_PUBLIC_URL", daysLeft: 60 }],
  });
  const settings = { smtpUrl: `smtp://localhost:${mail}`, from: "parley@example.com", dkim: null };
  await writeMailSettings(kernel, kernel.database.query, settings);
  const { told, certificates } = await find(server);
  assert.deepEqual(told, [`broken certificate-expired ${mail}`]);
  assert.deepEqual(certificates.at(-1), { host: `localhost:${mail}`, use: "mail", daysLeft: -2 });
  const misnamed = await start(`https://localhost:${other}`);
  assert.deepEqual((await find(misnamed)).told, [`broken certificate-wrong-name ${other}`]);
});

test("what concerns a workspace's provider is advice, and so is a host that does not answer", async () => {
  const stranger = await makeCertificate({ isAuthority: true });
  const [soon, ended, untrusted, silent] = [
    await listenWith({ days: 5 }),
    await listenWith({ days: -1 }),
    await listenWith({ days: 60, issuer: stranger }),
    await listenSilently(),
  ];
  const server = await start("http://localhost:3000");
  const { client } = await signUp(server.client);
  for (const port of [soon, ended, untrusted, silent]) {
    const provider = { kind: "openai-compatible", name: `at-${port}`, baseUrl: `https://localhost:${port}/v1` };
    const made = await client.post("/api/providers", { ...provider, apiKey: "sk-1" });
    assert.equal(made.status, 201, made.text);
  }
  const { told, certificates } = await find(server);
  const expected = [
    `advice certificate-ends ${soon}`,
    `advice certificate-expired ${ended}`,
    `advice certificate-not-trusted ${untrusted}`,
    `advice host-not-reached ${silent}`,
  ];
  assert.deepEqual(told, expected.sort());
  assert.equal(certificates.find(({ host }) => host === `localhost:${soon}`)?.use, "models of 1 workspace");
});

test("the rules for outbound calls hold for the addresses that workspaces chose", async () => {
  const port = await listenWith({ days: -1 });
  const server = await start("http://localhost:3000");
  const { client } = await signUp(server.client);
  const provider = { kind: "openai-compatible", name: "mine", baseUrl: `https://localhost:${port}/v1` };
  assert.equal((await client.post("/api/providers", provider)).status, 201);
  const strict = await startTestServer({ connection: server.connection });
  stops.push(() => strict.stop());
  assert.deepEqual((await find(strict)).told, [`advice host-not-reached ${port}`]);
});
