import { writeText } from "../../html/write-text.ts";
import { FileFault } from "../file-fault.ts";

const mostCells = 5_000_000;

/**
 * Writes the rows of a sheet as a Markdown table. The first row with two cells is its header, and what
 * stands above it are paragraphs. Columns without a word go.
 */
export function writeRows(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) return "";
  const headerAt = Math.max(filled.findIndex(hasTwoCells), 0);
  const above = filled.slice(0, headerAt).map((row) => writeCell(row.find((cell) => cell.trim() !== "")!));
  const table = filled.slice(headerAt);
  const columns = [...new Set(table.flatMap(columnsOf))].sort((a, b) => a - b);
  if (columns.length * table.length > mostCells)
    throw new FileFault("file-too-large", `This table has more than ${mostCells} cells. Send it in parts.`);
  const lines = table.map((row) => `| ${columns.map((at) => writeCell(row[at] ?? "")).join(" | ")} |`);
  const rule = `| ${columns.map(() => "---").join(" | ")} |`;
  return [...above, [lines[0], rule, ...lines.slice(1)].join("\n")].join("\n\n");
}

function hasTwoCells(row: readonly string[]): boolean {
  return columnsOf(row).length > 1;
}

function columnsOf(row: readonly string[]): number[] {
  return row.flatMap((cell, at) => (cell.trim() === "" ? [] : at));
}

function writeCell(cell: string): string {
  return writeText(cell.replace(/\s+/g, " ").trim()).replace(/(?<!\\)\|/g, "\\|");
}
