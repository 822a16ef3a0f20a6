import { languages } from "@parley/engine";
import { actions } from "../../src/action.ts";
import type { CalibrationKnowledge } from "./read-calibration.ts";

/** The parts of the engine that a run can leave out, to show what each is worth. */
export const parts = ["headings", "thesaurus", "actions", "phrasings", "dialogue"] as const;
export type Part = (typeof parts)[number];

/**
 * Leaves a part out of this process, before any index is built: the texts lose their headings, the
 * languages their thesaurus or the words for actions. `askCalibration` leaves out the learnt
 * phrasings and the dialogue.
 */
export function leaveOut(part: Part, all: readonly CalibrationKnowledge[]): readonly CalibrationKnowledge[] {
  if (part === "thesaurus") for (const language of languages) Object.assign(language, { thesaurus: [] });
  if (part === "actions") {
    const none = Object.fromEntries(actions.map((action) => [action, []]));
    for (const language of languages) Object.assign(language, { actions: none });
  }
  return part === "headings" ? all.map(withoutHeadings) : all;
}

function withoutHeadings(knowledge: CalibrationKnowledge): CalibrationKnowledge {
  const documents = knowledge.documents.map((document) => ({
    ...document,
    passages: document.passages.map((passage) => ({ ...passage, headings: [] })),
  }));
  return { ...knowledge, documents };
}
