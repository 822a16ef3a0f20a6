import { type PageLanguage, showMoment } from "../../kernel/pages/page-language.ts";
import { accessTexts } from "./texts/access-texts.ts";

type KeyMail = { subject: string; text: string };
type NamedKey = { name: string; hint: string };

/** Tells which keys end soon, and when. `nowMs`: milliseconds since 1970. */
function ofEnds(
  language: PageLanguage,
  keys: readonly (NamedKey & { expiresAt: Date })[],
  nowMs: number,
  site: string,
): KeyMail {
  const { subject, text } = accessTexts[language].expiring;
  const distance = new Intl.RelativeTimeFormat(language);
  const list = keys.map(({ name, hint, expiresAt }) => {
    const ends = `${showMoment(expiresAt, language)}, ${distance.format(daysUntil(expiresAt, nowMs), "day")}`;
    return `- ${oneLine(name)} (${hint}): ${ends}`;
  });
  return { subject, text: text(list.join("\n"), site) };
}

const dayMs = 86_400_000;

/** Counts the days until a key ends; a day that has begun counts as a whole one. */
export function daysUntil(end: Date, nowMs: number): number {
  return Math.ceil((end.getTime() - nowMs) / dayMs);
}

/** Tells which keys were found in public, and where. */
function ofLeak(language: PageLanguage, keys: readonly (NamedKey & { url: string | null })[], site: string): KeyMail {
  const { subject, text } = accessTexts[language].leaked;
  const list = keys.map(
    ({ name, hint, url }) => `- ${oneLine(name)} (${hint})${url === null ? "" : `: ${oneLine(url)}`}`,
  );
  return { subject, text: text(list.join("\n"), site) };
}

/** Tells which scopes an upgrade took from a key, and which workflows stay within its rules. */
function ofNarrowing(
  language: PageLanguage,
  key: NamedKey,
  { scopes, workflows }: { scopes: readonly string[]; workflows: readonly string[] },
  site: string,
): KeyMail {
  const { subject, text, bound } = accessTexts[language].narrowed;
  const list = workflows.map((name) => `- ${oneLine(name)}`).join("\n");
  const body = text(oneLine(key.name), key.hint, scopes.join(", "), site);
  return { subject, text: workflows.length === 0 ? body : `${body}\n${bound(list)}` };
}

/** The mails to the owners of a workspace about its keys. */
export const keyMail = { ofEnds, ofLeak, ofNarrowing };

/** A name with line breaks could look like a part of the mail. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
