import { incomingTexts } from "../texts/incoming-texts.ts";

const mailPrograms = Object.values(incomingTexts).map((texts) => texts.mailPrograms);
/** The alternatives of all languages: a mail program need not speak the language of the mail. */
const anyOf = (words: Exclude<keyof (typeof mailPrograms)[number], "introduction">) =>
  mailPrograms.map((program) => program[words]).join("|");
const firstWord = new RegExp(`^(?:${anyOf("begins")}) `);
/** An introduction is broken into so many lines at most. */
const mostLinesOfIntroduction = 4;
const divider = new RegExp(`^-{2,}\\s*(?:${anyOf("divider")})\\s*-{2,}$`, "i");
/** Above a mail that is passed on: between dashes, or before a colon. */
const forwarded = new RegExp(`^(?:-{2,} ?(?:${anyOf("forwarded")}) ?-{2,}|(?:${anyOf("forwarded")}) ?:)$`, "i");
const subjectOfForward = new RegExp(`^(?:${anyOf("forward")}) ?:`, "i");
/** Outlook, Hotmail and GMX write a block of headers, each in its own order. */
const header = (names: string) => new RegExp(`^\\*?(?:${names}) ?:\\*?(?: |$)`, "i");
const [from, sent, to] = [header(anyOf("from")), header(anyOf("sent")), header(anyOf("to"))];
const subjectLine = header(anyOf("subject"));
const mostLinesOfBlock = 6;
/** Zoho: "---- On Fri, 20 Nov 2026 09:00:00 +0000 Shop <shop@example.com> wrote ----". */
const betweenDashes = /^-{2,} ?(.*?) ?-{2,}$/;
const dashes = /^-{2,} ?/;
const address = /<[^<>\s]{1,64}@[^<>\s]{1,255}>/;
const rule = /^[_-]{10,}$/;
const signOff = new RegExp(`^(?:${anyOf("signOff")})\\b.{0,60}$`, "i");
const mostCharactersOfLine = 2_000;

/** Tells by the subject whether a mail is passed on. */
export function isForward(subject: string): boolean {
  return subjectOfForward.test(subject.trim());
}

/**
 * Cuts a mail to what the person wrote: without the mail that is answered, and without the
 * signature. A mail that is passed on stays, because the person writes about it.
 */
export function cutQuotes(text: string, subject = ""): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const trimmed = lines.map((line) => (line.length > mostCharactersOfLine ? "" : line.trim().replaceAll(/\s/g, " ")));
  const end = lines.findIndex((_line, index) => endsHere(trimmed, index));
  const start = startOfForward(trimmed, subject);
  const isPassedOn = start !== -1 && (end === -1 || start <= end);
  const ownEnd = isPassedOn ? start : end;
  const own = withoutSignature(ownEnd === -1 ? lines : lines.slice(0, ownEnd));
  if (!isPassedOn) return own;
  const passedOn = lines.slice(start).map((line) => line.replace(/^(?:> ?)+/, "").trimEnd());
  return `${own}\n\n${passedOn.join("\n")}`.replaceAll(/\n{3,}/g, "\n\n").trim();
}

function withoutSignature(lines: readonly string[]): string {
  const signature = lines.findIndex((line) => line === "-- " || line === "--");
  const own = lines
    .slice(0, signature === -1 ? undefined : signature)
    .filter((line) => !line.trimStart().startsWith(">"));
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

/** Finds the line from which on a mail is passed on, -1 for none. */
function startOfForward(trimmed: readonly string[], subject: string): number {
  const isPassedOn = isForward(subject);
  return trimmed.findIndex((line, index) => forwarded.test(line) || (isPassedOn && isBlockOfHeaders(trimmed, index)));
}

function endsHere(trimmed: readonly string[], index: number): boolean {
  const first = trimmed[index]!;
  if (divider.test(first)) return true;
  if (firstWord.test(first.replace(dashes, ""))) return isIntroduction(trimmed, index);
  return isBlockOfHeaders(trimmed, index);
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

/** Yahoo's app writes the mail that is answered into the same line; its sender is named there. */
function isIntroduced(line: string): boolean {
  const between = betweenDashes.exec(line)?.[1];
  const written = between === undefined ? line : `${between}:`;
  return mailPrograms.some(({ introduction }) => {
    const found = introduction.exec(written)?.[0];
    return found !== undefined && (found.length === written.length || address.test(found));
  });
}

/** A journey has "From", "To" and "Date" as well, but neither a subject nor an address. */
function isBlockOfHeaders(trimmed: readonly string[], index: number): boolean {
  const kinds = [from, sent, to, subjectLine];
  if (!kinds.some((kind) => kind.test(trimmed[index]!))) return false;
  const block = trimmed.slice(index, index + mostLinesOfBlock);
  const blank = block.indexOf("");
  const written = blank === -1 ? block : block.slice(0, blank);
  const isThere = (kind: RegExp) => written.some((line) => kind.test(line));
  if (!(isThere(from) && isThere(sent) && isThere(to))) return false;
  return isThere(subjectLine) || written.some((line) => line.includes("@"));
}
