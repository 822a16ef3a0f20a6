import type { PageLanguage } from "../../../kernel/pages/page-language.ts";

/** Shows a moment to people, as the mail and the page of an approval name it. */
export function showMoment(moment: Date, language: PageLanguage): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat(language, format).format(moment)} UTC`;
}
