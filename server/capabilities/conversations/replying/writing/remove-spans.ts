import type { TextSpan } from "../../schema.ts";
import type { CitationMark } from "./citation-mark-reader.ts";

/**
 * Gives a text without some of its sentences, and the marks of the others in their new places. Of an item of a
 * list nothing is left, not even its sign. `spans` are in the order of the text.
 */
export function removeSpans(
  text: string,
  spans: readonly TextSpan[],
  marks: readonly CitationMark[],
): { text: string; marks: CitationMark[] } {
  const kept: string[] = [];
  const moved: CitationMark[] = [];
  let from = 0;
  let removed = 0;
  let next = 0;
  for (const { start, end } of spans.map((span) => widen(text, span))) {
    if (start < from) continue;
    for (; next < marks.length && marks[next]!.at <= start; next++) move(marks[next]!);
    // The marks of the sentence go with it.
    while (next < marks.length && marks[next]!.at <= end) next++;
    kept.push(text.slice(from, start));
    removed += end - start;
    from = end;
  }
  for (; next < marks.length; next++) move(marks[next]!);
  kept.push(text.slice(from));
  const whole = kept.join("").trimEnd();
  return { text: whole, marks: moved.map(({ at, number }) => ({ at: Math.min(at, whole.length), number })) };

  function move({ at, number }: CitationMark): void {
    moved.push({ at: at - removed, number });
  }
}

/** With the blanks after the sentence, and with its line where nothing else stands in it. */
function widen(text: string, { start, end }: TextSpan): TextSpan {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const isLineBegun = !/^[ \t]*(?:[-*+•]|\d{1,3}[.)])?[ \t]*$/.test(text.slice(lineStart, start));
  const blanks = /^[ \t]*/.exec(text.slice(end))![0].length;
  const lineEnd = end + blanks;
  const isLineDone = lineEnd >= text.length || text[lineEnd] === "\n";
  if (isLineBegun || !isLineDone) return { start, end: lineEnd };
  return { start: lineStart, end: Math.min(text.length, lineEnd + 1) };
}
