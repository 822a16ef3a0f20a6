import { kindByPattern, type Language, stripEndings, wordSet } from "../language.ts";

/**
 * An invented language, to show that the engine takes every part of a language from its
 * description.
 */
const invented: Language = {
  code: "qaa",
  typicalLetters: "ŵŷ",
  stopWords: wordSet("zu zik ni kwan kwar kwo kwik edo"),
  distinctiveStopWords: wordSet("kwan kwar kwo kwik"),
  fillerWords: wordSet("plizu"),
  fillerWordsAfter: new Map([["kwik", wordSet("langu")]]),
  backReferences: wordSet("ni"),
  elidedWords: wordSet("vlam"),
  compoundLinks: ["y"],
  stem: (word) => stripEndings(word, [["ek", "", 3]], 1),
  sentences: {
    abbreviations: wordSet("dokt komp"),
    abbreviationsOftenLast: wordSet("komp"),
    abbreviationsBeforeNumbers: wordSet("numr"),
    openers: wordSet("zu"),
    stepWords: wordSet("stapu"),
  },
  answerKinds: {
    kindAsked: kindByPattern([
      ["money", /\bkwik\b/],
      ["moment", /\bkwan\b/],
      ["place", /\bkwar\b/],
      ["person", /\bkwo\b/],
      ["extent", /\bextentu\b/],
      ["weight", /\bweightu\b/],
      ["number", /\bnumberu\b/],
      ["size", /\bsizeu\b/],
    ]),
    kindWords: {
      money: wordSet("kostu"),
      moment: wordSet(""),
      extent: wordSet(""),
      weight: wordSet(""),
      size: wordSet(""),
      number: wordSet(""),
      place: wordSet(""),
      person: wordSet(""),
    },
    quantityWords: {
      number: wordSet("dwo triu"),
      money: wordSet("taleru"),
      free: wordSet("nulkostu"),
      moment: wordSet("mundi majo"),
      length: wordSet("ellu"),
      duration: wordSet("stundu"),
      weight: wordSet("punku"),
    },
    connectingWords: wordSet("tilu"),
    ambiguousWords: wordSet("majo"),
  },
  places: {
    prepositions: ["unu"],
    articles: ["zu\\s+"],
    landmarkWords: ["apudu"],
    placeWords: ["stratu"],
    streetWords: ["viku"],
  },
  names: { beforePlaces: ["dzu"], withinPlaces: ["odu"], withinPersons: ["vun"] },
  phrases: {
    noAnswer: "Mi ne sabu.",
    canHelpWith: "Mi aidu tu:",
    chooseOne: "Kwel zik ni?",
    greeting: "Halu halu!",
    welcome: "Ni nulu.",
    goodbye: "Adju adju!",
    nature: "Mi maku.",
    askForQuestion: "Kwik mi aidu?",
    handOver: "Mi dona homu.",
    personAnswers: "Homu sagu.",
    askToHandOver: "Mi dona homu, jesu?",
    askToAct: "Mi faru, jesu?",
    leftOut: (count) => `${count} signoj`,
    notDone: "Mi ne faru.",
    done: "Mi faris.",
    didNotWork: "Mi ne povu.",
    mayBeDone: "Mi ne sabu faru.",
  },
  smallTalk: {
    greeting: /^halu$/,
    thanks: /^mersu$/,
    goodbye: /^adju$/,
    clarification: /^kwiku$/,
    nature: [/^zik tu maku(?: oru .*)?$/],
  },
  followUps: { opening: /^edo\b/, pronouns: wordSet("ni") },
  personRequests: {
    requests: [/\bhomu parlu\b/, /^telefu mi$/],
    negations: /\bnonu\b/,
    refusedMachine: /\bnonu maku\b/,
    anger: [/\bgrru\b/],
    or: "oru",
  },
  consent: { yes: ["jesu"], no: ["nonu"], courtesies: ["plizu"], links: [] },
};

/** Paths of the parts that the engine has not read yet, such as "places.articles". */
export const unreadParts = new Set<string>();

export const inventedLanguage = noteReads(invented, "");

function noteReads<Part extends object>(part: Part, path: string): Part {
  const inner = new Map<string, unknown>();
  for (const [name, value] of Object.entries(part)) {
    const isGroup = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    if (isGroup) inner.set(name, noteReads(value, `${path}${name}.`));
    else unreadParts.add(path + name);
  }
  return new Proxy(part, {
    get(target, name) {
      unreadParts.delete(path + String(name));
      return inner.get(String(name)) ?? Reflect.get(target, name);
    },
  });
}
