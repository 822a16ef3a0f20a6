// The offline answering engine: pure functions over texts in memory. Finding passages, composing an
// answer and judging the confidence are separate steps.
export { answerInDialogue, type DialogueAnswer } from "./answer-in-dialogue.ts";
export { answerOffline, type OfflineAnswer } from "./answer-offline.ts";
export { checkSupport, type SentenceSupport } from "./check-support.ts";
export { judgeConfidence } from "./judge-confidence.ts";
export type { Language, Phrases } from "./language.ts";
export { languageOfDialogue } from "./language-of-dialogue.ts";
export { languageOfText } from "./language-of-text.ts";
export { languageOf, languages } from "./languages.ts";
export { type ComposedAnswer, makeAnswer, type Support } from "./make-answer.ts";
export { type PassageFinder, PassageIndex } from "./passage-index.ts";
export { learningWork, learnPhrasings, type PhrasedAnswer, type PhrasingModel } from "./phrasing-classifier.ts";
export { beginsWithNo, readConsent } from "./read-consent.ts";
export { type ReadBatch, readDocuments } from "./read-documents.ts";
export { languageOfAnger, type PersonRequest, readPersonRequest } from "./read-person-request.ts";
export { countWords } from "./read-words.ts";
export type { EarlierTurn } from "./resolve-question.ts";
export type {
  AnalysedQuery,
  FoundPassage,
  IndexedDocument,
  QueryTerm,
  Retrieval,
  ScoredSentence,
} from "./retrieval.ts";
export type { Span } from "./span.ts";
export { splitIntoPassages } from "./split-into-passages.ts";
export { splitIntoSentences } from "./split-into-sentences.ts";
