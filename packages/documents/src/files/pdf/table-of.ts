import type { Segment } from "./rows-of-page.ts";

/** Holds one line of a table, column by column. */
export type Cells = (Segment | undefined)[];

/** A table has this many rows with several cells, and they are most of its rows. */
const leastRows = 2;
const leastShare = 0.5;
/** Lines that are closer than letters are high cannot be two rows: a cell stands beside the middle of another. */
const overlap = 0.95;
/** A line that follows closer than this part of the usual step goes on with the row above. */
const closeStep = 0.85;
/** Lines of one row follow closer than this, as a multiple of the closest step. */
const wideStep = 1.25;
const leastWords = 3;

export function isTable(rows: readonly Cells[]): boolean {
  const several = rows.filter((row) => countOf(row) > 1).length;
  return several >= leastRows && several >= leastShare * rows.length;
}

const countOf = (cells: Cells) => cells.filter((cell) => cell !== undefined).length;
export const yOf = (cells: Cells) => cells.find((cell) => cell !== undefined)!.y;

/** Puts lines together that overlap, and tells with which of them each begins. */
export function joinOverlapping(lines: readonly Cells[]): { joined: Cells[]; starts: number[] } {
  const joined: Cells[] = [];
  const starts: number[] = [];
  let y = Number.NEGATIVE_INFINITY;
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    const size = line.find((cell) => cell !== undefined)!.size;
    if (last !== undefined && yOf(line) - y <= overlap * size)
      for (const [column, cell] of line.entries()) last[column] = joinCells(last[column], cell);
    else {
      joined.push([...line]);
      starts.push(at);
    }
    y = yOf(line);
  }
  return { joined, starts };
}

function joinCells(above: Segment | undefined, below: Segment | undefined): Segment | undefined {
  if (above === undefined || below === undefined) return above ?? below;
  return { ...above, text: `${above.text} ${below.text}`, right: Math.max(above.right, below.right) };
}

/** Gives the texts of the cells. A cell that goes on below, within its row, is one text. */
export function tableOf(lines: readonly Cells[]): { rows: string[][]; xs: number[] } {
  const steps = lines.slice(1).map((line, at) => yOf(line) - yOf(lines[at]!));
  const beginsRow = (line: Cells) => line[0] !== undefined && countOf(line) > 1;
  const stepsOfRows = steps.filter((_, at) => beginsRow(lines[at + 1]!)).sort((a, b) => a - b);
  const usual = stepsOfRows[Math.floor(stepsOfRows.length / 2)] ?? 0;
  const ends = endsOf(lines);
  const isWrapped = areWrapped(lines, steps, ends);
  const rows: Cells[] = [];
  for (const [at, line] of lines.entries()) {
    const last = rows.at(-1);
    const step = steps[at - 1] ?? 0;
    const above = lines[at - 1];
    const isClose = isWrapped && at > 1 && step < Math.min(...steps) * wideStep;
    const isRest = !beginsRow(line) && (step < usual * closeStep || goesOnBelow(above, line, ends));
    if (last === undefined || !(isClose || line[0] === undefined || isRest)) rows.push([...line]);
    else for (const [column, cell] of line.entries()) last[column] = joinCells(last[column], cell);
  }
  const xs = ends.map((_, column) => Math.min(...lines.map((line) => line[column]?.x ?? Number.POSITIVE_INFINITY)));
  return { rows: rows.map((row) => Array.from(row, (cell) => cell?.text ?? "")), xs };
}

/** Tells how far each column reaches. */
export function endsOf(lines: readonly Cells[]): number[] {
  return lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]?.right ?? 0)));
}

/** Tells whether wider steps part the rows: within them, a cell had no place for the next word. */
function areWrapped(lines: readonly Cells[], steps: readonly number[], ends: readonly number[]): boolean {
  const closest = Math.min(...steps);
  // The head may stand close to the first row.
  const below = lines.slice(1).filter((_, at) => at > 0 && steps[at]! < closest * wideStep);
  if (below.length === 0 || below.length === steps.length) return false;
  const goOn = below.filter((line) => goesOnBelow(lines[lines.indexOf(line) - 1], line, ends));
  return goOn.length >= 0.8 * below.length;
}

/** Tells whether a cell of several words had no place for the first word below it. */
export function goesOnBelow(above: Cells | undefined, below: Cells, ends: readonly number[]): boolean {
  return below.some((next, column) => {
    const cell = above?.[column];
    if (cell === undefined || next === undefined || cell.text.split(" ").length < leastWords) return false;
    const word = next.text.split(" ", 1)[0]!.length / next.text.length;
    return cell.right + (next.right - next.x) * word > ends[column]! - 0.3 * cell.size;
  });
}
