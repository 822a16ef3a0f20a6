// The offline answering engine: pure functions over texts in memory. Finding passages, composing an
// answer and judging the confidence are separate steps.

export { answerInDialogue } from "./dialogue/answer-in-dialogue.ts";
export { answerOffline, type LocalTime } from "./dialogue/answer-offline.ts";
export type { DialogueAnswer } from "./dialogue/dialogue-answer.ts";
export { type EarlierTurn, earlierTurn } from "./dialogue/earlier-turn.ts";
export { namesNow } from "./dialogue/facts/names-now.ts";
export { goesOn } from "./dialogue/goes-on.ts";
export { languageOfDialogue } from "./dialogue/language-of-dialogue.ts";
export { portionOfDialogue } from "./dialogue/portion-of-dialogue.ts";
export { preparations } from "./dialogue/preparations.ts";
export { alsoRanked } from "./finding/also-ranked.ts";
export { type PortionPassage, portionOf } from "./finding/choose-portion.ts";
export { type PassageFinder, PassageIndex } from "./finding/passage-index.ts";
export {
  learningWork,
  learnPhrasings,
  type PhrasedAnswer,
  PhrasingClassifier,
  type PhrasingModel,
} from "./index/phrasing-classifier.ts";
export { type ReadBatch, readDocuments } from "./index/read-documents.ts";
export { checkSupport } from "./judging/check-support.ts";
export type { Strictness } from "./judging/judge-confidence.ts";
export type { Language } from "./language.ts";
export { asksToGoOn } from "./person/asks-to-go-on.ts";
export { hasOnlyInterjections } from "./person/has-only-interjections.ts";
export { isGoodbye } from "./person/is-goodbye.ts";
export { beginsWithNo, readConsent } from "./person/read-consent.ts";
export { type ContactDetails, readContactDetails } from "./person/read-contact-details.ts";
export { languageOfAnger, type PersonRequest, readPersonRequest } from "./person/read-person-request.ts";
export { isUnfinished, readUtterance } from "./person/read-utterance.ts";
export type { Phrases } from "./phrases.ts";
export { languageOfText } from "./reading/language-of-text.ts";
export { languageOf, languages } from "./reading/languages.ts";
export { QuestionGroups } from "./reading/message/question-groups.ts";
export { topicWords } from "./reading/message/topic-words.ts";
export { withoutLetterFrame } from "./reading/message/without-letter-frame.ts";
export { countWords, readWords } from "./reading/read-words.ts";
export { splitIntoSentences } from "./reading/split-into-sentences.ts";
export { headingPath, type Section, sectionOf } from "./reading/structure/section-of.ts";
export { passagesOf } from "./reading/structure/split-into-passages.ts";
export type { IndexedDocument, RankedPassage } from "./retrieval.ts";
