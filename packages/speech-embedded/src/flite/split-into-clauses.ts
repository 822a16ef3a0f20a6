/** A clause takes some 150 ms to be made; others wait for as long. */
const maxClauseLength = 200;
/** A text that is shorter is made as fast as its first clause. */
const longText = 80;
const wordsOfFirstClause = 4;

/** Says where one may pause, the best places first. */
const pauses = [/[.!?]["')]*\s+/g, /[,;:)]["']*\s+/g, /\s+/g];

/**
 * Parts of a text that are spoken one after the other. The first part of an urgent text is as short
 * as it may be, so that its sound comes early.
 */
export function splitIntoClauses(text: string, isUrgent: boolean): string[] {
  const clauses: string[] = [];
  let rest = text;
  if (isUrgent && text.length > longText) {
    const end = endOfFirstClause(text);
    if (end !== undefined) {
      clauses.push(text.slice(0, end).trim());
      rest = text.slice(end);
    }
  }
  while (rest.length > maxClauseLength) {
    const end = lastPause(rest.slice(0, maxClauseLength));
    clauses.push(rest.slice(0, end).trim());
    rest = rest.slice(end);
  }
  return [...clauses, rest.trim()].filter((clause) => clause !== "");
}

function endOfFirstClause(text: string): number | undefined {
  for (const { index, 0: pause } of text.slice(0, maxClauseLength).matchAll(/[.!?,;:]["')]*\s+/g)) {
    if (text.slice(0, index).trim().split(/\s+/).length >= wordsOfFirstClause) return index + pause.length;
  }
  return undefined;
}

function lastPause(text: string): number {
  for (const pause of pauses) {
    const last = [...text.matchAll(pause)].at(-1);
    if (last !== undefined && last.index > 0) return last.index + last[0].length;
  }
  return text.length;
}
