/** A message as a caller tells it. */
export type ToldTurn = { author: "contact" | "assistant"; text: string };

/**
 * Gives the told messages that are not stored. Each stored message stands for one told message of the
 * same author and text, wherever it is: callers leave out the beginning of a history, edit messages
 * and trim texts.
 *
 *     turnsToStore(told, stored); // those to add at the end of the conversation, in order
 */
export function turnsToStore(
  told: readonly ToldTurn[],
  stored: readonly { author: string; text: string }[],
): ToldTurn[] {
  const left = new Map<string, number>();
  for (const turn of stored) left.set(keyOf(turn), (left.get(keyOf(turn)) ?? 0) + 1);
  return told.filter((turn) => {
    const count = left.get(keyOf(turn)) ?? 0;
    left.set(keyOf(turn), count - 1);
    return count <= 0;
  });
}

/** Callers tell the words of a colleague as the assistant's. */
function keyOf({ author, text }: { author: string; text: string }): string {
  return `${author === "contact" ? "contact" : "assistant"} ${text.trim()}`;
}
