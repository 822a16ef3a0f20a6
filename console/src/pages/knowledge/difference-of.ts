type Line = { kind: "same" | "added" | "removed"; text: string };

/** More lines are compared by their beginnings and ends alone, so that a long text holds up no page. */
const mostLines = 2_000;
/** The number of unchanged lines that are shown around a change. */
const around = 2;

/** Compares two texts line by line. Lines that stayed are left out, but for those around a change. */
export function differenceOf(before: string, after: string): Line[] {
  const [old, now] = [before, after].map((text) => text.split("\n")) as [string[], string[]];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end++;
  }
  const [oldPart, newPart] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const isLong = oldPart.length * newPart.length > mostLines * mostLines;
  const same = (text: string): Line => ({ kind: "same", text });
  const middle = isLong
    ? [
        ...oldPart.map((text): Line => ({ kind: "removed", text })),
        ...newPart.map((text): Line => ({ kind: "added", text })),
      ]
    : align(oldPart, newPart);
  return [...now.slice(0, start).map(same), ...middle, ...now.slice(now.length - end).map(same)].filter(
    (line, at, all) =>
      line.text.trim() !== "" &&
      (line.kind !== "same" ||
        all.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== "same")),
  );
}

/** Finds the longest lines that both have in the same order. */
function align(old: string[], now: string[]): Line[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let a = old.length - 1; a >= 0; a--) {
    for (let b = now.length - 1; b >= 0; b--) {
      lengths[a]![b] =
        old[a] === now[b] ? lengths[a + 1]![b + 1]! + 1 : Math.max(lengths[a + 1]![b]!, lengths[a]![b + 1]!);
    }
  }
  const lines: Line[] = [];
  let [a, b] = [0, 0];
  while (a < old.length || b < now.length) {
    if (a < old.length && b < now.length && old[a] === now[b]) {
      lines.push({ kind: "same", text: old[a++]! });
      b++;
    } else if (b >= now.length || (a < old.length && lengths[a + 1]![b]! >= lengths[a]![b + 1]!)) {
      lines.push({ kind: "removed", text: old[a++]! });
    } else lines.push({ kind: "added", text: now[b++]! });
  }
  return lines;
}
