/**
 * Says how well something with these languages (BCP 47; empty: all languages) serves a language. 2:
 * the very tag, or every language; 1: another region or script of the same language; 0: not at all,
 * or what is wanted is no tag.
 */
export function matchLanguage(languages: readonly string[], wanted: string): 0 | 1 | 2 {
  const language = languageOf(wanted);
  if (language === undefined) return 0;
  if (languages.length === 0 || languages.some((tag) => tag.toLowerCase() === wanted.toLowerCase())) return 2;
  return languages.some((tag) => languageOf(tag) === language) ? 1 : 0;
}

/** `en` of `en-US`; undefined for what is no tag of BCP 47. */
function languageOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).language;
  } catch {
    return undefined;
  }
}
