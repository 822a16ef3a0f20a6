import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { escapeText } from "entities";
import { Growth } from "../../growth.ts";
import { htmlToMarkdown } from "../../html/html-to-markdown.ts";
import type { FileNote, FileText } from "../file-document.ts";
import { FileFault } from "../file-fault.ts";
import type { Zip } from "../open-zip.ts";
import { titleOf } from "../title-of.ts";
import { markOfNote, placeNotes } from "./place-notes.ts";
import { find, findAll, readTitle, readXml } from "./read-xml.ts";

const mostSpaces = 100;
/** These are no part of the text: changes, comments, lists of headings, drawings as markup. */
const leftOut = new Set(
  [
    "text:tracked-changes",
    "text:table-of-content",
    "text:alphabetical-index",
    "text:sequence-decls",
    "svg:title",
  ].concat(["office:annotation", "office:annotation-end", "office:forms", "text:note-citation", "office:binary-data"]),
);

/**
 * Reads a document of OpenDocument.
 * @throws FileFault
 */
export async function readOdt(zip: Zip): Promise<FileText> {
  if ((await zip.readText("META-INF/manifest.xml"))?.includes("encryption-data"))
    throw new FileFault("file-locked", "A password protects this file. Send it without one.");
  const root = readXml((await zip.readText("content.xml")) ?? "");
  const body = find(root, "office:text");
  const styles = await zip.readText("styles.xml");
  const orderedLists = new Set([root, ...(styles === undefined ? [] : [readXml(styles)])].flatMap(orderedListsOf));
  const page = { url: undefined, growth: new Growth() };
  const writer = new OdtWriter(orderedLists, boldStylesOf(root));
  const text = htmlToMarkdown(writer.write(body), page);
  const markdown = placeNotes(
    text,
    new Map([...writer.notes].map(([number, html]) => [number, htmlToMarkdown(html, page)])),
  );
  const notes: FileNote[] = [];
  if (find(body, "text:deletion") !== undefined)
    notes.push({ code: "deleted-text", message: "Text that is marked as deleted was left out." });
  if (find(body, "office:annotation") !== undefined)
    notes.push({ code: "comments", message: "Comments were left out." });
  return { markdown, title: titleOf(await readTitle(zip, "meta.xml"), markdown), notes };
}

function orderedListsOf(root: ReturnType<typeof readXml>): string[] {
  return findAll(root, "text:list-style").flatMap((style) => {
    const first = style.children.find(isTag);
    return first?.name === "text:list-level-style-number" ? [style.attribs["style:name"] ?? ""] : [];
  });
}

function boldStylesOf(root: ReturnType<typeof readXml>): Set<string> {
  const styles = findAll(root, "style:style").filter(
    (style) => find(style, "style:text-properties")?.attribs["fo:font-weight"] === "bold",
  );
  return new Set(styles.map(({ attribs }) => attribs["style:name"] ?? ""));
}

/** Writes the elements as HTML, so that one writer of Markdown serves all formats. */
class OdtWriter {
  readonly #orderedLists: ReadonlySet<string>;
  readonly #boldStyles: ReadonlySet<string>;
  /** The HTML of notes, by their numbers. */
  readonly notes = new Map<number, string>();

  constructor(orderedLists: ReadonlySet<string>, boldStyles: ReadonlySet<string>) {
    this.#orderedLists = orderedLists;
    this.#boldStyles = boldStyles;
  }

  write(body: Element | undefined): string {
    return this.#all(body?.children ?? []);
  }

  #all(nodes: readonly ChildNode[], isOrdered = false): string {
    return nodes.map((node) => this.#one(node, isOrdered)).join("");
  }

  #one(node: ChildNode, isOrdered: boolean): string {
    if (isText(node)) return escapeText(node.data);
    if (!isTag(node) || leftOut.has(node.name)) return "";
    const { name, attribs, children } = node;
    const isBold = () => this.#boldStyles.has(attribs["text:style-name"] ?? "");
    const inner = () => this.#all(children, isOrdered);
    switch (name) {
      case "text:h": {
        const level = Math.min(Math.max(Number(attribs["text:outline-level"] ?? 1), 1), 6);
        return `<h${level}>${inner()}</h${level}>`;
      }
      case "text:p":
        return isBold() ? `<p><b>${inner()}</b></p>` : `<p>${inner()}</p>`;
      case "text:list": {
        const style = attribs["text:style-name"];
        const isList = style === undefined ? isOrdered : this.#orderedLists.has(style);
        return isList ? `<ol>${this.#all(children, true)}</ol>` : `<ul>${this.#all(children)}</ul>`;
      }
      case "text:list-item":
      case "text:list-header":
        return `<li>${inner()}</li>`;
      case "text:s":
        return " ".repeat(Math.min(Number(attribs["text:c"] ?? 1) || 1, mostSpaces));
      case "text:tab":
        return " ";
      case "text:line-break":
        return "<br>";
      case "text:a":
        return `<a href="${escapeText(attribs["xlink:href"] ?? "").replaceAll('"', "&quot;")}">${inner()}</a>`;
      case "text:note":
        this.notes.set(this.notes.size + 1, this.#all(find(node, "text:note-body")?.children ?? []));
        return markOfNote(this.notes.size);
      case "text:span":
        return isBold() ? `<b>${inner()}</b>` : inner();
      case "table:table":
        return `<table>${this.#rows(node)}</table>`;
      default:
        return inner();
    }
  }

  #rows(table: Element): string {
    const rows = findAll(table, "table:table-row").filter(({ attribs }) => attribs["table:visibility"] === undefined);
    return rows
      .map((row) => {
        const cell = isInHead(row) ? "th" : "td";
        const cells = row.children.filter(isTag).filter(({ name }) => name === "table:table-cell");
        const spans = ({ attribs }: Element) =>
          ` colspan="${Number(attribs["table:number-columns-spanned"] ?? 1)}" rowspan="${Number(attribs["table:number-rows-spanned"] ?? 1)}"`;
        return `<tr>${cells.map((each) => `<${cell}${spans(each)}>${this.#all(each.children)}</${cell}>`).join("")}</tr>`;
      })
      .join("");
  }
}

function isInHead({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && parent.name === "table:table-header-rows";
}
