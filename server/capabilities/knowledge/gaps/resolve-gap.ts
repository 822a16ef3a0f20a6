import { emit } from "../../../kernel/log/event.ts";
import { cannotBeDone, conflict, Problem } from "../../../kernel/problem.ts";
import { requireRoom } from "../../../kernel/quotas/take-room.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { gapResolved, sourceIndexed } from "../events.ts";
import { DocumentId, GapId, SourceId } from "../ids.ts";
import { noSuchGap, requireId } from "../problems.ts";
import { cleanWritten } from "../sources/clean-content.ts";
import { insertTogether } from "../sources/insert-together.ts";
import { prepareDocument } from "../sources/prepare-document.ts";
import { storeVersion } from "../sources/replace-source.ts";
import { findSource, lockSource } from "../sources/store.ts";
import { isPersonal, phrasingsToKeep } from "./phrasings-to-keep.ts";
import type { Gap, GapResolution } from "./schema.ts";
import { showGaps } from "./show-gaps.ts";
import { findGaps, findWordings, lockGaps, writeState } from "./store.ts";

/** More than a FAQ is given, so that enough is left without what is personal. */
const mostWordings = 100;
const mostAlternatives = 100;

/**
 * Closes a gap: with an answer, which becomes a FAQ in the same transaction; with a source that
 * answers it; or because it is none. Questions that are in no gap yet wait for the next reader or
 * job, which would cost more than the rest of the call: one that was missed before the call does not
 * open the gap again. A retry shows the gap as it is now. Throws not-found, conflict for another
 * answer to a resolved gap, and cannot-be-done for an unknown source.
 */
export async function resolveGap(context: Context, wireId: string, resolution: GapResolution): Promise<Gap> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const gapId = requireId(GapId, wireId, noSuchGap);
  if (context.progress === null) {
    const cleaned = await cleanResolution(context, resolution);
    await context.commit((tx) => close(context, tx, gapId, cleaned), { progressOf: () => ({}) });
  }
  const rows = await findGaps(kernel.database.query, workspaceId, { id: gapId, limit: 1 });
  const gap = (await showGaps(kernel, workspaceId, rows)).get(gapId);
  if (gap === undefined) throw noSuchGap();
  return gap;
}

async function cleanResolution(context: Context, resolution: GapResolution): Promise<GapResolution> {
  if (!("answer" in resolution)) return resolution;
  return { ...resolution, answer: await cleanWritten(context, resolution.answer, undefined, "/body/answer") };
}

async function close(context: Context, tx: Transaction, gapId: string, resolution: GapResolution): Promise<void> {
  const { workspaceId } = context.caller;
  await lockGaps(tx, workspaceId);
  const [gap] = await findGaps(tx, workspaceId, { id: gapId, limit: 1 });
  const wordings = (await findWordings(tx, workspaceId, [gapId], mostWordings)).get(gapId);
  if (gap === undefined || wordings === undefined) throw noSuchGap();
  if (gap.state === "resolved" && "answer" in resolution) throw resolvedAlready(gap.sourceId);
  const sourceId = await sourceOf(context, tx, resolution, wordings);
  const state = sourceId === null ? "ignored" : "resolved";
  if (gap.state === state && gap.sourceId === sourceId) return;
  await writeState(tx, workspaceId, gapId, { state, sourceId });
  emit(tx, gapResolved, {
    workspaceId,
    data: { gapId: GapId.format(gapId), state, ...(sourceId !== null && { sourceId: SourceId.format(sourceId) }) },
  });
}

/** Returns the source that answers the gap from now on; null for a gap that is ignored. */
async function sourceOf(
  context: Context,
  tx: Transaction,
  resolution: GapResolution,
  wordings: readonly string[],
): Promise<string | null> {
  if ("answer" in resolution) return addFaq(context, tx, resolution, wordings);
  return "sourceId" in resolution ? addAlternatives(context, tx, resolution.sourceId, wordings) : null;
}

async function addFaq(
  { kernel, caller }: Context,
  tx: Transaction,
  { answer, question, alternatives }: Extract<GapResolution, { answer: string }>,
  wordings: readonly string[],
): Promise<string> {
  const { workspaceId } = caller;
  // The team must choose a question by `question` when all wordings are personal.
  const asked = question ?? wordings.find((wording) => !isPersonal(wording));
  if (asked === undefined) throw questionNeeded();
  const document = prepareDocument(newUuid(), {
    type: "faq",
    question: asked,
    answer,
    alternatives: alternatives ?? phrasingsToKeep(wordings, [asked]),
  });
  await requireRoom(kernel, tx, workspaceId, { knowledgeBytes: document.bytes });
  await insertTogether(tx, workspaceId, [document]);
  const { id, sourceId, type, title } = document;
  emit(tx, sourceIndexed, {
    workspaceId,
    data: {
      sourceId: SourceId.format(sourceId),
      documentId: DocumentId.format(id),
      ...{ type, title, version: 1 },
    },
  });
  return sourceId;
}

/** A FAQ is asked by the wordings of the gap from now on. A text stays as it is. */
async function addAlternatives(
  context: Context,
  tx: Transaction,
  wireId: string,
  wordings: readonly string[],
): Promise<string> {
  const { workspaceId } = context.caller;
  const sourceId = SourceId.parse(wireId);
  const locked = sourceId === undefined ? undefined : await lockSource(tx, workspaceId, sourceId);
  const source = locked && (await findSource(tx, workspaceId, locked.id));
  if (locked === undefined || source === undefined) throw noSuchSourceNamed();
  const { text, questions } = source;
  if (source.type !== "faq" || text === null || questions === null) return source.id;
  const [question = source.title, ...alternatives] = questions;
  const more = phrasingsToKeep(wordings, questions).slice(0, mostAlternatives - alternatives.length);
  if (more.length === 0) return source.id;
  const content = {
    type: "faq" as const,
    question,
    answer: text,
    alternatives: [...alternatives, ...more],
    ...(source.url !== null && { url: source.url }),
  };
  await storeVersion(context.kernel, tx, workspaceId, locked, prepareDocument(source.id, content));
  return source.id;
}

function resolvedAlready(sourceId: string | null): Problem {
  const source = sourceId === null ? "A source" : `The source ${SourceId.format(sourceId)}`;
  return new Problem(
    conflict,
    `${source} resolved this gap already. Replace that source, or resolve the gap with the sourceId of another one.`,
  );
}

function questionNeeded(): Problem {
  return new Problem(
    cannotBeDone,
    "Every wording of this gap holds an address or a long number, which may be a person's. Send a `question` of your own with the answer.",
  );
}

function noSuchSourceNamed(): Problem {
  return new Problem(
    cannotBeDone,
    "This workspace has no source with this `sourceId`. GET /api/knowledge/sources lists its sources.",
  );
}
