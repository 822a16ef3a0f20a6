import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { addressInFolder } from "@parley/documents";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, unavailable } from "../../../kernel/problem.ts";
import { inTransaction, type Queryable } from "../../../kernel/storage/database.ts";
import { Answer, type Call, type Context } from "../../../kernel/wire/route.ts";
import { addFile, deleteFiles, FileId, type FileRow, findFile, noSuchFile, storeBytes } from "../../files/index.ts";
import { problemOf } from "../learning/list-pages.ts";
import { findProblems } from "../learning/pages/store.ts";
import { type FileRead, readLearntFiles } from "../learning/read-learnt-files.ts";
import { archiveTooLarge, fileProblemOf, namedByPaths, namesMissing, othersAreRead } from "../problems.ts";
import type { FileContent, SourceChange } from "../schema.ts";
import { readUploads, type UploadFields } from "./read-uploads.ts";
import { showSource } from "./show-source.ts";
import { countPending, findSourcesByIds, lockSources } from "./store.ts";
import { isStored, storeFileSource, type WantedFile } from "./store-file-source.ts";

const archivePatienceMs = 60_000;
const lookEveryMs = 100;
const mostOfArchive = 2_000;
const storedAtOnce = 20;

type Stored = { id: string; change: SourceChange };
type Archive = Extract<FileRead, { kind: "archive" }>;

/** Adds a source of a file that was uploaded before. Throws not-found, conflict, and why the file is refused. */
export async function addUploadedFile(context: Context, input: FileContent): Promise<Answer> {
  const { kernel, caller } = context;
  const id = FileId.parse(input.fileId);
  const file = id === undefined ? undefined : await findFile(kernel.database.query, caller.workspaceId, id);
  if (file === undefined) throw noSuchFile();
  const { externalId, ...about } = input;
  return addOne(context, file, { ...about, ...(externalId === undefined ? {} : { externalId: [externalId] }) });
}

/** Adds the sources of the files that a form brings. What is refused leaves no file behind. */
export async function addFilesOfForm(call: Call<unknown, unknown, unknown>): Promise<Answer> {
  const { kernel, caller } = call;
  const files: FileRow[] = [];
  try {
    const fields = await readUploads(call, async (part) => {
      const file = await storeBytes(kernel, caller.workspaceId, part);
      await inTransaction(kernel.database, (tx) => addFile(tx, file));
      files.push(file);
    });
    if (files.length === 1 && (fields.externalId ?? []).length < 2) return await addOne(call, files[0]!, fields);
    if (new Set<unknown>(fields.externalId ?? files).size !== files.length) throw namesMissing(files.length);
    const wanted = files.map((file, at) => wantedOf(file, fields, fields.externalId?.[at], async () => file));
    return await addMany(call, wanted);
  } finally {
    // A source keeps its file. What no source has is not wanted any more.
    await dropFiles(kernel, caller.workspaceId, files);
  }
}

function dropFiles(kernel: Kernel, workspaceId: string, files: readonly FileRow[]): Promise<unknown> {
  const ids = files.map(({ id }) => id);
  return inTransaction(kernel.database, (tx) => deleteFiles(kernel, tx, workspaceId, ids, { unusedOnly: true }));
}

async function addOne(context: Context, file: FileRow, fields: UploadFields): Promise<Answer> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const wanted = wantedOf(file, fields, fields.externalId?.[0], async () => file);
  const isArchive = /\.zip$/i.test(file.name) || file.mimeType.includes("zip");
  const read = await readPatiently(context, wanted, file, isArchive);
  if (read?.kind === "later") throw new Problem(unavailable, read.told);
  if (read?.kind === "refused") throw new Problem(fileProblemOf(read.problem), read.told);
  if (read?.kind === "archive") return addArchive(context, read, fields);
  if (read === undefined && isArchive) throw othersAreRead();
  return context.commit(async (tx) => {
    const { id, change } = await storeFileSource(kernel, tx, workspaceId, { wanted, file, read });
    const [row] = await findSourcesByIds(tx, workspaceId, [id]);
    return new Answer(change === "created" ? 201 : 200, { ...showSource(row!), change });
  });
}

/**
 * Reads a file while the request waits. Undefined where that takes longer: a job reads it then.
 * Only the request can make sources of an archive, so that it waits for its turn.
 */
async function readPatiently(
  { kernel, caller }: Context,
  { origin }: WantedFile,
  { id: fileId }: FileRow,
  isArchive: boolean,
): Promise<FileRead | undefined> {
  const { waitMs } = kernel.config.files;
  const end = kernel.clock.elapsed() + (isArchive ? Math.max(archivePatienceMs, waitMs) : waitMs);
  for (;;) {
    const reading = readLearntFiles(kernel, caller.workspaceId, [{ ...origin, fileId }]);
    // Nobody waits any more for an error that comes later.
    reading.catch(() => undefined);
    const late = delay(end - kernel.clock.elapsed(), "late" as const, { ref: false });
    const reads = await Promise.race([reading, late]);
    if (reads === "late") return undefined;
    if (reads !== undefined) return reads[0];
    if (!isArchive || kernel.clock.elapsed() > end) return undefined;
    await delay(lookEveryMs);
  }
}

/** Makes a source of each file of an archive, which is named by its path. */
function addArchive(context: Context, { files, notes }: Archive, fields: UploadFields): Promise<Answer> {
  if (files.length > mostOfArchive) throw archiveTooLarge(files.length, mostOfArchive);
  if (fields.externalId !== undefined) throw namedByPaths();
  const { kernel, caller } = context;
  const wanted = files.map(({ path, bytes }) => {
    const contentHash = createHash("sha256").update(bytes).digest("hex");
    return wantedOf({ name: path, mimeType: "", bytes: bytes.length, contentHash }, fields, path, async () => {
      const sent = { fileName: path, mimeType: "", stream: Readable.from([bytes]) };
      const file = await storeBytes(kernel, caller.workspaceId, sent);
      await inTransaction(kernel.database, (tx) => addFile(tx, file));
      return file;
    });
  });
  return addMany(context, wanted, notes);
}

function wantedOf(
  { name, mimeType, bytes, contentHash }: Pick<FileRow, "name" | "mimeType" | "bytes" | "contentHash">,
  { url, baseUrl, questionColumn, answerColumn, shareOriginal = false, tags }: UploadFields,
  externalId: string | undefined,
  store: () => Promise<FileRow>,
): WantedFile {
  const columns =
    questionColumn === undefined || answerColumn === undefined
      ? null
      : { question: questionColumn, answer: answerColumn };
  const address = url ?? (baseUrl === undefined ? null : addressInFolder(name, baseUrl));
  const parts = [name, address, columns, shareOriginal, contentHash];
  return {
    origin: {
      ...{ type: "file", name, mimeType, bytes, url: address, columns, shareOriginal },
      ...{ tags: tags ?? [], refresh: null },
    },
    fingerprint: createHash("sha256").update(JSON.stringify(parts)).digest("hex"),
    externalId: externalId ?? null,
    tags: tags === undefined ? null : [...new Set(tags)].sort(),
    store,
  };
}

/** Adds many sources, and waits a while for the job that reads them. Those that are there as they are wanted stay. */
async function addMany(context: Context, wanted: readonly WantedFile[], notes?: Archive["notes"]): Promise<Answer> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const end = kernel.clock.elapsed() + kernel.config.files.waitMs;
  const names = wanted.flatMap(({ externalId }) => externalId ?? []);
  const known = await inTransaction(kernel.database, (tx) => lockSources(tx, workspaceId, { names }));
  const byName = new Map(known.map((source) => [source.externalId, source]));
  const told = notes === undefined ? {} : { notes };
  const files: (FileRow | undefined)[] = [];
  for (let at = 0; at < wanted.length; at += storedAtOnce) {
    const group = wanted.slice(at, at + storedAtOnce);
    files.push(
      ...(await Promise.all(group.map((one) => (isStored(one, byName.get(one.externalId)) ? undefined : one.store())))),
    );
  }
  const stored: Stored[] = [];
  const first = await context.commit(async (tx) => {
    // A transaction may run again.
    stored.length = 0;
    for (const [at, one] of wanted.entries()) {
      const file = files[at];
      if (file === undefined) stored.push({ id: byName.get(one.externalId)!.id, change: "unchanged" });
      else stored.push(await storeFileSource(kernel, tx, workspaceId, { wanted: one, file, read: undefined }));
    }
    const status = stored.some(({ change }) => change === "created") ? 201 : 200;
    return new Answer(status, { sources: await showStored(tx, workspaceId, stored), ...told });
  });
  const { query } = kernel.database;
  const ids = stored.map(({ id }) => id);
  while (kernel.clock.elapsed() < end && (await countPending(query, workspaceId, ids)) > 0) await delay(lookEveryMs);
  return new Answer(first.status, { sources: await showStored(query, workspaceId, stored), ...told });
}

/** Shows sources as they are now. One whose new file could not be read stays as it was. */
async function showStored(db: Queryable, workspaceId: string, stored: readonly Stored[]) {
  const ids = stored.map(({ id }) => id);
  const rows = new Map((await findSourcesByIds(db, workspaceId, ids)).map((row) => [row.id, row]));
  const problems = await findProblems(db, workspaceId, ids);
  return stored.flatMap(({ id, change }) => {
    const row = rows.get(id);
    // Another request may have removed it meanwhile.
    if (row === undefined) return [];
    const found = row.status === "pending" ? undefined : problems.get(id);
    if (found === undefined) return [{ ...showSource(row), change }];
    const isKept = row.status === "indexed" && change === "replaced";
    return [{ ...showSource(row), change: isKept ? "unchanged" : change, problem: problemOf(found) }];
  });
}
