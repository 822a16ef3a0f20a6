import { escapeHtml } from "../../../kernel/pages/html.ts";
import type { MessageRow } from "../record/store.ts";
import type { Citation } from "../schema.ts";
import type { Transcript } from "./read-transcript.ts";

/** The subject names nobody: it is read in more places than the mail. */
export function writeTranscript(transcript: Transcript): { subject: string; text: string; html: string } {
  const { subject } = transcript.language.phrases.transcript;
  return { subject, text: writeText(transcript), html: writeHtml(transcript) };
}

function writeText(transcript: Transcript): string {
  const { isCut, sources } = transcript.language.phrases.transcript;
  const parts = transcript.messages.map((message) => {
    const cited = sourcesOf(message).map(({ title, url }) => `- ${title}${url === null ? "" : `: ${url}`}`);
    const list = cited.length === 0 ? "" : `\n\n${sources}:\n${cited.join("\n")}`;
    return `${headOf(transcript, message)}\n${message.text}${list}\n`;
  });
  return [...(transcript.isCut ? [`${isCut}\n`] : []), ...parts].join("\n");
}

function writeHtml(transcript: Transcript): string {
  const { language } = transcript;
  const { isCut, sources, subject } = language.phrases.transcript;
  const parts = transcript.messages.map((message) => {
    const cited = sourcesOf(message).map((source) => `<li>${linkTo(source)}</li>`);
    const list = cited.length === 0 ? "" : `\n<p>${escapeHtml(sources)}:</p>\n<ul>${cited.join("")}</ul>`;
    const head = `<h2 style="font-size:1em;margin:1.5em 0 .25em">${escapeHtml(headOf(transcript, message))}</h2>`;
    return `${head}\n<div style="white-space:pre-wrap">${escapeHtml(message.text)}</div>${list}`;
  });
  const cut = transcript.isCut ? [`<p>${escapeHtml(isCut)}</p>`] : [];
  return `<!doctype html>
<html lang="${language.code}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;line-height:1.5">
${[...cut, ...parts].join("\n")}
</body></html>
`;
}

/** Tells who wrote a message, and when. */
function headOf({ language, timeZone }: Transcript, message: MessageRow): string {
  const at = new Intl.DateTimeFormat(language.code, {
    ...{ year: "numeric", month: "long", day: "numeric", hour: "2-digit", minute: "2-digit" },
    ...{ timeZone, timeZoneName: "short" },
  }).format(message.createdAt);
  return `${writerOf(language.phrases.transcript, message)}, ${at}`;
}

function writerOf(words: Transcript["language"]["phrases"]["transcript"], { author, memberName }: MessageRow): string {
  switch (author) {
    case "contact":
      return words.visitor;
    case "assistant":
      return words.assistant;
    case "member":
      return memberName ?? words.team;
    case "system":
      return words.team;
  }
}

type Source = { title: string; url: string | null };

/** Lists each source once, in the order of the text; nothing of what was withdrawn. */
function sourcesOf({ citations }: MessageRow): Source[] {
  const byName = new Map<string, Source>();
  for (const { title, url } of citations ?? []) {
    if (title !== null) byName.set(`${title} ${url}`, { title, url: linkOf(url) });
  }
  return [...byName.values()];
}

/** Gives the link of what a browser opens as a page, and of nothing else. */
function linkOf(url: Citation["url"]): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}

function linkTo({ title, url }: Source): string {
  return url === null ? escapeHtml(title) : `<a href="${escapeHtml(url)}">${escapeHtml(title)}</a>`;
}
