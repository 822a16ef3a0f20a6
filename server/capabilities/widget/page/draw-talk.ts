import { type Html, html, markup } from "../../../kernel/pages/html.ts";
import type { readTalk } from "../../conversations/index.ts";
import type { WidgetTexts } from "../texts/en.ts";

type Talk = NonNullable<Awaited<ReturnType<typeof readTalk>>>;
type Message = Talk["messages"][number];
type Citation = NonNullable<Message["citations"]>[number];

/** The look of the messages on a page without scripts, in its colours. */
export const talkStyle = `
.talk { list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: .75rem; }
.talk > li { max-width: 92%; padding: .6rem .9rem; border: 1px solid var(--line); border-radius: 1rem; border-start-start-radius: .25rem; }
.talk > .own { align-self: flex-end; background: var(--accent); color: var(--page); border-color: var(--accent); border-radius: 1rem; border-end-end-radius: .25rem; }
.talk p, .talk h2, .talk h3, .talk ul, .talk ol { margin: .25rem 0; }
.talk h2, .talk h3 { font-size: 1rem; }
.talk .by { font-size: .8125rem; color: var(--quiet); }
.talk .own .by { color: inherit; }
.talk pre, .talk table { display: block; overflow-x: auto; }
.sources { list-style: none; padding: 0; font-size: .875rem; }
.sources a { display: inline-block; padding: .125rem 0; }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem; }
.chips button { margin: 0; min-height: 2.25rem; padding: .375rem .875rem; border-radius: 1.125rem; font-weight: 500; text-align: start; }
.end { margin-top: 1rem; }
`;

/** The owner speaks before the visitor does. `draw` makes of each question a button that asks it. */
type Surroundings = {
  texts: WidgetTexts;
  greeting: string | null;
  suggestions: readonly string[];
  draw(questions: readonly string[]): Html | undefined;
};

/** Draws a conversation: who said what, and from which pages an answer is. It may have no message yet. */
export async function drawTalk(talk: Talk | undefined, { texts, ...owner }: Surroundings): Promise<Html> {
  const { messages, status } = talk ?? { messages: [], status: "open" };
  const render = await renderer();
  const greeting = owner.greeting === null ? [] : [html`<li dir="auto">${owner.greeting}</li>`];
  const rows = [...greeting, ...messages.map((message) => drawMessage(message, texts, render))];
  const last = messages.at(-1);
  const questions = last === undefined ? owner.suggestions : (last.choices ?? []).map(({ title }) => title);
  const isWriting = messages.some((message) => message.status === "pending");
  const waits = isWriting ? texts.plainWriting : status === "handed-over" ? texts.plainPerson : undefined;
  const hint = waits === undefined ? undefined : html`<p role="status" class="quiet">${waits}</p>`;
  const list = rows.length === 0 ? undefined : html`<ol class="talk">${rows}</ol>`;
  return html`${list}${owner.draw(questions)}${hint}`;
}

function drawMessage(message: Message, texts: WidgetTexts, render: (text: string) => Html): Html {
  const { author, text, member, citations = [] } = message;
  if (author === "system") return html`<li class="quiet">${text}</li>`;
  const own = author === "contact";
  const by = own ? texts.plainYou : author === "member" ? (member?.name ?? texts.plainTeam) : texts.plainAssistant;
  const said = author === "assistant" ? render(text) : html`<p>${text}</p>`;
  const content = html`<p class="by">${by}</p><div dir="auto">${said}</div>${drawSources(citations, texts)}`;
  return own ? html`<li class="own">${content}</li>` : html`<li>${content}</li>`;
}

/** An answer may quote several places of one section. */
function drawSources(citations: readonly Citation[], texts: WidgetTexts): Html | undefined {
  const known = new Map(citations.filter(({ passage }) => passage !== null).map((each) => [labelOf(each), each]));
  if (known.size === 0) return undefined;
  const rows = [...known].map(([label, { url, anchor }]) => {
    if (url === null || !/^https?:\/\//i.test(url)) return html`<li>${label}</li>`;
    const address = anchor && !url.includes("#") ? `${url}#${anchor.replace(/^#/, "")}` : url;
    return html`<li><a href="${address}" rel="noopener">${label}</a></li>`;
  });
  return html`<p class="by">${texts.plainSources}</p><ul class="sources">${rows}</ul>`;
}

const labelOf = ({ title, section }: Citation) => [title, section].filter(Boolean).join(" › ");

/** Reads Markdown as the window of the chat does: no HTML, no images, and links to pages and mailboxes alone. */
async function renderer(): Promise<(text: string) => Html> {
  const { default: MarkdownIt } = await import("markdown-it");
  const reader = new MarkdownIt({ html: false, breaks: true, linkify: false }).disable("image");
  reader.validateLink = (address) => /^(?:https?:|mailto:)/i.test(address);
  return (text) => markup(reader.render(text));
}
