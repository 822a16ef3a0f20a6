import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { signUp } from "../../server/testing/client.ts";
import type { Connection } from "../../server/testing/test-database.ts";
import { startTestServer, type TestServer, testSecret } from "../../server/testing/test-server.ts";
import { testWorkspaceCluster } from "../../server/testing/test-workspace-cluster.ts";
import { resultOf, runParley } from "../run-parley.ts";
import { type Installation, startOtherInstallation } from "./two-installations.ts";

let server: TestServer;
let other: Installation;
let folder: string;
before(async () => {
  server = await startTestServer();
  other = await startOtherInstallation();
  folder = await mkdtemp(join(tmpdir(), "parley-move-"));
});
after(async () => {
  await server.stop();
  await other.stop();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = ({ host, port, user, database }: Connection) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

test("an operator moves a workspace by two commands, beside running servers", async () => {
  const owner = await signUp(server.client, "ada@example.com");
  const source = { type: "text", title: "Kilns", content: "The kiln is fired at 1,240 degrees for nine hours." };
  await owner.client.post("/api/knowledge/sources", source);
  const passphraseFile = join(folder, "passphrase");
  await writeFile(passphraseFile, "several quiet otters wander\n");
  const from = {
    DATABASE_URL: urlOf(server.connection),
    PARLEY_DATA_DATABASE_URL: urlOf((await testWorkspaceCluster.connect()) as Connection),
    PARLEY_DATA_DIR: server.dataDirectory,
    PARLEY_SECRET: testSecret,
  };
  const options = ["--json", "--passphrase-file", passphraseFile];
  const exported = await runParley(from, "export", owner.workspaceId, folder, ...options);
  assert.equal(exported.status, 0, exported.stdout + exported.stderr);
  const file = join(folder, `${owner.workspaceId}.parley`);
  const { bytes, isEncrypted } = resultOf(exported);
  assert.deepEqual([resultOf(exported).file, bytes, isEncrypted], [file, (await stat(file)).size, true]);
  assert.equal((await runParley(from, "export", owner.workspaceId, folder, ...options)).status, 1);
  const nowhere = await runParley(from, "export", owner.workspaceId, `${join(folder, "none")}/`, ...options);
  assert.deepEqual([nowhere.status, /There is no folder/.test(String(resultOf(nowhere).message))], [1, true]);
  assert.equal((await runParley(from, "export", "ws_nobody", folder, ...options)).status, 2);
  assert.deepEqual((await readdir(folder)).sort(), ["passphrase", `${owner.workspaceId}.parley`]);
  const { settings } = other;
  const without = await runParley(settings, "import", file, "--json");
  assert.equal(without.status, 1);
  assert.match(String(resultOf(without).message), /encrypted with a passphrase/);
  const ofFolder = await runParley(settings, "import", folder, "--json");
  assert.deepEqual([ofFolder.status, /There is no file/.test(String(resultOf(ofFolder).message))], [1, true]);
  const imported = await runParley(settings, "import", file, ...options);
  assert.equal(imported.status, 0, imported.stdout + imported.stderr);
  assert.equal(resultOf(imported).id, owner.workspaceId);
  const again = await runParley(settings, "import", file, ...options);
  assert.equal(again.status, 1);
  assert.match(String(resultOf(again).message), new RegExp(`${owner.workspaceId} already`));
  const [member] = resultOf(imported).members as { url: string }[];
  const token = new URL(member!.url).searchParams.get("token");
  const password = "eleven tall herons at dawn";
  assert.equal((await other.server.client.post("/api/auth/reset-password", { token, password })).status, 204);
  const { body } = await other.server.client.post("/api/auth/signin", { email: owner.email, password });
  const ada = other.server.client.as(body.accessToken);
  const answer = await ada.post("/api/chatbot/send", { message: "At how many degrees is the kiln fired?" });
  assert.match(answer.text, /1,240 degrees/);
});
