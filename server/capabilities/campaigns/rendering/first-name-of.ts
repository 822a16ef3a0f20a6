import { campaignTexts } from "../texts/campaign-texts.ts";

const titles = new Set(Object.values(campaignTexts).flatMap((texts) => texts.titles.split(" ")));
/** These may stand behind a name and a comma, small and without full stops. */
const degrees = new Set("md phd dphil mba ma msc ba bsc llm llb esq jr sr ii iii iv frcs rn cpa dds pe".split(" "));

/**
 * Gives the first name in a whole name: without titles, and from behind the comma where the family name
 * stands first. It gives nothing for a name of titles alone.
 *
 * @example firstNameOf("Dr. Huber, Anna Maria") === "Anna"
 */
export function firstNameOf(name: string): string {
  const parts = name.split(",").map((part) => part.trim());
  const names = parts.filter((part) => part !== "" && !wordsOf(part).every((word) => degrees.has(plain(word))));
  // "Huber, Anna" and "Huber, Dr. Anna" have the first name in the second part.
  for (const part of names.length > 1 ? [names[1]!, names[0]!] : names) {
    const found = wordsOf(part).find((word) => !titles.has(plain(word)));
    if (found !== undefined) return found;
  }
  return "";
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== "");
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(".", "");
}
