import { languages } from "../src/reading/languages.ts";

/** Holds a text in one language. Texts with the same key are translations of one another. */
export type Translation = { key: string; language: string; text: string };

/** Gives the engine's language of a locale such as "pt_BR"; undefined when the engine has none. */
export function languageOfLocale(locale: string): string | undefined {
  const code = locale.toLowerCase().split(/[-_@]/)[0]!;
  return languages.some((language) => language.code === code) ? code : undefined;
}

const tags = /<[^>]*>|&lt;[^&]*&gt;|&(?:nbsp|quot|amp|apos|lt|gt|#\d+);/g;
const placeholders = /%\([^)]*\)[sd]?|%\d*\$?[a-zA-Z]\b|%\w+%?|\{[^{}]*\}|\$\w+\$?|__\w+__|\\[nt]/g;
/** "_File", "E&xit" and "~Save" mark the letter of a shortcut. */
const shortcuts = /[~_&](?=\p{L})/gu;

/** Shows a message as its reader sees it, without tags, placeholders and marks of shortcuts. */
export function readable(text: string): string {
  return text.replace(tags, " ").replace(placeholders, " ").replace(shortcuts, "").replace(/\s+/g, " ").trim();
}
