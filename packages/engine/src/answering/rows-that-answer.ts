import { parameters } from "../parameters.ts";
import { languageOf } from "../reading/languages.ts";
import { countWords, readWords } from "../reading/read-words.ts";
import { tableRow } from "../reading/structure/table-row.ts";
import type { AnalysedQuery } from "../retrieval.ts";
import type { Span } from "../span.ts";
import type { Choice } from "./choose-sentence.ts";

type Row = { span: Span; names: ReadonlySet<string> };

/**
 * Gives the header of the table that holds the best sentence, and its rows that answer: that of the
 * sentence, and those that the question names in their first cell ("Starter or Team?"). Undefined
 * when the sentence is no row below a header.
 */
export function rowsThatAnswer(
  text: string,
  { candidates, best }: Choice,
  query: AnalysedQuery,
): [header: Span, ...rows: Span[]] | undefined {
  const answer = tableRow(text, candidates[best]!.span);
  if (!answer) return undefined;
  const [header, row] = answer;
  const { stem } = languageOf(query.language);
  const asked = new Set(query.terms.map(({ word }) => stem(word)));
  const rows: Row[] = candidates.flatMap(({ span }) => {
    const found = tableRow(text, span);
    if (found?.[0].start !== header.start) return [];
    const first = text.slice(found[1].start, found[1].end).split("|")[1] ?? "";
    return [
      {
        span: found[1],
        names: new Set(
          readWords(first)
            .map(stem)
            .filter((name) => asked.has(name)),
        ),
      },
    ];
  });
  const isNamedAlone = ({ names }: Row): boolean =>
    [...names].some((name) => rows.filter((other) => other.names.has(name)).length === 1);
  const named = rows.filter((one) => one.span.start === row.start || isNamedAlone(one)).map(({ span }) => span);
  const words = named.reduce((sum, { start, end }) => sum + countWords(text.slice(start, end)), 0);
  return words <= parameters.answering.sectionWords ? [header, ...joinNeighbours(named)] : [header, row];
}

/** Rows that follow each other are one part of the text. */
function joinNeighbours(rows: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of rows) {
    const last = joined.at(-1);
    if (last && start <= last.end + LINE_BREAK) joined[joined.length - 1] = { start: last.start, end };
    else joined.push({ start, end });
  }
  return joined;
}

const LINE_BREAK = 1;
