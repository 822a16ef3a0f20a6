import mammoth from "mammoth";
import { Growth } from "../../growth.ts";
import { htmlToMarkdown } from "../../html/html-to-markdown.ts";
import type { FileNote, FileText } from "../file-document.ts";
import type { Zip } from "../open-zip.ts";
import { titleOf } from "../title-of.ts";
import { markOfNote, placeNotes } from "./place-notes.ts";
import { find, findAll, readTitle, readXml } from "./read-xml.ts";

/**
 * Reads a document of Word as it stands after all changes are accepted.
 * @throws FileFault
 */
export async function readDocx(zip: Zip): Promise<FileText> {
  const text = (path: string) => zip.readText(path);
  const body = (await text("word/document.xml")) ?? "";
  // The library has no bounds of its own.
  const root = readXml(body);
  for (const path of zip.paths)
    if (/^word\/(?:footnotes|endnotes|styles|numbering)\.xml$/.test(path)) readXml((await text(path))!);
  const { value: html } = await mammoth.convertToHtml({ file: fileOf(zip) } as never, {
    styleMap: ["p[style-name='Title'] => h1:fresh", "br[type='page'] => "],
    includeEmbeddedStyleMap: false,
    convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
  });
  const markdown = withNotes(html);
  const notes: FileNote[] = [];
  if (findAll(root, "w:del", "w:moveFrom").length > 0)
    notes.push({ code: "deleted-text", message: "Text that is marked as deleted was left out." });
  if (find(root, "w:commentReference") !== undefined)
    notes.push({ code: "comments", message: "Comments were left out." });
  return { markdown, title: titleOf(await readTitle(zip, "docProps/core.xml"), markdown), notes };
}

/** The library reads our archive, which counts what it unpacks, and none of its pictures. */
function fileOf(zip: Zip) {
  return {
    exists: (path: string) => zip.has(path),
    read: async (path: string, encoding?: string) => {
      if (!/\.(?:xml|rels)$/.test(path)) return new Uint8Array();
      const text = (await zip.readText(path)) ?? "";
      return encoding === undefined ? Buffer.from(text) : text;
    },
  };
}

/** The library writes the notes as a list at the end, with links there and back. */
function withNotes(html: string): string {
  const page = { url: undefined, growth: new Growth() };
  const numbers = new Map<string, number>();
  const body = html.replace(reference, (_, id: string, number: string) => {
    numbers.set(id, Number(number));
    return markOfNote(Number(number));
  });
  const notes = new Map<number, string>();
  const text = body.replace(note, (_, id: string, content: string) => {
    const number = numbers.get(id);
    if (number !== undefined) notes.set(number, htmlToMarkdown(content.replace(linkBack, ""), page));
    return "";
  });
  return placeNotes(htmlToMarkdown(text, page), notes);
}

const reference = /<sup><a href="#((?:foot|end)note-\d+)"[^>]*>\[(\d+)\]<\/a><\/sup>/g;
const note = /<li id="((?:foot|end)note-\d+)">(.*?)<\/li>/g;
const linkBack = / ?<a href="#(?:foot|end)note-ref-\d+">↑<\/a>/g;
