/** Texts shorter than this tell nothing of a person and stand in every answer. */
const shortestText = 4;
const maxTexts = 200;

/** The texts that only the receiver was told: what the log merely names, and what must not come back to us to stay. */
export function findSentTexts(sent: unknown, stored: unknown): string[] {
  if (sent === stored) return [];
  const known = new Set(textsIn(stored));
  const texts = textsIn(sent).filter((text) => text.length >= shortestText && !known.has(text));
  return [...new Set(texts)].sort((a, b) => b.length - a.length).slice(0, maxTexts);
}

/** Blackens what an answer quotes of the message, as it was written or escaped for JSON, so that erasing erases. */
export function redactQuotes(answer: string, sentTexts: readonly string[]): string {
  let redacted = answer;
  for (const text of sentTexts) {
    const escaped = JSON.stringify(text).slice(1, -1);
    const asciiEscaped = escaped.replace(/[\u0080-\uffff]/g, (character) => `\\u${hexOf(character)}`);
    for (const form of new Set([text, escaped, asciiEscaped, encodeURIComponent(text.toWellFormed())])) {
      redacted = redacted.replaceAll(form, "[redacted]");
    }
  }
  return redacted;
}

function hexOf(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, "0");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(textsIn);
}
