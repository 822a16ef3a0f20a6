import { chooseSentence } from "../../answering/choose-sentence.ts";
import type { Language } from "../../language.ts";
import { parameters } from "../../parameters.ts";
import { languageOf } from "../../reading/languages.ts";
import { quoteTitle } from "../../reading/message/quote-title.ts";
import { sectionOf } from "../../reading/structure/section-of.ts";
import type { FoundPassage, Retrieval } from "../../retrieval.ts";
import { nearPassages } from "./related-topics.ts";

/** An address that a reader may follow: others are names within the server. */
const WEB_ADDRESS = /^https?:\/\/[^\s()<>]+$/;

/**
 * Gives the places of the one article that is surely meant, each with its link and the sentence that is nearest to
 * the question. Undefined when no article is sure, or it has one such place: then that is asked for.
 */
export function tellClosest(retrieval: Retrieval): string | undefined {
  const near = nearPassages(retrieval, parameters.dialogue.closestPlaces);
  if (near.length < parameters.dialogue.sectionsOfSource) return undefined;
  const language = languageOf(retrieval.query.language);
  const lines = near.map((found) => `- ${nameOf(found, language)}: ${sentenceOf(found, retrieval, language)}`);
  return [language.phrases.closest, "", ...lines].join("\n");
}

function nameOf({ document, passage }: FoundPassage, language: Language): string {
  const { section, anchor } = sectionOf(document, passage.headings);
  const name = section.at(-1) ?? document.title.trim();
  const { url } = document;
  if (url === null || !WEB_ADDRESS.test(url)) return quoteTitle(name, language);
  const address = anchor === null || url.includes("#") ? url : `${url}#${encodeURIComponent(anchor)}`;
  return `[${name.replace(/[[\]\\]/g, "\\$&")}](${address})`;
}

function sentenceOf(found: FoundPassage, { query }: Retrieval, language: Language): string {
  const choice = chooseSentence(found, query, language);
  const { start, end } = choice?.candidates[choice.best]?.span ?? found.bestSentence;
  const sentence = found.document.text.slice(start, end).replace(/\s+/g, " ").trim();
  const most = parameters.dialogue.closestCharacters;
  return sentence.length <= most ? sentence : `${sentence.slice(0, sentence.lastIndexOf(" ", most))} …`;
}
