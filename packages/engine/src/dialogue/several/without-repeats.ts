import { isSureEnough, type Strictness } from "../../judging/judge-confidence.ts";
import type { Language } from "../../language.ts";
import { readWords } from "../../reading/read-words.ts";
import type { DialogueAnswer } from "../dialogue-answer.ts";
import { holdsSupport, type PartAnswer } from "./answer-parts.ts";
import type { QuestionPart } from "./question-part.ts";

/**
 * Leaves out what was given with an earlier part, a whole answer or a passage of one. Nor is a part
 * without an answer regretted that an earlier answer tells. A part that only seems to be told by an
 * earlier answer, less surely than an answer alone has to be, has none.
 */
export function withoutRepeats(
  answers: readonly PartAnswer[],
  language: Language,
  strictness: Strictness,
): PartAnswer[] {
  const said: PartAnswer[] = [];
  for (const { part, answer } of answers) {
    const repeated = answer.support.filter((one) =>
      said.some((earlier) => holdsSupport(earlier.answer, { ...answer, support: [one] })),
    );
    const isRepeat = answer.answered && repeated.length === answer.support.length;
    const isSure = isSureEnough(answer.confidence, answer.retrieval, strictness);
    if ((isRepeat && isSure) || ((isRepeat || !answer.answered) && isTold(part, said, language))) continue;
    if (isRepeat) said.push({ part, answer: { ...answer, answered: false, support: [] } });
    else said.push({ part, answer: repeated.length === 0 ? answer : leaveOut(repeated, answer) });
  }
  return said;
}

/** "When do I get it back" is told by "You get it back in a week", which answers another part. */
function isTold({ text }: QuestionPart, said: readonly PartAnswer[], language: Language): boolean {
  const words = readWords(text);
  if (!words.some((word) => language.followUps.pronouns.has(word))) return false;
  const told = said.flatMap(({ answer }) => answer.support.flatMap(({ passage }) => readWords(passage)));
  const stems = new Set(told.map((word) => language.stem(word)));
  const own = words.filter((word) => !language.stopWords.has(word));
  return own.length > 0 && own.every((word) => stems.has(language.stem(word)));
}

function leaveOut(repeated: DialogueAnswer["support"], answer: DialogueAnswer): DialogueAnswer {
  const text = repeated.reduce((rest, { passage }) => rest.replace(passage, () => ""), answer.text);
  return {
    ...answer,
    text: text.replace(/\n{3,}/g, "\n\n").trim(),
    support: answer.support.filter((one) => !repeated.includes(one)),
  };
}
