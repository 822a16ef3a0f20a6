import { holdsSupport, type PartAnswer } from "./answer-parts.ts";
import type { DialogueAnswer } from "./dialogue-answer.ts";

/** What was given with an earlier part is not said again, neither a whole answer nor a passage of one. */
export function withoutRepeats(answers: readonly PartAnswer[]): PartAnswer[] {
  const said: PartAnswer[] = [];
  for (const { part, answer } of answers) {
    const repeated = answer.support.filter((one) =>
      said.some((earlier) => holdsSupport(earlier.answer, { ...answer, support: [one] })),
    );
    if (answer.answered && repeated.length === answer.support.length) continue;
    said.push({ part, answer: repeated.length === 0 ? answer : leaveOut(repeated, answer) });
  }
  return said;
}

function leaveOut(repeated: DialogueAnswer["support"], answer: DialogueAnswer): DialogueAnswer {
  const text = repeated.reduce((rest, { passage }) => rest.replace(passage, () => ""), answer.text);
  return {
    ...answer,
    text: text.replace(/\n{3,}/g, "\n\n").trim(),
    support: answer.support.filter((one) => !repeated.includes(one)),
  };
}
