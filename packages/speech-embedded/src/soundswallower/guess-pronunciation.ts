/** Endings that change little of a word before them, and how they sound. */
const endings: readonly [string, (before: string) => string][] = [
  ["'s", (before) => pluralAfter(before)],
  ["s", (before) => pluralAfter(before)],
  ["ing", () => "IH NG"],
  ["ed", (before) => (/ [TD]$/.test(before) ? "IH D" : / (?:P|K|F|S|SH|CH|TH)$/.test(before) ? "T" : "D")],
  ["er", () => "ER"],
  ["ers", () => "ER Z"],
  ["ly", () => "L IY"],
  ["able", () => "AH B AH L"],
  ["ness", () => "N AH S"],
  ["less", () => "L AH S"],
  ["ment", () => "M AH N T"],
];

const minPart = 3;

/** Groups of letters and how they sound, the longest first. `_` is the beginning or the end. */
const rules: readonly [string, string][] = Object.entries({
  tion: "SH AH N",
  sion: "ZH AH N",
  cious: "SH AH S",
  tious: "SH AH S",
  ture: "CH ER",
  ough: "AO",
  augh: "AO",
  eigh: "EY",
  igh: "AY",
  tch: "CH",
  sch: "SH",
  chr: "K R",
  dge: "JH",
  que_: "K",
  gue_: "G",
  _kn: "N",
  _wr: "R",
  _ps: "S",
  _x: "Z",
  ware_: "W EH R",
  able_: "AH B AH L",
  ible_: "AH B AH L",
  le_: "AH L",
  ck: "K",
  ph: "F",
  sh: "SH",
  ch: "CH",
  th: "TH",
  wh: "W",
  qu: "K W",
  ng: "NG",
  gh: "G",
  gn_: "N",
  mb_: "M",
  ee: "IY",
  ea: "IY",
  oo: "UW",
  ou: "AW",
  ow: "OW",
  oi: "OY",
  oy: "OY",
  ai: "EY",
  ay: "EY",
  au: "AO",
  aw: "AO",
  ei: "EY",
  ey_: "IY",
  ie_: "IY",
  ie: "IY",
  eu: "Y UW",
  ew: "UW",
  ue_: "UW",
  ui: "UW",
  oa: "OW",
  ar: "AA R",
  er: "ER",
  ir: "ER",
  or: "AO R",
  ur: "ER",
  yr: "ER",
  ce: "S EH",
  ci: "S IH",
  cy: "S IY",
  ge_: "JH",
  gi: "JH IH",
  gy: "JH IY",
  ce_: "S",
  se_: "Z",
  es_: "Z",
  ed_: "D",
  e_: "",
  a_: "AH",
  i_: "IY",
  o_: "OW",
  u_: "UW",
  y_: "IY",
  bb: "B",
  cc: "K",
  dd: "D",
  ff: "F",
  gg: "G",
  kk: "K",
  ll: "L",
  mm: "M",
  nn: "N",
  pp: "P",
  rr: "R",
  ss: "S",
  tt: "T",
  zz: "Z",
  _y: "Y",
  a: "AE",
  b: "B",
  c: "K",
  d: "D",
  e: "EH",
  f: "F",
  g: "G",
  h: "HH",
  i: "IH",
  j: "JH",
  k: "K",
  l: "L",
  m: "M",
  n: "N",
  o: "AA",
  p: "P",
  q: "K",
  r: "R",
  s: "S",
  t: "T",
  u: "AH",
  v: "V",
  w: "W",
  x: "K S",
  y: "IH",
  z: "Z",
  _: "",
} satisfies Record<string, string>).sort(([left], [right]) => right.length - left.length);

const longVowels: Readonly<Record<string, string>> = { a: "EY", e: "IY", i: "AY", o: "OW", u: "UW", y: "AY" };

const letterNames: readonly string[] =
  "EY|B IY|S IY|D IY|IY|EH F|JH IY|EY CH|AY|JH EY|K EY|EH L|EH M|EH N|OW|P IY|K Y UW|AA R|EH S|T IY|Y UW|V IY|D AH B AH L Y UW|EH K S|W AY|Z IY".split(
    "|",
  );

/**
 * Guesses how a word sounds that no dictionary has: as two known words, as a known word with an
 * ending, letter by letter where it has no vowel, and else by the usual sounds of its letters.
 */
export function guessPronunciation(word: string, find: (part: string) => string | undefined): string[] {
  const letters = word.replace(/[^a-z']/g, "");
  const bare = letters.replaceAll("'", "");
  if (bare === "") return ["AH"];
  const known = ofEnding(letters, find) ?? ofParts(bare, find);
  if (known !== undefined) return [known];
  const spelled = [...bare].map((letter) => letterNames[letter.charCodeAt(0) - 97]).join(" ");
  if (!/[aeiouy]/.test(bare)) return [spelled];
  const sounded = ofLetters(bare);
  // Short ones are as often read as letters: SKU, API.
  return bare.length <= 4 ? [sounded, spelled] : [sounded];
}

function ofEnding(word: string, find: (part: string) => string | undefined): string | undefined {
  for (const [ending, sound] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (stem.length < minPart) continue;
    const before = find(stem) ?? (/^[aeiou]/.test(ending) ? find(`${stem}e`) : undefined);
    if (before !== undefined) return `${before} ${sound(before)}`;
  }
  return undefined;
}

function ofParts(word: string, find: (part: string) => string | undefined): string | undefined {
  for (let at = word.length - minPart; at >= minPart; at--) {
    const [left, right] = [find(word.slice(0, at)), find(word.slice(at))];
    if (left !== undefined && right !== undefined) return `${left} ${right}`;
  }
  return undefined;
}

function ofLetters(word: string): string {
  const text = `_${word}_`;
  const phones: string[] = [];
  for (let at = 0; at < text.length; ) {
    // "late", "home": one consonant and a silent e make the vowel long.
    const long = /^[aeiouy][bcdfgklmnprstvz]e_/.test(text.slice(at)) ? longVowels[text[at]!] : undefined;
    const [group, sound] =
      long === undefined ? rules.find(([letters]) => text.startsWith(letters, at))! : [text[at]!, long];
    if (sound !== "") phones.push(sound);
    // A border counts for the letters after it as well.
    at += Math.max(1, group.length - (group.endsWith("_") && group !== "_" ? 1 : 0));
  }
  return phones.length === 0 ? "AH" : phones.join(" ");
}

function pluralAfter(before: string): string {
  if (/ (?:S|Z|SH|ZH|CH|JH)$/.test(before)) return "IH Z";
  return / (?:P|T|K|F|TH)$/.test(before) ? "S" : "Z";
}
