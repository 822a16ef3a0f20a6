import { useSyncExternalStore } from "react";
import { browserMemory } from "../memory/browser-memory.ts";
import type { Texts } from "./en.ts";

/** Another language is one file beside these and one line here. A browser loads the one that it shows. */
const catalogues: Readonly<Record<string, () => Promise<Texts>>> = {
  en: () => import("./en.ts").then(({ en }) => en),
  de: () => import("./de.ts").then(({ de }) => de),
};

/** Lists the languages by their codes, each with its own name. */
export const languages: readonly { code: string; name: string }[] = Object.keys(catalogues).map((code) => ({
  code,
  name: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code,
}));

/** The page that loads the console reads it, too: it chooses the language and loads its texts beside the scripts. */
const key = "parley-language";
const listeners = new Set<() => void>();
let language = "en";
let texts: Texts;

/** Loads the texts of the language that the page has chosen. Nothing is drawn before. */
export async function loadTexts(): Promise<void> {
  await load(document.documentElement.lang);
}

/** Speaks another language from now on, in this browser. It throws where the texts cannot be loaded, and goes on as before. */
export async function setLanguage(code: string): Promise<void> {
  await load(code);
  browserMemory.keep(key, language);
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

async function load(wanted: string): Promise<void> {
  const code = Object.hasOwn(catalogues, wanted) ? wanted : "en";
  texts = await catalogues[code]!();
  language = code;
}

export function useLanguage(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => language,
  );
}

/** Says how numbers and times are written: as in the person's country, where the browser says it. */
export function useLocale(): string {
  const spoken = useLanguage();
  return navigator.languages.find((each) => each.startsWith(spoken) && isTag(each)) ?? spoken;
}

/** Some systems name their language in a way that no date is written in, such as `en-US@posix`. */
function isTag(written: string): boolean {
  try {
    return Intl.getCanonicalLocales(written).length > 0;
  } catch {
    return false;
  }
}

export function useTexts(): Texts {
  useLanguage();
  return texts;
}
