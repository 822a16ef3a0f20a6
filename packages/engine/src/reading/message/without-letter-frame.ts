import { parameters } from "../../parameters.ts";
import { languages } from "../languages.ts";

/** A name, initials and titles: words that begin with a capital letter. */
const NAME = String.raw`\p{Lu}[\p{L}.'’&-]*`;
/** A line under a sign-off: the firm, the street, the telephone. */
const LINE_OF_SIGNATURE = String.raw`\n[^\n?]{0,60}`;

let patterns: { before: readonly RegExp[]; after: readonly RegExp[]; notice: readonly RegExp[] } | undefined;

/**
 * Cuts the greeting, the wishes and thanks, the sign-off with its name, the device's line and the legal notice from
 * around what a message says. A message of nothing else stays whole. The languages are those of all words, since mail
 * programs speak another than the writer.
 * @example withoutLetterFrame("Dear team,\nwhen do you open?\nKind regards\nTom") // "when do you open?"
 */
export function withoutLetterFrame(message: string): string {
  // Letters without accents are as long as those with them, so that places stay the same.
  const plain = message.replaceAll(/\p{L}/gu, (letter) =>
    letter.length === 1 ? letter.normalize("NFD").charAt(0) : letter,
  );
  patterns ??= preparePatterns();
  let [start, end] = [0, message.length];
  for (let count = 0; count < parameters.reading.formulas; count++) {
    const length = lengthOf(
      patterns.before,
      plain.slice(start, Math.min(end, start + parameters.reading.charactersOfFrame)),
    );
    if (length === 0) break;
    start += length;
  }
  for (let count = 0; count < parameters.reading.formulas; count++) {
    const length =
      lengthOf(patterns.after, plain.slice(Math.max(start, end - parameters.reading.charactersOfFrame), end)) ||
      lengthOfNotice(patterns.notice, plain.slice(Math.max(start, end - parameters.reading.charactersOfNotice), end));
    if (length === 0) break;
    end -= length;
  }
  const rest = message.slice(start, end).trim();
  return /\p{L}/u.test(rest) ? rest : message;
}

function lengthOf(formulas: readonly RegExp[], text: string): number {
  for (const formula of formulas) {
    const found = formula.exec(text)?.[0];
    if (found) return found.length;
  }
  return 0;
}

/** Measures the last paragraph, or the last two, where they are a notice. A notice asks nothing. */
function lengthOfNotice(kinds: readonly RegExp[], text: string): number {
  const paragraphs = [...text.matchAll(/\n[ \t]*\n/g)]
    .map(({ index }) => index)
    .filter((at) => /\S/.test(text.slice(at)));
  for (const at of paragraphs.slice(-2).reverse()) {
    const last = text.slice(at);
    if (last.includes("?")) return 0;
    if (kinds.every((kind) => kind.test(last))) return last.length;
    // A paragraph with nothing of a notice is the person's.
    if (!kinds.some((kind) => kind.test(last))) return 0;
  }
  return 0;
}

/**
 * Lets the letters of a pattern be capitals too. V8 misses matches of a group with a flag of its own, `(?i:…)`,
 * and the pattern of a name tells capitals.
 */
function inEitherCase(pattern: string): string {
  return pattern.replaceAll(/\[[^\]]*\]|\\.|[a-z]/g, (part) => {
    if (part.startsWith("\\")) return part;
    const capitals = part.replaceAll(/\\.|[^a-z]/g, "").toUpperCase();
    return part.startsWith("[") ? `${part.slice(0, -1)}${capitals}]` : `[${part}${capitals}]`;
  });
}

function preparePatterns() {
  const anyOf = (words: readonly string[]) => `(?:${inEitherCase(words.join("|"))})`;
  const letters = languages.map((language) => language.letters);
  const addressees = anyOf(letters.map((words) => words.addressees));
  const greetings = languages.flatMap(({ courtesies }) => courtesies.greeting);
  const greeting = anyOf([...greetings, ...letters.map((words) => words.salutations)]);
  const asides = anyOf(letters.map((words) => words.asides));
  // "Many thanks in advance" stands above a name as well.
  const signOffs = anyOf(letters.flatMap((words) => [words.signOffs, words.asides]));
  const devices = anyOf(letters.map((words) => words.devices));
  const names = (most: number) => `(?:(?:,? |/)(?:${NAME}|${addressees}(?![\\p{L}'’])\\.?)){0,${most}}`;
  const begins = String.raw`(?<=^|\n[ \t]{0,8}|[.!?…)]\s)`;
  const noticeOf = (kind: "mail" | "secret" | "stray") =>
    new RegExp(`(?<!\\p{L})(?:${letters.map(({ notices }) => notices[kind]).join("|")})`, "iu");
  return {
    notice: [noticeOf("mail"), noticeOf("secret"), noticeOf("stray")],
    before: [
      new RegExp(String.raw`^\s*[¡]?${greeting}(?!\p{L})${names(7)} ?(?:[,!.:;]+(?=\s|$)|\n)\s*`, "u"),
      new RegExp(String.raw`^\s*${asides}(?!\p{L}) ?(?:[!.:;]+(?=\s|$)|\n)\s*`, "u"),
    ],
    after: [
      new RegExp(String.raw`${begins}${devices}(?!\p{L})[.!]*\s*$`, "u"),
      new RegExp(
        String.raw`${begins}[¡]?${signOffs}(?!\p{L})[,.!]*${names(6)}[,.!]*(?:\s*\n *${NAME}${names(5)}[,.]?(?:${LINE_OF_SIGNATURE}){0,6})?\s*$`,
        "u",
      ),
    ],
  };
}
