import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { createClient, signUp } from "../server/testing/client.ts";
import { type Connection, createTestDatabase } from "../server/testing/test-database.ts";
import { publicInstallation } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";
import type { ServerProcess } from "./server-process.ts";
import { startNode } from "./start-node.ts";

let database: { connection: Connection; drop(): Promise<void> };
let folder: string;
before(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "parley-operator-"));
});
after(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a node whose log holds the link. */
function start(settings: Record<string, string>): ServerProcess {
  return startNode(database.connection, folder, { PARLEY_LOG_LEVEL: "info", ...settings });
}

async function stop(server: ServerProcess): Promise<void> {
  server.signal("SIGTERM");
  await server.ended;
}

describe("the first account of a new installation", () => {
  test("is verified by a link that only the reader of the log has, before it can decide where mail goes", async () => {
    const server = start(publicInstallation);
    try {
      const client = createClient(await server.ready);
      await assertRule(server, /Other people can reach this server/);
      const operator = await signUp(client, "operator@example.com");
      const setMail = () =>
        operator.client.call("PUT", "/api/settings/mail", { body: { smtpUrl: null, from: "a@example.com" } });
      assert.equal((await setMail()).body.code, "email-unverified");
      const link = await until(() => /"link":"([^"]+)"/.exec(server.output())?.[1]);
      assert.match(link, /^https:\/\/assistant\.example\.com\/account\/verify-email\?token=/);
      assert.equal(server.output().split('"link"').length, 2);
      await signUp(client);
      const token = new URL(link).searchParams.get("token");
      const verified = await client.post("/api/auth/verify-email", { token, password: operator.password });
      assert.equal(verified.status, 200, verified.text);
      assert.equal((await setMail()).status, 200);
      assert.equal(server.output().split('"link"').length, 2, "nobody else's link is in the log");
      assert.ok(!server.output().includes("operator@example.com"));
    } finally {
      await stop(server);
    }
  });

  test("a private installation says that it is, and says when a proxy makes it public, once", async () => {
    const server = start({});
    try {
      const client = createClient(await server.ready);
      await assertRule(server, /Private: only this machine reaches this server/);
      const warning = /"level":40[^\n]*came through a proxy/g;
      await client.get("/livez");
      assert.doesNotMatch(server.output(), warning);
      for (let time = 0; time < 2; time++) {
        await client.get("/livez", { headers: { "x-forwarded-for": "198.51.100.7" } });
      }
      await until(() => warning.test(server.output()));
      await stop(server);
      assert.equal(server.output().match(warning)?.length, 1);
    } finally {
      await stop(server);
    }
  });
});

/** A warning or a note of the log, and the greeting with what to do next, say which rule is in force. */
async function assertRule(server: ServerProcess, rule: RegExp): Promise<void> {
  for (const isGreeting of [false, true]) {
    await until(() =>
      server
        .output()
        .split("\n")
        .some((line) => line.includes('"next":[') === isGreeting && rule.test(line)),
    );
  }
}
