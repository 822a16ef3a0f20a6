import { posix } from "node:path";
import type { Element, ParentNode } from "domhandler";
import { isTag } from "domhandler";
import { escapeText } from "entities";
import { Growth } from "../../growth.ts";
import { htmlToMarkdown } from "../../html/html-to-markdown.ts";
import type { FileNote, FileText } from "../file-document.ts";
import type { Zip } from "../open-zip.ts";
import { titleOf } from "../title-of.ts";
import { find, findAll, readTitle, readXml, textOf } from "./read-xml.ts";

/**
 * Reads a presentation: each slide under its title. What is said to the speaker is not for the audience.
 * @throws FileFault
 */
export async function readPptx(zip: Zip): Promise<FileText> {
  const growth = new Growth();
  const slides = await slidesOf(zip);
  const pages: number[] = [];
  let markdown = "";
  let hidden = 0;
  let hasSpeakerNotes = false;
  for (const path of slides) {
    pages.push(markdown === "" ? 0 : markdown.length + 2);
    const root = readXml((await zip.readText(path)) ?? "");
    if (find(root, "p:sld")?.attribs.show === "0") {
      hidden++;
      continue;
    }
    const targets = await targetsOf(zip, path);
    hasSpeakerNotes ||= await hasText(zip, targets.byType.get("notesSlide"));
    const slide = htmlToMarkdown(await writeSlide(root, zip, targets), { url: undefined, growth });
    if (slide !== "") markdown += (markdown === "" ? "" : "\n\n") + slide;
  }
  const notes: FileNote[] = [];
  if (hidden > 0) notes.push({ code: "hidden-slides", message: `Hidden slides were left out: ${hidden}.` });
  if (hasSpeakerNotes) notes.push({ code: "speaker-notes", message: "Notes for the speaker were left out." });
  const title = titleOf(await readTitle(zip, "docProps/core.xml"), markdown);
  return { markdown, pages: pages.map((start) => Math.min(start, markdown.length)), title, notes };
}

type Targets = { byId: Map<string, string>; byType: Map<string, string> };

async function targetsOf(zip: Zip, path: string): Promise<Targets> {
  const folder = posix.dirname(path);
  const xml = await zip.readText(`${folder}/_rels/${posix.basename(path)}.rels`);
  const targets: Targets = { byId: new Map(), byType: new Map() };
  for (const { attribs } of xml === undefined ? [] : findAll(readXml(xml), "Relationship")) {
    const target = attribs.Target ?? "";
    const resolved = target.startsWith("/") ? target.slice(1) : posix.join(folder, target);
    targets.byId.set(attribs.Id ?? "", resolved);
    targets.byType.set(posix.basename(attribs.Type ?? ""), resolved);
  }
  return targets;
}

async function slidesOf(zip: Zip): Promise<string[]> {
  const path = "ppt/presentation.xml";
  const { byId } = await targetsOf(zip, path);
  const list = find(readXml((await zip.readText(path)) ?? ""), "p:sldIdLst");
  return findAll(list ?? readXml(""), "p:sldId").flatMap(({ attribs }) => byId.get(attribs["r:id"] ?? "") ?? []);
}

async function hasText(zip: Zip, path: string | undefined): Promise<boolean> {
  const xml = path === undefined ? undefined : await zip.readText(path);
  if (xml === undefined) return false;
  return findAll(readXml(xml), "p:sp").some(
    (shape) => !ofEverySlide.has(find(shape, "p:ph")?.attribs.type ?? "") && paragraphsOf(shape).length > 0,
  );
}

/** These stand on each slide: its number, the date, the foot. */
const ofEverySlide = new Set(["sldNum", "dt", "ftr", "hdr"]);
const titles = new Set(["title", "ctrTitle"]);
const mostWordsOfTitle = 12;

type Shape = { element: Element; x: number; y: number; bottom: number; kind: string | undefined };

async function writeSlide(root: ParentNode, zip: Zip, targets: Targets): Promise<string> {
  const tree = find(root, "p:spTree");
  const shapes = tree === undefined ? [] : inReadingOrder(shapesOf(tree));
  const written = shapes.filter(({ kind }) => kind === undefined || !ofEverySlide.has(kind));
  const title = written.find(({ kind }) => titles.has(kind ?? "")) ?? lineAtTop(written);
  const parts: string[] = [];
  if (title !== undefined)
    parts.push(`<h1>${escapeText(paragraphsOf(title.element).map(textOfParagraph).join(" "))}</h1>`);
  for (const shape of written) {
    if (shape !== title) parts.push(await writeShape(shape.element, zip, targets));
  }
  return parts.join("");
}

/** A slide without a title has one all the same, when a single line stands above the rest. */
function lineAtTop([first, ...rest]: readonly Shape[]): Shape | undefined {
  const [paragraph, ...more] = first === undefined ? [] : paragraphsOf(first.element);
  const isLine = paragraph !== undefined && more.length === 0 && rest.every(({ y }) => y >= first!.bottom);
  return isLine && rest.length > 0 && textOfParagraph(paragraph).split(" ").length <= mostWordsOfTitle
    ? first
    : undefined;
}

function shapesOf(tree: Element, group?: Shape): Shape[] {
  return tree.children.filter(isTag).flatMap((element): Shape[] => {
    if (element.name === "mc:AlternateContent") return shapesOf(find(element, "mc:Choice") ?? element, group);
    if (!["p:sp", "p:graphicFrame", "p:grpSp"].includes(element.name)) return [];
    const frame = find(element, "a:xfrm") ?? find(element, "p:xfrm");
    const number = (name: string, of: string) => Number(find(frame, name)?.attribs[of] ?? 0);
    const [x, y] = [number("a:off", "x"), number("a:off", "y")];
    const kind = find(element, "p:ph")?.attribs.type;
    // Shapes of a group have places of their own, so that they stay together, in the order of the file.
    const place = group ?? { x, y, bottom: y + number("a:ext", "cy") };
    const shape = { x: place.x, y: place.y, bottom: place.bottom, element, kind };
    return element.name === "p:grpSp" ? shapesOf(element, shape) : [shape];
  });
}

/** Orders shapes from the top down; what stands beside each other, from left to right. */
function inReadingOrder(shapes: Shape[]): Shape[] {
  const rows: Shape[][] = [];
  for (const shape of shapes.sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row === undefined || shape.y > first!.y + (first!.bottom - first!.y) / 3) rows.push([shape]);
    else row.push(shape);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x));
}

async function writeShape(element: Element, zip: Zip, targets: Targets): Promise<string> {
  const table = find(element, "a:tbl");
  if (table !== undefined) return writeTable(table);
  const diagram = find(element, "dgm:relIds")?.attribs["r:dm"];
  if (diagram === undefined) return writeParagraphs(paragraphsOf(element), find(element, "p:ph") !== undefined);
  const xml = await zip.readText(targets.byId.get(diagram) ?? "");
  return xml === undefined ? "" : writeParagraphs(paragraphsOf(readXml(xml)), true);
}

function paragraphsOf(parent: ParentNode): Element[] {
  return findAll(parent, "a:p").filter((paragraph) => textOfParagraph(paragraph).trim() !== "");
}

function textOfParagraph(paragraph: Element): string {
  return paragraph.children
    .filter(isTag)
    .map((run) => (run.name === "a:br" ? " " : textOf(find(run, "a:t"))))
    .join("");
}

/** An indent that is wider than a page, in the format's units. */
const widestIndent = 100_000_000;

/** In the place for a text, several paragraphs are points, unless they say otherwise. */
function writeParagraphs(paragraphs: readonly Element[], isPlaceholder: boolean): string {
  let html = "";
  const open: { list: string; indent: number }[] = [];
  const closeDeeperThan = (indent: number) => {
    while ((open.at(-1)?.indent ?? Number.NEGATIVE_INFINITY) > indent) html += `</li></${open.pop()!.list}>`;
  };
  for (const paragraph of paragraphs) {
    const properties = find(paragraph, "a:pPr");
    const has = (...names: string[]) => names.some((name) => find(properties, name) !== undefined);
    const isPoint = has("a:buChar", "a:buAutoNum", "a:buBlip");
    const isPlain = !isPoint && (!isPlaceholder || paragraphs.length === 1 || has("a:buNone"));
    const text = escapeText(textOfParagraph(paragraph));
    // Some programs write the level, others only how far a paragraph is indented.
    const { lvl, marL } = properties?.attribs ?? {};
    const indent = isPlain ? Number.NEGATIVE_INFINITY : Number(lvl ?? 0) * widestIndent + Number(marL ?? 0) || 0;
    closeDeeperThan(indent);
    if (isPlain) html += `<p>${text}</p>`;
    else if (open.at(-1)?.indent === indent) html += `</li><li>${text}`;
    else {
      open.push({ list: has("a:buAutoNum") ? "ol" : "ul", indent });
      html += `<${open.at(-1)!.list}><li>${text}`;
    }
  }
  closeDeeperThan(Number.NEGATIVE_INFINITY);
  return html;
}

function writeTable(table: Element): string {
  const hasHead = find(table, "a:tblPr")?.attribs.firstRow !== "0";
  const rows = findAll(table, "a:tr").map((row, at) => {
    const cell = at === 0 && hasHead ? "th" : "td";
    const cells = findAll(row, "a:tc").filter(({ attribs }) => attribs.hMerge !== "1" && attribs.vMerge !== "1");
    const written = cells.map((each) => {
      const { gridSpan = "1", rowSpan = "1" } = each.attribs;
      const text = paragraphsOf(each).map((paragraph) => escapeText(textOfParagraph(paragraph)));
      return `<${cell} colspan="${Number(gridSpan)}" rowspan="${Number(rowSpan)}">${text.join("<br>")}</${cell}>`;
    });
    return `<tr>${written.join("")}</tr>`;
  });
  return `<table>${rows.join("")}</table>`;
}
