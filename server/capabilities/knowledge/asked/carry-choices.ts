import { headingPath, passagesOf } from "@parley/engine";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { deleteAskedOf, type FormerChoice, findFormerChoices, moveAsked, raiseAskedVersion } from "./store.ts";

/**
 * Keeps what visitors chose when a text gets a new version: a passage that stands in the new one, word for
 * word and below the same headings, goes on being found by their questions. Others are forgotten. Takes
 * documents that the transaction has retired, after their next versions were stored.
 */
export async function carryChoices(tx: Transaction, workspaceId: string, formerIds: readonly string[]): Promise<void> {
  const moved = new Set<string>();
  const documentIds = new Set<string>();
  for (const choice of await findFormerChoices(tx, workspaceId, formerIds)) {
    const { id, documentId, topic, state } = choice;
    const start = placeIn(choice);
    const place = `${documentId} ${start} ${topic}`;
    // Two passages may have become one.
    if (start === undefined || moved.has(place)) continue;
    moved.add(place);
    await moveAsked(tx, workspaceId, { id, documentId, start });
    if (state === "active") documentIds.add(documentId);
  }
  await deleteAskedOf(tx, workspaceId, formerIds);
  await raiseAskedVersion(tx, workspaceId, [...documentIds]);
}

/** Finds where the passage that was chosen begins in the next version; undefined when it is not there. */
function placeIn({ start, formerText, formerTitle, text, title }: FormerChoice): number | undefined {
  const former = placesOf(formerText, formerTitle).find(({ from, to }) => from <= start && start < to);
  return placesOf(text, title).find(({ words }) => words === former?.words)?.from;
}

function placesOf(text: string, title: string): { from: number; to: number; words: string }[] {
  return passagesOf("text", text).map(({ start, end, headings }) => {
    const path = headingPath({ text, title }, headings);
    return { from: start, to: end, words: JSON.stringify([...path, text.slice(start, end)]) };
  });
}
