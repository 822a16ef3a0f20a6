import { type BackupKey, readBackup, type StoredPart } from "@parley/backup";
import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, unavailable } from "../../../kernel/problem.ts";
import { inShareOf } from "../../../kernel/sharing/share.ts";
import { findStandingsOf } from "../../../kernel/standing/store.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import type { Deciding } from "../../../kernel/wire/route.ts";
import { noteWorkspaceTables, openWorkspaceTables } from "../../database/index.ts";
import { findFile, keepAllBytes, letAllBytesGo, writeStoredBytes } from "../../files/index.ts";
import { type BroughtMember, bringMember, findWorkspace, oneLine, WorkspaceId } from "../../identity/index.ts";
import type { Stopped } from "../carrying/arrive.ts";
import { carriedTables } from "../carrying/carried-tables.ts";
import { type CarriedMember, type Origin, partNames, type Watch } from "../carrying/part-names.ts";
import { readSchema } from "../carrying/read-schema.ts";
import { allowTime } from "../carrying/store.ts";
import { type ImportedWorkspace, showImportedWorkspace } from "../schema.ts";
import { type Filling, fillTable } from "./fill-table.ts";
import { readLines, Unpacking, withinLines } from "./read-lines.ts";
import { ContentsShape, MemberShape, readOrigin, readShape } from "./read-origin.ts";
import { clash, explainImport, refused } from "./refused.ts";

/** Bytes of files wait so long for the end of an import. Those of one that broke off are deleted then at the latest. */
const bytesWaitMs = 86_400_000;
/** Each of them is written a mail. */
const mostMembers = 500;
const longestJson = 1_048_576;

/** Outside of the transaction, an import has made these things until now. */
type Left = { workspaceId: string | undefined; hasDatabase: boolean; hasFiles: boolean };

/**
 * Makes a workspace of its file, all of it or nothing. Somebody else may have written the file: rows of other
 * workspaces, other tables and SQL that the gate of raw SQL refuses are refused, and no account of this installation is
 * touched. Throws workspace-clash and workspace-file-refused.
 */
export async function importWorkspace(
  deciding: Deciding,
  bytes: AsyncIterable<Buffer>,
  { key, watch }: { key: BackupKey | null; watch: Watch },
): Promise<ImportedWorkspace> {
  const { kernel } = deciding;
  const left: Left = { workspaceId: undefined, hasDatabase: false, hasFiles: false };
  let hasBegun = false;
  try {
    const imported = await inShareOf(undefined, "long", () =>
      inTransaction(kernel.database, async (tx) => {
        // The bytes of the file come once.
        if (hasBegun) throw new Problem(unavailable, "The database was in use. Import the file again.");
        hasBegun = true;
        await allowTime(tx);
        return fill(deciding, tx, bytes, { key, watch, left });
      }),
    );
    await kernel.standings.read();
    return imported;
  } catch (error) {
    await removeLeft(kernel, left);
    throw explainImport(error);
  }
}

/** Removes what a failed import has made. The next import, or a job within a day, removes what is left even then. */
async function removeLeft(kernel: Kernel, { workspaceId, hasDatabase, hasFiles }: Left): Promise<void> {
  if (workspaceId === undefined) return;
  try {
    if (hasFiles) await inTransaction(kernel.database, (tx) => letAllBytesGo(tx, workspaceId));
    if (!hasDatabase) return;
    const tables = await openWorkspaceTables(kernel);
    await tables.drop(workspaceId).finally(() => tables.close());
  } catch (cause) {
    kernel.log.warn({ workspaceId, cause: String(cause) }, "an import that failed has left something");
  }
}

async function fill(
  deciding: Deciding,
  tx: Transaction,
  bytes: AsyncIterable<Buffer>,
  { key, watch, left }: { key: BackupKey | null; watch: Watch; left: Left },
): Promise<ImportedWorkspace> {
  const { kernel, caller } = deciding;
  const unpacking = new Unpacking();
  const parts = readBackup(unpacking.reading(bytes), key);
  const origin = readOrigin(await textOf(await next(parts, partNames.origin)), await readSchema(tx));
  const { workspaceId } = origin;
  if ((await findWorkspace(tx, workspaceId)) !== undefined)
    throw clash(`The installation has the workspace ${WorkspaceId.format(workspaceId)} already.`);
  const carried = await readMembers(await next(parts, partNames.members));
  const tables = new Map((await carriedTables(tx)).map((table) => [table.name, table]));
  const stopped: Stopped = { campaigns: 0, endpoints: 0, runs: 0, series: 0, workflows: 0 };
  const now = new Date(kernel.clock.now()).toISOString();
  const accounts = new Set<string>();
  const filling: Filling = { kernel, tx, origin, now, accounts, foreign: new Map(), stopped };
  const found = { tables: {} as Record<string, number>, hasDatabase: false, files: 0, fileBytes: 0 };
  let members: BroughtMember[] = [];
  let contents: ReturnType<typeof readContents> | undefined;
  for await (const part of parts) {
    if (contents !== undefined) throw refused("The parts of the file are out of order.");
    const [kind, name = ""] = part.name.split("/");
    const content = unpacking.holding(part.content);
    watch.doing(name === "" ? part.name : name);
    if (kind === partNames.table) {
      const table = tables.get(name);
      if (table === undefined || name in found.tables || found.hasDatabase)
        throw refused(`The file has rows for ${JSON.stringify(name)}, which is no table that comes along.`);
      if ((name === "workspace") !== (members.length === 0 && Object.keys(found.tables).length === 0))
        throw refused("The parts of the file are out of order.");
      found.tables[name] = await fillTable(filling, table, columnsOf(part), content);
      watch.rows(found.tables[name]);
      if (name !== "workspace") continue;
      await requireWorkspace(tx, origin);
      members = await bringMembers(kernel, tx, origin, carried);
      for (const { accountId, became } of members) if (became === "member") accounts.add(accountId);
    } else if (kind === partNames.database && name === "" && !found.hasDatabase) {
      found.hasDatabase = true;
      await fillDatabase(kernel, workspaceId, withinLines(content), left);
      await noteWorkspaceTables(tx, workspaceId);
    } else if (kind === partNames.file && (await hasFile(tx, workspaceId, name))) {
      found.files++;
      watch.file();
      left.workspaceId = workspaceId;
      left.hasFiles = true;
      const deleteAt = new Date(kernel.clock.now() + bytesWaitMs);
      const isWritten = await writeStoredBytes(kernel, { workspaceId, id: name }, counted(content), deleteAt);
      if (!isWritten) throw clash("The storage has a file of this workspace already.");
    } else if (kind === partNames.contents && name === "") contents = readContents(await textOf(part));
    else throw refused(`The file has a part ${JSON.stringify(part.name)}, which does not belong to it.`);
  }
  if (contents === undefined) throw refused("The file is cut: its end is missing.");
  const isWhole =
    contents.members === carried.length &&
    [...tables.keys()].every((name) => contents.tables[name] === found.tables[name]) &&
    (contents.database !== null) === found.hasDatabase &&
    contents.files.count === found.files;
  if (!isWhole) throw refused("The file lacks parts that its end names.");
  await keepAllBytes(tx, workspaceId);
  const rows = Object.values(found.tables).reduce((sum, count) => sum + count, 0);
  const [standing] = await findStandingsOf(tx, [workspaceId]);
  const counts = { rows, files: found.files, fileBytes: found.fileBytes, missingFiles: contents.files.missing };
  await audit(tx, {
    workspaceId,
    caller,
    action: "workspace.imported",
    targetId: workspaceId,
    details: { moment: origin.moment, ...counts, stopped, hasSecrets: origin.hasSecrets },
  });
  const { name, moment, hasSecrets } = origin;
  return showImportedWorkspace({
    ...{ id: workspaceId, name, moment, hasSecrets, ...counts, stopped },
    isSuspended: standing !== undefined && standing.suspendedAt !== null,
    members: members.map(({ accountId, ...member }) => ({ ...member, userId: accountId })),
  });

  async function* counted(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      found.fileBytes += piece.length;
      watch.bytes(piece.length);
      yield piece;
    }
  }
}

/** The name of a workspace stands in the subjects of mails. */
async function requireWorkspace(tx: Transaction, { workspaceId }: Origin): Promise<void> {
  const name = (await findWorkspace(tx, workspaceId))?.name;
  if (name !== undefined && new RegExp(`^${oneLine}`, "u").test(name) && name.length <= 200) return;
  throw refused("The file has no workspace with a name of one line.");
}

async function readMembers(part: StoredPart): Promise<CarriedMember[]> {
  const members: CarriedMember[] = [];
  for await (const line of readLines(part.content)) {
    members.push(readShape(MemberShape, line, "list of members"));
    if (members.length > mostMembers) throw refused(`The workspace has more than ${mostMembers} members.`);
  }
  return members;
}

async function bringMembers(
  kernel: Kernel,
  tx: Transaction,
  { workspaceId }: Origin,
  carried: readonly CarriedMember[],
): Promise<BroughtMember[]> {
  const members: BroughtMember[] = [];
  for (const person of carried) {
    const brought = await bringMember(kernel, tx, workspaceId, person);
    if (brought === undefined) throw refused("The list of members names an address that is none.");
    members.push(brought);
  }
  return members;
}

/** A workspace that was deleted here, or an import that broke off, may have left a database. */
async function fillDatabase(
  kernel: Kernel,
  workspaceId: string,
  lines: AsyncIterable<Buffer>,
  left: Left,
): Promise<void> {
  const tables = await openWorkspaceTables(kernel);
  try {
    if (await tables.has(workspaceId)) await tables.drop(workspaceId);
    left.workspaceId = workspaceId;
    left.hasDatabase = true;
    await tables.make(workspaceId);
    await tables.fill(workspaceId, "tables", lines, kernel.untrusted);
  } finally {
    await tables.close();
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function hasFile(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  return uuid.test(id) && (await findFile(tx, workspaceId, id)) !== undefined;
}

function columnsOf({ about }: StoredPart): string[] {
  const { columns } = about;
  if (Array.isArray(columns) && columns.every((column) => typeof column === "string")) return columns;
  throw refused("A table of the file names no columns.");
}

function readContents(text: string) {
  return readShape(ContentsShape, text, "end");
}

async function next(parts: AsyncGenerator<StoredPart, void>, name: string): Promise<StoredPart> {
  const found = await parts.next();
  if (found.done !== true && found.value.name === name) return found.value;
  throw refused(`This is no export of a workspace: its part ${name} is missing. A backup is restored by a command.`);
}

async function textOf({ content }: StoredPart): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    pieces.push(piece);
    length += piece.length;
    if (length > longestJson) throw refused("A part of the file is too long.");
  }
  return Buffer.concat(pieces).toString("utf8");
}
