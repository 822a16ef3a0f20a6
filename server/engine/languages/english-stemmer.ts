// English suffix stripping after the published Porter2 rules: R1 and R2 are the regions behind the first and second vowel-consonant pair.

const IRREGULAR = new Map(
  Object.entries({
    skis: "ski",
    skies: "sky",
    dying: "die",
    lying: "lie",
    tying: "tie",
    idly: "idl",
    gently: "gentl",
    ugly: "ugli",
    early: "earli",
    only: "onli",
    singly: "singl",
    sky: "sky",
    news: "news",
    howe: "howe",
    atlas: "atlas",
    cosmos: "cosmos",
    bias: "bias",
    andes: "andes",
    // Forms that no suffix rule reaches, and that people mix freely when they ask.
    bought: "buy",
    paid: "pay",
    sent: "send",
    sold: "sell",
    taught: "teach",
    men: "man",
    women: "woman",
    children: "child",
    people: "person",
    wrote: "write",
    written: "write",
    spoke: "speak",
    spoken: "speak",
    began: "begin",
    begun: "begin",
    chose: "choos",
    chosen: "choos",
    broke: "break",
    broken: "break",
    lost: "lose",
    ate: "eat",
    eaten: "eat",
    fell: "fall",
    fallen: "fall",
    flew: "fli",
    flown: "fli",
    grew: "grow",
    grown: "grow",
    built: "build",
    kept: "keep",
    drove: "drive",
    driven: "drive",
    stole: "steal",
    stolen: "steal",
    won: "win",
    led: "lead",
    held: "hold",
    became: "becom",
    feet: "foot",
    teeth: "tooth",
    mice: "mous",
    wives: "wife",
    lives: "live",
    knives: "knife",
    froze: "freez",
    frozen: "freez",
    forgotten: "forget",
    forgot: "forget",
    hidden: "hide",
    hid: "hide",
    bitten: "bite",
    swam: "swim",
    sang: "sing",
    sung: "sing",
    drank: "drink",
    drunk: "drink",
    ran: "run",
    met: "meet",
    said: "say",
    told: "tell",
    slept: "sleep",
    felt: "feel",
    fought: "fight",
    caught: "catch",
    brought: "bring",
    thrown: "throw",
    threw: "throw",
    wore: "wear",
    worn: "wear",
    torn: "tear",
    shook: "shake",
    shaken: "shake",
    stood: "stand",
    understood: "understand",
    spent: "spend",
    lent: "lend",
    burnt: "burn",
    learnt: "learn",
    meant: "mean",
    heard: "hear",
    laid: "lay",
    rode: "ride",
    ridden: "ride",
    rose: "rise",
    risen: "rise",
    gave: "give",
    given: "give",
    took: "take",
    taken: "take",
    went: "go",
    gone: "go",
    came: "come",
    saw: "see",
    seen: "see",
    knew: "know",
    known: "know",
    drew: "draw",
    drawn: "draw",
    made: "make",
    got: "get",
    died: "die",
    dies: "die",
  }),
);
const UNCHANGED_AFTER_PLURAL = new Set([
  "inning",
  "outing",
  "canning",
  "herring",
  "earring",
  "proceed",
  "exceed",
  "succeed",
]);
const LONG_R1_PREFIX = /^(?:gener|commun|arsen)/;
const DOUBLE = /(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const VOWEL = /[aeiouy]/;
const SHORT_END = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy])$/;
const ONLY_LETTERS = /^[a-z]+$/;

const STEP_2: readonly (readonly [string, string])[] = [
  ["ization", "ize"],
  ["ational", "ate"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["iveness", "ive"],
  ["tional", "tion"],
  ["biliti", "ble"],
  ["lessli", "less"],
  ["entli", "ent"],
  ["ation", "ate"],
  ["alism", "al"],
  ["aliti", "al"],
  ["ousli", "ous"],
  ["iviti", "ive"],
  ["fulli", "ful"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["abli", "able"],
  ["izer", "ize"],
  ["ator", "ate"],
  ["alli", "al"],
  ["bli", "ble"],
];
const STEP_3: readonly (readonly [string, string])[] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["alize", "al"],
  ["icate", "ic"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ful", ""],
  ["ness", ""],
];
const STEP_4 = [
  "ement",
  "ance",
  "ence",
  "able",
  "ible",
  "ment",
  "ant",
  "ent",
  "ism",
  "ate",
  "iti",
  "ous",
  "ive",
  "ize",
  "al",
  "er",
  "ic",
];

/** The stem of a folded English word; anything but plain letters comes back as it is. */
export function stemEnglish(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= 2 || !ONLY_LETTERS.test(word)) return word;
  // A y that sounds as a consonant is written Y until the end.
  const marked = word.replace(/^y|(?<=[aeiouy])y/g, "Y");
  const regions = findRegions(marked);
  let stem = dropPlural(marked);
  if (UNCHANGED_AFTER_PLURAL.has(stem)) return stem;
  stem = dropPastAndProgressive(stem, regions.first);
  if (stem.length > 2) stem = stem.replace(/(?<=[^aeiouyY])[yY]$/, "i");
  stem = shortenSuffix(stem, regions.first);
  stem = shortenAdjective(stem, regions);
  stem = dropSuffix(stem, regions.second);
  return dropFinal(stem, regions).replaceAll("Y", "y");
}

type Regions = { first: number; second: number };

function findRegions(word: string): Regions {
  const prefix = LONG_R1_PREFIX.exec(word);
  const first = prefix ? prefix[0].length : afterVowelConsonant(word, 0);
  return { first, second: afterVowelConsonant(word, first) };
}

function afterVowelConsonant(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

function dropPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (word.endsWith("ied") || word.endsWith("ies")) return word.slice(0, word.length > 4 ? -2 : -1);
  if (!word.endsWith("s") || word.endsWith("us") || word.endsWith("ss")) return word;
  return VOWEL.test(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function dropPastAndProgressive(word: string, first: number): string {
  const eed = /(?:eedly|eed)$/.exec(word);
  if (eed) return eed.index >= first ? `${word.slice(0, eed.index)}ee` : word;
  const suffix = /(?:ingly|edly|ing|ed)$/.exec(word);
  if (!suffix) return word;
  const stem = word.slice(0, suffix.index);
  if (!VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (DOUBLE.test(stem)) return stem.slice(0, -1);
  return first >= stem.length && SHORT_END.test(stem) ? `${stem}e` : stem;
}

function shortenSuffix(word: string, first: number): string {
  for (const [suffix, replacement] of STEP_2) {
    if (!word.endsWith(suffix)) continue;
    return word.length - suffix.length >= first ? word.slice(0, -suffix.length) + replacement : word;
  }
  if (word.endsWith("ogi")) return word.length - 3 >= first && word.at(-4) === "l" ? word.slice(0, -1) : word;
  if (word.endsWith("li") && word.length - 2 >= first && /[cdeghkmnrt]li$/.test(word)) return word.slice(0, -2);
  return word;
}

function shortenAdjective(word: string, { first, second }: Regions): string {
  for (const [suffix, replacement] of STEP_3) {
    if (!word.endsWith(suffix)) continue;
    return word.length - suffix.length >= first ? word.slice(0, -suffix.length) + replacement : word;
  }
  return word.endsWith("ative") && word.length - 5 >= second ? word.slice(0, -5) : word;
}

function dropSuffix(word: string, second: number): string {
  for (const suffix of STEP_4) {
    if (word.endsWith(suffix)) return word.length - suffix.length >= second ? word.slice(0, -suffix.length) : word;
  }
  if (/[st]ion$/.test(word) && word.length - 3 >= second) return word.slice(0, -3);
  return word;
}

function dropFinal(word: string, { first, second }: Regions): string {
  const at = word.length - 1;
  if (word.endsWith("e")) {
    const stem = word.slice(0, -1);
    return at >= second || (at >= first && !SHORT_END.test(stem)) ? stem : word;
  }
  return word.endsWith("ll") && at >= second ? word.slice(0, -1) : word;
}
