import { searchWordsOf } from "../../contacts/index.ts";
import { MessageId } from "../ids.ts";
import type { ConversationMatch } from "../schema.ts";
import type { RowForTeam } from "./store.ts";

/** A line of a list shows so many characters before the first word that was found, and from there on. */
const [before, after] = [40, 160];

/** Shows the part of a message around the words that were searched. Undefined for a row without one. */
export function showMatch(row: RowForTeam, q: string): ConversationMatch | undefined {
  const { matchId, matchAuthor, matchText, matchIsNote } = row;
  if (matchId === null || matchAuthor === null) return undefined;
  return {
    ...{ messageId: MessageId.format(matchId), author: matchAuthor, ...(matchIsNote && { isNote: true as const }) },
    ...cut(matchText ?? "", q),
  };
}

function cut(whole: string, q: string): Pick<ConversationMatch, "text" | "spans"> {
  const wanted = searchWordsOf(q);
  const found = [...whole.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: word, index }) =>
    searchWordsOf(word).some((plain) => wanted.some((each) => plain.startsWith(each)))
      ? [{ start: index, end: index + word.length }]
      : [],
  );
  const first = found[0]?.start ?? 0;
  const from = first <= before ? 0 : boundaryBefore(whole, first - before);
  const to = Math.min(whole.length, first + after);
  const lead = from > 0 ? "…" : "";
  const shift = lead.length - from;
  return {
    text: `${lead}${whole.slice(from, to).toWellFormed()}${to < whole.length ? "…" : ""}`,
    spans: found.filter(({ end }) => end <= to).map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  };
}

/** A snippet begins with a whole word, where one begins near. */
function boundaryBefore(text: string, at: number): number {
  const space = text.slice(at, at + before).search(/\s/);
  return space === -1 ? at : at + space + 1;
}
