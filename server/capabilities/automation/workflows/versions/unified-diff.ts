type Line = { sign: " " | "-" | "+"; text: string };

const contextLines = 3;
/** A comparison of more pairs of lines shows the middle part as replaced. */
const mostPairs = 4_000_000;

/** Gives the differences of two texts by lines, in the unified format of `diff -u`. Empty when they are the same. */
export function unifiedDiff(before: string, after: string, names: { before: string; after: string }): string {
  if (before === after) return "";
  const lines = compareLines(before.split("\n"), after.split("\n"));
  return [`--- ${names.before}`, `+++ ${names.after}`, ...hunksOf(lines)].join("\n");
}

function compareLines(before: readonly string[], after: readonly string[]): Line[] {
  let [start, end] = [0, 0];
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start++;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const same = (lines: readonly string[]) => lines.map((text): Line => ({ sign: " ", text }));
  return [
    ...same(before.slice(0, start)),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

/** Compares by the longest common subsequence. */
function compareMiddle(before: readonly string[], after: readonly string[]): Line[] {
  const width = after.length + 1;
  if (before.length * after.length > mostPairs) {
    return [...before.map((text): Line => ({ sign: "-", text })), ...after.map((text): Line => ({ sign: "+", text }))];
  }
  const common = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, now] = [before[row], after[column]];
    if (old !== undefined && old === now) {
      lines.push({ sign: " ", text: old });
      row++;
      column++;
    } else if (old !== undefined && (now === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ sign: "-", text: old });
      row++;
    } else {
      lines.push({ sign: "+", text: now ?? "" });
      column++;
    }
  }
  return lines;
}

function hunksOf(lines: readonly Line[]): string[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - contextLines), index + contextLines + 1).some(({ sign }) => sign !== " "),
  );
  const text: string[] = [];
  let [old, now] = [1, 1];
  for (let index = 0; index < lines.length; index++) {
    if (isNear[index] && !isNear[index - 1]) {
      const end = isNear.indexOf(false, index);
      const hunk = lines.slice(index, end < 0 ? undefined : end);
      const count = (left: Line["sign"]) => hunk.filter(({ sign }) => sign !== left).length;
      text.push(`@@ -${old},${count("+")} +${now},${count("-")} @@`);
    }
    const { sign, text: line } = lines[index] as Line;
    if (isNear[index]) text.push(`${sign}${line}`);
    if (sign !== "+") old++;
    if (sign !== "-") now++;
  }
  return text;
}
