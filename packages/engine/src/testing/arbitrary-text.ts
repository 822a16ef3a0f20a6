import fc from "fast-check";

const PIECES = [
  "The ferry sails at 9:30.",
  "Dr. Holm said so",
  "\n\n",
  "\n",
  "# Heading\n",
  "- item\n",
  "1. first\n",
  "  ",
  "e.g. this",
  "?",
  "!",
  "…",
  "価格は三千円です。",
  "ราคาสามร้อยบาท",
  "🍕",
  "\ud83d",
  "\udc00",
  "naïve café",
  "don’t",
  "£4.50",
  "U.S. Army",
  "constructor",
  "__proto__",
  "\u0000",
  "\u00a0",
  "\u200b",
  "a".repeat(900),
  "word ".repeat(200),
  "İstanbul",
  "ﬁne",
  "|a|b|\n",
];

/**
 * Texts as people and attackers write them: sentences, lists, other scripts, halves of characters,
 * very long words.
 */
export const arbitraryText = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary", maxLength: 12 })), { maxLength: 24 })
    .map((parts) => parts.join("")),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((parts) => parts.join(" ")),
  fc.array(fc.nat(0xffff), { maxLength: 80 }).map((units) => String.fromCharCode(...units)),
);
