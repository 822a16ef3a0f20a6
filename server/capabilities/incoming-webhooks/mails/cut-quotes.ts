import { incomingTexts } from "../texts/incoming-texts.ts";

const mailPrograms = Object.values(incomingTexts).map((texts) => texts.mailPrograms);
/** The alternatives of all languages: a mail program need not speak the language of the mail. */
const anyOf = (words: "begins" | "divider" | "from" | "sent" | "to" | "signOff") =>
  mailPrograms.map((program) => program[words]).join("|");
const firstWord = new RegExp(`^(?:${anyOf("begins")}) `);
/** An introduction is broken into so many lines at most. */
const mostLinesOfIntroduction = 4;
const divider = new RegExp(`^-{2,}\\s*(?:${anyOf("divider")})\\s*-{2,}$`, "i");
/** Outlook writes a block of headers: who, when, and within a few lines to whom. */
const header = (names: string) => new RegExp(`^\\*?(?:${names}) ?:\\*? `, "i");
const [from, sent, to] = [header(anyOf("from")), header(anyOf("sent")), header(anyOf("to"))];
const mostLinesOfBlock = 6;
const rule = /^[_-]{10,}$/;
const signOff = new RegExp(`^(?:${anyOf("signOff")})\\b.{0,60}$`, "i");
const mostCharactersOfLine = 2_000;

/** Cuts a mail to what the person wrote: without the mail that is answered, and without the signature. */
export function cutQuotes(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const trimmed = lines.map((line) => (line.length > mostCharactersOfLine ? "" : line.trim()));
  const end = lines.findIndex((line, index) => endsHere(line, trimmed, index));
  const own = (end === -1 ? lines : lines.slice(0, end)).filter((line) => !line.trimStart().startsWith(">"));
  const kept = own.join("\n").trimEnd().split("\n");
  while (kept.length > 0 && (signOff.test(kept.at(-1)!.trim()) || rule.test(kept.at(-1)!.trim()))) {
    kept.pop();
    while (kept.at(-1)?.trim() === "") kept.pop();
  }
  return kept
    .map((line) => line.trimEnd())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function endsHere(line: string, trimmed: readonly string[], index: number): boolean {
  const first = trimmed[index]!;
  if (line === "-- " || line === "--") return true;
  if (divider.test(first)) return true;
  if (firstWord.test(first)) return isIntroduction(trimmed, index);
  return from.test(first) && isBlockOfHeaders(trimmed.slice(index + 1, index + mostLinesOfBlock));
}

function isIntroduction(trimmed: readonly string[], index: number): boolean {
  let joined = "";
  for (const line of trimmed.slice(index, index + mostLinesOfIntroduction)) {
    joined = `${joined} ${line}`.trim();
    // A date is in each: "On reflection, I wrote:" is the person's own.
    if (joined.length <= 600 && /\d/.test(joined) && isIntroduced(joined)) return true;
  }
  return false;
}

function isIntroduced(line: string): boolean {
  return mailPrograms.some(({ introduction }) => introduction.test(line));
}

function isBlockOfHeaders(next: readonly string[]): boolean {
  return next.some((line) => sent.test(line)) && next.some((line) => to.test(line));
}
