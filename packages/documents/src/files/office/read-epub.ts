import { posix } from "node:path";
import type { Document } from "domhandler";
import { Growth } from "../../growth.ts";
import { htmlToMarkdown } from "../../html/html-to-markdown.ts";
import type { FileText } from "../file-document.ts";
import { FileFault } from "../file-fault.ts";
import type { Zip } from "../open-zip.ts";
import { titleOf } from "../title-of.ts";
import { find, findAll, readXml, textOf } from "./read-xml.ts";

/**
 * Reads a book in the order of its spine, each chapter under its heading.
 * @throws FileFault
 */
export async function readEpub(zip: Zip): Promise<FileText> {
  const container = readXml((await zip.readText("META-INF/container.xml")) ?? "");
  const path = find(container, "rootfile")?.attribs["full-path"] ?? "";
  const xml = await zip.readText(path);
  if (xml === undefined)
    throw new FileFault("file-unreadable", "This book names no contents. Save it again and send that.");
  const contents = readXml(xml);
  const at = (href: string) => posix.join(posix.dirname(path), decodeURI(href));
  const items = findAll(contents, "item").map(({ attribs }): Item => ({ ...attribs, path: at(attribs.href ?? "") }));
  await refuseEncrypted(
    zip,
    items.map(({ path }) => path),
  );
  const labels = await labelsOf(zip, items);
  const growth = new Growth();
  const chapters: string[] = [];
  for (const { attribs } of findAll(contents, "itemref")) {
    const item = items.find(({ id }) => id === attribs.idref);
    if (item === undefined || item.properties?.split(" ").includes("nav")) continue;
    const html = await zip.readText(item.path);
    // One page is bounded as any other XML is, also where it is read as HTML.
    if (html !== undefined) readXml(html.replace(/<!doctype[^>[]*>/i, ""));
    const markdown = html === undefined ? "" : htmlToMarkdown(html, { url: undefined, growth }, true);
    if (markdown !== "") chapters.push(withHeading(markdown, labels.get(item.path)));
  }
  const markdown = chapters.join("\n\n");
  return { markdown, title: titleOf(textOf(find(contents, "dc:title")), markdown) };
}

type Item = { path: string; id?: string; properties?: string; "media-type"?: string };

/** Gives the titles of chapters, by the list of contents of either version of the format. */
async function labelsOf(zip: Zip, items: readonly Item[]): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  const lists = items.filter(
    (item) => item.properties?.split(" ").includes("nav") || item["media-type"] === "application/x-dtbncx+xml",
  );
  for (const { path } of lists) {
    const root = readXml((await zip.readText(path)) ?? "");
    for (const [href, label] of [...linksOf(root), ...pointsOf(root)]) {
      const target = posix.join(posix.dirname(path), decodeURI(href.split("#", 1)[0]!));
      if (!labels.has(target) && label !== "") labels.set(target, label);
    }
  }
  return labels;
}

function linksOf(root: Document): [href: string, label: string][] {
  return findAll(root, "a").map((link) => [link.attribs.href ?? "", textOf(link).replace(/\s+/g, " ").trim()]);
}

function pointsOf(root: Document): [href: string, label: string][] {
  const contents = findAll(root, "content");
  const labels = findAll(root, "navLabel");
  return contents.map(({ attribs }, at) => [attribs.src ?? "", textOf(labels[at]).replace(/\s+/g, " ").trim()]);
}

/** Some programs write headings as paragraphs. */
function withHeading(markdown: string, label: string | undefined): string {
  if (label === undefined || /^#{1,6} /.test(markdown)) return markdown;
  const [first = ""] = markdown.split("\n", 1);
  const rest = first.replaceAll("*", "") === label ? markdown.slice(first.length).trimStart() : markdown;
  return `# ${label}\n\n${rest}`;
}

/** Fonts are often obscured; a chapter that is, is protected. */
async function refuseEncrypted(zip: Zip, paths: readonly string[]): Promise<void> {
  const xml = await zip.readText("META-INF/encryption.xml");
  if (xml === undefined) return;
  const encrypted = findAll(readXml(xml), "enc:CipherReference", "CipherReference").map(({ attribs }) => attribs.URI);
  if (encrypted.some((uri) => uri !== undefined && /\.x?html?$/.test(uri) && paths.includes(decodeURI(uri))))
    throw new FileFault("file-locked", "This book is protected against copying. Send one that is not.");
}
