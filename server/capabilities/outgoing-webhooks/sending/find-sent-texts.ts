/** Shorter texts identify nobody, and many answers hold them by chance. */
const shortestText = 4;
const mostTexts = 200;

/**
 * The texts of a message that the event log does not store, longest first. An answer that quotes
 * them must not be stored as it is: erasing a conversation would leave the quotes there.
 */
export function findSentTexts(sent: unknown, stored: unknown): string[] {
  if (sent === stored) return [];
  const known = new Set(textsIn(stored));
  const texts = textsIn(sent).filter((text) => text.length >= shortestText && !known.has(text));
  return [...new Set(texts)].sort((a, b) => b.length - a.length).slice(0, mostTexts);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(textsIn);
}
