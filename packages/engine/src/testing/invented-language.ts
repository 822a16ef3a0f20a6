import { actions } from "../action.ts";
import { kindByPattern, type Language, stripEndings, wordSet } from "../language.ts";

const noActions = Object.fromEntries(actions.map((action) => [action, []])) as unknown as Language["actions"];

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
  circumstances: wordSet("hieru"),
  fillerWordsAfter: new Map([["kwik", wordSet("langu")]]),
  backReferences: wordSet("ni"),
  alsoCalled: ["aliu"],
  elidedWords: wordSet("vlam"),
  compoundLinks: ["y"],
  verbPrefixes: wordSet("offu"),
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
    doYouMean: (title) => `Zik ${title}?`,
    greeting: "Halu halu!",
    welcome: "Ni nulu.",
    goodbye: "Adju adju!",
    nature: "Mi maku.",
    askForQuestion: "Kwik mi aidu?",
    askBack: "Kwik plu? Zik ni:",
    offerPerson: "Homu zik apudu.",
    calm: "Mi plora.",
    fine: "Mi bonu.",
    glad: "Mi joyu.",
    allRight: "Bonu. Plu?",
    abilities: "Mi respondu.",
    notKnownPart: (part) => `Odu ${part}: mi ne sabu.`,
    restLater: "Restu posu.",
    askForContact: "Kwo tu nomu edo telefu?",
    askForContactAgain: "Nulu telefu.",
    contactNoted: (details) => `Skribu: ${details}`,
    handOver: "Mi dona homu.",
    teamIsAway: (back) => `Homu ne zik: ${back}.`,
    personAnswers: "Homu sagu.",
    transcript: {
      subject: "Skribu",
      visitor: "Tu",
      assistant: "Maku",
      team: "Homi",
      sources: "Fonti",
      isCut: "Plu ne zik.",
    },
    askToHandOver: "Mi dona homu, jesu?",
    askToAct: "Mi faru, jesu?",
    leftOut: (count) => `${count} signoj`,
    notDone: "Mi ne faru.",
    done: "Mi faris.",
    didNotWork: "Mi ne povu.",
    mayBeDone: "Mi ne sabu faru.",
    goesOnIn: (title) => `Mi gora ${title}.`,
    aloud: {
      code: "Kodu",
      longCode: "Kodu longa.",
      stillLooking: "Mi seku.",
      oneMoment: "Momentu.",
      moreFollows: "Moru venu.",
      notHeard: "Mi ne audu.",
      anythingElse: "Kwik moru?",
      failed: "Mi faltu.",
      tooMany: "Tro multu.",
    },
  },
  smallTalk: {
    clarification: /^kwiku$/,
    nature: [/^zik tu maku(?: oru .*)?$/],
  },
  dialogue: {
    joins: "edo",
    joiningAdverbs: "ankau",
    furtherAdverbs: "plusu",
    strongJoins: "edo alsu",
    beforeQuestionWords: "unu",
    openers: "kwan|kwar|kwo|kwik",
    ordinals: [wordSet("primu"), wordSet("sekundu")],
    last: wordSet("finu"),
    besideOrdinals: wordSet("zu"),
    both: /^ambu$/,
    all: /^chiu$/,
    none: /^nul$/,
  },
  persons: { speaker: wordSet("na"), listener: wordSet("tu"), toReader: wordSet("nu tu") },
  followUps: {
    also: /\balsu$/,
    opening: /^edo\b/,
    addition: /\bmi sensu$/,
    pronouns: wordSet("ni"),
    articles: wordSet(""),
  },
  personRequests: {
    requests: [/\bhomu parlu\b/],
    callBacks: [/^telefu mi$/],
    introductions: { sure: ["nomu zik"], likely: ["na zik"] },
    negations: /\bnonu\b/,
    refusedMachine: /\bnonu maku\b/,
    anger: [/\bgrru\b/],
    or: "oru",
  },
  consent: { yes: ["jesu"], no: ["nonu"], courtesies: ["plizu"], links: [] },
  spoken: {
    interjections: ["uhu"],
    backchannels: ["mmu"],
    interruptions: ["haltu"],
    requests: ["homu plizu"],
    unfinished: wordSet("ku"),
    goOn: ["gora"],
    notUnderstood: "Mi ni komprenu.",
    recordingStopped: "Nenio plu registras.",
    tooLong: "Tro longa.",
    knowsPhrasesOnly: "Mi ni komprenu. Nur frazu.",
  },
  quotationMarks: ["‹", "›"],
  actions: { ...noActions, remove: ["forigu", "metu … fora"] },
  statements: { negations: /\bnonu\b/, reasons: /\bcaru\b/, fault: /^defektu$/, remedy: /^solvo$/ },
  questionForms: {
    please: "bonvol",
    request: "diru al mi",
    why: /^kialu\b/,
    howTo: /^kwik mi\b/,
    yesNo: /^zik\b/,
    fact: /\bkwo\b/,
  },
  vague: {
    whereabouts: ["kwar zik zu harbo"],
    complaints: wordSet("rompu"),
    things: wordSet("maku"),
    messages: [/^nuluju$/],
  },
  chatter: [/^tu suneru$/],
  thesaurus: [["bluo", "azulu koloru"]],
  courtesies: {
    greeting: ["halu"],
    thanks: ["mersu"],
    goodbye: ["adju"],
    wellbeing: ["kwik farti"],
    identity: ["kwo tu"],
    abilities: ["kwo tu faru"],
    compliment: ["tu bonu"],
    apology: ["pardu"],
    agreement: ["bonu"],
    laughter: ["ridu"],
    links: ["amiku"],
  },
  letters: {
    salutations: "karu",
    addressees: "homi",
    asides: "mi esperu",
    signOffs: "saluti",
    devices: "sendu mi",
    notices: { mail: "posti", secret: "sekretu", stray: "eraru" },
  },
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
