import { setOf } from "../language.ts";
import { describeLanguage, type Endings, takeEndingsOff } from "./describe-language.ts";

const ENDINGS: Endings = [
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

/** "lopen" and "loopt", "fietsen" and "fiets", "brieven" and "brief" meet: double letters become one, v is f and z is s at the end. */
function stem(word: string): string {
  let plain = word;
  if (plain.length >= 7 && /^ge.*(?:d|t|en)$/.test(plain)) plain = plain.slice(2);
  plain = takeEndingsOff(plain, ENDINGS, 2).replace(/([a-z])\1/g, "$1");
  return plain.replace(/v$/, "f").replace(/z$/, "s");
}

export const dutch = describeLanguage({
  code: "nl",
  stopWords: `de het een en of maar want dat die dit deze als dan toch om te van in op aan bij met naar uit voor door over onder tot tegen zonder tussen sinds na
    ik me mij mijn je jij jouw u uw hij hem zijn ze zij haar het wij we ons onze jullie hun hen zich er daar hier
    ben bent is zijn was waren word wordt worden werd werden heb hebt heeft hebben had hadden kan kunt kunnen kon moet moeten mag mogen wil wilt willen zal zult zullen zou zouden
    niet geen wel ook nog al zo zeer meer veel ja nee
    wie wat wanneer waar waarom hoe welk welke hoeveel waarheen`,
  tellingWords: "wie wat wanneer waar waarom hoe welk welke hoeveel niet geen zonder",
  lightWords: `hallo bedankt dank alstublieft graag wil nodig weten zeggen zeg vinden krijgen krijg doen doe gaan gaat maken maak vraag antwoord mogelijk alles alle lang hoog oud vaak groot iets`,
  backReferences: "hij zij ze het zijn haar hun deze dit die dat daar dan daarna bovendien",
  joinsWords: true,
  kinds: [
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
  ],
  kindWords: {
    money: "kost kosten prijs prijzen duur betalen betaal tarief",
    extent: "lang duurt duren ver",
    weight: "zwaar weegt wegen gewicht",
    size: "hoog diep breed groot",
    number: "oud vaak groot",
    moment: "laat dag jaar datum",
    place: "adres ligt gevestigd",
  },
  stem,
  phrases: {
    declines: "Dat weet ik helaas niet.",
    helpsWith: "Ik kan helpen met:",
    asksWhich: "Bedoelt u een van deze vragen?",
    greets: "Hallo! Wat wilt u weten?",
    isWelcome: "Graag gedaan.",
    saysGoodbye: "Tot ziens!",
    asksForQuestion: "Wat wilt u weten?",
    greeting: /^(?:hallo|hoi|hey|dag|goede(?:morgen|middag|navond)|goeden? (?:morgen|middag|avond|dag))(?: allemaal)?$/,
    thanks:
      /^(?:(?:ok|prima|super)? ?(?:bedankt|dank (?:je|u)(?: wel)?|dankjewel|dankuwel|hartelijk dank|hartelijk bedankt)(?: voor de hulp)?)$/,
    goodbye: /^(?:tot ziens|doei|dag hoor|tot (?:later|morgen)|fijne (?:dag|avond)(?: nog)?)$/,
    unclear:
      /^wat bedoelt u(?: daarmee)?$|^wat bedoel je(?: daarmee)?$|^dat snap ik niet$|^ik begrijp het niet$|^hoezo$/,
    goesOn: /^(?:en|of|maar|ook|(?:nee )?ik bedoel(?:de)?|nee)\b/,
    pronouns: setOf("hij zij ze het hem haar die dat dit deze daar ervan ervoor daarvoor"),
  },
});
