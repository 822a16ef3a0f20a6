import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { databaseNameOf } from "../server/capabilities/database/plane/database-name-of.ts";
import { openPlane } from "../server/capabilities/database/plane/open-plane.ts";
import { WorkspaceId } from "../server/capabilities/identity/index.ts";
import { countOtherNodes } from "../server/operator/installation/count-other-nodes.ts";
import { installationCommands } from "../server/operator/installation/installation-commands.ts";
import { runOperator } from "../server/operator/run-operator.ts";
import { type Person, signUp } from "../server/testing/client.ts";
import { addProvider } from "../server/testing/model-desk.ts";
import { type ScriptedProvider, startScriptedProvider } from "../server/testing/providers/scripted-provider.ts";
import { startTestServer, type TestServer, testSecret } from "../server/testing/test-server.ts";
import { testWorkspaceCluster } from "../server/testing/test-workspace-cluster.ts";
import { until } from "../server/testing/until.ts";

let server: TestServer;
let provider: ScriptedProvider;
let operator: Person;
let owner: Person;
before(async () => {
  provider = await startScriptedProvider();
  server = await startTestServer({ settings: { PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}` } });
  operator = await signUp(server.client);
  owner = await signUp(server.client);
  // The runner of the tests gives its files variables that are no settings of Parley.
  for (const name of Object.keys(process.env)) if (name.startsWith("PARLEY_")) delete process.env[name];
  Object.assign(process.env, {
    DATABASE_URL: urlOf(server.connection),
    PARLEY_DATA_DATABASE_URL: urlOf((await testWorkspaceCluster.connect()) as TestServer["connection"]),
    PARLEY_SECRET: testSecret,
    PARLEY_DATA_DIR: server.dataDirectory,
  });
});
after(async () => {
  await server?.stop();
  await provider?.stop();
});

function urlOf({ host, port, user, database }: TestServer["connection"]): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Runs a command beside the server, with the settings that the server has. */
async function parley(...words: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOperator(words, installationCommands, {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    isTerminal: false,
  });
  return { out: out.join(""), err: err.join(""), code };
}
async function result(...words: string[]) {
  const { out, err, code } = await parley(...words, "--json");
  assert.deepEqual([code, err], [0, ""], out);
  return JSON.parse(out.trim().split("\n").at(-1) ?? "");
}

/** The result of a command that ends with 1. */
async function failed(...words: string[]) {
  const { out, code } = await parley(...words, "--json");
  assert.equal(code, 1, out);
  const lines = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return lines.find(({ kind }) => kind === "result");
}

describe("./parley workspaces", () => {
  test("lists what is there, for people and for programs", async () => {
    const { workspaces } = await result("workspaces");
    assert.deepEqual(
      workspaces.map(({ id }: { id: string }) => id),
      [owner.workspaceId, operator.workspaceId],
    );
    const { out, code } = await parley("workspaces");
    assert.deepEqual([code, out.split("\n").length], [0, 3]);
    assert.match(out, new RegExp(`^${owner.workspaceId}  active  ${owner.email}  .*1 members`));
    assert.deepEqual((await result("workspaces", "list", "--awaiting")).workspaces, []);
  });

  test("suspends, resumes, deletes, keeps and sets quotas while the server runs, which knows it at once", async () => {
    const { workspaceId: id } = owner;
    const ask = async () => (await owner.client.post("/api/chatbot/send", { message: "Hello?" })).status;
    assert.equal((await result("workspaces", "suspend", id, "--reason", "Spam.")).workspace.reason, "Spam.");
    await until(async () => (await ask()) === 403);
    assert.equal((await result("workspaces", "resume", id)).workspace.status, "active");
    await until(async () => (await ask()) === 200);
    assert.equal((await result("workspaces", "quotas", id, "--set", "runs=7, leads=3")).workspace.quotas.runs, 7);
    await until(async () => (await owner.client.get("/api/workspace/use")).body.quotas.runs === 7);
    assert.equal((await result("workspaces", "quotas", id, "--set", "leads=none")).workspace.quotas.leads, null);
    assert.equal(typeof (await result("workspaces", "delete", id)).workspace.deletesAt, "string");
    assert.equal((await owner.client.post("/api/workspace/keep")).status, 403, "the operator decided it");
    assert.equal((await result("workspaces", "keep", id)).workspace.deletesAt, null);
    const { data } = (await owner.client.get("/api/audit")).body;
    const ofCommand = data.filter(({ actor }: { actor: { kind: string } }) => actor.kind === "command");
    assert.deepEqual(ofCommand.map(({ action }: { action: string }) => action).slice(0, 2), [
      "workspace.kept",
      "workspace.deletion-planned",
    ]);
  });

  test("says what is wrong, and uses the exit codes", async () => {
    for (const words of [
      ["explode"],
      ["suspend"],
      ["quotas", owner.workspaceId, "--set", "many"],
      ["list", "a", "b"],
    ]) {
      const { code, err } = await parley("workspaces", ...words);
      assert.deepEqual([code, /--help/.test(err)], [2, true], words.join(" "));
    }
    const unknown = await parley("workspaces", "suspend", "ws_00000000000000000000000000");
    assert.equal(unknown.code, 1);
    assert.match(unknown.err, /no workspace with this id/);
    const own = await parley("workspaces", "delete", operator.workspaceId);
    assert.deepEqual([own.code, /locked out/.test(own.err)], [1, true]);
    const quota = await parley("workspaces", "quotas", owner.workspaceId, "--set", "nothing=1");
    assert.deepEqual([quota.code, quota.err], [1, "parley: nothing is not a known property.\n"]);
    const empty = await parley("workspaces", "quotas", owner.workspaceId);
    assert.equal(empty.code, 0);
  });
});

describe("./parley retention", () => {
  test("changes what new workspaces get, and names what cannot be set", async () => {
    assert.equal((await result("retention", "--set", "conversations=365,leads=730")).days.conversations, 365);
    assert.equal((await result("retention")).days.leads, 730);
    for (const [written, sentence] of [
      ["nothing=1", /^parley: "nothing" is none of events, .*conversations/],
      ["conversations=0", /^parley: "conversations" is not from 1 to 36500 days/],
      ["conversations=36501", /^parley: "conversations" is not from 1 to 36500 days/],
      ["conversations=999999999999", /^parley: "conversations" is not from 1 to 36500 days/],
    ] as const) {
      const { code, err } = await parley("retention", "--set", written);
      assert.deepEqual([code, sentence.test(err)], [1, true], err);
    }
    assert.equal((await result("retention")).days.conversations, 365);
  });
});

describe("./parley reset-password", () => {
  test("prints a link that sets a new password, or says that nobody has the address", async () => {
    const { url, isMailed } = await result("reset-password", owner.email, "--second-factor");
    assert.equal(isMailed, false);
    const token = new URL(url).searchParams.get("token");
    const password = "eleven tall herons at dawn";
    assert.equal((await server.client.post("/api/auth/reset-password", { token, password })).status, 204);
    assert.equal((await server.client.post("/api/auth/signin", { email: owner.email, password })).status, 200);
    const nobody = await parley("reset-password", "nobody@example.com");
    assert.deepEqual([nobody.code, nobody.err], [1, "parley: Nobody has an account with this e-mail address.\n"]);
  });
});

describe("./parley doctor", () => {
  test("ends with 0 for advice and with 1 for what is broken, and makes missing databases anew when told", async () => {
    // A command is a node for as long as it runs, and the database may hear late that the one before has ended.
    await until(async () => (await countOtherNodes(server.server.kernel.database)) === 1);
    const advised = await result("doctor");
    const ofMail = advised.findings.filter(({ level }: { level: string }) => level === "broken");
    assert.deepEqual(ofMail, []);
    assert.ok(advised.findings.some(({ code }: { code: string }) => code === "backup-missing"));
    const person = await signUp(server.client);
    const ask = (body: object) => person.client.post("/api/database", body);
    const columns = [{ name: "id", type: "serial", primaryKey: true }];
    assert.equal((await ask({ operation: "createTable", table: "things", columns })).status, 200);
    const { administrator } = await openPlane(server.server.kernel);
    const name = databaseNameOf(WorkspaceId.parse(person.workspaceId)!);
    await administrator.query(`drop database "${name}" with (force)`);
    const { findings } = await failed("doctor");
    assert.match(findings[0].sentence, new RegExp(`1 workspaces lack .*${person.workspaceId}`));
    assert.deepEqual([findings[0].code, findings[0].level], ["workspace-database-missing", "broken"]);
    assert.equal((await result("doctor", "--repair")).repaired, 1);
    await until(async () => (await ask({ operation: "createTable", table: "things", columns })).status === 200);
  });

  test("explains a request by the log, and by what was stored while it ran", async () => {
    const person = await signUp(server.client);
    const { status, headers } = await person.client.post("/api/leads", { email: "ada@example.com", message: "Hello" });
    assert.equal(status, 201);
    const id = headers.get("x-request-id") ?? "";
    const time = Date.now();
    const log = join(server.dataDirectory, "log");
    const lines = [
      { time, requestId: id, method: "POST", route: "/api/leads", status: 201, ms: 9, msg: "answered" },
      { time, requestId: "req_00000000000000000000000000", msg: "answered" },
    ];
    await writeFile(log, lines.map((line) => `parley-1  | ${JSON.stringify(line)}\n`).join(""));
    const explained = await result("doctor", "--explain", id, "--log", log);
    assert.deepEqual(explained.log, [lines[0]]);
    assert.equal(Date.parse(explained.endedAt), time);
    const stored = explained.stored.map(({ workspace, name }: Record<string, string>) => `${workspace} ${name}`);
    assert.ok(stored.includes(`${person.workspaceId} lead.captured`), stored.join("\n"));
    const { out, code } = await parley("doctor", "--explain", id);
    assert.deepEqual([code, /an unknown end.*--log/.test(out), /lead\.captured/.test(out)], [0, true, true], out);
    const wrong = await parley("doctor", "--explain", owner.workspaceId);
    assert.deepEqual([wrong.code, /is no id of a request/.test(wrong.err)], [2, true]);
    const missing = await parley("doctor", "--explain", id, "--log", `${log}.missing`);
    assert.deepEqual([missing.code, /no such file/.test(missing.err)], [1, true]);
  });

  test("explains a request by the jobs that it left and by what a model wrote", async () => {
    const person = await signUp(server.client);
    await addProvider(person, provider);
    const asked = await person.client.post("/api/chatbot/send", { message: "Hello" });
    assert.equal(asked.status, 200, asked.text);
    const explained = await result("doctor", "--explain", asked.headers.get("x-request-id") ?? "");
    const [answer] = explained.answers.filter(
      ({ workspace }: { workspace: string }) => workspace === person.workspaceId,
    );
    assert.deepEqual([answer.status, typeof answer.ms, answer.id], ["completed", "number", asked.body.messageId]);
    const { body: key } = await person.client.post("/api/keys", { name: "Old", kind: "secret" });
    const rotated = await person.client.post(`/api/keys/${key.id}/rotate`, { overlapSeconds: 3_600 });
    assert.equal(rotated.status, 200, rotated.text);
    const id = rotated.headers.get("x-request-id") ?? "";
    const { jobs } = await result("doctor", "--explain", id);
    assert.deepEqual(
      jobs.map(({ name, attempts }: { name: string; attempts: number }) => [name, attempts]),
      [["end-former-text-of-key", 0]],
    );
    const { out } = await parley("doctor", "--explain", id);
    assert.match(out, /Jobs that it left.*\n {2}end-former-text-of-key {2}due /);
  });
});
