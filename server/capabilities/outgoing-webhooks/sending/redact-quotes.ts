/**
 * Replaces every quote of the given texts by `[redacted]`: as plain text, as JSON, as JSON in
 * ASCII, and percent-encoded.
 *
 * @example redactQuotes("got: Hello Ada", ["Hello Ada"]) === "got: [redacted]"
 */
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
