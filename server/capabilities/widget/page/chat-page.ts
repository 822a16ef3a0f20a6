import { html } from "../../../kernel/pages/html.ts";
import { htmlPage } from "../../../kernel/pages/html-page.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import { widgetTexts } from "../texts/widget-texts.ts";
import { talkStyle } from "./draw-talk.ts";
import { findPage } from "./find-page.ts";
import { plainChat } from "./plain-chat.ts";

/** The chat has this colour where the owner has chosen none. */
const ownAccent = "#0b6b5e";

type PageQuery = { lang?: string | undefined; plain?: string | undefined };

/**
 * Shows the chat of a publishable key as a page of its own: for a link in a mail, or a QR code. Where scripts are
 * off it is a form, and `plain` asks for that page where they are blocked.
 * @throws not-found, also where the settings say that there is no such page
 */
export async function chatPage(call: Call<{ key: string }, PageQuery, unknown>): Promise<Answer> {
  const { params, query } = call;
  const found = await findPage(call);
  const { fields, language } = found;
  const texts = widgetTexts[language];
  const plain = await plainChat.draw(call, { ...found, key: params.key });
  const title = fields.name ?? texts.title;
  const look = { language, accent: fields.colour ?? ownAccent, moreStyle: talkStyle };
  if (query.plain !== undefined) return htmlPage(200, title, plain, look);
  const address = `/chat/${params.key}?plain=1&lang=${language}`;
  const content = html`<parley-chat data-form="page" data-language="${language}"><p><a href="${address}">${texts.plainLink}</a></p></parley-chat>
<script src="/widget.js" data-key="${params.key}" async></script>
<noscript>${plain}</noscript>`;
  const page = htmlPage(200, title, content, look);
  const policy = page.headers["content-security-policy"] ?? "";
  return new Answer(200, page.body, {
    ...page.headers,
    "content-security-policy": `${policy}; script-src 'self'; connect-src 'self'; img-src 'self'`,
  });
}
