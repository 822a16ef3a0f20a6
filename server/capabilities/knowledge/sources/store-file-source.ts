import type { Kernel } from "../../../kernel/kernel.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { deleteFiles, type FileRow, keepFile } from "../../files/index.ts";
import { storeFile } from "../learning/learn-files.ts";
import type { FileOrigin } from "../learning/origin.ts";
import type { FileRead } from "../learning/read-learnt-files.ts";
import { lookAgain, type NewLearntSource, startLearning } from "../learning/start-learning.ts";
import { findLearntSource, type LearntSource, lockLearntSource, updateOrigin } from "../learning/store.ts";
import { fileHasSource, isLearnt, nameTaken } from "../problems.ts";
import type { SourceChange } from "../schema.ts";
import { type LockedSource, lockNames, lockSources } from "./store.ts";
import { unshareOriginals } from "./unshare-originals.ts";

/** A source that is wanted of a file. */
export type WantedFile = {
  origin: Omit<FileOrigin, "fileId">;
  /** In hexadecimal: tells files apart, and what is said of them. */
  fingerprint: string;
  externalId: string | null;
  /** Sorted, each once. Null: the source keeps those that it has. */
  tags: string[] | null;
  /** Stores the file, or gives the one that is stored. */
  store(): Promise<FileRow>;
};

/** Tells whether a source is what is wanted already. */
export function isStored(wanted: WantedFile, former: LockedSource | undefined): boolean {
  return former?.status === "indexed" && former.fingerprint === wanted.fingerprint && hasTags(wanted, former);
}

function hasTags({ tags }: WantedFile, former: LockedSource): boolean {
  return tags === null || JSON.stringify(tags) === JSON.stringify(givenTags(former));
}

function givenTags(former: LockedSource | undefined): readonly string[] {
  return former?.origin?.type === "file" ? former.origin.tags : [];
}

type FileToStore = { wanted: WantedFile; file: FileRow; read: FileRead | undefined };

/**
 * Stores a source of a file, in place of the one that has its name. Without what was `read` of the file,
 * a job reads it. Throws conflict for the name of another kind of source, and for a file that has a source.
 */
export async function storeFileSource(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  { wanted, file, read }: FileToStore,
): Promise<{ id: string; change: SourceChange }> {
  const { externalId, fingerprint } = wanted;
  if (externalId !== null) await lockNames(tx, workspaceId);
  const [former] = externalId === null ? [] : await lockSources(tx, workspaceId, { names: [externalId] });
  if (isStored(wanted, former)) return { id: former!.id, change: "unchanged" };
  const { name: title, url } = wanted.origin;
  const given = wanted.tags ?? givenTags(former);
  const source: NewLearntSource & { origin: FileOrigin } = {
    ...{ id: former?.id ?? newUuid(), title, url, externalId, fingerprint },
    tags: [...given],
    origin: { ...wanted.origin, tags: given, fileId: file.id },
  };
  if (former === undefined) {
    await keep(tx, workspaceId, source.origin);
    await startLearning(tx, workspaceId, source);
  } else await replace(kernel, tx, workspaceId, former, source);
  const stored = read === undefined ? undefined : await lockLearntSource(tx, workspaceId, source.id);
  if (stored?.status === "pending") await storeFile(kernel, tx, workspaceId, stored, read!);
  return { id: source.id, change: former === undefined ? "created" : "replaced" };
}

async function keep(tx: Transaction, workspaceId: string, { fileId, shareOriginal }: FileOrigin): Promise<void> {
  if (!(await keepFile(tx, workspaceId, { id: fileId, isShared: shareOriginal }))) throw fileHasSource();
}

/** Gives a locked source another file, or other tags. */
async function replace(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  former: LockedSource,
  source: NewLearntSource & { origin: FileOrigin },
): Promise<void> {
  const learnt = await findLearntSource(tx, workspaceId, former.id);
  if (learnt === undefined) throw nameTaken();
  if (learnt.origin.type !== "file") throw isLearnt(former.externalId);
  // The same file with other tags stays as it is stored, with the tags that it names itself.
  const isSame = former.status === "indexed" && former.fingerprint === source.fingerprint;
  const named = isSame ? former.tags.filter((tag) => !givenTags(former).includes(tag)) : [];
  const tags = [...new Set([...source.tags, ...named])].sort();
  const origin = isSame ? { ...source.origin, fileId: learnt.origin.fileId } : source.origin;
  if (!isSame) await unshareOriginals(kernel, tx, workspaceId, [learnt]);
  if (!isSame && learnt.origin.fileId !== origin.fileId) {
    await deleteFiles(kernel, tx, workspaceId, [learnt.origin.fileId]);
    await keep(tx, workspaceId, origin);
  }
  await updateOrigin(tx, workspaceId, { ...source, tags, title: isSame ? learnt.title : source.title, origin });
  if (!isSame) await lookAgain(tx, workspaceId, { ...learnt, origin } satisfies LearntSource);
}
