import { answerInDialogue, type PassageIndex, sectionOf } from "@parley/engine";
import type { Kernel } from "../../../kernel/kernel.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import { show } from "../../../kernel/wire/show.ts";
import { addressShown } from "../../files/index.ts";
import { passageIndexAt } from "../indexing/passage-indexes.ts";
import { readKnowledgeVersion } from "../indexing/store.ts";
import { placeOf } from "../searching/search-passages.ts";
import { Gap } from "./schema.ts";
import { findWordings, type GapRow } from "./store.ts";

const mostExamples = 10;
const shape = show(Gap);

/**
 * Returns the gaps by id, each with what the knowledge of now has on its question. A gap whose
 * questions were erased since it was read is left out.
 */
export async function showGaps(
  kernel: Kernel,
  workspaceId: string,
  rows: readonly GapRow[],
): Promise<Map<string, Gap>> {
  const shown = new Map<string, Gap>();
  if (rows.length === 0) return shown;
  const db = kernel.database.query;
  const ids = rows.map(({ id }) => id);
  const wordings = await findWordings(db, workspaceId, ids, mostExamples);
  const index = await passageIndexAt(kernel, workspaceId, await readKnowledgeVersion(db, workspaceId));
  const yieldIfDue = periodicYield();
  for (const row of rows) {
    const examples = wordings.get(row.id);
    if (examples !== undefined) shown.set(row.id, showGap(kernel, index, row, examples));
    await yieldIfDue();
  }
  return shown;
}

function showGap(kernel: Kernel, index: PassageIndex, row: GapRow, examples: string[]): Gap {
  const question = examples[0]!;
  // As it would be answered at the beginning of a conversation.
  const { answered, support, retrieval } = answerInDialogue(index, question, []);
  const nearest = retrieval.passages[0] ?? index.find(question).passages[0];
  return shape({
    ...row,
    question,
    reasons: { unanswered: row.unanswered, unhelpful: row.unhelpful, handedOver: row.handedOver },
    examples,
    nearest: nearest === undefined ? null : placeShown(kernel, nearest),
    answeredNow: answered && support.length > 0,
  });
}

type FoundPassage = ReturnType<PassageIndex["find"]>["passages"][number];

function placeShown(kernel: Kernel, { document, passage }: FoundPassage) {
  return {
    sourceId: document.sourceId,
    title: document.title,
    url: addressShown(kernel, document.url),
    ...placeOf(sectionOf(document, passage.headings), document, passage.start),
  };
}
