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
 * Cuts a mail to what the person wrote: above, between and under the lines of the mail that is answered,
 * without signatures. A mail that is passed on stays, because the person writes about it.
 */
export function cutQuotes(text: string, subject = ""): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const trimmed = lines.map((line) => (line.length > mostCharactersOfLine ? "" : line.trim().replaceAll(/\s/g, " ")));
  const start = startOfForward(trimmed, subject);
  const own: string[] = [];
  let isPassedOn = start !== -1;
  const end = isPassedOn ? start : lines.length;
  let from = 0;
  for (let at = 0; at < end; ) {
    const next = endOfQuote(trimmed, at);
    if (next === at) {
      at++;
      continue;
    }
    own.push(...withoutSignature(lines.slice(from, at)));
    if (next > start) isPassedOn = false;
    from = at = next;
  }
  if (from < end) own.push(...withoutSignature(lines.slice(from, end)));
  if (isPassedOn) own.push("", ...lines.slice(start).map((line) => line.replace(/^(?:> ?)+/, "")));
  const kept = own.map((line) => line.trimEnd()).join("\n");
  return kept.replaceAll(/\n{3,}/g, "\n\n").trim();
}

function withoutSignature(lines: readonly string[]): string[] {
  const signature = lines.findIndex((line) => line === "-- " || line === "--");
  const kept = lines.slice(0, signature === -1 ? undefined : signature);
  let end = kept.length;
  const lastLine = () => kept[end - 1]!.trim();
  const skipBlank = () => {
    while (end > 0 && lastLine() === "") end--;
  };
  skipBlank();
  while (end > 0 && (signOff.test(lastLine()) || rule.test(lastLine()))) {
    end--;
    skipBlank();
  }
  // A blank line parts what stands above a quote from what stands under it.
  return end === kept.length ? kept : [...kept.slice(0, end), ""];
}

/**
 * Finds where the quote ends that begins at a line: the same line for none. Without marks before its lines
 * it goes on to the end, since nothing tells where it ends.
 */
function endOfQuote(trimmed: readonly string[], index: number): number {
  if (isMarked(trimmed[index])) return lineAfter(trimmed, index, isMarked);
  if (!endsHere(trimmed, index)) return index;
  const introduced = lineAfter(trimmed, index + linesOfIntroduction(trimmed, index), (line) => line === "");
  return isMarked(trimmed[introduced]) ? lineAfter(trimmed, introduced, isMarked) : trimmed.length;
}

const isMarked = (line: string | undefined): boolean => line?.startsWith(">") ?? false;

function lineAfter(trimmed: readonly string[], from: number, isSame: (line: string) => boolean): number {
  let at = from;
  while (at < trimmed.length && isSame(trimmed[at]!)) at++;
  return at;
}

/** Finds the line from which on a mail is passed on, -1 for none. */
function startOfForward(trimmed: readonly string[], subject: string): number {
  const isPassedOn = isForward(subject);
  return trimmed.findIndex((line, index) => forwarded.test(line) || (isPassedOn && isBlockOfHeaders(trimmed, index)));
}

function endsHere(trimmed: readonly string[], index: number): boolean {
  const first = trimmed[index]!;
  if (divider.test(first)) return true;
  return linesOfIntroduction(trimmed, index) > 0 || isBlockOfHeaders(trimmed, index);
}

/** Counts the lines of the introduction that begins at a line, 0 for none. */
function linesOfIntroduction(trimmed: readonly string[], index: number): number {
  if (!firstWord.test(trimmed[index]!.replace(dashes, ""))) return 0;
  let joined = "";
  for (const [number, line] of trimmed.slice(index, index + mostLinesOfIntroduction).entries()) {
    joined = `${joined} ${line}`.trim();
    // A date is in each: "On reflection, I wrote:" is the person's own.
    if (joined.length <= 600 && /\d/.test(joined) && isIntroduced(joined)) return number + 1;
  }
  return 0;
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
