import type { Kernel } from "../../../kernel/kernel.ts";
import { countUse } from "../../../kernel/quotas/quotas-of.ts";
import { requireRoom } from "../../../kernel/quotas/take-room.ts";
import { state } from "../../../kernel/state.ts";
import type { Queryable, Transaction } from "../../../kernel/storage/database.ts";
import { createGatherer } from "../../../kernel/storage/gatherer.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import { type Cost, costOfText } from "../../../kernel/wire/cost.ts";
import { Answer, type Context } from "../../../kernel/wire/route.ts";
import { namedTwice } from "../problems.ts";
import type { AddedSource, FileContent, LearntContent, NewSources, SourceContent } from "../schema.ts";
import { cleanContent } from "./clean-content.ts";
import { insertTogether } from "./insert-together.ts";
import { type PreparedDocument, prepareDocument } from "./prepare-document.ts";
import { type DocumentsToStore, findTaught, lockNames, lockSources } from "./store.ts";
import { bytesToStore, stepsTo, storeSources } from "./store-sources.ts";

/** A longer text would make the requests wait that share its commit. */
const mostSharedCharacters = 50_000;

/**
 * Adds one source, or several in one transaction; one whose name a source has replaces that source.
 * Every question that is asked after this answer finds them.
 */
export async function addSources(
  context: Context,
  input: Exclude<NewSources, LearntContent | FileContent>,
): Promise<Answer> {
  const isBulk = "sources" in input;
  const sent = isBulk
    ? await prepareSources(context, input.sources)
    : [prepareDocument(newUuid(), await cleanContent(context, input))];
  const documents = [...new Map(sent.map((document) => [twinKeyOf(document), document])).values()];
  const { kernel } = context;
  const { workspaceId } = context.caller;
  const names = documents.flatMap(({ externalId }) => externalId ?? []);
  const requireBytes = (db: Queryable, knowledgeBytes: number) =>
    requireRoom(kernel, db, workspaceId, { knowledgeBytes });
  const unnamed = documents.filter(({ externalId }) => externalId === null);
  const fingerprints = unnamed.map(({ fingerprint }) => fingerprint);
  const hasTwins = await isOneTaught(kernel, workspaceId, fingerprints);
  const areAllNew = names.length === 0 && !hasTwins;
  // Where some may be there already, only the transaction knows how many are stored.
  if (areAllNew) await requireBytes(kernel.database.query, sumOfBytes(documents));
  const mayShare = !isBulk && !hasTwins && documents[0]!.text.length <= mostSharedCharacters;
  const store = async (tx: Transaction): Promise<Answer> => {
    const present = names.length === 0 ? [] : await lockNamed(tx, workspaceId, names);
    const twins = hasTwins ? await lockSources(tx, workspaceId, { fingerprints }) : [];
    const steps = stepsTo(documents, present, twins);
    if (!areAllNew) await requireBytes(tx, bytesToStore(steps));
    const stored = await storeSources(kernel, tx, workspaceId, steps, storageOf(tx, workspaceId));
    const status = stored.some(({ change }) => change === "created") ? 201 : 200;
    return new Answer(status, isBulk ? { sources: inOrderOf(sent, documents, stored) } : stored[0]!);
  };
  return context.commit(store, { mayShare });
}

/** Nearly every text is new. The look for all requests of one moment is one statement. */
const looks = state((kernel) =>
  createGatherer<{ workspaceId: string; fingerprint: string }, boolean>(
    { maxTogether: 64 },
    (contents) => findTaught(kernel.database.query, contents),
    () => "fail-all",
  ),
);

/** Tells whether a source without a name has one of these contents. */
async function isOneTaught(kernel: Kernel, workspaceId: string, fingerprints: readonly string[]): Promise<boolean> {
  const contents = fingerprints.map((fingerprint) => ({ workspaceId, fingerprint }));
  const [first, ...others] = contents;
  if (first === undefined) return false;
  if (others.length === 0) return looks(kernel).add(first)!;
  return (await findTaught(kernel.database.query, contents)).includes(true);
}

/** Makes the key that two documents without a name have in common when their content and their tags are the same. */
function twinKeyOf({ id, externalId, fingerprint, tags }: PreparedDocument): string {
  return externalId === null ? JSON.stringify([fingerprint, tags]) : id;
}

/** Shows what was sent twice twice: the second time it changed nothing. */
function inOrderOf(
  sent: readonly PreparedDocument[],
  documents: readonly PreparedDocument[],
  stored: readonly AddedSource[],
): AddedSource[] {
  const byKey = new Map(documents.map((document, at) => [twinKeyOf(document), stored[at]!]));
  const shown = new Set<AddedSource>();
  return sent.map((document) => {
    const source = byKey.get(twinKeyOf(document))!;
    return shown.size === shown.add(source).size ? { ...source, change: "unchanged" } : source;
  });
}

function sumOfBytes(documents: readonly PreparedDocument[]): number {
  return documents.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function lockNamed(tx: Transaction, workspaceId: string, names: readonly string[]) {
  await lockNames(tx, workspaceId);
  return lockSources(tx, workspaceId, { names });
}

/** Stores documents that are in memory. */
export function storageOf(tx: Transaction, workspaceId: string) {
  return {
    insert: (created: readonly PreparedDocument[]) => insertTogether(tx, workspaceId, created),
    input(replaced: readonly PreparedDocument[]): DocumentsToStore {
      countUse(tx, { workspaceId, quota: "knowledgeBytes", amount: sumOfBytes(replaced) });
      return { additions: replaced.map((document) => ({ ...document, workspaceId })) };
    },
  };
}

/** Cleans the sources of a body and makes their documents. Throws as `cleanContent` does, and invalid-request. */
export async function prepareSources(
  context: Context,
  contents: readonly SourceContent[],
): Promise<PreparedDocument[]> {
  const names = new Set<string>();
  const yieldIfDue = periodicYield();
  const documents: PreparedDocument[] = [];
  for (const [at, content] of contents.entries()) {
    if (content.externalId !== undefined && names.size === names.add(content.externalId).size) throw namedTwice(at);
    const cleaned = await cleanContent(context, content, `/body/sources/${at}`);
    documents.push(prepareDocument(newUuid(), cleaned));
    await yieldIfDue();
  }
  return documents;
}

/** Returns the cost of splitting, storing and indexing these sources. */
export function costOfSources(contents: readonly SourceContent[]): Cost {
  const characters = contents.reduce((sum, content) => sum + charactersOf(content), 0);
  return costOfText(contents.length, "source", characters);
}

function charactersOf(content: SourceContent): number {
  if (content.type === "text") return content.title.length + content.content.length;
  const asked = [content.question, ...(content.alternatives ?? [])];
  return content.answer.length + asked.reduce((sum, question) => sum + question.length, 0);
}
