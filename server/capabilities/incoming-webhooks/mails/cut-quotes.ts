import { incomingTexts } from "../texts/incoming-texts.ts";
import { cutSignature } from "./cut-signature.ts";

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
const mailbox = /[<([]\s?(?:mailto:)?[^\s<>()@]{1,64}@[^\s<>()@]{1,255}[>)\]]/;
const clock = /\p{Nd}{1,2}[:.h時]\p{Nd}{2}/u;
const day = /\p{Nd}{4}|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2}/u;
/** Marks of direction, as mail programs write them around addresses. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** No mail program breaks an introduction into shorter lines. */
const leastWidth = 60;
const mostCharactersOfLine = 2_000;

/** Tells by the subject whether a mail is passed on. */
export function isForward(subject: string): boolean {
  return subjectOfForward.test(subject.trim());
}

/**
 * Cuts a mail to what the person wrote: above, between and under the lines of the mail that is answered,
 * without signatures. A mail that is passed on stays, because the person writes about it. In a mail that answers
 * none (`isReply`), lines that begin with ">" are a quote only under an introduction, or where the mail begins
 * with them.
 */
export function cutQuotes(text: string, { subject = "", isReply = false } = {}): string {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const trimmed = lines.map((line) =>
    line.length > mostCharactersOfLine ? "" : line.replaceAll(directions, "").trim().replaceAll(/\s/g, " "),
  );
  const start = startOfForward(trimmed, subject);
  const own: string[] = [];
  let isPassedOn = start !== -1;
  let isQuoting = isReply || isMarked(trimmed.find((line) => line !== ""));
  const end = isPassedOn ? start : lines.length;
  let from = 0;
  for (let at = 0; at < end; ) {
    const next = endOfQuote(trimmed, at, isQuoting);
    if (next === at) {
      at++;
      continue;
    }
    own.push(...cutSignature(lines.slice(from, at)));
    if (next > start) isPassedOn = false;
    from = at = next;
    isQuoting = true;
  }
  if (from < end) own.push(...cutSignature(lines.slice(from, end)));
  if (isPassedOn) own.push("", ...lines.slice(start).map((line) => line.replace(/^(?:> ?)+/, "")));
  const kept = own.map((line) => line.trimEnd()).join("\n");
  return kept.replaceAll(/\n{3,}/g, "\n\n").trim();
}

/**
 * Finds where the quote ends that begins at a line: the same line for none. Without marks before its lines
 * it goes on to the end, since nothing tells where it ends.
 */
function endOfQuote(trimmed: readonly string[], index: number, isQuoting: boolean): number {
  if (isMarked(trimmed[index])) return isQuoting ? lineAfter(trimmed, index, isMarked) : index;
  const endOfWords = index + linesOfIntroduction(trimmed, index);
  const endOfLines = endOfWords === index ? endOfUnknownIntroduction(trimmed, index, isQuoting) : endOfWords;
  const isHead = divider.test(trimmed[index]!) || isBlockOfHeaders(trimmed, index);
  if (endOfLines === index && !isHead) return index;
  const introduced = lineAfter(trimmed, endOfLines, (line) => line === "");
  if (isMarked(trimmed[introduced])) return lineAfter(trimmed, introduced, isMarked);
  // "On 3 May you wrote:" above one's own lines is a person's as well.
  const isSure = isHead || isQuoting || trimmed.slice(index, endOfLines).some((line) => line.includes("@"));
  return isSure ? trimmed.length : index;
}

/**
 * Finds the end of an introduction in any language that begins at a line: the last lines above marked ones,
 * with a colon at their end, a mailbox and a moment; in an answer, one of the two. The same line for none.
 */
function endOfUnknownIntroduction(trimmed: readonly string[], index: number, isQuoting: boolean): number {
  for (let last = index; last < index + mostLinesOfIntroduction; last++) {
    const line = trimmed[last];
    if (line === undefined || line === "") return index;
    if (!/[:：]$/.test(line) || !isMarked(trimmed[last + 1] === "" ? trimmed[last + 2] : trimmed[last + 1])) continue;
    return startOfIntroduction(trimmed, last, isQuoting) === index ? last + 1 : index;
  }
  return index;
}

/** Takes lines above to the introduction while it lacks something and they were broken for their width. */
function startOfIntroduction(trimmed: readonly string[], last: number, isQuoting: boolean): number | undefined {
  let joined = "";
  for (let at = last; at > last - mostLinesOfIntroduction; at--) {
    joined = `${trimmed[at]} ${joined}`;
    const known = [mailbox.test(joined), clock.test(joined) && day.test(joined)];
    const above = trimmed[at - 1] ?? "";
    const isBroken = above.length + trimmed[at]!.split(" ")[0]!.length >= leastWidth && !/[.!?:]$/.test(above);
    if (known.every((is) => is) || (!isBroken && isQuoting && known.includes(true))) return at;
    if (!isBroken) return undefined;
  }
  return undefined;
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
