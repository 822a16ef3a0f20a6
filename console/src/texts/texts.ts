import { useSyncExternalStore } from "react";
import { de } from "./de.ts";
import { en, type Texts } from "./en.ts";

/** Another language is one file beside these and one line here. */
const catalogues: Readonly<Record<string, Texts>> = { en, de };

/** Lists the languages by their codes, each with its own name. */
export const languages: readonly { code: string; name: string }[] = Object.keys(catalogues).map((code) => ({
  code,
  name: new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code,
}));

const key = "parley-language";
const listeners = new Set<() => void>();
let language = choose();

function choose(): string {
  const wanted = [localStorage.getItem(key) ?? "", ...navigator.languages].map((each) => each.slice(0, 2));
  return wanted.find((code) => Object.hasOwn(catalogues, code)) ?? "en";
}

/** Speaks another language from now on, in this browser. */
export function setLanguage(code: string): void {
  localStorage.setItem(key, code);
  language = choose();
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
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
  return catalogues[useLanguage()] ?? en;
}
