import type { PassageFinder } from "../passage-index.ts";
import type { EarlierTurn } from "./earlier-turn.ts";
import { recogniseSmallTalk } from "./recognise-small-talk.ts";
import { resolveQuestion } from "./resolve-question.ts";

/** Whether a message is a question that goes on with the turns before it, so that it does not stand alone. */
export function goesOn(index: PassageFinder, message: string, history: readonly EarlierTurn[]): boolean {
  if (history.length === 0 || index.asksThis(message)) return false;
  if (recogniseSmallTalk(message, index.languageOf(message)) !== undefined) return false;
  return resolveQuestion(index.find(message), history) !== undefined;
}
