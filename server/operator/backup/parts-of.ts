import { createHash } from "node:crypto";
import type { NewPart } from "@parley/backup";
import { Client } from "pg";
import { openWorkspaceTables } from "../../capabilities/database/index.ts";
import { serverVersion } from "../../http/api-version.ts";
import { createSecrets } from "../../kernel/secrets.ts";
import type { Installation } from "../open-installation.ts";
import { type Contents, type Origin, partNames } from "./contents.ts";
import * as store from "./store.ts";
import { summed } from "./summed.ts";

/** Hears what is being read, and how many bytes were. */
export type Watch = { doing(what: string): void; read(bytes: number): void };

const filesAtOnce = 500;

/** Opens a connection for one transaction that reads or fills the whole main database. */
export async function connectTo(connection: Installation["connection"]): Promise<Client> {
  const client = new Client({ ...connection, application_name: "parley-backup", keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Gives one hash for all migrations of a schema, in their order. */
export function hashOfMigrations(hashes: readonly string[]): string {
  return createHash("sha256").update(hashes.join("\n")).digest("hex");
}

/**
 * Gives all parts of a backup. The main database is read in one transaction, so all its tables are of one
 * moment; then the database of each workspace, each at a moment of its own; then the files, unless they stay.
 */
export async function* partsOf(
  installation: Installation,
  watch: Watch,
  { withFiles = true }: { withFiles?: boolean } = {},
): AsyncGenerator<NewPart, Contents> {
  const client = await connectTo(installation.connection);
  try {
    const moment = await store.beginReading(client);
    const hashes = await store.readMigrationHashes(client);
    if (hashes.length === 0) throw new Error("The database has no tables of Parley. Is DATABASE_URL the right one?");
    const secretCheck = await store.readSecretCheck(client);
    if (secretCheck !== createSecrets(installation.secret, null).checkValue())
      throw new Error(
        "PARLEY_SECRET differs from the one that this database was made with. Set it as the server has it.",
      );
    const origin: Origin = {
      version: serverVersion,
      schema: hashes.length,
      migrations: hashOfMigrations(hashes),
      postgres: await store.readPostgresVersion(client),
      secretCheck,
      moment,
    };
    yield { name: partNames.origin, content: json(origin) };
    yield { name: partNames.secret, content: [Buffer.from(installation.secret)] };
    const contents = yield* databaseParts(installation, client, watch);
    if (withFiles) yield* fileParts(installation, client, contents, watch);
    yield { name: partNames.contents, content: json(contents) };
    return contents;
  } finally {
    await client.end();
  }
}

/** Gives the parts of both clusters. `client` is in the transaction that reads the main database. */
export async function* databaseParts(
  { workspaceCluster, secret }: Pick<Installation, "workspaceCluster" | "secret">,
  client: Client,
  watch: Watch,
): AsyncGenerator<NewPart, Contents> {
  const contents: Contents = {
    tables: [],
    sequences: [],
    workspaces: [],
    missingWorkspaces: [],
    files: { count: 0, bytes: 0, missing: 0 },
  };
  const [strange] = await store.listOtherHolders(client);
  if (strange !== undefined)
    throw new Error(`A backup cannot carry ${strange}, which Parley has not made. Move it to another schema.`);
  const tables = await store.listTables(client);
  await store.lockTables(client, tables);
  for (const table of tables) {
    const name = `${table.schema}.${table.name}`;
    watch.doing(`the table ${table.name}`);
    yield {
      name: `${partNames.table}/${name}`,
      about: table,
      content: summed(store.readRows(client, table), (sum) => contents.tables.push({ name, ...sum }), watch.read),
    };
  }
  contents.sequences = await store.readSequences(client);
  const ids = await store.listWorkspaces(client);
  // The cluster of workspaces is started only where one has tables.
  if (ids.length > 0) yield* workspaceParts({ workspaceCluster, secret }, ids, contents, watch);
  return contents;
}

async function* workspaceParts(
  { workspaceCluster, secret }: Pick<Installation, "workspaceCluster" | "secret">,
  ids: readonly string[],
  contents: Contents,
  watch: Watch,
): AsyncGenerator<NewPart> {
  const tables = await openWorkspaceTables({ workspaceCluster, secrets: createSecrets(secret, null) });
  try {
    for (const [index, id] of ids.entries()) {
      watch.doing(`the tables of workspace ${index + 1} of ${ids.length}`);
      const found: Contents["workspaces"][number] = { id, moment: "", parts: {} };
      for await (const { part, moment, lines } of tables.read(id)) {
        found.moment = moment;
        const tell = (sum: { rows: number; sum: string }) => {
          found.parts[part] = sum;
        };
        yield {
          name: `${partNames.workspace}/${id}/${part}`,
          about: { workspaceId: id, part, moment },
          content: summed(bytesOf(lines), tell, watch.read),
        };
      }
      if (found.moment === "") contents.missingWorkspaces.push(id);
      else contents.workspaces.push(found);
    }
  } finally {
    await tables.close();
  }
}

async function* fileParts(
  { files }: Installation,
  client: Client,
  contents: Contents,
  watch: Watch,
): AsyncGenerator<NewPart> {
  let last: { workspaceId: string; id: string } | undefined;
  for (;;) {
    const found = await store.listFiles(client, last, filesAtOnce);
    last = found.at(-1);
    if (last === undefined) return;
    for (const { workspaceId, id } of found) {
      watch.doing(`file ${contents.files.count + 1}`);
      const key = `${workspaceId}/${id}`;
      const bytes = await files.read(key);
      if (bytes === undefined) {
        contents.files.missing++;
        continue;
      }
      contents.files.count++;
      yield { name: `${partNames.file}/${key}`, about: { key }, content: counted(bytes) };
    }
  }

  async function* counted(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, void> {
    for await (const piece of bytes) {
      contents.files.bytes += piece.length;
      watch.read(piece.length);
      yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    }
  }
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Buffer, void> {
  for await (const text of texts) if (text !== "") yield Buffer.from(text);
}

function json(value: object): Buffer[] {
  return [Buffer.from(JSON.stringify(value))];
}
