import { type Action, actions } from "../../action.ts";
import type { AnswerKind } from "../../answer-kind.ts";
import { type CourtesyAct, courtesyActs } from "../../courtesy-act.ts";
import type { Language } from "../../language.ts";
import * as read from "./part-reader.ts";

/** Says how each part of a language is written in its files; languages/ has what is code. */
type ShapeOf<Described> = {
  readonly [Name in keyof Described]-?: read.PartReader<Described[Name]> | ShapeOf<Described[Name]>;
};

export type DescribedLanguage = Omit<Language, "code" | "stem" | "answerKinds" | "thesaurus"> & {
  answerKinds: Omit<Language["answerKinds"], "kindAsked"> & { kindAsked: Readonly<Record<AnswerKind, RegExp>> };
};

/** A question asks for the first kind whose pattern fits: "how heavy" before "how". */
export const answerKinds: readonly AnswerKind[] = [
  "weight",
  "money",
  "moment",
  "extent",
  "size",
  "number",
  "place",
  "person",
];

const { words, phrases, pattern, patterns, source, alternatives, sentence, sentenceWith } = read;

const each = <Name extends string, Value>(
  names: readonly Name[],
  reader: read.PartReader<Value>,
): Record<Name, read.PartReader<Value>> =>
  Object.fromEntries(names.map((name) => [name, reader])) as Record<Name, read.PartReader<Value>>;

export const shapeOfLanguage: ShapeOf<DescribedLanguage> = {
  typicalLetters: read.letters,
  stopWords: words,
  distinctiveStopWords: words,
  fillerWords: words,
  circumstances: words,
  fillerWordsAfter: read.wordsAfter,
  backReferences: words,
  alsoCalled: read.longestFirst,
  elidedWords: words,
  compoundLinks: read.linksOrNull,
  verbPrefixes: words,
  sentences: {
    abbreviations: words,
    abbreviationsOftenLast: words,
    abbreviationsBeforeNumbers: words,
    openers: words,
    stepWords: words,
  },
  answerKinds: {
    kindAsked: each(answerKinds, pattern),
    kindWords: each(answerKinds, words),
    quantityWords: each(["number", "money", "free", "moment", "length", "duration", "weight"], words),
    connectingWords: words,
    ambiguousWords: words,
  },
  places: {
    prepositions: alternatives,
    articles: alternatives,
    landmarkWords: alternatives,
    placeWords: alternatives,
    streetWords: alternatives,
  },
  names: { beforePlaces: alternatives, withinPlaces: alternatives, withinPersons: alternatives },
  phrases: {
    noAnswer: sentence,
    canHelpWith: sentence,
    chooseOne: sentence,
    doYouMean: sentenceWith("title"),
    greeting: sentence,
    welcome: sentence,
    goodbye: sentence,
    nature: sentence,
    askForQuestion: sentence,
    askBack: sentence,
    offerPerson: sentence,
    calm: sentence,
    fine: sentence,
    glad: sentence,
    allRight: sentence,
    abilities: sentence,
    notKnownPart: sentenceWith("part"),
    restLater: sentence,
    askForContact: sentence,
    askForContactAgain: sentence,
    contactNoted: sentenceWith("details"),
    handOver: sentence,
    teamIsAway: sentenceWith("back"),
    personAnswers: sentence,
    transcript: each(["subject", "visitor", "assistant", "team", "sources", "isCut"], sentence),
    askToHandOver: sentence,
    askToAct: sentence,
    yes: sentence,
    no: sentence,
    leftOut: sentenceWith("count"),
    notDone: sentence,
    done: sentence,
    didNotWork: sentence,
    mayBeDone: sentence,
    goesOnIn: sentenceWith("title"),
    aloud: {
      code: sentence,
      longCode: sentence,
      stillLooking: sentence,
      oneMoment: sentence,
      moreFollows: sentence,
      notHeard: sentence,
      anythingElse: sentence,
      failed: sentence,
      tooMany: sentence,
    },
  },
  smallTalk: { clarification: pattern, nature: patterns },
  persons: { speaker: words, listener: words, toReader: words, toReaderVerb: read.patternOfLetters },
  followUps: {
    also: pattern,
    opening: pattern,
    addition: pattern,
    pronouns: words,
    repeatedSubject: read.patternOfLetters,
    articles: words,
  },
  dialogue: {
    joins: source,
    joiningAdverbs: source,
    furtherAdverbs: source,
    strongJoins: source,
    beforeQuestionWords: source,
    openers: source,
    ordinals: read.wordsByLine,
    last: words,
    besideOrdinals: words,
    both: pattern,
    all: pattern,
    none: pattern,
  },
  personRequests: {
    requests: patterns,
    callBacks: patterns,
    introductions: { sure: phrases, likely: phrases },
    negations: pattern,
    refusedMachine: pattern,
    anger: patterns,
    or: source,
  },
  consent: { yes: phrases, no: phrases, courtesies: phrases, links: phrases },
  spoken: {
    interjections: phrases,
    backchannels: phrases,
    interruptions: phrases,
    requests: phrases,
    unfinished: words,
    goOn: phrases,
    notUnderstood: sentence,
    tooLong: sentence,
    recordingStopped: sentence,
    knowsPhrasesOnly: sentence,
  },
  quotationMarks: read.quotationMarks,
  actions: each<Action, readonly string[]>(actions, phrases),
  opposites: {
    deeds: read.sides,
    circumstances: read.sides,
    neither: phrases,
    undone: phrases,
    unable: phrases,
    fixed: words,
    articles: words,
  },
  statements: { negations: pattern, reasons: pattern, fault: pattern, remedy: pattern },
  questionForms: { please: source, request: source, why: pattern, howTo: pattern, yesNo: pattern, fact: pattern },
  vague: { whereabouts: phrases, complaints: words, things: words, messages: patterns },
  chatter: patterns,
  courtesies: each<CourtesyAct | "links", readonly string[]>([...courtesyActs, "links"], phrases),
  letters: {
    salutations: source,
    addressees: source,
    asides: source,
    signOffs: source,
    devices: source,
    notices: { mail: source, secret: source, stray: source },
  },
};
