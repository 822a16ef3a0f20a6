import { parameters } from "../../parameters.ts";
import type { Heading, Passage } from "../../passage.ts";
import { isBlankAt, isInsideSurrogatePair, type Span, trimSpan } from "../../span.ts";
import { splitIntoSentences } from "../split-into-sentences.ts";
import { headingOf } from "./heading-of.ts";
import { type Block, isRule, readBlocks, unmarkedLevel } from "./read-blocks.ts";
import { tableHeader } from "./table-row.ts";

/** One list for all passages without a heading: there may be hundreds of thousands in memory. */
const noHeadings: readonly Heading[] = [];

/**
 * Divides a text into passages of at most about 700 characters: each of one section, at ends of
 * blocks or else of sentences. Every character that is not blank is in exactly one passage. A
 * heading or lead-in stays with the text after it. Only a sentence of more than 700 characters is
 * cut within, at a blank if it has one.
 */
export function splitIntoPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  let headings = noHeadings;
  let section: Block[] = [];
  let holdsText = false;
  const close = (): void => {
    for (const span of divide(text, section)) passages.push({ ...span, headings });
    section = [];
    holdsText = false;
  };
  for (const block of readBlocks(text)) {
    if (isRule(text, block)) {
      if (headings.at(-1)?.level === unmarkedLevel) {
        close();
        headings = headings.filter(({ level }) => level < unmarkedLevel);
      }
      holdsText = true;
    } else if (block.kind === "heading") {
      // A heading without text of its own stands above the next one.
      if (holdsText) close();
      // Unlike a spread, this keeps no room for more headings in the lists, which stay in memory.
      headings = headings.filter(({ level }) => level < block.level).concat(headingOf(text, block));
    } else holdsText = true;
    section.push(block);
  }
  close();
  // A copy has no room for more passages: most texts have but a few.
  return passages.slice();
}

type Piece = Pick<Passage, "start" | "end" | "header">;

/** Gives the passages of one section. What leads in goes with the piece after it. */
function divide(text: string, section: readonly Block[]): Piece[] {
  const spans: Piece[] = [];
  let open: Piece | undefined;
  /** The heading or lead-in at the end of the open passage begins here. */
  let leadStart: number | undefined;
  for (const block of section) {
    for (const piece of block.end - block.start > parameters.reading.passageCharacters
      ? splitLongBlock(text, block)
      : [block as Piece]) {
      if (open && piece.end - open.start <= parameters.reading.passageCharacters) open = { ...open, end: piece.end };
      else if (open && leadStart !== undefined && open.end - leadStart <= parameters.reading.leadCharacters) {
        if (leadStart > open.start) spans.push(trimSpan(text, open.start, leadStart));
        open = { start: leadStart, end: piece.end };
      } else {
        if (open) spans.push(open);
        open = pieceOf(piece);
      }
      if (block.kind !== "heading" && !leadsIn(text, piece)) leadStart = undefined;
      else leadStart ??= piece.start;
    }
  }
  if (open) spans.push(open);
  return spans;
}

function pieceOf({ start, end, header }: Piece): Piece {
  return header === undefined ? { start, end } : { start, end, header };
}

const leadsIn = (text: string, { end }: Span): boolean => text[end - 1] === ":" || text[end - 1] === "：";

function splitLongBlock(text: string, block: Block): Piece[] {
  const { passageCharacters: longest, fullShare } = parameters.reading;
  const pieces: Span[] = [];
  const sentences = splitIntoSentences(text, block).flatMap((sentence) => splitLongSentence(text, sentence));
  // Equal shares avoid a long passage followed by a tiny one.
  const share = (block.end - block.start) / Math.ceil((block.end - block.start) / longest);
  let current: Span | undefined;
  for (const { start, end } of sentences) {
    if (current && end - current.start > (current.end - current.start >= share * fullShare ? share : longest)) {
      pieces.push(current);
      current = undefined;
    }
    current = { start: current ? current.start : start, end };
  }
  if (current) pieces.push(current);
  const header = block.kind === "table" ? tableHeader(text, block) : undefined;
  if (header === undefined) return pieces;
  return pieces.map((piece) => (piece.start > header.start ? { ...piece, header } : piece));
}

function splitLongSentence(text: string, sentence: Span): Span[] {
  const longest = parameters.reading.passageCharacters;
  const pieces: Span[] = [];
  let start = sentence.start;
  while (sentence.end - start > longest) {
    let cut = start + longest;
    const earliest = start + longest / 2;
    while (cut > earliest && !isBlankAt(text, cut)) cut--;
    if (cut === earliest) cut = start + longest;
    if (isInsideSurrogatePair(text, cut)) cut--;
    pieces.push(trimSpan(text, start, cut));
    start = cut;
    while (start < sentence.end && isBlankAt(text, start)) start++;
  }
  if (start < sentence.end) pieces.push({ start, end: sentence.end });
  return pieces;
}

/** Gives the passages of a text, or the one of a FAQ: its answer without the white space around it. */
export function passagesOf(kind: "text" | "faq", text: string): Passage[] {
  return kind === "text" ? splitIntoPassages(text) : [{ ...trimSpan(text, 0, text.length), headings: noHeadings }];
}
