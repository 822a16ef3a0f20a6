import { answerInDialogue } from "../dialogue/answer-in-dialogue.ts";
import type { LocalTime } from "../dialogue/answer-offline.ts";
import { PassageIndex } from "../finding/passage-index.ts";

/** Makes an index of these pages. */
export function indexOf(...pages: Parameters<PassageIndex["addAll"]>[0]): PassageIndex {
  const index = new PassageIndex();
  index.addAll(pages);
  return index;
}

/** Gives a time of a day, which is a Tuesday in June where nothing is said. */
export function at(clock: string, weekday = 1, day = 9, month = 6): LocalTime {
  const [hours, minutes] = clock.split(":").map(Number);
  return { weekday, month, day, minutes: hours! * 60 + minutes! };
}

/** Asks at this time and gives the text of the answer. */
export function askAt(index: PassageIndex, question: string, now: LocalTime): string {
  return answerInDialogue(index, question, [], { strictness: "balanced", canHandOver: false, now }).text;
}
