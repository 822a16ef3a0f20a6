import { html } from "../../../kernel/pages/html.ts";
import { htmlPage, type PageLook } from "../../../kernel/pages/html-page.ts";
import { pageLanguage, pageLanguageOf } from "../../../kernel/pages/page-language.ts";
import type { Answer, Call } from "../../../kernel/wire/route.ts";
import { linksOf, type MailTokenContent, mailTokens } from "../keys/mail-tokens.ts";
import { senderOf } from "../settings/sender-of.ts";
import type { NewsletterTexts } from "../texts/en.ts";
import { newsletterTexts } from "../texts/newsletter-texts.ts";
import { findReader, type Reader } from "./store.ts";

export type LinkCall = Call<{ token: string }, unknown, unknown>;

/** The reader opened a link of a mail, and the page speaks to the reader so. */
export type ReaderOfLink = MailTokenContent & {
  reader: Reader;
  who: string;
  texts: NewsletterTexts;
  look: PageLook;
  preferencesUrl: string;
};

/**
 * Gives the reader of the link. Undefined for a token that Parley did not make and for a reader who was
 * erased: such calls are counted, so that nobody tries tokens.
 */
export async function readerOfLink(call: LinkCall): Promise<ReaderOfLink | undefined> {
  const { kernel, params } = call;
  const named = await mailTokens.readLink(kernel, params.token);
  const reader = named && (await findReader(kernel.database.query, named.workspaceId, named.subscriberId));
  if (named === undefined || reader === undefined) {
    call.countStranger();
    return undefined;
  }
  const sender = await senderOf(kernel.database.query, named.workspaceId);
  const language = pageLanguage(pageLanguageOf(reader.language) ?? sender.language, call.header("accept-language"));
  const tokens = await mailTokens.of(kernel, named.workspaceId);
  return {
    ...named,
    reader,
    who: sender.name,
    texts: newsletterTexts[language],
    look: { language, workspaceName: sender.name, accent: sender.accentColour },
    preferencesUrl: linksOf(kernel, tokens, named.subscriberId, named.campaignNumber).preferencesUrl,
  };
}

/** A reader who is on no list any more gets no mails. */
export function getsMails({ lists }: Reader): boolean {
  return lists.some(({ status }) => status === "confirmed");
}

/** Tells a reader whose link is not whole, in the language of the browser. */
export function showWrongLink(call: Call<unknown, unknown, unknown>): Answer {
  const language = pageLanguage(null, call.header("accept-language"));
  const { title, text } = newsletterTexts[language].wrongLink;
  return htmlPage(422, title, html`<p>${text}</p>`, { language });
}
