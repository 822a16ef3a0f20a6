import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import type { FoundPassage } from "../../retrieval.ts";
import type { Choice } from "../answer-offline.ts";
import { headingOfSection } from "./heading-of-section.ts";
import { namesTopic } from "./names-topic.ts";
import { distinctChoices, titlesOf } from "./titles-of.ts";

/** Gives the titles of the sources of some passages; of a single source its sections, where it has some. */
export function placesNamed(found: readonly FoundPassage[], language: Language): Choice[] {
  const titles = titlesOf(found);
  const sections = titles.length === 1 ? sectionsOf(found, language) : [];
  return sections.length >= parameters.dialogue.sectionsOfField ? sections : titles;
}

/** A heading such as "Problem" names no topic. */
function sectionsOf(found: readonly FoundPassage[], language: Language): Choice[] {
  const sections = found.flatMap(({ document, passage }) => {
    const title = headingOfSection(document, passage);
    return title !== undefined && namesTopic(title, language) ? [{ title, sourceId: document.sourceId }] : [];
  });
  return distinctChoices(sections);
}
