// Long because a language is described by one type.

import type { Action } from "./action.ts";
import type { AnswerKind } from "./answer-kind.ts";
import type { CourtesyAct } from "./courtesy-act.ts";
import { parameters } from "./parameters.ts";
import type { Phrases } from "./phrases.ts";

/**
 * Everything that the engine knows of one language. Its words are in a folder of packages/engine/words,
 * named by its code; reading/languages/ has the code of each. A part may be empty.
 *
 * Word sets hold folded words: lower case, without accents ("creme" for "Crème"). Patterns are
 * matched against folded words joined by one blank, except where a part says otherwise.
 */
export type Language = {
  /** BCP 47 code. */
  code: string;
  /** Letters that other languages seldom use, as written. They help to detect the language. */
  typicalLetters: string;
  /** Words too frequent to search for. They still count when two questions are compared. */
  stopWords: WordSet;
  /** Stop words that tell one question from another: "who" and "when", "log in" and "log out". */
  distinctiveStopWords: WordSet;
  /** Words without a topic ("please", "want"). They weigh less than others in a query. */
  fillerWords: WordSet;
  /**
   * Words for who, when and where something happened: "yesterday", "my daughter", "in the kitchen".
   * Where the knowledge has none of it, they are as light as fillers.
   */
  circumstances: WordSet;
  /** Words that are fillers only after a certain word: "long" after "how". */
  fillerWordsAfter: ReadonlyMap<string, WordSet>;
  /** Words that, at the head of a sentence, refer to the sentence before: "it", "then". */
  backReferences: WordSet;
  /**
   * These words open another name in brackets behind a name, the longest first: "or", "also called"
   * of "Visits (or sessions)".
   */
  alsoCalled: readonly string[];
  /** Shortened words that an apostrophe ties to the next word: "dell" of "dell'acqua". */
  elidedWords: WordSet;
  /**
   * Letters between the parts of a compound: the "s" of "Arbeitstag". Null in a language that does
   * not write compounds as one word.
   */
  compoundLinks: readonly string[] | null;
  /**
   * Prefixes that part from their verbs: the "ein" of "schalte … ein". Empty in a language without
   * such verbs.
   */
  verbPrefixes: WordSet;
  /** The part of a word that its inflected forms share. */
  stem(word: string): string;
  sentences: SentenceRules;
  answerKinds: AnswerKindRules;
  places: PlaceRules;
  names: NameRules;
  /** The assistant says these sentences of itself, as written. */
  phrases: Phrases;
  smallTalk: SmallTalkPatterns;
  persons: PersonWords;
  followUps: FollowUpRules;
  dialogue: DialogueRules;
  personRequests: PersonRequestRules;
  consent: ConsentWords;
  spoken: SpokenWords;
  /** Marks before and after a title within a text, with the blanks that belong to them. */
  quotationMarks: readonly [opening: string, closing: string];
  /**
   * Words and phrases that name each action, nouns included: "delete", "get rid of", "deletion".
   * "…" stands for up to four words: "turn … off".
   */
  actions: Readonly<Record<Action, readonly string[]>>;
  opposites: Opposites;
  statements: StatementPatterns;
  questionForms: QuestionForms;
  vague: VagueWords;
  /**
   * Talk with the assistant as if it were a person: "do you dream?", "tell me a joke". Over folded
   * clauses.
   */
  chatter: readonly RegExp[];
  /**
   * Groups of words and phrases that customers and help pages use for one thing. What must be told
   * apart ("log in", "log out") is in no common group. A phrase with "…" is looked for in questions
   * only.
   */
  thesaurus: readonly (readonly string[])[];
  /** Phrases of small talk, and in `links` what people say with them: "again", "everyone". */
  courtesies: Readonly<Record<CourtesyAct | "links", readonly string[]>>;
  letters: LetterWords;
  facts: FactWords;
};

/** The days of a week, and words for several of them. */
export const weekdayNames = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
  "workdays",
  "weekend",
  "daily",
  "holidays",
] as const;

export const monthNames = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

/** People of an organisation are or do these. */
export const roleNames = ["leads", "chairs", "treasurer", "secretary", "teaches", "cooks", "founded", "owns"] as const;

/** These words tell the facts of an organisation: its hours, its prices, how to reach it. */
type FactWords = {
  weekdays: Readonly<Record<(typeof weekdayNames)[number], readonly string[]>>;
  months: Readonly<Record<(typeof monthNames)[number], WordSet>>;
  /** Words between the first and the last of several days: "to". */
  until: WordSet;
  /** A question with one of these may ask for hours: "open", "lesson". */
  asksHours: WordSet;
  /** A text with one of these lists the hours of a place: "open", "times". */
  ofHours: WordSet;
  /** "Is it open?", and the opposite of it. */
  open: WordSet;
  closed: WordSet;
  /** These say that a place opens for those who ask: "by appointment". */
  byAppointment: readonly string[];
  /** A day behind one of these is left out of a row of hours: "except". */
  except: WordSet;
  /** Words behind the hour of a time. */
  clock: WordSet;
  day: Readonly<Record<"now" | "today" | "tonight" | "tomorrow", readonly string[]>>;
  /** These words ask for it, and stand before it. */
  contact: Readonly<Record<"telephone" | "email" | "address", readonly string[]>>;
  /** Words around a price that do not say what it is the price of: "fee". */
  ofPrices: WordSet;
  /** Holds those of them that ask for a price by themselves. */
  asksPrice: WordSet;
  /** Words for one length of time: "month", "monthly". */
  periods: readonly WordSet[];
  /** Somebody is or does these: "teacher", "teaches". Those of one role ask for one another. */
  roles: Readonly<Record<(typeof roleNames)[number], readonly string[]>>;
  /** One of these makes another role of the one beside it: "deputy". */
  otherRoles: WordSet;
  /** Words between a role and the name of who has it: "is", "by". */
  named: WordSet;
  /** Those who ask call the organisation itself so: "the school", "this place". */
  organisation: WordSet;
  /** Small words that are names of what is sold where they have a capital: "Pro". */
  alsoNames: WordSet;
  /** Above a list of events, each with its date: "calendar". */
  events: WordSet;
  /** An event does this on its day: "takes place". */
  happens: WordSet;
  /** Words in the title of a page that is no place to look for a fact: "privacy". */
  legal: WordSet;
  /** Parts of patterns over a text as written: "lane" of "12 Mill Lane", "rue". */
  streetEnds: Alternatives;
  streetBeginnings: Alternatives;
};

/**
 * These patterns tell the frame of a mail from what it asks. They are read over letters without accents,
 * in upper and lower case alike.
 */
type LetterWords = {
  /** Words before those who are greeted; greetings themselves are in `courtesies`. */
  salutations: string;
  /** Holds those who are greeted, besides names: "sir or madam", "all". */
  addressees: string;
  /** Whole sentences that wish, thank or announce a question. */
  asides: string;
  /** Words before the writer's name. */
  signOffs: string;
  /** Advertisements that mail programs write under a mail. */
  devices: string;
  /** A legal notice has a word of each kind: for the mail, for its secrecy, for a reader whom it was not meant for. */
  notices: { mail: string; secret: string; stray: string };
};

export type WordSet = ReadonlySet<string>;

/** These rules tell the end of a sentence from a full stop within it. */
export type SentenceRules = {
  /** Abbreviations that do not end a sentence, without their last full stop: "dr", "e.g". */
  abbreviations: WordSet;
  /** Holds those of the abbreviations that end a sentence when one of `openers` follows: "ltd". */
  abbreviationsOftenLast: WordSet;
  /** Abbreviations that end a sentence unless a number follows: "no", "sept". */
  abbreviationsBeforeNumbers: WordSet;
  /** Abbreviations that end a sentence unless one of `days` follows: "a.m". */
  abbreviationsBeforeDays: WordSet;
  /** Ends of longer abbreviations: "str" of "Bahnhofstr". */
  abbreviatedEndings: WordSet;
  /** "monday" */
  days: WordSet;
  /** Between these and a word that opens no sentence, "3." is an ordinal: "am", "der". */
  beforeOrdinals: WordSet;
  /** Before these, "3." is an ordinal anywhere: months, "klasse". */
  afterOrdinals: WordSet;
  /** A letter behind these is no initial: "platform" in "from platform B." */
  beforeLetters: WordSet;
  /** Words that often begin a sentence, in plain letters. */
  openers: WordSet;
  /** Words that number a step of a list: "step" in "Step 2: close the lid". */
  stepWords: WordSet;
};

/** The quantity says what sort of amount a word is part of. */
export type Quantity = "number" | "money" | "free" | "moment" | "length" | "duration" | "weight";

export type AnswerKindRules = {
  /**
   * Tells what an answer to a question must hold to be one; undefined when anything may answer it.
   * @example kindAsked(["how", "much", "is", "it"]) // "money"
   */
  kindAsked(words: readonly string[]): AnswerKind | undefined;
  /** Words of a question that name the kind: a price answers "cost" without holding that word. */
  kindWords: Readonly<Record<AnswerKind, WordSet>>;
  /** Number words, currencies, months, units. signs-of-word.ts has international abbreviations. */
  quantityWords: Readonly<Record<Quantity, WordSet>>;
  /** Words between the parts of one range, date or amount: "to" in "two to three weeks". */
  connectingWords: WordSet;
  /** Quantity words that usually mean something else: "may". Alone they mark nothing. */
  ambiguousWords: WordSet;
};

/** Parts of a regular expression over a text as written; the case of letters matters. */
type Alternatives = readonly string[];

/** These rules find the names of places in a sentence. */
type PlaceRules = {
  /** Words before the name of a place: "in", "près de". */
  prepositions: Alternatives;
  /** Articles between a preposition and a name, with the blank or apostrophe after them. */
  articles: Alternatives;
  /** Words before a thing that a place is described by: "next to", "en face d[eu]". */
  landmarkWords: Alternatives;
  /** Words that show a place wherever they stand: "street", "upstairs". */
  placeWords: Alternatives;
  /** Words for a street or square that stand before its name: "rue". */
  streetWords: Alternatives;
};

/** Small words that belong to a name. */
type NameRules = {
  /** Words before the name of a place: "della" in "via della Quercia". */
  beforePlaces: Alternatives;
  withinPlaces: Alternatives;
  /** "von" in "Ida von Brandt". */
  withinPersons: Alternatives;
};

/** Patterns over a whole message. */
type SmallTalkPatterns = {
  /** "What do you mean?" */
  clarification: RegExp;
  /** "Are you a bot?" Folded, without punctuation between words. */
  nature: readonly RegExp[];
};

/**
 * Words of the one who writes and of the one who is written to. Polite forms with a second meaning
 * are left out.
 */
type PersonWords = {
  /** "I", "my" */
  speaker: WordSet;
  /** "you", "your" */
  listener: WordSet;
  /** Only a text that speaks to its reader holds these words: "we" and "you". */
  toReader: WordSet;
  /** A verb that says "we" by its ending, where the word itself is left out: "we ship" in one word. */
  toReaderVerb?: RegExp;
};

/** These rules find what shows that a question goes on with the one before. */
type FollowUpRules = {
  /** "too": the same is asked of something else, or something else of the same. */
  also: RegExp;
  /** "and on Sunday?", "what about …" */
  opening: RegExp;
  /**
   * People say this with an addition to the question before, at either end: "on weekdays I mean".
   */
  addition: RegExp;
  /** Words that stand for what was spoken of: "how much is it?" */
  pronouns: WordSet;
  /**
   * A pronoun that repeats the subject of its own question ("my parcel can it …"), over the text as
   * written, in lower case; undefined in languages without such.
   */
  repeatedSubject?: RegExp;
  /**
   * Holds those of them that are an article before a noun, or another word without accents ("está"): "le
   * payer" goes on with something, "le prix" does not.
   */
  articles: WordSet;
};

/** These rules take a message apart, and pick one of several topics. */
type DialogueRules = {
  /** Words between two questions ("and", "also"), as alternatives of a pattern. */
  joins: string;
  /** Adverbs that join a question where one begins behind them: "also" of "also, where is it?" */
  joiningAdverbs: string;
  /** The same for adverbs that begin something else: "also" of "Also, my lamp is broken". */
  furtherAdverbs: string;
  /** Holds those after which something else is asked even without a new question word: "and also". */
  strongJoins: string;
  /** Words before two ends that are one thing: "between 30 and 60 minutes". */
  between: string;
  /** Words behind "and" that name more of the same: "Christmas and other holidays". */
  ofTheSame: string;
  /** Verbs whose object may be a question behind a comma: "wo sehe ich, wie viele …". */
  beforeAsked: WordSet;
  /** These words may stand before a question word: "in" of "in which". */
  beforeQuestionWords: string;
  /** The first words of a question, as alternatives of a pattern: "how", "can". */
  openers: string;
  /** Words for the first, second, third and fourth of several things. */
  ordinals: readonly WordSet[];
  last: WordSet;
  /** Words that may stand beside them: "the", "number", "please". */
  besideOrdinals: WordSet;
  /** Whole messages, in folded words, that take both of two offered topics, or all of them. */
  both: RegExp;
  all: RegExp;
  /** A whole message that takes none of the offered topics: "none of these", "no". */
  none: RegExp;
};

/**
 * People ask for a person in these ways. Patterns over one clause or a whole message, folded and
 * without punctuation between words.
 */
type PersonRequestRules = {
  /** "speak to a person" */
  requests: readonly RegExp[];
  /** "call me back": what a person may do later, when the conversation is over. */
  callBacks: readonly RegExp[];
  /**
   * These stand before one's own name, in lower case. After a `likely` one ("I am") only words that
   * begin with a capital letter are a name.
   */
  introductions: { sure: readonly string[]; likely: readonly string[] };
  /** Words that turn a request in the same clause into its opposite: "don't". */
  negations: RegExp;
  /** Requests that say what is not wanted: "I don't want to talk to a bot". */
  refusedMachine: RegExp;
  /** A person has had enough of the service. The name of a thing says none: "Angry Birds". */
  anger: readonly RegExp[];
  /** "or": a question and a request may be the parts of one sentence. */
  or: string;
};

/** The phrases of either side; what one side says is contrary to the other. */
type Pair = readonly [one: readonly string[], other: readonly string[]];

/** An answer about "open" answers no question about "close". Phrases as in `actions`. */
type Opposites = {
  /** People do these. The parts of a verb that parts are tied by a hyphen: "ab-melden". */
  deeds: readonly Pair[];
  /** These are contrary where the same word follows: "with a card", "without a card". */
  circumstances: readonly Pair[];
  /** Phrases that hold a word of a deed and name none: "close to". */
  neither: readonly string[];
  /** Verbs with these before or behind them are contrary where the rest is the same: "up: down". */
  particles: readonly Pair[];
  /** Before a word these make its contrary: "un", "dis". */
  reversing: WordSet;
  /** These turn a deed into its opposite: "stop", "no longer want". */
  undone: readonly string[];
  /** Deeds that bring what a person may not want: "show" of "I don't want subtitles". */
  bringing: WordSet;
  /** Beside these a negation denies no deed: "I cannot open it" still asks about opening. */
  unable: readonly string[];
  /** Words that are no form of another: "subscription" is none of "subscribe". */
  fixed: WordSet;
  /**
   * The verbs of the two parties of a trade, and the nouns of it, which tell neither party: those who
   * buy and those who sell look below "Sale".
   */
  trades: readonly Pair[];
  /** A word behind these is the name of a thing: "my" of "cancel my order". */
  articles: WordSet;
};

/** These patterns find what a sentence says beside its topic. */
type StatementPatterns = {
  /** "not", "no longer", "without" */
  negations: RegExp;
  /** "because", "so that": a sentence gives a reason. */
  reasons: RegExp;
  /** Headings, in folded words, above what goes wrong or why: "Problem", "Why does this happen?" */
  fault: RegExp;
  /** Headings, in folded words, above what to do about it: "Solution", "How to fix it". */
  remedy: RegExp;
};

/** The form says how a question asks: for steps, for yes or no, for a reason, for a fact. */
export type QuestionForm = "how-to" | "yes-no" | "why" | "fact";

/** Patterns over the first words of a question. Why comes first, a fact last. */
type QuestionForms = {
  /** "please", "excuse me": what is said beside any question. The source of a pattern. */
  please: string;
  /** "can you tell me", "I'd like to know": what comes before a question. The source of a pattern. */
  request: string;
  why: RegExp;
  /** "how do I", "where can I" */
  howTo: RegExp;
  /** "can I", "is it" */
  yesNo: RegExp;
  fact: RegExp;
};

/** People who name no topic write these words. */
type VagueWords = {
  /** Texts are asked "where are you?" in these words: "where is your location". */
  whereabouts: readonly string[];
  /** "broken", "problem", "wrong", "help" */
  complaints: WordSet;
  /** A complaint may be about such a thing without saying more: "page", "numbers", "app". */
  things: WordSet;
  /** Whole messages of other words: "nothing happens". */
  messages: readonly RegExp[];
};

/**
 * The phrases of which answers to a question for consent consist. Folded, without punctuation; a
 * phrase is taken before a shorter one that it begins with.
 */
export type ConsentWords = {
  /** "yes", "go ahead" */
  yes: readonly string[];
  /** "no", "don't do it" */
  no: readonly string[];
  /** Mean neither: "please", "thanks", "great". */
  courtesies: readonly string[];
  /**
   * These words also stand in a yes that names the deed: "it" and "my" in "yes, cancel my order".
   */
  links: readonly string[];
};

/**
 * These words show in speech and seldom in writing. Phrases are folded, without punctuation, where
 * nothing else is said.
 */
type SpokenWords = {
  /** These alone say nothing: "oh", "uh". */
  interjections: readonly string[];
  /** Listeners say these while the other goes on: "mhm", "okay". */
  backchannels: readonly string[];
  /** These make the other stop: "wait", "hold on". */
  interruptions: readonly string[];
  /**
   * People ask these of every assistant: "yes", "repeat that", "a person please". A recognizer that
   * knows phrases only knows these too. They stand as they are written, not folded.
   */
  requests: readonly string[];
  /** The last words of a sentence that goes on: "and", "the". */
  unfinished: WordSet;
  /** These ask for the rest of an answer that was cut: "go on". */
  goOn: readonly string[];
  /** The assistant says this when it heard speech but could not tell its words. */
  notUnderstood: string;
  /** The person spoke for longer than can be understood in one go. */
  tooLong: string;
  /** The person refused to be recorded. */
  recordingStopped: string;
  /** The same where a grammar limits what it can understand. */
  knowsPhrasesOnly: string;
};

/** Returns true for a word without a topic; `before` is the word before it in the question. */
export function isFiller(language: Language, word: string, before: string | undefined): boolean {
  if (language.fillerWords.has(word)) return true;
  return before !== undefined && language.fillerWordsAfter.get(before)?.has(word) === true;
}

/** Gives a `kindAsked` that takes the first pattern found in the first words of the question. */
export function kindByPattern(
  patterns: readonly (readonly [kind: AnswerKind, pattern: RegExp])[],
): AnswerKindRules["kindAsked"] {
  return (words) => {
    const asked = words.slice(0, parameters.reading.wordsOfKind).join(" ");
    return patterns.find(([, pattern]) => pattern.test(asked))?.[0];
  };
}

/** Endings with their replacement and how many letters must stay before them, longest first. */
export type Endings = readonly (readonly [ending: string, replacement: string, minBefore: number])[];

/**
 * Removes one ending after another while enough of the word stays.
 * @example stripEndings("öffnungen", [["ungen", "", 4], ["n", "", 5]], 2) // "öffn"
 */
export function stripEndings(word: string, endings: Endings, maxTimes: number): string {
  let stem = word;
  for (let time = 0; time < maxTimes; time++) {
    const found = endings.find(([ending, , fewest]) => stem.endsWith(ending) && stem.length - ending.length >= fewest);
    if (!found) return stem;
    stem = stem.slice(0, stem.length - found[0].length) + found[1];
  }
  return stem;
}
