// The offline answering engine: pure functions over texts in memory. Finding passages, composing an
// answer and judging the confidence are separate steps.

export { alsoRanked } from "./also-ranked.ts";
export { answerOffline } from "./answer-offline.ts";
export { asksToGoOn } from "./asks-to-go-on.ts";
export { checkSupport } from "./check-support.ts";
export { answerInDialogue } from "./dialogue/answer-in-dialogue.ts";
export type { DialogueAnswer } from "./dialogue/dialogue-answer.ts";
export { type EarlierTurn, earlierTurn } from "./dialogue/earlier-turn.ts";
export { goesOn } from "./dialogue/goes-on.ts";
export { languageOfDialogue } from "./dialogue/language-of-dialogue.ts";
export type { RankedPassage } from "./fuse-ranks.ts";
export { hasOnlyInterjections } from "./has-only-interjections.ts";
export { isGoodbye } from "./is-goodbye.ts";
export type { Strictness } from "./judge-confidence.ts";
export type { Language } from "./language.ts";
export { languageOfText } from "./language-of-text.ts";
export { languageOf, languages } from "./languages.ts";
export { QuestionGroups } from "./messages/question-groups.ts";
export { topicWords } from "./messages/topic-words.ts";
export { withoutLetterFrame } from "./messages/without-letter-frame.ts";
export { type PassageFinder, PassageIndex } from "./passage-index.ts";
export type { Phrases } from "./phrases.ts";
export {
  learningWork,
  learnPhrasings,
  type PhrasedAnswer,
  PhrasingClassifier,
  type PhrasingModel,
} from "./phrasing-classifier.ts";
export { beginsWithNo, readConsent } from "./read-consent.ts";
export { type ContactDetails, readContactDetails } from "./read-contact-details.ts";
export { type ReadBatch, readDocuments } from "./read-documents.ts";
export { languageOfAnger, type PersonRequest, readPersonRequest } from "./read-person-request.ts";
export { isUnfinished, readUtterance } from "./read-utterance.ts";
export { countWords, readWords } from "./read-words.ts";
export type { IndexedDocument } from "./retrieval.ts";
export { splitIntoSentences } from "./split-into-sentences.ts";
export { headingPath, type Section, sectionOf } from "./structure/section-of.ts";
export { passagesOf } from "./structure/split-into-passages.ts";
