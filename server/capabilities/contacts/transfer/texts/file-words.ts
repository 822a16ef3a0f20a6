import type { TextsByLanguage } from "../../../../kernel/pages/page-language.ts";
import { de } from "./de.ts";
import { en, type FileWords } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";

/** Files of people are written in these words, which are compared without case, blanks and marks. */
export const fileWords: TextsByLanguage<FileWords> = { en, de, fr, es, it, nl, pt };

type NamedField = keyof FileWords["columns"];
type MeaningOfCell = keyof FileWords["cells"];

/** Gives a name or a cell as it is compared: letters and digits in lower case, without accents. */
export function comparable(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

const fieldOfName = new Map(indexed(Object.values(fileWords).map(({ columns }) => columns)));
const meanings = new Map(indexed(Object.values(fileWords).map(({ cells }) => cells)));
/** These words tell one of several addresses or numbers from the others. */
const kinds = new Set(Object.values(fileWords).flatMap((words) => words.kinds.split(", ").map(comparable)));
const stems = Object.values(fileWords).flatMap(({ leavingStems }) => leavingStems.split(", "));

/** Stands between two numbers of one cell: signs, and the words that say "or" and "and". */
export const betweenNumbers = new RegExp(
  `\\s*[;,|/\\n]\\s*|\\s(?:${Object.values(fileWords)
    .flatMap(({ between }) => between.split(", "))
    .join("|")})\\s`,
  "i",
);

/** Gives the field that a column of this name usually is. */
export function usualField(name: string): NamedField | undefined {
  return fieldOfName.get(comparable(name));
}

/** Gives what a column is whose name tells one of several addresses or numbers: "Email - Work", "Phone 2". */
export function fieldOfKind(name: string): "email" | "phone" | undefined {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => !/^\d*$/.test(word) && !kinds.has(comparable(word)));
  const ofKind = fieldOfName.get(comparable(words.join("")));
  return ofKind === "email" || ofKind === "phone" ? ofKind : undefined;
}

/** Gives what a cell says in one of the languages; a date of zeros says no. */
export function meaningOfCell(text: string): MeaningOfCell | undefined {
  const compared = comparable(text);
  return /^0+$/.test(compared) ? "no" : meanings.get(compared);
}

/** Tells whether a column's name speaks of people who left, in words that no list has. */
export function soundsLikeLeaving(name: string): boolean {
  const compared = comparable(name);
  return stems.some((stem) => compared.includes(stem));
}

function indexed<Key extends string>(lists: readonly Record<Key, string>[]): [string, Key][] {
  return lists.flatMap((fields) =>
    (Object.entries(fields) as [Key, string][]).flatMap(([key, words]) =>
      words.split(", ").map((word): [string, Key] => [comparable(word), key]),
    ),
  );
}
