import type { Row } from "./rows-of-page.ts";

export type RowsOfPage = { height: number; rows: Row[] };

/** The part of a page's height in which heads and feet stand. */
const margin = 0.14;
/** Heads of left and right pages differ. */
const leastShare = 0.4;
const mostAtEachEnd = 4;
/** Heads of a chapter stand on few pages, and apart from the text. */
const apart = 1.7;

/**
 * Leaves out what stands at the same place on most pages, and the number of the page. What such a line tells
 * beside the number of the page, as a telephone number, is kept once, as `kept`.
 */
export function withoutRunningLines(pages: readonly RowsOfPage[]): { pages: Row[][]; kept: string[] } {
  const counts = new Map<string, number>();
  const usual = usualSize(pages);
  const candidates = pages.map((page) =>
    marginalRows(page).map((row) => ({ row, key: keyOf(row), isApart: row.size < usual * 1.15 && isApart(row, page) })),
  );
  for (const rows of candidates) {
    for (const key of new Set(rows.flatMap(({ key, row }) => [key, exactKeyOf(row)])))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(2, Math.ceil(pages.length * leastShare));
  const kept = new Map<string, string>();
  const left = pages.map(({ rows }, index) => {
    const dropped = new Set<Row>();
    for (const { row, key, isApart } of candidates[index]!) {
      const text = textOf(row);
      const isRunning = counts.get(key)! >= least || (isApart && counts.get(exactKeyOf(row))! >= 2);
      const isNumber = isNumberOfPage(text, index + 1) || (isApart && pages.length > 1 && loneNumber.test(text));
      if (!isRunning && !isNumber) continue;
      dropped.add(row);
      if (isRunning && text.replace(dateOrTime, "").replace(/\D/g, "").length >= 5) kept.set(key, text);
    }
    return rows.filter((row) => !dropped.has(row));
  });
  return { pages: left, kept: [...kept.values()] };
}

function marginalRows(page: RowsOfPage): Row[] {
  const { height, rows } = page;
  return [
    ...rows.slice(0, mostAtEachEnd).filter(({ y }) => y < height * margin),
    ...rows.slice(-mostAtEachEnd).filter(({ y }) => y > height * (1 - margin)),
  ].filter((row) => !isHeadOfTable(row, rows[rows.indexOf(row) + 1]));
}

/** The head of a table is repeated on each of its pages, too. */
function isHeadOfTable({ segments }: Row, below: Row | undefined): boolean {
  const aligned = segments.filter(({ x }, at) => Math.abs(x - (below?.segments[at]?.x ?? -9)) < 3);
  return segments.length > 1 && segments.length === below?.segments.length && aligned.length * 2 > segments.length;
}

/** Numbers of pages and chapters change from page to page. */
function keyOf(row: Row): string {
  return `${Math.round(row.y / 4)} ${textOf(row).replace(/\d+/g, (number) => (number.length < 5 ? "#" : number))}`;
}

/** Beside the text stands the number of the page. */
function exactKeyOf(row: Row): string {
  return `${Math.round(row.y / 4)}=${textOf(row).replace(/^\d+ | \d+$/g, "")}`;
}

const dateOrTime = /\b\d{1,4}([./-])\d{1,2}\1\d{1,4}\b|\b\d{1,2}:\d{2}\b/g;
const loneNumber = /^[^\p{L}\p{N}]*(?:\d{1,4}|[ivxl]{1,6})[^\p{L}\p{N}]*$/u;

function isApart(row: Row, { rows }: RowsOfPage): boolean {
  const at = rows.indexOf(row);
  const inner = at < rows.length / 2 ? rows[at + 1] : rows[at - 1];
  return inner === undefined || Math.abs(inner.y - row.y) > apart * row.size;
}

function usualSize(pages: readonly RowsOfPage[]): number {
  const sizes = pages.flatMap(({ rows }) => rows.map(({ size }) => size)).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

function isNumberOfPage(text: string, page: number): boolean {
  const numbers = text.match(/\d+/g) ?? [];
  return Number(numbers[0]) === page && numbers.length <= 2 && /^\P{L}*(?:\p{L}+\P{L}*){0,2}$/u.test(text);
}

function textOf({ segments }: Row): string {
  return segments.map(({ text }) => text).join(" ");
}
