import { pageLanguages } from "../../../kernel/pages/page-language.ts";
import { comparable, usualField } from "./texts/file-words.ts";

/** The names of countries that their lists do not have. */
const otherNames = { usa: "US", uk: "GB", greatbritain: "GB", england: "GB", holland: "NL" };
let codes: ReadonlyMap<string, string> | undefined;

/** Gives the code of the country that a row names in one of seven languages, or by the code itself. */
export function countryOfRow(fields: Readonly<Record<string, unknown>>): string | undefined {
  const [name, cell] = Object.entries(fields).find(([name]) => usualField(name) === "country") ?? [];
  const text = typeof cell === "string" ? cell.trim() : "";
  if (text === "") return undefined;
  codes ??= new Map(Object.entries(otherNames).concat(codesByName()));
  const code = /^[a-z]{2}$/i.test(text) ? text : codes.get(comparable(text));
  // A column of that very name is ours; what others mean by theirs is not known.
  return code ?? (name === "country" ? text : undefined);
}

function codesByName(): [name: string, code: string][] {
  const letters = Array.from({ length: 26 }, (_each, index) => String.fromCharCode(65 + index));
  // Countries that were renamed or joined have the name of another one.
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code);
  return pageLanguages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    return codes.flatMap((code): [string, string][] => {
      const name = names.of(code);
      return name === undefined ? [] : [[comparable(name), code]];
    });
  });
}
