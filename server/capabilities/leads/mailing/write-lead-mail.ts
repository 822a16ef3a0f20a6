import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { sayCount } from "../../../kernel/pages/say-count.ts";
import type { MailMessage } from "../../../providers/mail/mail.ts";
import { LeadId } from "../ids.ts";
import { leadTexts } from "../texts/lead-texts.ts";
import type { ShortLead } from "./store.ts";

/** More are counted. */
export const mostNamed = 10;

/**
 * Writes the mail. A mail cannot be erased any more, so it names leads by their ids and quotes nobody:
 * the links show who asks for what.
 */
export function writeLeadMail(
  language: PageLanguage,
  owed: { came: number; newest: readonly ShortLead[]; given: number; own: readonly ShortLead[] },
  linkTo: (leadId: string) => string,
): Omit<MailMessage, "to"> {
  const { came, newest, given, own } = owed;
  const texts = leadTexts[language].mail;
  const parts = [
    ...(came === 0 ? [] : [listOf(language, sayCount(language, texts.cameInList, came), newest, came, linkTo)]),
    ...(given === 0 ? [] : [listOf(language, sayCount(language, texts.givenToYouList, given), own, given, linkTo)]),
  ];
  return {
    subject: came === 0 ? sayCount(language, texts.forYou, given) : sayCount(language, texts.cameIn, came),
    text: `${parts.join("\n")}\n${texts.links} ${texts.advice}\n`,
  };
}

function listOf(
  language: PageLanguage,
  title: string,
  named: readonly ShortLead[],
  count: number,
  linkTo: (leadId: string) => string,
): string {
  const { score: scoreOf, andMore } = leadTexts[language].mail;
  const rows = named.map(({ id, score }) => `  ${LeadId.format(id)} (${scoreOf(score)})\n  ${linkTo(id)}`);
  const more = count > named.length ? [`  ${sayCount(language, andMore, count - named.length)}`] : [];
  return `${[title, ...rows, ...more].join("\n")}\n`;
}
