import type { PageLanguage } from "./page-language.ts";

/** Shows a moment to people on pages and in mails, whose readers may be anywhere. */
export function showMoment(moment: Date, language: PageLanguage): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat(language, format).format(moment)} UTC`;
}
