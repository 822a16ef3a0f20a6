import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { listFileBytes } from "../../../kernel/quotas/store.ts";
import {
  deleteSizeNotes,
  findLargestTables,
  hasSizeNote,
  insertSizeNote,
  readDatabaseBytes,
  type Sizes,
} from "./store.ts";

const tablesNoted = 20;
const keptDays = 60;
const dayMs = 86_400_000;

/** Measures the installation as of now, in bytes. Asks the workspace cluster about each database there. */
export async function readSizes(kernel: Kernel): Promise<Sizes> {
  const { query } = kernel.database;
  const files = await listFileBytes(query);
  const ofDatabases = kernel.shownUses.find(({ name }) => name === "databaseBytes");
  const ids = files.map(({ workspaceId }) => workspaceId);
  const [databaseBytes, tables, ofWorkspaces] = await Promise.all([
    readDatabaseBytes(query),
    findLargestTables(query, tablesNoted),
    ofDatabases?.read(kernel, ids) ?? new Map<string, number>(),
  ]);
  return {
    databaseBytes,
    workspaceDatabaseBytes: sum(ofWorkspaces.values()),
    fileBytes: sum(files.map(({ bytes }) => bytes)),
    tableBytes: Object.fromEntries(tables.map(({ name, bytes }) => [name, bytes])),
  };
}

function sum(numbers: Iterable<number>): number {
  return Iterator.from(numbers).reduce((total, number) => total + number, 0);
}

/** Notes the sizes once a day, so that doctor can say how fast they grow. It looks each hour: a node may sleep. */
export const noteSizes = defineJob<unknown>({
  name: "note-sizes",
  schedule: "41 * * * *",
  async run(kernel) {
    const { query } = kernel.database;
    const nowMs = kernel.clock.now();
    const day = dayOf(nowMs);
    if (await hasSizeNote(query, day)) return;
    await insertSizeNote(query, day, { ...(await readSizes(kernel)), notedAt: new Date(nowMs) });
    await deleteSizeNotes(query, dayOf(nowMs - keptDays * dayMs));
  },
});

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
