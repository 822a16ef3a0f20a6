import { startTemporaryCluster, workspaceClusterSettings } from "@parley/postgres";
import { type Person, signUp, type TestAnswer, type TestClient } from "../../server/testing/client.ts";
import type { Connection } from "../../server/testing/test-database.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";

/** Another installation has a database, a cluster of workspaces, a secret and an operator of its own. */
export type Installation = {
  server: TestServer;
  operator: Person;
  /** With these, a command works on it. */
  settings: Record<string, string>;
  stop(): Promise<void>;
};

const secret = "another secret of more than thirty-two characters";

const urlOf = ({ host, port, user, database }: Connection) =>
  `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

export async function startOtherInstallation(): Promise<Installation> {
  const cluster = await startTemporaryCluster(workspaceClusterSettings);
  const server = await startTestServer({
    settings: { PARLEY_SECRET: secret },
    workspaceCluster: { holdsParley: false, isLocal: true, connect: async () => cluster.connection },
  });
  return {
    server,
    settings: {
      DATABASE_URL: urlOf(server.connection),
      PARLEY_DATA_DATABASE_URL: urlOf(cluster.connection as Connection),
      PARLEY_DATA_DIR: server.dataDirectory,
      PARLEY_SECRET: secret,
    },
    operator: await signUp(server.client, "operator@example.org"),
    async stop() {
      await server.stop();
      await cluster.stop();
    },
  };
}

type Ready = { id: string; rows: number; files: number; bytes: number; sha256: string; url: string };

/** Exports a whole workspace as its owner does, and downloads the file. */
export async function exportOf(owner: TestClient, body: object = {}): Promise<{ ready: Ready; bytes: Buffer }> {
  const begun = await owner.post("/api/workspace/export", body);
  if (begun.status !== 202) throw new Error(`The export answered ${begun.status}: ${begun.text}`);
  const ready = await until(async () => {
    const { body: shown } = await owner.get(`/api/workspace/export/${begun.body.id}`);
    if (shown.status === "failed") throw new Error(shown.reason);
    return shown.status === "ready" ? (shown as Ready) : undefined;
  });
  const answer = await fetch(ready.url);
  return { ready, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Imports a file as an operator does. `after` names a field that follows it. */
export function importInto(
  { operator }: Installation,
  bytes: Uint8Array,
  passphrase?: string,
  after?: string,
): Promise<TestAnswer> {
  const boundary = "a-line-between-parts";
  const field = (name: string, more = "") =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(passphrase === undefined ? "" : `${field("passphrase")}${passphrase}\r\n`),
    Buffer.from(field("file", '; filename="workspace.parley"')),
    bytes,
    Buffer.from(after === undefined ? "" : `\r\n${field(after)}something`),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  return operator.client.post("/api/installation/workspaces/import", body, { headers });
}
