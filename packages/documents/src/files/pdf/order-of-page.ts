import { listMark, type Row, type Segment } from "./rows-of-page.ts";
import { type Cells, endsOf, goesOnBelow, isTable, joinOverlapping, tableOf, yOf } from "./table-of.ts";

/** A line of a column, whose edges tell where a paragraph ends. */
export type Line = Segment & { left: number; end: number };
export type Block = { kind: "lines"; lines: Line[] } | { kind: "table"; rows: string[][]; xs: number[] };
/** A column's place: from its left to the left of the next. */
type Gap = { from: number; to: number };

/** Columns of text have this many lines, words a line, and fill their width so far. */
const leastLines = 4;
const leastWords = 3;
const leastFill = 0.6;
const mostTextColumns = 4;
const leastGap = 6;
/** Lines of one cell follow closer than this, as a multiple of their letters' size. */
const wideStepOfLines = 1.7;

/** Parts a page where columns begin and end, and reads each column down to its end before the next one. */
export function orderOfPage(rows: readonly Row[]): Block[] {
  return bandsOf(rows).flatMap(blocksOf);
}

type Band = { rows: Row[]; gaps: Gap[] };

/** Rows that share their gaps belong together: a table, or columns of text. */
function bandsOf(rows: readonly Row[]): Band[] {
  const bands: Band[] = [];
  let band: Row[] = [];
  let free: Gap[] = [];
  for (const row of rows) {
    const gapsOfRow = freeOf(row);
    const next = band.length === 0 ? gapsOfRow : intersection(free, gapsOfRow);
    const had = inner(free, band).length;
    const has = inner(next, [...band, row]).length;
    const isFirstOfSeveral = had === 0 && row.segments.length > 1;
    free = next;
    if (band.length > 0 && (has < had || isFirstOfSeveral)) {
      // The second column may begin a little higher than the first one.
      const at = band.findLastIndex((above) => !isRightOfGap(above, gapsOfRow)) + 1;
      const begun = isFirstOfSeveral ? band.splice(at) : [];
      if (band.length > 0) bands.push({ rows: band, gaps: isFirstOfSeveral ? [] : inner(intersectionOf(band), band) });
      band = begun;
      free = intersectionOf([...begun, row]);
    }
    band.push(row);
  }
  return [...bands, { rows: band, gaps: inner(free, band) }].filter(({ rows: { length } }) => length > 0);
}

function intersectionOf([first, ...rest]: readonly Row[]): Gap[] {
  return rest.reduce((free, row) => intersection(free, freeOf(row)), first === undefined ? [] : freeOf(first));
}

function isRightOfGap({ segments }: Row, gaps: readonly Gap[]): boolean {
  const [, second] = gaps;
  return segments.length === 1 && second !== undefined && segments[0]!.x >= second.to - 1;
}

function freeOf({ segments }: Row): Gap[] {
  const ends = segments.map(({ right }) => right);
  return [Number.NEGATIVE_INFINITY, ...ends].map((from, at) => ({
    from,
    to: segments[at]?.x ?? Number.POSITIVE_INFINITY,
  }));
}

function intersection(left: readonly Gap[], right: readonly Gap[]): Gap[] {
  return left
    .flatMap((one) => right.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })))
    .filter(({ from, to }) => to - from >= leastGap);
}

/** Gives the gaps with text on both sides, beside each other on two rows or more. */
function inner(gaps: readonly Gap[], rows: readonly Row[]): Gap[] {
  return gaps.filter((gap) => Number.isFinite(gap.from) && Number.isFinite(gap.to) && partsRows(gap, rows));
}

function partsRows({ from, to }: Gap, rows: readonly Row[]): boolean {
  const isLeft = (row: Row) => row.segments[0]!.right <= from;
  const isRight = (row: Row) => row.segments.at(-1)!.x >= to;
  return rows.some(isLeft) && rows.some(isRight);
}

function blocksOf({ rows, gaps }: Band): Block[] {
  if (gaps.length === 0 || rows.length < 2) return [linesOf(rows)];
  const columns = gaps.length + 1;
  const cells = rows.map((row) => {
    const line: Segment[][] = Array.from({ length: columns }, () => []);
    for (const segment of row.segments) line[gaps.filter(({ to }) => segment.x >= to - 1).length]!.push(segment);
    return line;
  });
  const filled = cells.map((line) => line.map(join));
  const inColumns = () =>
    Array.from({ length: columns }, (_, column) => columnOf(filled.flatMap((line) => line[column] ?? [])));
  if (isText(filled, columns)) {
    const end = endOfColumns(filled);
    if (end < rows.length) return [...blocksOf({ rows: rows.slice(0, end), gaps }), ...orderOfPage(rows.slice(end))];
    return inColumns();
  }
  const { joined: lines, starts } = joinOverlapping(filled);
  // A line above or below that only reaches into the first column is none of the table's rows.
  const first = lines.findIndex(hasSeveral);
  // Texts that only once stand beside each other have nothing to do with each other.
  if (lines.filter(hasSeveral).length < 2) return inColumns();
  const heading = lines.findIndex((line, at) => at > first && isHeadingBelow(lines[first]!, line));
  const last = lines.slice(0, heading === -1 ? lines.length : heading).findLastIndex(hasSeveral);
  if (!isTable(lines.slice(first, last + 1))) return [linesOf(rows)];
  const end = endOfTable(lines, last + 1);
  const table: Block = { kind: "table", ...tableOf(lines.slice(first, end)) };
  const above = orderOfPage(rows.slice(0, starts[first]));
  return [...above, table, ...(end < lines.length ? orderOfPage(rows.slice(starts[end])) : [])];
}

function hasSeveral(line: Cells): boolean {
  return line.filter((cell) => cell !== undefined).length > 1;
}

function isHeadingBelow(row: Cells, line: Cells): boolean {
  const sizeOf = (cells: Cells) => cells.find((cell) => cell !== undefined)!.size;
  return !hasSeveral(line) && sizeOf(line) > sizeOf(row) * 1.12;
}

/** The cells of the last row may go on below it, line by line. */
function endOfTable(lines: readonly Cells[], from: number): number {
  const stepTo = (at: number) => yOf(lines[at]!) - yOf(lines[at - 1]!);
  let end = from;
  while (
    end < lines.length &&
    (lines[end]![0] === undefined || goesOnBelow(lines[end - 1], lines[end]!, endsOf(lines)))
  ) {
    if (stepTo(end) > wideStepOfLines * lines[end - 1]!.find((cell) => cell !== undefined)!.size) break;
    end++;
  }
  return end;
}

function join(segments: readonly Segment[]): Segment | undefined {
  const [first] = segments;
  if (first === undefined) return undefined;
  return { ...first, text: segments.map(({ text }) => text).join(" "), right: segments.at(-1)!.right };
}

function isText(cells: readonly Cells[], columns: number): boolean {
  if (columns > mostTextColumns) return false;
  let columnsOfText = 0;
  for (let column = 0; column < columns; column++) {
    const lines = cells.flatMap((line) => line[column] ?? []);
    const left = Math.min(...lines.map(({ x }) => x));
    const width = Math.max(...lines.map(({ right }) => right)) - left;
    const words = mean(lines.map(({ text }) => text.split(" ").length));
    const fill = mean(lines.map(({ x, right }) => (right - x) / width));
    if (lines.length >= leastLines && (words < leastWords || fill < leastFill)) return false;
    if (lines.length >= leastLines) columnsOfText++;
  }
  return columnsOfText >= 2 && !hasCommonBreaks(cells);
}

/** Below columns that end beside each other, and a space, the page goes on across them. */
function endOfColumns(cells: readonly Cells[]): number {
  const last = cells.findLastIndex((line) => line.slice(1).some((cell) => cell !== undefined));
  const left = cells.flatMap((line, at) => (line[0] === undefined ? [] : [{ at, y: line[0].y }]));
  const steps = left.slice(1).map(({ y }, at) => y - left[at]!.y);
  const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const endOfOthers = cells[last]!.findLast((cell) => cell !== undefined)!.y;
  const below = left.findIndex(({ at, y }, index) => at > last && index > 0 && y - left[index - 1]!.y > usual * 1.4);
  if (below === -1 || left[below - 1]!.y > endOfOthers + usual * 2.2) return cells.length;
  return left[below]!.at;
}

/** The rows of a table of long texts begin beside each other, paragraphs of columns do not. */
function hasCommonBreaks(cells: readonly Cells[]): boolean {
  const [size, ...sizes] = cells.slice(1).flatMap((line) => line.flatMap((cell) => cell?.size ?? []));
  // Headings are none of a table's rows.
  if (sizes.some((other) => Math.abs(other - size!) > 0.12 * size!)) return false;
  const breaks = [0, 1].map((column) => {
    const lines = cells.flatMap((line) => line[column] ?? []);
    const steps = lines.slice(1).map(({ y }, at) => y - lines[at]!.y);
    const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length / 3)] ?? 0;
    return lines.slice(1).filter((_, at) => steps[at]! > usual * 1.25);
  });
  const [left = [], right = []] = breaks;
  const common = left.filter(({ y }) => right.some((other) => Math.abs(other.y - y) < 2)).length;
  return common >= 2 && common >= 0.6 * Math.min(left.length, right.length);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

function linesOf(rows: readonly Row[]): Block {
  return columnOf(rows.map(({ segments }) => join(segments)!));
}

function columnOf(segments: readonly Segment[]): Block {
  const left = segments.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const ends = segments.map(({ right }) => right).sort((a, b) => a - b);
  // A line in ten may reach out of the column.
  const end = ends[Math.ceil(ends.length * 0.9) - 1] ?? 0;
  return { kind: "lines", lines: segments.map((segment) => ({ ...segment, left, end })) };
}

/** Tells whether the line begins with the mark of a list. */
export function markOf(text: string): string | undefined {
  const [mark = "", rest] = text.split(" ", 2);
  return rest !== undefined && listMark.test(mark) ? mark : undefined;
}
