import type { Language } from "@parley/engine";
import type { SpokenGrammar } from "@parley/speech";
import type { AssistantSettings } from "../../assistants/index.ts";
import type { SourceQuestions } from "../../knowledge/index.ts";

const maxPhrases = 3_000;
/** Nobody reads a longer question or title aloud, word for word. */
const maxLength = 200;

/**
 * Lists what people may say to an assistant, the most important first: the words that stop its
 * speech, what its people have added, the questions of its FAQs, other wordings of them, what
 * people ask every assistant, and the titles of its texts.
 */
export function composeGrammar(
  { voice, handOver }: Pick<AssistantSettings, "voice" | "handOver">,
  sources: readonly SourceQuestions[],
  { backchannels, interruptions, requests }: Language["spoken"],
): SpokenGrammar {
  const ofKnowledge = [
    ...sources.flatMap(({ questions }) => questions.slice(0, 1)),
    ...sources.flatMap(({ questions }) => questions.slice(1)),
  ].map(plain);
  const titles = sources.filter(({ type }) => type === "text").map(({ title }) => plain(title));
  const phrases = [
    ...interruptions,
    ...backchannels,
    ...requests,
    ...voice.phrases,
    ...handOver.phrases.map(plain),
    ...ofKnowledge,
    ...titles,
  ].filter((phrase) => phrase.trim() !== "" && phrase.length <= maxLength);
  // Phrases that sound alike are written as the assistant's own knowledge has them, at the place of
  // the first.
  const bySound = new Map(phrases.map((phrase) => [soundOf(phrase), phrase]));
  return { phrases: [...bySound.values()].slice(0, maxPhrases), slots: voice.slots };
}

/** @example soundOf("Can I talk to a person?") // "can i talk to a person" */
function soundOf(phrase: string): string {
  return phrase
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}<>']+/gu, " ")
    .trim();
}

/**
 * Angle brackets mean slots in the phrases of people who know that, and nothing in questions and
 * titles.
 */
function plain(text: string): string {
  return text.replaceAll(/[<>]/g, " ");
}
