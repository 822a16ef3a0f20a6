import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { createClient, makeKey } from "../../server/testing/client.ts";
import { openEvents } from "../../server/testing/clients/event-reader.ts";
import { signUpVerified } from "../../server/testing/sign-up-verified.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";
import { unpackDebian } from "./unpack-debian.ts";

const folder = fileURLToPath(new URL("../../deploy/proxies/", import.meta.url));
const room = mkdtempSync(join(tmpdir(), "parley-proxies-"));
const limit = { encoding: "utf8", timeout: 180_000 } as const;
const running: ChildProcess[] = [];
let server: TestServer;
let key: string;
before(async () => {
  server = await startTestServer({ settings: { PARLEY_TRUST_PROXY: "1", PARLEY_SIGNUP: "open" } });
  key = await makeKey(await signUpVerified(server));
});
after(async () => {
  for (const each of running) {
    each.kill("SIGTERM");
    if (each.exitCode === null && each.signalCode === null) await once(each, "exit");
  }
  rmSync(room, { recursive: true, force: true });
  await server?.stop();
});

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as { port: number };
  holder.close();
  await once(holder, "close");
  return port;
}

/** Asserts that what a browser does works through the proxy, and that metrics stay inside. */
async function useThrough(address: string): Promise<void> {
  await until(() =>
    fetch(`${address}/livez`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const headers = { authorization: `Bearer ${key}` };
  const client = createClient(address, key);
  const events = await openEvents(`${address}/api/stream`, { headers });
  assert.equal(events.status, 200);
  const source = { type: "text", title: "Hours", content: `We open at eight. See ${address}.` };
  assert.equal((await client.post("/api/knowledge/sources", source)).status, 201);
  await events.until("source.indexed");
  events.cut();
  assert.equal((await client.get("/metrics")).status, 404);
}

const hangs = { timeout: 180_000 };

describe("the example for nginx", hangs, () => {
  const nginx = () => join(unpackDebian("nginx"), "usr/sbin/nginx");
  const main = join(room, "nginx.conf");
  let port: number;
  before(async () => {
    port = await freePort();
    const certificate = ["-out", join(room, "fullchain.pem"), "-keyout", join(room, "privkey.pem")];
    const request = [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=assistant.example.com",
    ];
    execFileSync("openssl", [...request, ...certificate], { ...limit, stdio: "ignore" });
    // Only the addresses are of this machine.
    const site = readFileSync(join(folder, "nginx.conf"), "utf8")
      .replaceAll("/etc/ssl/parley/", `${room}/`)
      .replace("127.0.0.1:3000", new URL(server.url).host)
      .replaceAll(/listen (?:\[::\]:)?80;/g, `listen unix:${room}/plain.sock;`)
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port} ssl http2;`)
      .replace(/listen \[::\]:443.*\n/, "")
      .replace(`listen unix:${room}/plain.sock;\n  listen unix:${room}/plain.sock;`, `listen unix:${room}/plain.sock;`);
    writeFileSync(join(room, "site.conf"), site);
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((n) => `${n}_temp_path ${room}/${n};`);
    writeFileSync(
      main,
      `daemon off; pid ${room}/nginx.pid; error_log stderr; events {} http { access_log off; ${places.join(" ")} include ${room}/site.conf; }`,
    );
  });

  test("is read without a complaint", () => {
    execFileSync(nginx(), ["-t", "-q", "-p", room, "-c", main], limit);
  });

  test("passes on what a browser does, with events as they happen", async () => {
    running.push(spawn(nginx(), ["-p", room, "-c", main], { stdio: "inherit" }));
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    try {
      await useThrough(`https://127.0.0.1:${port}`);
    } finally {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    }
  });
});

describe("the example for Caddy", hangs, () => {
  const caddy = () => join(unpackDebian("caddy"), "usr/bin/caddy");
  const home = { ...process.env, HOME: room, XDG_DATA_HOME: room, XDG_CONFIG_HOME: room };
  const words = ["--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];

  test("is read without a complaint, and is in Caddy's own form", () => {
    execFileSync(caddy(), ["validate", ...words], { ...limit, env: home, stdio: "pipe" });
    const formatted = execFileSync(caddy(), ["fmt", join(folder, "Caddyfile")], limit);
    assert.equal(readFileSync(join(folder, "Caddyfile"), "utf8"), formatted);
  });

  test("passes on what a browser does, with events as they happen", async () => {
    const port = await freePort();
    mkdirSync(join(room, "caddy"));
    cpSync(join(folder, "Caddyfile"), join(room, "caddy", "Caddyfile"));
    const env = {
      ...home,
      PARLEY_DOMAIN: `http://127.0.0.1:${port}`,
      PARLEY_UPSTREAM: new URL(server.url).host,
    };
    const run = ["run", "--adapter", "caddyfile", "--config", join(room, "caddy", "Caddyfile")];
    running.push(spawn(caddy(), run, { env, stdio: "ignore" }));
    await useThrough(`http://127.0.0.1:${port}`);
  });
});
