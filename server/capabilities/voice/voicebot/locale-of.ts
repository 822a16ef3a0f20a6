const usualLocale = "en-US";

/**
 * Gives a language as platforms take it: BCP 47 with a region. A language without one gets the region in
 * which most people speak it; what is no language is English.
 * @example localeOf("de") // "de-DE"
 */
export function localeOf(language: string | undefined): string {
  if (language === undefined) return usualLocale;
  try {
    const locale = new Intl.Locale(language);
    const region = locale.region ?? locale.maximize().region;
    return region === undefined ? locale.language : `${locale.language}-${region}`;
  } catch {
    return usualLocale;
  }
}
