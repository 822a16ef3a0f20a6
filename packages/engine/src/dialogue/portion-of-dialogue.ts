import { type PortionPassage, portionOf } from "../finding/choose-portion.ts";
import type { PassageFinder } from "../finding/passage-index.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";
import type { EarlierTurn } from "./earlier-turn.ts";
import { resolveQuestion } from "./resolve-question.ts";

/**
 * Chooses what a model is shown for a message: passages that the engine's answer was chosen from, and more of
 * what its readings of the message find. A follow-up that the engine declined is looked for with the
 * words that the turns before add to it.
 */
export function portionOfDialogue(
  finder: PassageFinder,
  message: string,
  history: readonly EarlierTurn[],
  { act, retrieval, readAs }: Pick<DialogueAnswer, "act" | "retrieval" | "readAs">,
  mostTokens: number,
): PortionPassage[] {
  // Small talk asks for nothing: its words would find something by chance.
  const isQuestion = act === "answer" || act === "decline" || act === "ask-back";
  if (!isQuestion) return portionOf(finder, [], mostTokens, retrieval.passages);
  const queries = [...readAs.split("\n"), ...(readAs === message ? readingsOf(finder, message, history) : [])];
  return portionOf(finder, queries, mostTokens, retrieval.passages);
}

function readingsOf(finder: PassageFinder, message: string, history: readonly EarlierTurn[]): string[] {
  if (history.length === 0) return [];
  const followUp = resolveQuestion(finder.find(message), history);
  if (followUp === undefined) return [];
  return [...followUp.readings.slice(0, 1), ...followUp.ofTitles];
}
