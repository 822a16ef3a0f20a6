import type { Block, Line } from "./order-of-page.ts";

export type Measures = {
  bodySize: number;
  bodyFont: string;
  /** The level of a heading in letters of this size. Undefined for letters of the text. */
  levelOf(size: number): number | undefined;
  /** The level of a heading in letters of the text's size. */
  lowestLevel: number;
  /** Gives the distance from one line of a paragraph to the next. */
  stepOf(size: number): number;
};

const headingSize = 1.12;
const sameSize = 0.6;
const mostWords = 20;
const mostLevels = 4;

/** Measures what is usual in a file: most of its letters are text, and the larger ones are headings. */
export function measuresOf(pages: readonly Block[][]): Measures {
  const blocks = pages.flat().flatMap((block) => (block.kind === "lines" ? [block.lines] : []));
  const lines = blocks.flat();
  const bodySize = Number(mostOften(lines, ({ size }) => size.toFixed(1)) ?? 10);
  const ofBody = lines.filter(({ size }) => Math.abs(size - bodySize) < sameSize);
  const bodyFont = mostOften(ofBody, ({ font }) => font) ?? "";
  const isTitle = ({ size, text }: Line) => size >= bodySize * headingSize && text.split(" ").length <= mostWords;
  const sizes: number[] = [];
  for (const { size } of lines.filter(isTitle).sort((a, b) => b.size - a.size)) {
    if (sizes.length === 0 || sizes.at(-1)! - size > sameSize) sizes.push(size);
  }
  const steps = blocks.flatMap((block) =>
    block.slice(1).map(({ y, size }, at) => (size === block[at]!.size ? (y - block[at]!.y) / size : 0)),
  );
  const usual = steps.filter((step) => step > 0.8 && step < 2).sort((a, b) => a - b);
  const ratio = usual[Math.floor(usual.length / 3)] ?? 1.2;
  return {
    bodySize,
    bodyFont,
    levelOf: (size) => {
      const at = sizes.findIndex((each) => each - size <= sameSize && size - each <= sameSize);
      return at === -1 || size < bodySize * headingSize ? undefined : Math.min(at + 1, mostLevels);
    },
    lowestLevel: Math.min(sizes.length, mostLevels) + 1,
    stepOf: (size) => ratio * size,
  };
}

/** Gives what most letters have. */
function mostOften(lines: readonly Line[], keyOf: (line: Line) => string): string | undefined {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + line.text.length);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
