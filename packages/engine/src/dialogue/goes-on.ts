import type { PassageFinder } from "../finding/passage-index.ts";
import type { EarlierTurn } from "./earlier-turn.ts";
import { resolveQuestion } from "./resolve-question.ts";
import { recogniseSmallTalk } from "./small-talk/recognise-small-talk.ts";

/**
 * Tells whether a message is a question that goes on with the turns before it, so that it does not
 * stand alone. "And how do I remove them?" does, also where it is like the phrasings of a FAQ that
 * were learnt; the very question of a FAQ does not.
 */
export function goesOn(index: PassageFinder, message: string, history: readonly EarlierTurn[]): boolean {
  if (history.length === 0) return false;
  if (recogniseSmallTalk(message, index.languageOf(message)) !== undefined) return false;
  const retrieval = index.find(message);
  const followUp = resolveQuestion(retrieval, history);
  if (followUp === undefined || !index.asksThis(message)) return followUp !== undefined;
  const isWritten = retrieval.passages.some(({ questionSimilarity }) => questionSimilarity === 1);
  return !isWritten && followUp.sign !== "also" && followUp.sign !== "brevity";
}
