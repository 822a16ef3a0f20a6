import { FencedLines } from "@parley/documents";
import { parameters } from "../../parameters.ts";
import { type Span, trimSpan } from "../../span.ts";
import { isHeading, isMarkdownHeading, isValueLine } from "./is-heading.ts";
import { isListItem } from "./is-list-item.ts";

/** A code block is one block from fence to fence; a list holds all of its items. */
type BlockKind = "heading" | "paragraph" | "list" | "table" | "code" | "note";

export type Block = Span & {
  kind: BlockKind;
  /** 1 to 6 for a heading with marks or an underline, 7 for a line that stands as one or a rule; else 0. */
  level: number;
};

/** The level of a line that is a heading without marks: "**Prices**", "Prices". */
export const unmarkedLevel = 7;

const QUOTED = /^[ \t]*>/;
const INDENTED = /^(?: {2,}|\t)/;
const MARKS = /^[ \t]*(#{1,6})/;
/** "---", "* * *": ends what stands under a line in bold. */
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const UNDERLINE = /^ {0,3}(?:(=)=*|--+)[ \t]*$/;
/** A line that ends so is text above a rule: "See below.", "As follows:". */
const ENDS_AS_TEXT = /[.:;,…。：；，]$/;
const WORD = /[\p{L}\p{N}]/u;
const OPENS_CONTAINER = /^:{3,}[ \t]*[^\s:]/;
const CLOSES_CONTAINER = /^[ \t]*:{3,}[ \t]*$/;
/** A line that is all in bold. */
const BOLD_LINE = /^[ \t]*(\*\*|__)(?!\s)(?:(?!\1).){1,80}\1[ \t]*$/;
const QUESTION_LINE = /^[^\n.!?？]*[?？](?:\*\*|__)?$/;
/** A line in bold that leads in and does not name a topic: "**If you are signed in:**". */
const BOLD_LEAD_IN = /[:：][*_]{1,3}\s*$/;

/**
 * Reads the blocks of a Markdown or plain text in order, without the blanks between them. Every character
 * that is not blank is in exactly one block.
 */
export function readBlocks(text: string, within: Span = { start: 0, end: text.length }): Block[] {
  const reader = new BlockReader(text, within.end);
  reader.read(within.start);
  return markUnmarkedHeadings(text, reader.blocks);
}

class BlockReader {
  readonly blocks: Block[] = [];
  #text: string;
  #end: number;
  #open: Block | undefined;
  /** Is true after a blank line within the open block. */
  #afterBlank = false;
  #fences = new FencedLines();
  /** Counts the ":::tip" that still wait for their ":::". */
  #containers = 0;

  constructor(text: string, end: number) {
    this.#text = text;
    this.#end = end;
  }

  read(from: number): void {
    for (let start = from; start < this.#end; ) {
      const found = this.#text.indexOf("\n", start);
      const end = found < 0 || found > this.#end ? this.#end : found;
      this.#readLine(start, end);
      start = end + 1;
    }
    this.#close();
  }

  #readLine(start: number, end: number): void {
    const line = this.#text.slice(start, Math.min(end, start + parameters.reading.lineCharacters));
    if (this.#fences.isOpen && this.#fences.read(this.#text.slice(start, end))) this.#readFenced(end);
    else if (this.#containers > 0) this.#readContained(line, end);
    else this.#readOpen(line, start, end);
  }

  #readOpen(line: string, start: number, end: number): void {
    if (line.trim() === "" && end - start < parameters.reading.lineCharacters) {
      this.#afterBlank = true;
      if (this.#open?.kind !== "list") this.#close();
      return;
    }
    const isInList = this.#open?.kind === "list" && INDENTED.test(line);
    // Quoted code is a part of the note.
    if (!QUOTED.test(line) && this.#fences.read(this.#text.slice(start, end))) {
      const isItem = isListItem(line);
      if (isInList || (isItem && this.#open?.kind === "list")) this.#grow(end);
      else this.#begin(isItem ? "list" : "code", 0, start, end);
    } else if (isInList) this.#grow(end);
    else if (OPENS_CONTAINER.test(line)) {
      this.#containers = 1;
      this.#begin("note", 0, start, end);
    } else this.#readPlain(line, start, end);
  }

  #readPlain(line: string, start: number, end: number): void {
    if (this.#underlines(line, end - start)) {
      this.#grow(end);
      this.#open = { ...this.#open!, kind: "heading", level: UNDERLINE.exec(line)![1] === undefined ? 2 : 1 };
      this.#close();
      return;
    }
    if (isMarkdownHeading(line) && end - start <= parameters.reading.markedHeadingCharacters) {
      this.#begin("heading", MARKS.exec(line)![1]!.length, start, end);
      this.#close();
      return;
    }
    if (RULE.test(line)) {
      this.#begin("heading", unmarkedLevel, start, end);
      this.#close();
      return;
    }
    const kind = kindOfLine(line);
    const goesOn = this.#open !== undefined && !this.#afterBlank;
    // A line directly under an item, a note or a paragraph belongs to it.
    const belongs = kind === "paragraph" && goesOn && this.#open!.kind !== "table";
    if (belongs || (kind === this.#open?.kind && (goesOn || kind === "list"))) this.#grow(end);
    else this.#begin(kind, 0, start, end);
    // "**Prices**" directly above its text is a line of its own.
    if (!belongs && kind === "paragraph" && BOLD_LINE.test(line)) this.#close();
  }

  /** "Prices" with a line of "=" or "-" directly below it is a heading. */
  #underlines(line: string, length: number): boolean {
    const mark = length <= parameters.reading.markedHeadingCharacters ? UNDERLINE.exec(line) : null;
    const open = this.#open;
    if (mark === null || open?.kind !== "paragraph" || this.#afterBlank) return false;
    if (open.end - open.start > parameters.reading.markedHeadingCharacters) return false;
    const above = this.#text.slice(open.start, open.end).trim();
    if (above.includes("\n") || !WORD.test(above)) return false;
    return mark[1] !== undefined || !ENDS_AS_TEXT.test(above);
  }

  #readFenced(end: number): void {
    this.#grow(end);
    if (!this.#fences.isOpen && this.#open?.kind === "code") this.#close();
  }

  #readContained(line: string, end: number): void {
    this.#grow(end);
    if (OPENS_CONTAINER.test(line)) this.#containers++;
    if (!CLOSES_CONTAINER.test(line)) return;
    this.#containers--;
    if (this.#containers === 0) this.#close();
  }

  #begin(kind: BlockKind, level: number, start: number, end: number): void {
    this.#close();
    this.#open = { kind, level, start, end };
  }

  #grow(end: number): void {
    this.#open!.end = end;
    this.#afterBlank = false;
  }

  #close(): void {
    const block = this.#open;
    this.#open = undefined;
    this.#afterBlank = false;
    if (block === undefined) return;
    const span = trimSpan(this.#text, block.start, block.end);
    if (span.end > span.start) this.blocks.push({ ...block, ...span });
  }
}

export function isRule(text: string, { kind, start, end }: Block): boolean {
  return (
    kind === "heading" &&
    RULE.test(text.slice(start, Math.min(end, start + parameters.reading.markedHeadingCharacters)))
  );
}

function kindOfLine(line: string): BlockKind {
  if (isListItem(line)) return "list";
  const first = line.trimStart()[0];
  return first === "|" ? "table" : first === ">" ? "note" : "paragraph";
}

/**
 * A single short line above other text is a heading. Of several such lines in a row none is: they
 * are verses or addresses. Questions that stand so are headings where there are several of them.
 */
function markUnmarkedHeadings(text: string, blocks: Block[]): Block[] {
  const mayAsk = blocks.map((block) => isQuestionLine(text, block));
  const areAsked = mayAsk.filter((asks) => asks).length >= parameters.reading.questionLines;
  const mayBe = blocks.map(({ kind, start, end }, at) => {
    if (kind !== "paragraph" || end - start > parameters.reading.headingWithBlanks) return false;
    const line = text.slice(start, end);
    if (areAsked && mayAsk[at]) return true;
    return !line.includes("\n") && isHeading(line) && !BOLD_LEAD_IN.test(line);
  });
  return blocks.map((block, at) => {
    const next = blocks[at + 1];
    if (
      !mayBe[at] ||
      isValueLine(text.slice(block.start, block.end)) ||
      next === undefined ||
      next.kind === "heading" ||
      mayBe[at + 1] ||
      mayBe[at - 1]
    )
      return block;
    return { ...block, kind: "heading", level: unmarkedLevel };
  });
}

/** One question in a line of its own: "Do you deliver?" */
function isQuestionLine(text: string, { kind, start, end }: Block): boolean {
  if (kind !== "paragraph" || end - start > parameters.reading.headingCharacters) return false;
  return QUESTION_LINE.test(text.slice(start, end));
}
