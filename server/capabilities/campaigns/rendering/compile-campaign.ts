import MarkdownIt from "markdown-it";
import { pageLanguage } from "../../../kernel/pages/page-language.ts";
import type { FieldError } from "../../../kernel/problem.ts";
import { campaignTexts } from "../texts/campaign-texts.ts";
import type { CampaignTexts } from "../texts/en.ts";
import { type AddressFault, cleanHtml } from "./clean-html.ts";
import { type Footer, mailLayout, writeTextFooter } from "./mail-layout.ts";
import { readVariables, VariableMarks } from "./read-variables.ts";
import type { Piece, Place, Template } from "./template.ts";
import { textTwin } from "./text-twin.ts";
import type { VariableName } from "./variables.ts";

export type CampaignSource = {
  format: "markdown" | "mjml";
  subject: string;
  preheader: string;
  body: string;
  language: string;
  /** Relative links begin with this address. */
  siteUrl: string | null;
  senderName: string;
  postalAddress: string;
  tracksOpens: boolean;
  tracksClicks: boolean;
};

export type CompiledCampaign = {
  subject: Template;
  html: Template;
  text: Template;
  /** The addresses to which tracked links lead, by their number from 1. */
  links: string[];
  /** These were left out of the author's text. */
  warnings: string[];
};

const largestHtml = 512 * 1024;
/** Gmail cuts off what is longer. */
const gmailLimit = 102 * 1024;

/**
 * Makes of an author's text what is sent: done once for a campaign, in a thread of its own. The
 * mail of one recipient is then a join of pieces.
 */
export async function compileCampaign(
  source: CampaignSource,
): Promise<{ compiled: CompiledCampaign } | { faults: FieldError[] }> {
  const marks = new VariableMarks([
    source.subject,
    source.preheader,
    source.body,
    source.senderName,
    source.postalAddress,
  ]);
  const subject = readVariables(source.subject, "/body/subject", marks);
  const preheader = readVariables(source.preheader, "/body/preheader", marks);
  const body = readVariables(source.body, "/body/body", marks);
  const faults = [...subject.faults, ...preheader.faults, ...body.faults];
  if (faults.length > 0) return { faults };

  const made = await toHtml(source.format, body.text);
  if (made.faults.length > 0) return { faults: made.faults.map(inBody) };
  const clean = cleanHtml(made.html, { siteUrl: source.siteUrl, marks });
  if (clean.faults.length > 0) return { faults: placed(clean.faults, body.text).map(inBody) };
  const ownText = textTwin(clean.html);
  if (ownText.trim() === "" && !clean.html.includes("<img")) return { faults: [inBody("holds nothing to read")] };

  const tracked = source.tracksClicks ? followLinks(clean.html, marks) : { html: clean.html, links: [] };
  const footer = footerOf(source, clean.html, marks);
  const html = mailLayout({
    ...{ format: source.format, language: source.language, styles: clean.styles, body: tracked.html, footer },
    title: subject.text,
    preheader: preheader.text,
    pixelMark: source.tracksOpens ? addressMark(marks, "openUrl") : undefined,
  });
  if (html.length > largestHtml)
    return { faults: [inBody(`becomes ${Math.ceil(html.length / 1024)} KiB; at most 512 KiB are sent`)] };
  const warnings = [...clean.warnings];
  if (html.length > gmailLimit) warnings.push("the mail is longer than 102 KiB: Gmail shows only its beginning");
  return {
    compiled: {
      subject: divide(subject.text, marks, "text", "address"),
      html: divide(html, marks, "html", "html-address"),
      text: divide(ownText + writeTextFooter(footer), marks, "text", "address"),
      links: tracked.links,
      warnings,
    },
  };
}

const mostPlaced = 20;

/** Gives the faults with the line of what is near them, where the author wrote that in one line once. */
function placed(faults: readonly AddressFault[], source: string): string[] {
  return faults.slice(0, mostPlaced).map(({ message, near }) => {
    const at = near === "" ? -1 : source.indexOf(near);
    const isSure = at >= 0 && source.indexOf(near, at + 1) < 0;
    return isSure ? `line ${source.slice(0, at).split("\n").length}: ${message}` : message;
  });
}

/** MJML takes a second to load, so only a campaign that is written in it loads it. */
async function toHtml(format: CampaignSource["format"], body: string): Promise<{ html: string; faults: string[] }> {
  if (format === "markdown") return { html: markdownToHtml(body), faults: [] };
  const { mjmlToHtml } = await import("./mjml-to-html.ts");
  return mjmlToHtml(body);
}

/**
 * Adds what the author left out of the footer: a mail always says who sends it and how to leave.
 */
function footerOf(source: CampaignSource, html: string, marks: VariableMarks): Footer {
  const texts = campaignTexts[pageLanguage(source.language, undefined)].footer;
  const linked = new Set<string>();
  for (const [, href] of html.matchAll(/<a[^>]* href="([^"]*)"/g)) {
    const variable = marks.only(href!);
    if (variable !== undefined) linked.add(variable.name);
  }
  const all = [
    { name: "leaveUrl", text: texts.leave },
    { name: "preferencesUrl", text: texts.preferences },
    { name: "viewUrl", text: texts.view },
  ] as const;
  const links = all
    .filter(({ name }) => !linked.has(name))
    .map(({ name, text }) => ({ text, addressMark: addressMark(marks, name) }));
  const { senderName, postalAddress, tracksOpens, tracksClicks } = source;
  return { senderName, postalAddress, links, notice: noticeOf(texts, { opens: tracksOpens, clicks: tracksClicks }) };
}

function addressMark(marks: VariableMarks, name: VariableName): string {
  return marks.toAddress(marks.add({ name, fallback: "" }));
}

function divide(text: string, marks: VariableMarks, plain: Place, address: Place): Template {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(marks.pattern)) {
    if (found.index > end) pieces.push(text.slice(end, found.index));
    pieces.push({ ...marks.variables[Number(found[1])]!, place: found[2] === "u" ? address : plain });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

function inBody(message: string): FieldError {
  return { pointer: "/body/body", message };
}

const link = /(<a[^>]* href=")(https?:\/\/[^"]*)"/g;
const mostLinks = 500;

/**
 * Leads the links of cleaned HTML over Parley, which notes the click and goes on to the stored
 * address. A link with a variable is another one for each recipient, so that it stays as it is.
 */
function followLinks(html: string, marks: VariableMarks): { html: string; links: string[] } {
  const numbers = new Map<string, number>();
  const clickUrl: VariableName = "clickUrl";
  const mark = marks.toAddress(marks.add({ name: clickUrl, fallback: "" }));
  const followed = html.replaceAll(link, (whole, begin: string, escaped: string) => {
    const address = escaped.replaceAll("&amp;", "&").replaceAll("&#39;", "'");
    if (marks.has(address)) return whole;
    const number = numbers.get(address) ?? numbers.size + 1;
    if (number > mostLinks) return whole;
    numbers.set(address, number);
    return `${begin}${mark}/${number}"`;
  });
  return { html: followed, links: [...numbers.keys()] };
}

/** Gives the notice that tells the reader what the sender learns. */
function noticeOf(
  texts: CampaignTexts["footer"],
  { opens, clicks }: { opens: boolean; clicks: boolean },
): string | undefined {
  if (opens && clicks) return texts.both;
  return opens ? texts.opens : clicks ? texts.clicks : undefined;
}

/**
 * Markdown may hold HTML: it is escaped, so that readers see it as text. This parser accepts every
 * address. `cleanHtml` checks the addresses later, and names the links that a mail cannot hold.
 */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false, maxNesting: 50 });
markdown.validateLink = () => true;
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

function markdownToHtml(source: string): string {
  return markdown.render(source);
}
