import { type ChildNode, type Element, isTag } from "domhandler";
import type { Page } from "../growth.ts";

type TableWriter = {
  page: Page;
  blocks(nodes: readonly ChildNode[]): string[];
  flat(nodes: readonly ChildNode[]): string;
};

const mostColumns = 100;

/**
 * Writes a table as Markdown. Its first row becomes the header, if it has titles for the columns. What one
 * cell says of several rows is written in each of them. A table of one column only arranges its
 * cells, which become blocks.
 */
export function writeTable(table: Element, writer: TableWriter): string[] {
  const captions = table.children.filter((child) => isTag(child) && child.name === "caption");
  const rows = rowsOf(table);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (width <= 1) return [...captions, ...rows.flat()].flatMap((cell) => writer.blocks((cell as Element).children));
  const lines = fillSpans(rows, writer, width);
  const [first = []] = lines;
  const rule = first.map(() => "---");
  const titled = hasTitles(rows) ? [first, rule, ...lines.slice(1)] : [first.map(() => ""), rule, ...lines];
  const written = titled.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return [...writer.blocks(captions.flatMap((caption) => (caption as Element).children)), written];
}

/** Where only the first cell of each row is a title, the first row is a row like the others. */
function hasTitles([first, ...rest]: readonly Element[][]): boolean {
  const isTitle = ({ name }: Element) => name === "th";
  return first === undefined || !first.some(isTitle) || first.every(isTitle) || !rest.some((row) => row.some(isTitle));
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  const visit = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (!isTag(node) || node.name === "caption") continue;
      if (node.name !== "tr") visit(node.name === "table" ? [] : node.children);
      else rows.push(node.children.filter((cell) => isTag(cell)).filter(({ name }) => name === "td" || name === "th"));
    }
  };
  visit(table.children);
  return rows.filter((row) => row.length > 0);
}

function fillSpans(rows: readonly Element[][], writer: TableWriter, width: number): string[][] {
  /** The cells that reach into the rows below, by their column. */
  const reaching = new Map<number, { text: string; rowsLeft: number }>();
  const lines = rows.map((row) => {
    const line: string[] = [];
    const takeReaching = () => {
      for (let above = reaching.get(line.length); above !== undefined; above = reaching.get(line.length)) {
        writer.page.growth.add(above.text.length + 3);
        if (--above.rowsLeft <= 0) reaching.delete(line.length);
        line.push(above.text);
      }
    };
    for (const cell of row.slice(0, mostColumns)) {
      takeReaching();
      const text = writer.flat(cell.children).replace(/(?<!\\)\|/g, "\\|");
      const rowsLeft = spanOf(cell.attribs.rowspan) - 1;
      if (rowsLeft > 0) reaching.set(line.length, { text, rowsLeft });
      line.push(text, ...Array(Math.min(spanOf(cell.attribs.colspan), mostColumns) - 1).fill(""));
    }
    takeReaching();
    return line;
  });
  const columns = lines.reduce((most, line) => Math.max(most, line.length), width);
  writer.page.growth.add(columns * lines.length);
  return lines.map((line) => [...line, ...Array(columns - line.length).fill("")]);
}

function spanOf(written: string | undefined): number {
  const span = Number.parseInt(written ?? "1", 10);
  return span > 1 ? span : 1;
}
