import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from "unpdf/pdfjs";
import type { FileNote, FileText } from "../file-document.ts";
import { FileFault } from "../file-fault.ts";
import { titleOf } from "../title-of.ts";
import { orderOfPage } from "./order-of-page.ts";
import { type Piece, rowsOfPage } from "./rows-of-page.ts";
import { type RowsOfPage, withoutRunningLines } from "./without-running-lines.ts";
import { writePages } from "./write-pages.ts";

const mostPages = 5_000;
/** Finding a page can take as long as the list of all of them. */
const mostMs = 40_000;
const mostCharacters = 10_000_000;
/** Scans have no more letters than a stamp on each page. */
const lettersOfScan = 12;

/**
 * Reads a PDF as a person does: column by column, without running heads.
 * @throws FileFault
 */
export async function readPdf(bytes: Uint8Array): Promise<FileText> {
  // The library takes the memory of its bytes away.
  const task = getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    verbosity: 0,
  });
  try {
    return await readDocument(await task.promise, bytes);
  } catch (cause) {
    if (cause instanceof FileFault) throw cause;
    if ((cause as Error).name === "PasswordException")
      throw new FileFault("file-locked", "A password protects this PDF. Save it without one and send that.", { cause });
    throw new FileFault("file-unreadable", "This PDF is damaged. Open it, save it again and send that.", { cause });
  } finally {
    await task.destroy();
  }
}

async function readDocument(pdf: PDFDocumentProxy, bytes: Uint8Array): Promise<FileText> {
  if (pdf.numPages > mostPages) throw tooLarge(`has more than ${mostPages} pages`);
  const pages: RowsOfPage[] = [];
  let characters = 0;
  const until = performance.now() + mostMs;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { height, pieces } = await piecesOf(page);
    characters += pieces.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > mostCharacters) throw tooLarge(`has more than ${mostCharacters} characters`);
    if (performance.now() > until) throw tooLarge(`takes longer than ${mostMs / 1_000} s to read`);
    pages.push({ height, rows: rowsOfPage(pieces) });
    page.cleanup();
  }
  const { pages: rows, kept } = withoutRunningLines(pages);
  const blocks = rows.map(orderOfPage);
  const { markdown, pages: starts } = writePages(blocks);
  const hasImages = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes("/Image");
  if (hasImages && hasFewLetters(markdown, pdf.numPages)) throw scanned();
  const { info } = await pdf.getMetadata();
  return {
    markdown: [markdown, ...kept].join("\n\n"),
    pages: starts,
    title: titleOf((info as { Title?: unknown }).Title, markdown),
    notes: hasImages ? notesOf(rows.map(({ length }) => length === 0)) : [],
  };
}

function hasFewLetters(markdown: string, pages: number): boolean {
  const most = lettersOfScan * pages;
  return markdown.length < most * 4 && markdown.replace(/[^\p{L}\p{N}]/gu, "").length < most;
}

async function piecesOf(page: PDFPageProxy): Promise<{ height: number; pieces: Piece[] }> {
  const { transform: view, width, height } = page.getViewport({ scale: 1 });
  const { items, styles } = await page.getTextContent();
  const found: (Piece & { turns: number })[] = [];
  const lettersOfTurns = [0, 0, 0, 0];
  for (const item of items) {
    if (!("str" in item) || item.str === "") continue;
    const [a, b, c, d, x, y] = multiply(view as Matrix, item.transform as Matrix);
    if (!Number.isFinite(x + y + c + d + item.width)) continue;
    const angle = Math.atan2(b, a) / (Math.PI / 2);
    const turns = (Math.round(angle) + 4) % 4;
    const isUpright = Math.abs(angle - Math.round(angle)) < 0.05;
    const font = `${item.fontName} ${styles[item.fontName]?.fontFamily}`;
    found.push({ text: plain(item.str), x, y, right: x + item.width, size: Math.hypot(c, d), font, isUpright, turns });
    if (isUpright) lettersOfTurns[turns]! += item.str.length;
  }
  // A table may stand on its side. What stands in another direction than most of a page decorates it.
  const turns = lettersOfTurns.indexOf(Math.max(...lettersOfTurns));
  for (const piece of found) {
    const { x, y, right } = piece;
    [piece.x, piece.y] = [
      [x, y],
      [y, width - x],
      [width - x, height - y],
      [height - y, x],
    ][turns] as [number, number];
    piece.right = piece.x + (right - x);
    piece.isUpright &&= piece.turns === turns;
  }
  return { height: turns % 2 === 0 ? height : width, pieces: found };
}

type Matrix = [number, number, number, number, number, number];

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: fonts without a table of characters give them.
const noCharacters = /[\0-\x08\x0B\x0E-\x1F\uFFFD]|\u00AD(?=\p{L})/gu;

/** Ligatures become letters; what has no character, and soft hyphens within a line, go. */
function plain(text: string): string {
  return text.replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKC")).replace(noCharacters, "");
}

function notesOf(isEmpty: readonly boolean[]): FileNote[] {
  const pages = isEmpty.flatMap((empty, at) => (empty ? [at + 1] : []));
  if (pages.length === 0) return [];
  const which = pages.length === 1 ? `Page ${pages[0]} is` : `Pages ${pages.slice(0, 20).join(", ")} are`;
  return [{ code: "images-without-text", message: `${which} without text that can be read, and left out.` }];
}

function tooLarge(what: string): FileFault {
  return new FileFault("file-too-large", `This PDF ${what}. Send its parts as files of their own.`);
}

function scanned(): FileFault {
  const message = "This PDF holds pictures of pages and no text. Run a text recognition on it, and send its result.";
  return new FileFault("file-scanned", message);
}
