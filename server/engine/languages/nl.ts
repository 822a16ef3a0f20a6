import { type Endings, kindByPattern, type Language, phraseList, stripEndings, wordSet } from "../language.ts";

export const nl: Language = {
  code: "nl",
  typicalLetters: "",
  stopWords: wordSet(`
    de het een en of maar want dat die dit deze als dan toch om te van in op aan bij met naar uit
    voor door over onder tot tegen zonder tussen sinds na ik me mij mijn je jij jouw u uw hij hem
    zijn ze zij haar het wij we ons onze jullie hun hen zich er daar hier ben bent is zijn was
    waren word wordt worden werd werden heb hebt heeft hebben had hadden kan kunt kunnen kon moet
    moeten mag mogen wil wilt willen zal zult zullen zou zouden niet geen wel ook nog al zo zeer
    meer veel ja nee wie wat wanneer waar waarom hoe welk welke hoeveel waarheen
  `),
  distinctiveStopWords: wordSet("wie wat wanneer waar waarom hoe welk welke hoeveel niet geen zonder"),
  fillerWords: wordSet(`
    hallo bedankt dank alstublieft graag wil nodig weten zeggen zeg vinden krijgen krijg doen doe
    gaan gaat maken maak vraag antwoord mogelijk alles alle lang hoog oud vaak groot iets
  `),
  fillerWordsAfter: new Map(),
  backReferences: wordSet("hij zij ze het zijn haar hun deze dit die dat daar dan daarna bovendien"),
  elidedWords: wordSet(""),
  compoundLinks: ["s", "n", "en", "es", "er", "e"],
  stem,
  sentences: {
    abbreviations: wordSet("dr prof ca"),
    abbreviationsOftenLast: wordSet(""),
    abbreviationsBeforeNumbers: wordSet("nr"),
    openers: wordSet(""),
    stepWords: wordSet(""),
  },
  answerKinds: {
    kindAsked: kindByPattern([
      ["weight", /\bhoe zwaar\b|\bgewicht\b|\bweegt\b/],
      [
        "money",
        /\bhoeveel (?:kost|kosten|is|zijn|betaal\w*|moet ik betalen)\b|\bwat (?:kost|kosten)\b|\bprijs\b|\bhoe duur\b/,
      ],
      ["moment", /\bwanneer\b|\bhoe laat\b|\bwelke? (?:dag|jaar|datum)\b|\bsinds wanneer\b/],
      ["extent", /\bhoe (?:lang|ver)\b/],
      ["size", /\bhoe (?:hoog|diep|breed|groot)\b/],
      ["number", /\bhoeveel\b|\bhoe (?:oud|vaak)\b/],
      ["place", /\bwaar\b(?!om)|\bwaarheen\b|\badres\b/],
      ["person", /\bwie\b/],
    ]),
    kindWords: {
      money: wordSet("kost kosten prijs prijzen duur betalen betaal tarief"),
      moment: wordSet("laat dag jaar datum"),
      extent: wordSet("lang duurt duren ver"),
      weight: wordSet("zwaar weegt wegen gewicht"),
      size: wordSet("hoog diep breed groot"),
      number: wordSet("oud vaak groot"),
      place: wordSet("adres ligt gevestigd"),
      person: wordSet(""),
    },
    quantityWords: {
      number: wordSet(`
        twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien twintig
        dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend
      `),
      money: wordSet("euro euros cent cents"),
      free: wordSet("gratis"),
      moment: wordSet(`
        januari februari maart april mei juni juli augustus september oktober november december
        maandag dinsdag woensdag donderdag vrijdag zaterdag zondag zondags zaterdags uur middag
        avond ochtend zomer herfst lente winter eeuw dagelijks
      `),
      length: wordSet("meter kilometer centimeter millimeter"),
      duration: wordSet("minuut minuten uur uren dag dagen week weken maand maanden jaar jaren"),
      weight: wordSet("gram kilo kilogram ton"),
    },
    connectingWords: wordSet("tot van en om"),
    ambiguousWords: wordSet("morgen"),
  },
  places: {
    prepositions: ["in", "te", "op", "bij", "naar", "aan"],
    articles: ["de\\s+", "het\\s+"],
    landmarkWords: ["naast", "tegenover", "achter"],
    placeWords: ["straat", "plein", "naast", "tegenover", "achter"],
    streetWords: [],
  },
  names: {
    beforePlaces: ["van", "den"],
    withinPlaces: ["de"],
    withinPersons: ["van", "de"],
  },
  phrases: {
    noAnswer: "Dat weet ik helaas niet.",
    canHelpWith: "Ik kan helpen met:",
    chooseOne: "Bedoelt u een van deze vragen?",
    greeting: "Hallo! Wat wilt u weten?",
    welcome: "Graag gedaan.",
    goodbye: "Tot ziens!",
    askForQuestion: "Wat wilt u weten?",
    handOver: "Ik geef u door aan een collega, die hier antwoordt.",
    personAnswers: "Een collega antwoordt hier.",
    askToHandOver: "Zal ik u doorgeven aan een collega? Antwoord met ja of nee.",
    askToAct: "Zal ik dit doen? Antwoord met ja of nee.",
    leftOut: (count) => `${count} tekens weggelaten`,
    notDone: "Goed, ik laat het.",
  },
  smallTalk: {
    greeting: /^(?:hallo|hoi|hey|dag|goede(?:morgen|middag|navond)|goeden? (?:morgen|middag|avond|dag))(?: allemaal)?$/,
    thanks:
      /^(?:(?:ok|prima|super)? ?(?:bedankt|dank (?:je|u)(?: wel)?|dankjewel|dankuwel|hartelijk dank|hartelijk bedankt)(?: voor de hulp)?)$/,
    goodbye: /^(?:tot ziens|doei|dag hoor|tot (?:later|morgen)|fijne (?:dag|avond)(?: nog)?)$/,
    clarification:
      /^wat bedoelt u(?: daarmee)?$|^wat bedoel je(?: daarmee)?$|^dat snap ik niet$|^ik begrijp het niet$|^hoezo$/,
  },
  followUps: {
    opening: /^(?:en|of|maar|ook|(?:nee )?ik bedoel(?:de)?|nee)\b/,
    pronouns: wordSet("hij zij ze het hem haar die dat dit deze daar ervan ervoor daarvoor"),
  },
  personRequests: {
    verbs: /\b(?:spreken|praten|chatten|doorverbinden|doorverbonden|verbinden)\b/,
    persons: /\b(?:mens|een persoon|echt persoon|medewerker|iemand|collega)\b/,
    verbMayComeLast: true,
    otherRequests: [/\b(?:bel|belt) (?:me|mij)\b/],
    negations: /\b(?:niet|geen)\b/,
  },
  consent: {
    yes: phraseList(`
      ja | jawel | ja hoor | jazeker | zeker | zeker weten | natuurlijk | graag | ja graag | prima |
      akkoord | is goed | dat is goed | klopt | dat klopt | juist | correct | inderdaad | oke |
      okay | ok | doe maar | doe het | doe dat | doe het maar | doe dat maar | ga je gang |
      ga uw gang | ga door | ga maar door | bevestig | bevestigd | ik bevestig | ik ga akkoord |
      geen probleem
    `),
    no: phraseList(`
      nee | neen | nee dank je | nee dank u | nee bedankt | niet doen | doe maar niet |
      doe het niet | doe dat niet | liever niet | beter niet | laat maar | laat het | annuleren |
      stop | niet nu | nu niet | nog niet | vandaag niet | zeker niet | natuurlijk niet |
      absoluut niet | nooit
    `),
    courtesies: phraseList(`
      alsjeblieft | alstublieft | aub | bedankt | dank je | dank je wel | dank u | dank u wel | nu |
      dan | top | perfect | fijn
    `),
    links: phraseList(`
      het | de | dat | die | mijn | een | voor mij
    `),
  },
};

const endings: Endings = [
  ["heden", "heid", 3],
  ["ingen", "", 4],
  ["ing", "", 4],
  ["tjes", "", 3],
  ["tje", "", 3],
  ["eren", "er", 3],
  ["en", "", 3],
  ["es", "", 4],
  ["e", "", 3],
  ["s", "", 3],
  ["dt", "d", 3],
  ["t", "", 4],
];

/**
 * Gives "lopen" and "loopt", "brieven" and "brief" one stem: double letters become one, a final v
 * becomes f and a final z becomes s.
 */
function stem(word: string): string {
  let plain = word;
  if (plain.length >= 7 && /^ge.*(?:d|t|en)$/.test(plain)) plain = plain.slice(2);
  plain = stripEndings(plain, endings, 2).replace(/([a-z])\1/g, "$1");
  return plain.replace(/v$/, "f").replace(/z$/, "s");
}
