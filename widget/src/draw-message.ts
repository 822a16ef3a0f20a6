import { drawFace } from "./draw-avatar.ts";
import { element, icon, safely } from "./element.ts";
import { drawAttachments, drawUpload, wordsOf } from "./files/draw-attachments.ts";
import type { Attachment, Citation, Message } from "./message.ts";
import { nodesOfMarkdown } from "./nodes-of-markdown.ts";
import type { WindowTexts } from "./texts/en.ts";

const link = "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1";
/** A fragment of text names so many words of a passage: enough to be found, and once. */
const wordsOfFragment = 6;

/** The same message would be refused for the same reason. */
const final = new Set(["file-too-large", "body-too-large", "message-too-long", "attachment-type-not-allowed"]);

type Drawing = {
  texts: WindowTexts;
  /** The origin of the server, which has the pictures of colleagues. */
  server: string;
  /** The choices of the last reply can still be taken. */
  isLast: boolean;
  /** The visitor asked this last. */
  question: string | undefined;
  ask(text: string): void;
  retry(message: Message): void;
  /** Loads a file of the conversation. */
  load(attachment: Attachment, preview: boolean): Promise<Blob>;
};

/** Draws one message with what belongs to it: its author, sources, choices, and why it was not sent. */
export function drawMessage(message: Message, drawing: Drawing): HTMLElement {
  const { texts, isLast, question, ask, retry } = drawing;
  const { author, state } = message;
  const text = wordsOf(message);
  const files = drawAttachments(message, drawing);
  if (author === "system") return element("div", { class: "who" }, text);
  if (author === "contact") {
    const said = text === "" ? [] : [element("div", { class: "q", dir: "auto" }, named(texts.you), text)];
    const sending = [...drawUpload(message, texts), ...sendingOf(message, texts, retry)];
    return element("div", { class: "own" }, ...said, ...files, ...sending);
  }
  const speaker = author === "member" ? (message.member ?? texts.aPerson) : texts.assistant;
  const shown = element("div", { class: "a", dir: "auto" }, named(speaker));
  if (author === "member") shown.append(...(text === "" ? [] : [element("p", { class: "line" }, text)]), ...files);
  else if (state === "failed") shown.append(element("p", { class: "bad" }, text || texts.failed));
  else shown.append(nodesOfMarkdown(text));
  if (state === "writing") shown.append(element("span", { class: "dots", "aria-hidden": "true" }, dot(), dot(), dot()));
  if (state === "interrupted") shown.append(element("p", { class: "hint" }, texts.interrupted));
  const quoted = uniqueSources(message.citations);
  if (quoted.length > 0) {
    const sources = quoted.map((citation) => element("li", {}, ...drawSource(citation, texts)));
    shown.append(element("ul", { class: "src", "aria-label": texts.sources }, ...sources));
  }
  if (author === "member") {
    const face = drawFace(speaker, message.picture, drawing.server);
    return element("div", { class: "group by" }, face, shown);
  }
  const group = element("div", { class: "group" }, shown);
  const chips = message.choices.map(({ title }) => drawChip(title, ask));
  if (question !== undefined && isUnfinished(message)) chips.push(drawChip(texts.retry, () => ask(question)));
  if (isLast && chips.length > 0) group.append(element("div", { class: "chips" }, ...chips));
  return group;
}

/** Draws a question that is asked with one click. */
export function drawChip(title: string, ask: (text: string) => void): HTMLElement {
  const chip = element("button", { type: "button", class: "chip", dir: "auto" }, title);
  chip.addEventListener(
    "click",
    safely(() => ask(title)),
  );
  return chip;
}

const isUnfinished = ({ author, state }: Message) =>
  author === "assistant" && (state === "failed" || state === "interrupted");

const dot = () => element("i");
/** Says to screen readers who speaks, which others see by place and colour. */
const named = (speaker: string) => element("span", { class: "sr" }, `${speaker}: `);

function sendingOf(message: Message, texts: WindowTexts, retry: (message: Message) => void): Node[] {
  if (message.state === "queued") return [element("div", { class: "hint" }, texts.waiting)];
  if (message.state !== "failed") return [];
  const fault = faultOf(message.fault, texts);
  if (final.has(message.fault ?? "")) return [element("div", { class: "hint bad" }, fault)];
  const again = element("button", { type: "button", class: "again" }, texts.retry);
  again.addEventListener(
    "click",
    safely(() => retry(message)),
  );
  return [element("div", { class: "hint bad" }, `${fault}. `, again)];
}

function faultOf(code: string | undefined, texts: WindowTexts): string {
  if (code === "visitor-blocked") return texts.faultBlocked;
  if (code === "rate-limited") return texts.faultLimit;
  if (code === "file-too-large") return texts.faultLargeFile;
  if (code === "message-too-long" || code === "body-too-large") return texts.faultLong;
  if (code === "attachment-type-not-allowed") return texts.faultFileType;
  if (code === "too-many-attachments") return texts.faultManyFiles;
  if (code === "attachments-not-allowed" || code === "quota-exceeded") return texts.faultNoFiles;
  const isClosed = ["unauthenticated", "origin-not-allowed", "workspace-suspended", "forbidden"].includes(code ?? "");
  return isClosed ? texts.faultClosed : texts.notSent;
}

/** An answer may quote several places of one section. */
function uniqueSources(citations: Citation[]): Citation[] {
  const seen = new Set<string>();
  return citations.filter((citation) => {
    const name = `${citation.url ?? ""} ${labelOf(citation)}`;
    if (citation.passage === null || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

function labelOf({ title, section }: Citation): string {
  return [title, section].filter((part) => part).join(" › ");
}

/** Without an address that a browser can open, the passage itself is shown on demand. */
function drawSource(citation: Citation, texts: WindowTexts): Node[] {
  const label = labelOf(citation);
  const address = addressOf(citation);
  if (address !== undefined) {
    const attributes = { href: address, target: "_blank", rel: "noopener", title: texts.opensTab };
    return [element("a", attributes, icon(link), label)];
  }
  const opener = element("summary", {}, icon(link), label);
  const quote = element("blockquote", { dir: "auto" }, citation.passage ?? "");
  return [element("details", {}, opener, quote)];
}

/** Leads to the section by its anchor, else by a fragment of its text. */
function addressOf({ url, anchor, passage }: Citation): string | undefined {
  if (url === null || !/^https?:\/\//i.test(url)) return undefined;
  try {
    const address = new URL(url);
    if (address.username !== "" || address.password !== "") return undefined;
    if (anchor) address.hash = anchor.replace(/^#/, "");
    if (address.hash !== "") return address.href;
    const line =
      (passage ?? "")
        .replaceAll(/[*_`#>|[\]]/g, " ")
        .trim()
        .split("\n")[0] ?? "";
    const words = line.split(/\s+/).slice(0, wordsOfFragment).join(" ");
    return words === "" ? address.href : `${address.href}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`;
  } catch {
    return undefined;
  }
}
