import { citationLimits } from "./citation-limits.ts";
import { isHeading } from "./is-heading.ts";
import { isBlankAt, isInsideSurrogatePair, type Span, trimSpan } from "./span.ts";
import { splitIntoSentences } from "./split-into-sentences.ts";

const SHORTEST_AIM = 300;
const LONGEST_AIM = citationLimits.passageCharacters;

type Block = Span & { staysWithNext: boolean; isHeading: boolean };

/**
 * Divides a text into passages of about 300 to 700 characters, at ends of paragraphs or else of
 * sentences. Every non-blank character is in exactly one passage. A heading or lead-in stays with
 * the text after it. Only a sentence of more than 700 characters is cut within, at a blank if it
 * has one.
 */
export function splitIntoPassages(text: string): Span[] {
  const passages: Span[] = [];
  let current: Passage | undefined;
  for (const block of readBlocks(text)) {
    for (const piece of block.end - block.start > LONGEST_AIM ? splitLongBlock(text, block) : [block]) {
      current = current ? addPiece(current, piece, passages) : startWith(piece);
    }
  }
  if (current) passages.push({ start: current.start, end: current.end });
  return passages;
}

/**
 * A passage under construction. The lead is what must stay with the next piece (headings, "Bring
 * with you:"); the body ends before it.
 */
type Passage = Span & { bodyEnd: number; leadStart: number | undefined };

function startWith(piece: Block): Passage {
  const { start, end, staysWithNext } = piece;
  return staysWithNext
    ? { start, end, bodyEnd: start, leadStart: start }
    : { start, end, bodyEnd: end, leadStart: undefined };
}

function addPiece(current: Passage, piece: Block, passages: Span[]): Passage {
  const { leadStart } = current;
  const isLeadOnly = leadStart === current.start;
  if (piece.end - current.start <= LONGEST_AIM && (!piece.isHeading || isLeadOnly)) return grow(current, piece);
  if (leadStart === undefined || piece.isHeading) {
    passages.push({ start: current.start, end: current.end });
    return startWith(piece);
  }
  if (!isLeadOnly) passages.push({ start: current.start, end: current.bodyEnd });
  const lead: Passage = { start: leadStart, end: current.end, bodyEnd: leadStart, leadStart };
  // A short lead may make its passage a little too long; a long lead becomes a passage of its own.
  if (lead.end - lead.start < SHORTEST_AIM / 2 || piece.end - lead.start <= LONGEST_AIM) return grow(lead, piece);
  passages.push({ start: lead.start, end: lead.end });
  return startWith(piece);
}

function grow(current: Passage, piece: Block): Passage {
  if (!piece.staysWithNext) return { start: current.start, end: piece.end, bodyEnd: piece.end, leadStart: undefined };
  const leadStart = current.leadStart ?? piece.start;
  return { ...current, end: piece.end, leadStart };
}

function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  const blankLines = /\n[ \t\r\f\v\u00a0]*(?:\n|$)/g;
  let start = 0;
  const push = (end: number): void => {
    const span = trimSpan(text, start, end);
    if (span.end > span.start) addBlock(text, span, blocks);
    start = end;
  };
  for (let found = blankLines.exec(text); found; found = blankLines.exec(text)) {
    push(found.index);
    // The line break that ends one blank line may begin the next.
    blankLines.lastIndex = Math.max(found.index + 1, blankLines.lastIndex - 1);
  }
  push(text.length);
  return blocks;
}

/**
 * Makes a marked heading directly above its text a block of its own, so that a new section starts a
 * new passage.
 */
function addBlock(text: string, span: Span, blocks: Block[]): void {
  let start = span.start;
  for (const found of text.slice(span.start, span.end).matchAll(/^[ \t]*#{1,6}[ \t]+\S.*$/gm)) {
    const at = span.start + found.index;
    pushTrimmed(text, start, at, false, blocks);
    pushTrimmed(text, at, at + found[0].length, true, blocks);
    start = at + found[0].length;
  }
  const rest = text.slice(start, span.end);
  const isOnlyHeading = start === span.start && !rest.includes("\n") && isHeading(rest);
  pushTrimmed(text, start, span.end, isOnlyHeading, blocks);
}

function pushTrimmed(text: string, start: number, end: number, isHeading: boolean, blocks: Block[]): void {
  const span = trimSpan(text, start, end);
  if (span.end <= span.start) return;
  const last = text[span.end - 1];
  blocks.push({ ...span, isHeading, staysWithNext: isHeading || last === ":" || last === "：" });
}

function splitLongBlock(text: string, block: Block): Block[] {
  const pieces: Block[] = [];
  const plain = (start: number, end: number): Block => ({ start, end, isHeading: false, staysWithNext: false });
  const sentences = splitIntoSentences(text, block).flatMap((sentence) => splitLongSentence(text, sentence));
  // Equal shares avoid a long passage followed by a tiny one.
  const share = (block.end - block.start) / Math.ceil((block.end - block.start) / LONGEST_AIM);
  let current: Block | undefined;
  for (const { start, end } of sentences) {
    if (current && end - current.start > (current.end - current.start >= share * 0.9 ? share : LONGEST_AIM)) {
      pieces.push(current);
      current = undefined;
    }
    current = plain(current ? current.start : start, end);
  }
  if (current) pieces.push({ ...current, staysWithNext: block.staysWithNext });
  return pieces;
}

function splitLongSentence(text: string, sentence: Span): Span[] {
  const pieces: Span[] = [];
  let start = sentence.start;
  while (sentence.end - start > LONGEST_AIM) {
    let cut = start + LONGEST_AIM;
    while (cut > start + SHORTEST_AIM && !isBlankAt(text, cut)) cut--;
    if (cut === start + SHORTEST_AIM) cut = start + LONGEST_AIM;
    if (isInsideSurrogatePair(text, cut)) cut--;
    pieces.push(trimSpan(text, start, cut));
    start = cut;
    while (start < sentence.end && isBlankAt(text, start)) start++;
  }
  if (start < sentence.end) pieces.push({ start, end: sentence.end });
  return pieces;
}
