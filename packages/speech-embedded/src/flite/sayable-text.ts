/** Flite guesses the sound of a word letter by letter; nobody could follow a longer one. */
const maxWordLength = 40;

const replacements: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u201b\u2032\u02bc`]/g, "'"],
  [/[\u201c\u201d\u201e\u2033\u00ab\u00bb]/g, '"'],
  // Dashes and bullets separate clauses.
  [/\s*[\u2013\u2014\u2015\u2022\u00b7]\s*/g, ", "],
  [/\u00df/g, "ss"],
  [/\u00e6/gi, "ae"],
  [/\u0153/gi, "oe"],
  [/\u00f8/gi, "o"],
  [/\u0142/gi, "l"],
  [/\u0111/gi, "d"],
];

const currencies: Readonly<Record<string, string>> = { "€": "EUR", "£": "GBP", "¥": "JPY" };
const digits = String.raw`\d{1,15}(?:,\d{3}){0,4}(?:\.\d{1,9})?`;
const amount = new RegExp(`(?<sign>[€£¥])\\s?(?<before>${digits})|(?<after>${digits})\\s?(?<last>[€£¥])`, "g");

/**
 * A text as Flite can say it: ASCII, without what is neither letter, digit nor punctuation. Empty
 * when nothing is left to say.
 */
export function sayableText(text: string): string {
  let sayable = text.replace(amount, (...found) => sayAmount(found.at(-1)));
  for (const [pattern, by] of replacements) sayable = sayable.replace(pattern, by);
  sayable = sayable
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\x21-\x7e]+/g, " ")
    .replace(new RegExp(`(\\S{${maxWordLength}})(?=\\S)`, "g"), "$1 ")
    .trim();
  return /[a-z0-9]/i.test(sayable) ? sayable : "";
}

function sayAmount(groups: { sign?: string; before?: string; after?: string; last?: string }): string {
  const number = (groups.before ?? groups.after ?? "").replaceAll(",", "");
  const currency = currencies[groups.sign ?? groups.last ?? ""];
  const decimals = number.split(".")[1]?.length ?? 0;
  return new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "name",
    minimumFractionDigits: Math.min(decimals, 2),
    maximumFractionDigits: Math.min(decimals, 2),
  }).format(Number(number));
}
