import { parameters } from "../parameters.ts";
import { countWords } from "../reading/read-words.ts";
import { splitIntoSentences } from "../reading/split-into-sentences.ts";
import { type Block, readBlocks } from "../reading/structure/read-blocks.ts";
import type { AnalysedQuery, FoundPassage } from "../retrieval.ts";
import { type Span, trimSpan } from "../span.ts";
import type { Choice } from "./choose-sentence.ts";
import { rowsThatAnswer } from "./rows-that-answer.ts";

export type SectionAnswer = {
  /** Contiguous parts of the text, in order. */
  spans: readonly Span[];
  /** Is true when the section goes on with steps that are left out. */
  isCut: boolean;
};

/**
 * Gives the part of an article's section that answers: its steps with their lead-in, the row of a table
 * with its header, or the paragraphs around the best sentence. Undefined when the section has
 * nothing but headings and lists of links.
 */
export function answerFromSection(
  found: FoundPassage,
  choice: Choice | undefined,
  query: AnalysedQuery,
): SectionAnswer | undefined {
  const { text } = found.document;
  const blocks = readBlocks(text, sectionSpan(found, query)).filter((block) => isContent(text, block));
  if (blocks.length === 0) return undefined;
  const words = blocks.map((block) => wordsOf(text, block));
  const best = choice?.candidates[choice.best]?.span ?? found.bestSentence;
  const at = Math.max(
    0,
    blocks.findIndex(({ end }) => end > best.start),
  );
  const rows = blocks[at]!.kind === "table" && choice ? rowsThatAnswer(text, choice, query) : undefined;
  if (choice && rows) {
    const isShort = words[at]! <= parameters.answering.sectionWords && blocks[at]!.start === rows[0].start;
    const isWholeShown = isShort && !namesRow(choice, blocks[at]!);
    return { spans: isWholeShown ? [blocks[at]!] : rows, isCut: false };
  }
  const total = words.reduce((sum, count) => sum + count, 0);
  const { form } = query;
  const isFact = asksFact(query);
  const whole = isFact ? parameters.answering.wholeSectionWordsOfFact : parameters.answering.wholeSectionWords;
  if (total <= whole) return { spans: [joined(blocks)], isCut: false };
  const wantsSteps = form === "how-to" || form === undefined;
  const steps = wantsSteps ? chooseList(blocks, at) : blocks[at]!.kind === "list" ? at : -1;
  if (steps >= 0) return fromSteps(text, blocks, words, steps);
  const { nearestSimilarity, titleSimilarity } = found.evidence;
  // The title of an article is about many sections, of which one decides between yes and no.
  const isAsked =
    Math.max(nearestSimilarity, form === "yes-no" ? 0 : titleSimilarity) >= parameters.answering.headingAsks;
  // Below its heading, a procedure in paragraphs is as long as one in steps.
  const most = isAsked && !isFact ? parameters.answering.stepsWords : parameters.answering.sectionWords;
  return { spans: [around(text, blocks, words, isAsked ? 0 : at, best, most)], isCut: false };
}

const asksFact = ({ form }: AnalysedQuery): boolean => form === "fact" || form === "yes-no";

/**
 * The section may be divided into several passages, which share their headings. A section that says
 * little itself goes on in the sections below it, unless it tells the fact that was asked for.
 */
function sectionSpan({ document, passage, evidence }: FoundPassage, query: AnalysedQuery): Span {
  const { passages, text } = document;
  let from = passages.indexOf(passage);
  if (from < 0) return passage;
  let to = from;
  const [least, most] = [from - parameters.answering.sectionPassages, from + parameters.answering.sectionPassages];
  while (from > least && passages[from - 1]?.headings === passage.headings) from--;
  while (to < most && passages[to + 1]?.headings === passage.headings) to++;
  const { start } = passages[from]!;
  const nearest = passage.headings.at(-1);
  // All of a text is below its title.
  const isBelow = (number: number): boolean =>
    passages[number] !== undefined &&
    (nearest === undefined || passages[number].headings[passage.headings.length - 1] === nearest);
  const isTold = evidence.coverage >= parameters.answering.whollyTold && asksFact(query);
  const saysLittle = !isTold && countWords(text.slice(start, passages[to]!.end)) <= parameters.answering.littleWords;
  while (
    saysLittle &&
    isBelow(to + 1) &&
    countWords(text.slice(start, passages[to + 1]!.end)) <= parameters.answering.wholeSectionWords
  )
    to++;
  return { start, end: passages[to]!.end };
}

/** Tells whether the question has a word of the best row that no other row of the table has. */
function namesRow({ candidates, best }: Choice, table: Span): boolean {
  const rows = candidates.filter(({ span }) => span.start > table.start && span.end <= table.end);
  const others = rows.filter((row) => row !== candidates[best]).reduce((terms, { own }) => terms | own, 0);
  return (candidates[best]!.own & ~others) !== 0;
}

const LINK = /!?\[[^\][]*\]\((?:[^()]|\([^()]*\))*\)/g;

/** A heading names a topic, and a list of links leads elsewhere. */
function isContent(text: string, block: Block): boolean {
  if (block.kind === "heading") return false;
  if (block.kind !== "list" && block.kind !== "paragraph") return true;
  const written = text.slice(block.start, block.end);
  if (!written.includes("](")) return true;
  const rest = countWords(written.replace(LINK, " "));
  return rest > (block.kind === "list" ? 0 : parameters.answering.wordsBesideLinks);
}

const wordsOf = (text: string, { start, end }: Span): number => countWords(text.slice(start, end));

const joined = (blocks: readonly Span[]): Span => ({ start: blocks[0]!.start, end: blocks.at(-1)!.end });

/** Chooses the list at the best sentence, or the first one after it, or the first of all. */
function chooseList(blocks: readonly Block[], at: number): number {
  const after = blocks.findIndex(({ kind }, place) => place >= at && kind === "list");
  return after >= 0 ? after : blocks.findIndex(({ kind }) => kind === "list");
}

/** Gives the list with the text that leads to it, cut behind the last item that fits. */
function fromSteps(text: string, blocks: readonly Block[], words: readonly number[], at: number): SectionAnswer {
  let from = at;
  let count = words[at]!;
  while (
    from > 0 &&
    blocks[from - 1]!.kind !== "list" &&
    count + words[from - 1]! <= parameters.answering.sectionWords
  ) {
    from--;
    count += words[from]!;
  }
  let { start } = blocks[from]!;
  if (from === at && at > 0 && text[blocks[at - 1]!.end - 1] === ":") {
    start =
      words[at - 1]! > parameters.answering.longestLead ? lastSentence(text, blocks[at - 1]!) : blocks[at - 1]!.start;
  }
  let to = at;
  while (to + 1 < blocks.length && count + words[to + 1]! <= parameters.answering.sectionWords) count += words[++to]!;
  if (to > at || count <= parameters.answering.stepsWords)
    return { spans: [{ start, end: blocks[to]!.end }], isCut: false };
  return { spans: [{ start, end: endOfItems(text, start, blocks[at]!) }], isCut: true };
}

const lastSentence = (text: string, block: Span): number => splitIntoSentences(text, block).at(-1)!.start;

const ITEM = /\n(?=[ \t]{0,3}(?:[-*•+]|\d{1,3}[.)])[ \t])/g;

function endOfItems(text: string, start: number, list: Span): number {
  const written = text.slice(list.start, list.end);
  const ends = [...written.matchAll(ITEM)].map(({ index }) => list.start + index);
  let end = ends[0] ?? list.end;
  let count = countWords(text.slice(start, end));
  for (const next of ends.slice(1)) {
    count += countWords(text.slice(end, next));
    if (count > parameters.answering.stepsWords) break;
    end = next;
  }
  return trimSpan(text, start, end).end;
}

/** Whole blocks from the one that answers on, and before it while there is room for `most` words. */
function around(
  text: string,
  blocks: readonly Block[],
  words: readonly number[],
  at: number,
  best: Span,
  most: number,
): Span {
  if (words[at]! > most) return sentencesAround(text, blocks[at]!, best);
  let from = at;
  let to = at;
  let count = words[at]!;
  while (to + 1 < blocks.length && count + words[to + 1]! <= most) count += words[++to]!;
  while (from > 0 && count + words[from - 1]! <= most) count += words[--from]!;
  return { start: blocks[from]!.start, end: blocks[to]!.end };
}

/** A block that is too long gives its best sentence and those after it, or its beginning. */
function sentencesAround(text: string, block: Span, best: Span): Span {
  const start = best.start >= block.start && best.end <= block.end ? best.start : block.start;
  let end = start;
  for (const sentence of splitIntoSentences(text, { start, end: block.end })) {
    if (end > start && countWords(text.slice(start, sentence.end)) > parameters.answering.sectionWords) break;
    end = sentence.end;
  }
  return trimSpan(text, start, end > start ? end : block.end);
}
