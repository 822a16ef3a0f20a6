import { detectFormat } from "./detect-format.ts";
import type { FileDocument, FileNote, FileText } from "./file-document.ts";
import { FileFault } from "./file-fault.ts";

type FileToRead = {
  bytes: Uint8Array;
  name: string;
  mimeType?: string;
  /** The address of the file, by which its relative links lead somewhere. */
  url?: string;
  /** The columns of a table of questions, where their names do not say it. */
  columns?: { question: string; answer: string };
};

type ReadFile =
  | { kind: "document"; document: FileDocument }
  | { kind: "faqs"; faqs: { question: string; answer: string; alternatives: string[] }[]; notes: FileNote[] }
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

/** A reader of a format is loaded when a file has that format. */
async function read(file: FileToRead): Promise<ReadFile> {
  const found = await detectFormat(file);
  switch (found.format) {
    case "txt":
    case "md":
    case "mdx": {
      const { readMarkdownFile } = await import("./read-markdown-file.ts");
      return documentOf(found.format, readMarkdownFile(found.text, file.url));
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
    default:
      throw new FileFault("file-kind-unknown", "No reader reads this file.");
  }
}

function documentOf(format: FileDocument["format"], text: FileText): ReadFile {
  if (text.markdown.trim() === "") throw new FileFault("file-empty", "This file holds no text. Send one that does.");
  const document = { format, title: null, pages: [], url: null, tags: [], notes: [], ...text };
  return { kind: "document", document };
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
