/** A model reads the tools with every question, so descriptions and schemas are kept short. */
export const toolLimits = {
  tools: 100,
  nameCharacters: 200,
  titleCharacters: 120,
  descriptionCharacters: 1_000,
  schemaBytes: 16_384,
  outputCharacters: 20_000,
};

/**
 * Cuts the text after `maxCharacters`, and removes what PostgreSQL cannot store: NUL and halves of
 * characters.
 */
export function limitText(text: string, maxCharacters: number): string {
  // Cut first: the text may be megabytes long.
  const whole = text
    .slice(0, 2 * maxCharacters)
    .replaceAll("\0", "")
    .toWellFormed();
  return whole.length > maxCharacters ? `${whole.slice(0, maxCharacters).toWellFormed()}…` : whole;
}

/** A title that people can read, in one line. Undefined when the other server gives none. */
export function readTitle(written: unknown): string | undefined {
  if (typeof written !== "string") return undefined;
  const title = limitText(written, toolLimits.titleCharacters).replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(title) ? title : undefined;
}
