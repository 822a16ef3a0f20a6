import { writeText } from "../../html/write-text.ts";
import { type Measures, measuresOf } from "./measures.ts";
import { type Block, type Line, markOf } from "./order-of-page.ts";

/** The end of such a font's name: see read-pdf.ts. */
const monospace = "monospace";

type Kind = "heading" | "item" | "text" | "table";
type Written = { kind: Kind; text: string; size: number; isOpen: boolean; xs?: number[] };
type Paragraph = { kind: Kind; lines: Line[]; mark: string; text: string };

/** Writes the pages as Markdown, and tells where in it each of them begins. */
export function writePages(pages: readonly Block[][]): { markdown: string; pages: number[] } {
  const measures = measuresOf(pages);
  const written: Written[] = [];
  const starts: { block: number; within: number }[] = [];
  for (const blocks of pages) {
    starts.push({ block: written.length, within: 0 });
    for (const [index, block] of blocks.entries()) {
      const last = written.at(-1);
      const lengthBefore = last?.text.length ?? 0;
      const count = written.length;
      const more = block.kind === "table" ? [writeTable(block)] : new LinesWriter(block.lines, measures).write();
      const [first] = more;
      if (last !== undefined && first !== undefined && goesOn(last, first)) {
        append(last, first);
        more.shift();
        if (index === 0) starts[starts.length - 1] = { block: count - 1, within: lengthBefore + 1 };
      }
      written.push(...more);
    }
  }
  return place(written, starts);
}

function place(written: readonly Written[], starts: readonly { block: number; within: number }[]) {
  const offsets: number[] = [];
  let markdown = "";
  for (const [at, { kind, text }] of written.entries()) {
    if (at > 0) markdown += kind === "item" && written[at - 1]!.kind === "item" ? "\n" : "\n\n";
    offsets.push(markdown.length);
    markdown += text;
  }
  const pages = starts.map(({ block, within }) =>
    Math.min((offsets[block] ?? markdown.length) + within, markdown.length),
  );
  return { markdown, pages };
}

/** A sentence goes on in the next column or on the next page, and so does a table. */
function goesOn(last: Written, first: Written): boolean {
  if (last.kind === "table" || first.kind === "table") {
    const [left, right] = [last.xs, first.xs];
    return left !== undefined && left.length === right?.length && left.every((x, at) => Math.abs(x - right[at]!) < 12);
  }
  const isText = first.kind === "text" && last.kind !== "heading" && Math.abs(last.size - first.size) < 0.6;
  return isText && last.isOpen && /^\p{Ll}/u.test(first.text);
}

function append(last: Written, first: Written): void {
  last.isOpen = first.isOpen;
  if (last.kind !== "table") last.text = joinLines(last.text, first.text);
  else {
    const [header, , ...rows] = first.text.split("\n");
    const isRepeated = last.text.startsWith(header!);
    const isEmpty = /^[| ]+$/.test(header!);
    last.text = [last.text, ...(isRepeated || isEmpty ? [] : [header!]), ...rows].join("\n");
  }
}

function writeTable({ rows, xs }: { rows: string[][]; xs: number[] }): Written {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const escaped = rows.map((row) => row.map((text) => writeText(text).replace(/(?<!\\)\|/g, "\\|")));
  const isHeader = rows[0]!.every((text, at) => (text !== "" || at === 0) && /^(?:\D*|.*\b(?:19|20)\d\d)$/.test(text));
  const head = isHeader ? escaped.shift()! : xs.map(() => "");
  const text = [line(head), line(xs.map(() => "---")), ...escaped.map(line)].join("\n");
  return { kind: "table", text, size: 0, isOpen: false, xs };
}

const leader = / ?(?:[.·_…] ?){4,}/;
const mostWordsOfTitle = 25;

/** Writes the lines of one column. */
class LinesWriter {
  readonly #lines: readonly Line[];
  readonly #measures: Measures;
  #paragraphs: Paragraph[] = [];

  constructor(lines: readonly Line[], measures: Measures) {
    this.#lines = lines;
    this.#measures = measures;
  }

  write(): Written[] {
    for (const [at, line] of this.#lines.entries()) this.#add(line, this.#lines[at - 1]);
    const indents: number[] = [];
    return this.#paragraphs.map((paragraph, at) => {
      if (paragraph.kind !== "item") indents.length = 0;
      return this.#writeOne(paragraph, this.#paragraphs[at + 1], indents);
    });
  }

  #add(line: Line, previous: Line | undefined): void {
    const last = this.#paragraphs.at(-1);
    const isHeading = this.#measures.levelOf(line.size) !== undefined && !leader.test(line.text);
    const isBegin = previous === undefined || last === undefined || this.#begins(line, previous);
    const mark = isHeading ? undefined : this.#markOf(line, previous, last, isBegin);
    if (mark !== undefined) {
      this.#paragraphs.push({ kind: "item", lines: [line], mark, text: writeText(line.text.slice(mark.length + 1)) });
    } else if (isBegin) {
      this.#paragraphs.push({
        kind: isHeading ? "heading" : "text",
        lines: [line],
        mark: "",
        text: writeText(line.text.replace(leader, " … ")),
      });
    } else {
      const text = writeText(line.text);
      const isBroken = last.kind === "text" && this.#wouldFit(line, previous);
      last.text = isBroken ? `${last.text}  \n${text}` : joinLines(last.text, text);
      last.lines.push(line);
    }
  }

  #begins(line: Line, previous: Line): boolean {
    const step = line.y - previous.y;
    // Dots lead to a price or a page, with which the line ends.
    if (leader.test(previous.text) || leader.test(line.text)) return true;
    if (Math.abs(line.size - previous.size) > 0.08 * line.size) return true;
    if (step <= 0 || step > this.#measures.stepOf(line.size) * 1.25) return true;
    if (this.#measures.levelOf(line.size) !== undefined) return false;
    const last = this.#paragraphs.at(-1);
    // A text under its term is indented, and the next term is not.
    if (last !== undefined && last.lines.length > 1 && last.kind === "text" && line.x < previous.x - 0.8 * line.size)
      return true;
    const isIndented = line.x - line.left > 0.8 * line.size && previous.x - previous.left < 0.3 * line.size;
    const endsSentence = /[.!?:…»”"]$/.test(previous.text);
    const isFit = this.#wouldFit(line, previous);
    if (last?.kind === "item" && line.x < last.lines[0]!.x + (isFit ? 2 : -2)) return true;
    return (
      (isFit && (endsSentence || line.font !== previous.font)) || (isIndented && endsSentence && !this.#isInList())
    );
  }

  #isInList(): boolean {
    return this.#paragraphs.at(-1)?.kind === "item";
  }

  /** The first word had place on the line before, so that the line was ended on purpose. */
  #wouldFit(line: Line, previous: Line): boolean {
    if (/\p{L}-$/u.test(previous.text)) return false;
    const word = line.text.split(" ", 1)[0]!;
    const width = (line.right - line.x) * ((word.length + 1) / line.text.length);
    return previous.right + width < line.end - 0.5 * line.size;
  }

  /** A number or a dash may also begin a line within a sentence. */
  #markOf(line: Line, previous: Line | undefined, last: Paragraph | undefined, isBegin: boolean): string | undefined {
    const mark = markOf(line.text);
    if (mark === undefined || isBegin) return mark;
    if (/^[^\p{L}\p{N}–—*-]/u.test(mark)) return mark;
    const number = Number.parseInt(mark, 10);
    if (last?.kind === "item" && Number.parseInt(last.mark, 10) + 1 === number) return mark;
    if (last?.kind === "item" && Number.isNaN(number) && Math.abs(line.x - last.lines[0]!.x) < 2) return mark;
    const isAfterSentence = /[.!?:]$/.test(previous!.text) || this.#wouldFit(line, previous!);
    return isAfterSentence && (Number.isNaN(number) || number === 1) ? mark : undefined;
  }

  #writeOne({ kind, lines, mark, text }: Paragraph, next: Paragraph | undefined, indents: number[]): Written {
    const { size } = lines[0]!;
    const isOpen = !/[.!?:…]["”»)]?$/.test(text);
    if (this.#isTitle(lines, text, kind, next)) {
      const level = this.#measures.levelOf(size) ?? this.#measures.lowestLevel;
      return { kind: "heading", text: `${"#".repeat(level)} ${text}`, size, isOpen };
    }
    if (kind !== "item") return { kind: "text", text: withoutMarks(text), size, isOpen };
    const { x } = lines[0]!;
    while (indents.length > 0 && x < indents.at(-1)! - 2) indents.pop();
    if (indents.length === 0 || x > indents.at(-1)! + 2) indents.push(x);
    const written = /^\d/.test(mark) ? mark : /^[a-z]/.test(mark) ? `- ${mark}` : "-";
    return { kind, text: `${"   ".repeat(indents.length - 1)}${written} ${text}`, size, isOpen };
  }

  /** A short line in a font of its own, as bold, above a text in the usual one. */
  #isTitle(lines: readonly Line[], text: string, kind: Kind, next: Paragraph | undefined): boolean {
    if (kind === "heading") return text.split(" ").length <= mostWordsOfTitle;
    const { bodyFont, bodySize } = this.#measures;
    const [{ font, size }] = lines as [Line];
    if (
      kind !== "text" ||
      lines.length > 1 ||
      font === bodyFont ||
      font.endsWith(monospace) ||
      next === undefined ||
      size < bodySize * 0.95
    )
      return false;
    return next.lines[0]!.font === bodyFont && text.split(" ").length <= 10 && !/[.,;:!]$/.test(text);
  }
}

/** Leaves out marks that would make a heading, a quotation or a list at the start of a paragraph. */
function withoutMarks(text: string): string {
  return text.replace(/^(?=#{1,6}\s|>|[-+*]\s)/, "\\").replace(/^(\d+)([.)]\s)/, "$1\\$2");
}

const hyphenated = /\p{L}[-\u2010\u00AD]$/u;
/** After these words a hyphen stands for a part of a word: "Vor- und Nachteile". */
const conjunctions = /^(?:und|oder|bzw\.|sowie|and|or|et|ou|y|o|e|en|of)(?=\s|$)/u;

/** Joins two lines of a paragraph. A hyphen that only parts a word at the end of a line is left out. */
function joinLines(above: string, below: string): string {
  if (!hyphenated.test(above) || conjunctions.test(below)) return `${above} ${below}`;
  // A name or a number keeps its hyphen: "E-Mail-" and "Adresse".
  return /^\p{Ll}/u.test(below) ? above.slice(0, -1) + below : above + below;
}
