import type { Static } from "typebox";
import Type from "typebox";
import { escapeHtml, type Html, html, markup } from "../../../kernel/pages/html.ts";
import { htmlPage } from "../../../kernel/pages/html-page.ts";
import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import { Answer, type Call } from "../../../kernel/wire/route.ts";
import type { WidgetTexts } from "../texts/en.ts";
import { widgetTexts } from "../texts/widget-texts.ts";
import { callerOfPage, noSuchKey } from "../widget-config.ts";

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/** The preview takes what the line for a page takes. What is empty or of another form is left out there, too. */
export const PreviewQuery = Type.Object({
  key: Type.Optional(
    Type.String({ maxLength: 200, description: "A publishable key. Left out, the page asks for it." }),
  ),
  ...{ name: text(60), greeting: text(500), suggestions: text(800), colour: text(7) },
  ...{ theme: text(5), position: text(5), launcher: text(40), lang: text(35) },
  frame: Type.Optional(
    Type.Enum(["phone", "desktop"], { description: "Shows only the chat, as in this frame of the preview." }),
  ),
});
type PreviewQuery = Static<typeof PreviewQuery>;
type PreviewCall = Call<unknown, PreviewQuery, unknown>;

const attributes = ["name", "greeting", "suggestions", "colour", "theme", "position", "launcher"] as const;

/**
 * Shows the chat of a key with colours, texts and a place that are only tried, in the frame of a phone and of a
 * desktop, with the line for a page that brings them there. Nothing is stored.
 * @throws not-found for a key that there is not
 */
export async function preview(call: PreviewCall): Promise<Answer> {
  const { key, frame, lang } = call.query;
  const language = pageLanguage(lang, call.header("accept-language"));
  const texts = widgetTexts[language];
  const isAsked = key !== undefined && key !== "";
  if (isAsked && (await callerOfPage(call, key)) === undefined) {
    call.countStranger();
    throw noSuchKey();
  }
  const isFrame = isAsked && frame !== undefined;
  const content = isFrame ? frameContent(call.query, texts) : wholeContent(call, texts);
  const page = htmlPage(200, isFrame ? texts.sampleTitle : texts.previewTitle, content, { language, isWide: true });
  const policy = page.headers["content-security-policy"] ?? "";
  const more = isFrame ? "script-src 'self'; connect-src 'self'; img-src 'self'" : "frame-src 'self'";
  // The preview shows its own frames, and no other site may.
  const framed = isFrame ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy;
  return new Answer(200, page.body, { ...page.headers, "content-security-policy": `${framed}; ${more}` });
}

function frameContent(query: PreviewQuery, texts: WidgetTexts): Html {
  const chat = query.frame === "phone" ? html`<parley-chat data-form="page"></parley-chat>` : html``;
  return html`<p>${texts.sampleText}</p>${chat}${markup(lineOf("", query))}`;
}

function wholeContent({ kernel, query }: PreviewCall, texts: WidgetTexts): Html {
  const field = (name: "key" | (typeof attributes)[number], label: string, more = "") =>
    html`<label>${label}<input name="${name}" value="${query[name] ?? ""}"${markup(more)}></label>`;
  const choice = (name: "theme" | "position", label: string, values: readonly string[]) =>
    html`<label>${label}<select name="${name}">${["", ...values].map((value) => option(value, query[name] ?? ""))}</select></label>`;
  const fields = [
    field("key", texts.key, ' required maxlength="200" autocomplete="off" spellcheck="false"'),
    field("name", texts.name, ' maxlength="60"'),
    field("greeting", texts.greeting, ' maxlength="500"'),
    field("suggestions", texts.suggestions, ' maxlength="800"'),
    field("colour", texts.colour, ' maxlength="7" pattern="#[0-9a-fA-F]{6}" placeholder="#0b6b5e"'),
    choice("theme", texts.theme, ["light", "dark"]),
    choice("position", texts.position, ["right", "left"]),
    field("launcher", texts.launcher, ' maxlength="40"'),
  ];
  const form = html`<form action="/widget/preview">${fields}<button>${texts.show}</button></form>`;
  if (query.key === undefined || query.key === "") return form;
  const line = lineOf(kernel.config.publicUrl, query);
  return html`<h2>${texts.line}</h2><textarea readonly rows="4" aria-label="${texts.line}">${line}</textarea>
<h2>${texts.phone}</h2><iframe title="${texts.phone}" width="390" height="700" src="${frameAddress(query, "phone")}"></iframe>
<h2>${texts.desktop}</h2><iframe title="${texts.desktop}" width="1200" height="700" src="${frameAddress(query, "desktop")}"></iframe>
${form}`;
}

function option(value: string, chosen: string): Html {
  return value === chosen ? html`<option selected>${value}</option>` : html`<option>${value}</option>`;
}

function frameAddress(query: PreviewQuery, frame: "phone" | "desktop"): string {
  const given = Object.entries({ ...query, frame }).filter(([, value]) => value !== undefined && value !== "");
  return `/widget/preview?${new URLSearchParams(given as [string, string][])}`;
}

/** Writes the line for a page. Every value is escaped. */
function lineOf(server: string, query: PreviewQuery): string {
  const chosen = attributes.filter((name) => query[name] !== undefined && query[name] !== "");
  const data = chosen.map((name) => ` data-${name}="${escapeHtml(query[name]!)}"`).join("");
  return `<script src="${server}/widget.js" data-key="${escapeHtml(query.key!)}"${data} async></script>`;
}
