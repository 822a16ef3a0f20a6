import { FencedLines } from "@parley/documents";
import { splitIntoSentences } from "@parley/engine";

/** A first piece of so many words is worth speaking before its sentence ends. */
const fewestWordsOfFirst = 4;
/** A sentence without an end is cut at a blank. */
const mostLetters = 400;

/**
 * Cuts a reply into pieces to speak while it is still written: first a clause, so that the listener
 * does not wait, then sentences. The pieces together are the text.
 */
export class SpeechChunker {
  #text = "";
  #isFirst = true;

  /** Gives what can be spoken now. */
  add(text: string): string[] {
    this.#text += text;
    const pieces: string[] = [];
    for (let end = this.#nextEnd(); end > 0; end = this.#nextEnd()) {
      pieces.push(this.#text.slice(0, end));
      this.#text = this.#text.slice(end);
      this.#isFirst = false;
    }
    return pieces.filter((piece) => piece.trim() !== "");
  }

  /** The rest, when no more text comes. */
  end(): string[] {
    const rest = this.#text;
    this.#text = "";
    if (rest.trim() === "") return [];
    // A whole answer comes at once: its first clause is short here too.
    const clause = this.#isFirst ? endOfClause(rest) : 0;
    if (clause > 0 && rest.slice(clause).trim() !== "") {
      this.#isFirst = false;
      return [rest.slice(0, clause), ...this.add(rest.slice(clause)), ...this.end()];
    }
    return [rest];
  }

  /** Finds where the next piece ends; 0 when it does not end yet. */
  #nextEnd(): number {
    const clause = this.#isFirst ? endOfClause(this.#text) : 0;
    const sentence = endOfSentence(this.#text);
    const ends = [clause, sentence].filter((end) => end > 0);
    if (ends.length > 0) return Math.min(...ends);
    if (this.#text.length <= mostLetters) return 0;
    const blank = this.#text.lastIndexOf(" ", mostLetters);
    return blank > 0 ? blank : mostLetters;
  }
}

/** After a comma, colon, semicolon or dash that has enough words before it. */
function endOfClause(text: string): number {
  for (const sign of text.matchAll(/[,;:–—]\s+/g)) {
    const end = sign.index + sign[0].length;
    if (text.slice(0, end).trim().split(/\s+/).length >= fewestWordsOfFirst) return end;
  }
  return 0;
}

/** Finds the end of the first sentence or line that another one follows. */
function endOfSentence(text: string): number {
  const code = endOfCode(text);
  if (code !== undefined) return code;
  if (table.begin.test(text)) return endOfMatch(table.end.exec(text));
  const line = text.search(/\S[^\n]*\n/);
  const lineEnd = line < 0 ? 0 : text.indexOf("\n", line) + 1;
  const [first, second] = splitIntoSentences(lineEnd > 0 ? text.slice(0, lineEnd) : text);
  return first !== undefined && second !== undefined ? second.start : lineEnd;
}

/** A table is one piece however many lines it has, and so is code. */
const table = { begin: /^\s*\|/, end: /\n(?!\s*\|)(?=\s*\S)/ };

/** After the code that the text begins with; 0 while the code has no end, undefined without code. */
function endOfCode(text: string): number | undefined {
  const fences = new FencedLines();
  const start = text.length - text.trimStart().length;
  for (let at = start; ; ) {
    const end = text.indexOf("\n", at);
    if (!fences.read(text.slice(at, end < 0 ? undefined : end))) return at > start ? at : undefined;
    if (end < 0) return 0;
    if (!fences.isOpen) return end + 1;
    at = end + 1;
  }
}

function endOfMatch(match: RegExpExecArray | null): number {
  return match === null ? 0 : match.index + match[0].length;
}
