/** Parley speaks these languages to people: on pages, and in mails. */
export const pageLanguages = ["en", "de", "fr", "es", "it", "nl", "pt"] as const;

export type PageLanguage = (typeof pageLanguages)[number];

/**
 * The texts of a capability, or of the kernel, in each language. The English ones say which texts
 * there are; a language that lacks one does not compile.
 *
 * @example
 * const campaignTexts: TextsByLanguage<CampaignTexts> = { en, de, fr, es, it, nl, pt };
 * campaignTexts[pageLanguage(given, accepted)].footer.leave; // "Abmelden"
 */
export type TextsByLanguage<Texts extends object = object> = Readonly<Record<PageLanguage, Texts>>;

/**
 * Chooses the language of a page: the given one, else the one that the browser likes best, else
 * English.
 *
 * @example
 * pageLanguage(call.query.lang, call.header("accept-language"))
 */
export function pageLanguage(given: string | null | undefined, accepted?: string): PageLanguage {
  return pageLanguageOf(given) ?? wantedLanguage(accepted) ?? "en";
}

/** `de-AT` is German. Undefined for a language that no page is written in. */
export function pageLanguageOf(tag: string | null | undefined): PageLanguage | undefined {
  const primary = (tag ?? "").trim().split(/[-_]/, 1)[0]!.toLowerCase();
  return pageLanguages.find((language) => language === primary);
}

/** Browsers send some ten languages; more are not read. */
const mostRead = 50;

/**
 * Finds what the header `accept-language` likes best of the languages that there are; null for
 * none.
 */
export function wantedLanguage(accepted: string | undefined): PageLanguage | null {
  let best: { language: PageLanguage; weight: number } | undefined;
  for (const wish of (accepted ?? "").split(",", mostRead)) {
    const [tag = "", ...parameters] = wish.split(";");
    const language = pageLanguageOf(tag);
    if (language === undefined) continue;
    const weight = weightOf(parameters);
    // The first of equal wishes counts.
    if (weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? null;
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((parameter) => /^\s*q=(.*)$/i.exec(parameter)?.[1]).find(Boolean);
  return weight === undefined ? 1 : Number(weight) || 0;
}

/** Shows a moment to people on pages and in mails, whose readers may be anywhere. */
export function showMoment(moment: Date, language: PageLanguage): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat(language, format).format(moment)} UTC`;
}
