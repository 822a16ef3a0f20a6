import { isDeepStrictEqual } from "node:util";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { deleteFiles } from "../../files/index.ts";
import { carryChoices } from "../asked/carry-choices.ts";
import { sourceIndexed, sourceRemoved } from "../events.ts";
import { SourceId } from "../ids.ts";
import { isLearnt } from "../problems.ts";
import { deleteUncited } from "../retiring/delete-uncited.ts";
import {
  deleteSources,
  findRetiredDocuments,
  lockCitations,
  reachVersion,
  retireDocuments,
} from "../retiring/store.ts";
import type { AddedSource, SourceChange, Warning } from "../schema.ts";
import type { PreparedDocument } from "./prepare-document.ts";
import { showSource } from "./show-source.ts";
import { type DocumentsToStore, findOtherAnswers, insertVersions, type LockedSource, writeLabels } from "./store.ts";
import { unshareOriginals } from "./unshare-originals.ts";

/** Describes a source that is to be stored, without the texts of its document. */
export type WantedSource = Omit<PreparedDocument, "text" | "questions" | "contentHash">;

/** Says what is to be done for a source that is wanted. `former`: the source as it is, where there is one. */
type Step<Wanted extends WantedSource = WantedSource> = { wanted: Wanted; tags: string[] } & (
  | { change: "created"; former: undefined }
  | { change: Exclude<SourceChange, "created">; former: LockedSource; isNewText: boolean; isNewLabel: boolean }
);

/** Stores the documents of what is wanted: from where, only its maker knows. `reserved`: the version of a large change. */
type Storage<Wanted extends WantedSource> = {
  reserved?: number;
  insert(created: readonly Wanted[]): Promise<Date>;
  input(replaced: readonly Wanted[]): DocumentsToStore;
  /** Ends what the documents were stored from. */
  end?(): Promise<void>;
};

/** Says what is to be done for a source that replaces this one, or none. Throws conflict for one that was learnt. */
export function stepTo<Wanted extends WantedSource>(wanted: Wanted, former: LockedSource | undefined): Step<Wanted> {
  const tags = wanted.tags ?? former?.tags ?? [];
  if (former === undefined) return { wanted, tags, change: "created", former };
  if (former.origin !== null) throw isLearnt(former.externalId);
  const isNewText = former.fingerprint !== wanted.fingerprint;
  const isOtherName = wanted.externalId !== null && wanted.externalId !== former.externalId;
  const isNewLabel = isOtherName || JSON.stringify(tags) !== JSON.stringify(former.tags);
  const change = isNewText || isNewLabel ? "replaced" : "unchanged";
  return { wanted: { ...wanted, sourceId: former.id }, tags, change, former, isNewText, isNewLabel };
}

/**
 * Does the same for many, of which those with the name of a source replace it. `twins`: unnamed sources, of which
 * one that equals what is wanted without a name stays as it is.
 */
export function stepsTo<Wanted extends WantedSource>(
  wanted: readonly Wanted[],
  present: readonly LockedSource[],
  twins: readonly LockedSource[] = [],
): Step<Wanted>[] {
  const byName = new Map(present.map((source) => [source.externalId, source]));
  const twinOf = ({ fingerprint, tags }: Wanted) =>
    twins.find(
      (twin) => twin.fingerprint === fingerprint && (tags === null || isDeepStrictEqual(tags, twin.tags.toSorted())),
    );
  return wanted.map((one) => stepTo(one, one.externalId === null ? twinOf(one) : byName.get(one.externalId)));
}

/** Counts the bytes of documents that these steps store. */
export function bytesToStore(steps: readonly Step[]): number {
  return steps
    .filter((step) => step.change === "created" || (step.change === "replaced" && step.isNewText))
    .reduce((sum, { wanted }) => sum + wanted.bytes, 0);
}

/**
 * Takes the steps, and removes the sources that are no longer wanted, in a few statements however
 * many they are. Announces each change, and shows the sources as they are then.
 */
export async function storeSources<Wanted extends WantedSource>(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  steps: readonly Step<Wanted>[],
  storage: Storage<Wanted>,
  unwanted: readonly LockedSource[] = [],
): Promise<AddedSource[]> {
  const { reserved } = storage;
  const created = steps.filter(({ change }) => change === "created").map(({ wanted }) => wanted);
  const kept = steps.filter((step) => step.change !== "created");
  const replaced = kept.filter(({ isNewText }) => isNewText);
  const createdAt = created.length === 0 ? undefined : await storage.insert(created);
  const former = replaced.flatMap((step) => step.former.documentId ?? []);
  // A sync may replace thousands of documents in one change, and reads none of them again.
  const keepsChoices = reserved === undefined;
  const version =
    replaced.length === 0 ? 0 : await retireDocuments(tx, workspaceId, former, { reserved, keepsChoices });
  const input = () => storage.input(replaced.map(({ wanted }) => wanted));
  const updatedAt = replaced.length === 0 ? undefined : await insertVersions(tx, workspaceId, input(), version);
  if (replaced.length > 0 && keepsChoices) await carryChoices(tx, workspaceId, former);
  const labelled = kept.filter(({ isNewLabel }) => isNewLabel);
  if (labelled.length > 0) await writeLabels(tx, workspaceId, labelled.map(labelsOf), reserved);
  const sources = steps.map((step) => {
    const shown = showSource(rowAfter(step, createdAt, updatedAt));
    const { id: sourceId, documentId, type, title, version } = shown;
    if (step.change !== "unchanged") {
      emit(tx, sourceIndexed, { workspaceId, data: { sourceId, documentId, type, title, version } });
    }
    return { ...shown, change: step.change };
  });
  await storage.end?.();
  await withdrawSources(kernel, tx, workspaceId, unwanted, { replaced, reserved });
  // A sync shows no sources: what its FAQs contradict is told with the gaps.
  if (reserved !== undefined) return sources;
  const faqs = steps.filter(({ wanted, change }) => wanted.type === "faq" && change !== "unchanged");
  const warnings = await warningsOf(
    tx,
    workspaceId,
    faqs.map(({ wanted }) => wanted.sourceId),
  );
  return sources.map((source, at) => {
    const told = warnings.get(steps[at]!.wanted.sourceId);
    return told === undefined ? source : { ...source, warnings: told };
  });
}

/**
 * Removes locked sources from the answers, announces it, and deletes their documents, except those that
 * replies cite. `replaced`: the sources whose former documents go in the same way. `reserved`: the version of
 * the change, which is reached here.
 */
export async function withdrawSources(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  sources: readonly LockedSource[],
  { replaced = [], reserved }: { replaced?: readonly { former: LockedSource }[]; reserved?: number | undefined } = {},
): Promise<void> {
  const ended = [...sources, ...replaced.map(({ former }) => former)].map(({ id }) => id);
  if (sources.length > 0) await deleteWithOriginals(kernel, tx, workspaceId, sources, reserved);
  const retired = ended.length === 0 ? [] : await findRetiredDocuments(tx, workspaceId, ended);
  // Other changes and replies wait for these locks, so they come last.
  if (reserved !== undefined) await reachVersion(tx, workspaceId, reserved);
  if (retired.length > 0) await lockCitations(tx, workspaceId);
  await deleteUncited(kernel, tx, workspaceId, retired);
  for (const { id } of sources) {
    emit(tx, sourceRemoved, { workspaceId, data: { sourceId: SourceId.format(id) } });
  }
}

/** Removes locked sources, and the files that they were learnt from. Their documents stay, retired, until they are deleted. */
export async function deleteWithOriginals(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  sources: readonly LockedSource[],
  reserved?: number,
): Promise<void> {
  await unshareOriginals(kernel, tx, workspaceId, sources);
  await deleteSources(tx, workspaceId, sources, reserved);
  const files = sources.flatMap(({ origin }) => (origin?.type === "file" ? [origin.fileId] : []));
  await deleteFiles(kernel, tx, workspaceId, files);
}

type Kept = Extract<Step, { former: LockedSource }>;

const labelsOf = ({ wanted, former, tags }: Kept) => ({
  id: former.id,
  externalId: wanted.externalId ?? former.externalId,
  tags,
});

function rowAfter(step: Step, createdAt: Date | undefined, updatedAt: Date | undefined) {
  const { wanted, tags } = step;
  const { id: documentId, sourceId: id, type, title, url, externalId } = wanted;
  if (step.change === "created") {
    const time = createdAt!;
    const status = "indexed" as const;
    const shown = { id, documentId, status, type, title, url, externalId, tags };
    return { ...shown, version: 1, createdAt: time, updatedAt: time };
  }
  const { former } = step;
  const labelled = { ...former, ...labelsOf(step) };
  if (!step.isNewText) return labelled;
  return { ...labelled, ...{ documentId, type, title, url }, version: former.version + 1, updatedAt: updatedAt! };
}

/** By source: other FAQs have one of its questions, and another answer. */
async function warningsOf(
  db: Queryable,
  workspaceId: string,
  sourceIds: readonly string[],
): Promise<Map<string, Warning[]>> {
  const warnings = new Map<string, Warning[]>();
  if (sourceIds.length === 0) return warnings;
  for (const { sourceId, question, otherId } of await findOtherAnswers(db, workspaceId, sourceIds)) {
    const other = SourceId.format(otherId);
    const message = `Another FAQ answers this question otherwise. People get one of the two answers: change or remove ${other}, or this one.`;
    const told = warnings.get(sourceId) ?? [];
    warnings.set(sourceId, [...told, { code: "other-answer", message, question, sourceId: other }]);
  }
  return warnings;
}
