import { writeText } from "../html/write-text.ts";
import { detectFormat } from "./detect-format.ts";
import type { FileDocument, FileNote, FileText } from "./file-document.ts";
import { FileFault } from "./file-fault.ts";
import type { ColumnNames, Faq } from "./tables/read-faqs.ts";

type FileToRead = {
  bytes: Uint8Array;
  name: string;
  mimeType?: string;
  /** The address of the file, by which its relative links lead somewhere. */
  url?: string;
  /** The columns of a table of questions, where their names do not say it. */
  columns?: ColumnNames;
};

type ReadFile =
  | { kind: "document"; document: FileDocument }
  /** A workbook may have sheets that hold no questions: they are the document. */
  | { kind: "faqs"; faqs: Faq[]; document: FileDocument | null; notes: FileNote[] }
  /** The caller reads each of the files. */
  | { kind: "archive"; files: { path: string; bytes: Uint8Array }[]; notes: FileNote[] };

/**
 * Reads one file as clean Markdown. A process runs it, because a file may be hostile.
 * @throws FileFault
 */
export async function readFile(file: FileToRead): Promise<ReadFile> {
  try {
    return await read(file);
  } catch (cause) {
    throw faultOf(cause as Error);
  }
}

type ReadOrFault = ReadFile | { kind: "fault"; code: FileFault["code"]; message: string };

/** Reads small files one after the other in one process. What is wrong with one is its result. */
export async function readFiles(files: readonly FileToRead[]): Promise<ReadOrFault[]> {
  const results: ReadOrFault[] = [];
  for (const file of files) {
    try {
      results.push(await readFile(file));
    } catch (cause) {
      const { code, message } = cause as FileFault;
      results.push({ kind: "fault", code, message });
    }
  }
  return results;
}

/** A reader of a format is loaded when a file has that format. */
async function read(file: FileToRead): Promise<ReadFile> {
  const found = await detectFormat(file);
  switch (found.format) {
    case "txt":
    case "md":
    case "mdx": {
      const { readMarkdownFile } = await import("./read-markdown-file.ts");
      return documentOf(found.format, readMarkdownFile(found.text, file.url, found.format === "mdx"));
    }
    case "html": {
      const { readHtmlFile } = await import("./read-html-file.ts");
      return documentOf("html", readHtmlFile(found.text, file.url));
    }
    case "csv": {
      const { readCsvFile } = await import("./tables/read-csv-file.ts");
      return readSheets("csv", { sheets: [{ name: null, rows: await readCsvFile(found.text) }] }, file.columns);
    }
    case "xlsx": {
      const { readXlsx } = await import("./tables/read-xlsx.ts");
      return readSheets("xlsx", await readXlsx(found.zip), file.columns);
    }
    case "eml": {
      const { readEml } = await import("./read-eml.ts");
      return documentOf("eml", await readEml(file.bytes));
    }
    case "zip": {
      const { readArchive } = await import("./read-archive.ts");
      return { kind: "archive", ...(await readArchive(found.zip)) };
    }
    case "pdf": {
      const { readPdf } = await import("./pdf/read-pdf.ts");
      return documentOf("pdf", await readPdf(file.bytes));
    }
    case "docx": {
      const { readDocx } = await import("./office/read-docx.ts");
      return documentOf("docx", await readDocx(found.zip));
    }
    case "pptx": {
      const { readPptx } = await import("./office/read-pptx.ts");
      return documentOf("pptx", await readPptx(found.zip));
    }
    case "odt": {
      const { readOdt } = await import("./office/read-odt.ts");
      return documentOf("odt", await readOdt(found.zip));
    }
    case "epub": {
      const { readEpub } = await import("./office/read-epub.ts");
      return documentOf("epub", await readEpub(found.zip));
    }
  }
}

type Workbook = {
  title?: string | null;
  sheets: { name: string | null; rows: string[][] }[];
  notes?: FileNote[];
};

/** Makes FAQs of the sheets that hold questions, and of the others one document. */
async function readSheets(format: "csv" | "xlsx", book: Workbook, columns: ColumnNames | undefined): Promise<ReadFile> {
  const { readFaqs } = await import("./tables/read-faqs.ts");
  const { writeRows } = await import("./tables/write-rows.ts");
  const { title = null, notes = [] } = book;
  const faqs: Faq[] = [];
  const parts: string[] = [];
  let hasQuestions = false;
  for (const { name, rows } of book.sheets) {
    const found = readFaqs(rows, columns);
    hasQuestions ||= found !== undefined;
    faqs.push(...(found?.faqs ?? []));
    notes.push(...(found?.notes ?? []));
    const text = found === undefined ? writeRows(rows) : "";
    if (text !== "") parts.push(name === null ? text : `## ${writeText(name)}\n\n${text}`);
  }
  if (columns !== undefined && !hasQuestions)
    throw new FileFault("file-unreadable", "No row names the two columns. Send their names as the table has them.");
  const markdown = parts.join("\n\n");
  if (!hasQuestions) return documentOf(format, { title, markdown, notes });
  const others = parts.length === 0 ? null : completed(format, { title, markdown });
  if (faqs.length === 0 && others === null) throw empty();
  const written = faqs.map(({ question, answer, alternatives }) => ({
    ...{ question: storable(question), answer: storable(answer) },
    alternatives: alternatives.map(storable),
  }));
  return { kind: "faqs", faqs: written, document: others, notes };
}

function documentOf(format: FileDocument["format"], text: FileText): ReadFile {
  if (text.markdown.trim() === "") throw empty();
  return { kind: "document", document: completed(format, text) };
}

function completed(format: FileDocument["format"], text: FileText): FileDocument {
  const whole = { format, title: null, pages: [], url: null, tags: [], notes: [], ...text };
  return { ...whole, title: whole.title && storable(whole.title), markdown: storable(text.markdown) };
}

/** Replaces what no database stores. No offset changes. */
const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "\ufffd");

function empty(): FileFault {
  return new FileFault("file-empty", "This file holds no text. Send one that does.");
}

/** Says in own words why a file is not read: the words of a parser are of no use to its sender. */
function faultOf(cause: Error): FileFault {
  if (cause instanceof FileFault) return cause;
  if (cause.name === "TextGrowsTooLong")
    return new FileFault("file-too-large", "This file makes too long a text. Send its parts as files of their own.", {
      cause,
    });
  const isTooDeep = cause instanceof RangeError && cause.message.includes("call stack");
  const message = isTooDeep
    ? "This file is nested too deeply. Send it with fewer levels."
    : "This file is damaged. Open it, save it again and send that.";
  return new FileFault("file-unreadable", message, { cause });
}
