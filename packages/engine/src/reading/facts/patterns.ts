import { languages } from "../languages.ts";

const anyWord = (wordsOf: (language: (typeof languages)[number]) => Iterable<string>): string =>
  [...new Set(languages.flatMap((language) => [...wordsOf(language)]))]
    .sort((one, other) => other.length - one.length)
    .join("|") || "(?!)";

const CLOCK = anyWord(({ facts }) => facts.clock);
const UNTIL = anyWord(({ facts }) => facts.until);
const HOUR = "(?<![\\d.,:])(?:[01]?\\d|2[0-4])";
/** A time of day, over folded text: "18:30", "18h", "9 uhr", "10 - 19", "9 to 5". */
const TIME = new RegExp(
  `${HOUR}(?:[:h][0-5]\\d|(?:[.:][0-5]\\d)?\\s?(?:${CLOCK}|[ap]\\.?m\\.?)(?![a-z]))` +
    `|${HOUR}(?:[.:][0-5]\\d)?\\s*(?:[-–—]|\\b(?:${UNTIL})\\b)\\s*(?:[01]?\\d|2[0-4])(?:[.:][0-5]\\d)?(?!\\d|[.,]\\d)`,
  "i",
);

const HOUR_OF_RANGE = `(?<![\\d.,:])([01]?\\d|2[0-4])(?:\\s?[:.h]\\s?([0-5]\\d))?(?:\\s?(?:([ap])\\.?m\\b\\.?|(?:${CLOCK})\\b))?`;
/** From one time to another, over folded text, in parts: hour, minutes and half of the day of both. */
const RANGE = new RegExp(
  `${HOUR_OF_RANGE}\\s*(?:[-–—]|\\b(?:${UNTIL})\\b(?:['\\s][a-z]{1,3}\\b)?)\\s*${HOUR_OF_RANGE}(?![\\d:])`,
  "gi",
);

const CURRENCY = anyWord(({ answerKinds }) => answerKinds.quantityWords.money);
const SIGN = "[€£$]|EUR|CHF|USD|GBP";
/** An amount of money, as written: "35€ / mes", "£32", "13,50 Euro". */
const AMOUNT = new RegExp(
  `(?:${SIGN})\\s?\\d[\\d.,]*|(?<![\\d.,])\\d[\\d.,]*(?:[-–]{1,2})?\\s?(?:(?:${SIGN})|(?:${CURRENCY})(?!\\p{L}))`,
  "iu",
);

/** Lines without one of these tell no way to reach anybody. */
const MAY_REACH = /@|\(tel:|\d(?:[\s()./-]{0,3}\d){3}|[A-Z]\d|\d\s?[A-Z]/;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
/** Seven digits or more, with what people put between them. */
const TELEPHONE = /(?<![\d.,/-])(?:\+|00|\(?0)?\d(?:[\s()./-]{0,3}\d){6,14}(?![\d-])/;
const TELEPHONE_LINK = /\]\(tel:/;

/** Either case of the first letter: the rest of a pattern tells capitals from small letters. */
const inEitherCase = (parts: readonly string[]): string =>
  [...new Set(parts)].map((part) => part.replace(/^\p{L}/u, (first) => `[${first}${first.toUpperCase()}]`)).join("|") ||
  "(?!)";
const BEGINNING = inEitherCase(languages.flatMap(({ facts }) => facts.streetBeginnings));
/** "Mill Lane" in two words, "Bahnhofstraße" in a compound. */
const endsOf = (areCompounds: boolean): string =>
  inEitherCase(
    languages.flatMap(({ facts, compoundLinks }) =>
      (compoundLinks !== null) === areCompounds ? facts.streetEnds : [],
    ),
  );
/** A text without one of these holds no STREET: the number of a house is no time and no price. */
const HOUSE = /(?:^|[\s,.º°])\d{1,5}\s?[A-Za-z]?(?![\d:%]|[.,]\d)/;
const NAMED = "[\\p{L}\\d][\\p{L}\\d.'’-]*";
/** The name of a street with its number: "Bahnhofstr. 3", "12 Mill Lane", "Mill Lane 12", "6 rue du Port", "Av. Sol, 3". */
const STREET = new RegExp(
  `(?<![\\p{L}\\d])(?:\\d+\\s?\\p{L}?,?\\s+(?:bis\\s+)?(?:${BEGINNING})\\s+${NAMED}` +
    `|(?:${BEGINNING})\\s+(?:${NAMED}\\s+){0,5}${NAMED}\\s*,?\\s*(?:n[.º°o]*\\s*)?(?:\\d+|s/n)` +
    `|\\d+\\s?[a-z]?,?\\s+(?:\\p{Lu}${NAMED}\\s+){1,3}(?:${endsOf(false)})(?!\\p{L})` +
    `|(?:\\p{Lu}${NAMED}\\s+){1,3}(?:${endsOf(false)})\\s+\\d+(?![\\d.,]*\\s?(?:${SIGN}|%))` +
    `|\\p{Lu}[\\p{L}-]*(?:[\\s-]?(?:${endsOf(true)}))\\s+\\d+(?![\\d.,]*\\s?(?:${SIGN}|%)))`,
  "u",
);
/** A postcode with its town: "08918 Badalona", "WN7 2LB", "1012 AB Amsterdam", "1000-012 Lisboa", ", 5020 Salzburg". */
const POSTCODE =
  /(?<![\p{L}\d])(?:(?:[A-Z]{1,2}-)?\d{5},?\s+\p{Lu}\p{L}+|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\d{4}\s?[A-Z]{2},?\s+\p{Lu}\p{L}+|\d{4}-\d{3}\s+\p{Lu}\p{L}+|(?<=^|,\s)(?!19|20)\d{4}\s+\p{Lu}\p{L}+)(?![\p{L}\d])/u;

/** The patterns that show the facts of an organisation in its texts. */
export const patterns = { TIME, RANGE, AMOUNT, MAY_REACH, EMAIL, TELEPHONE, TELEPHONE_LINK, HOUSE, STREET, POSTCODE };
