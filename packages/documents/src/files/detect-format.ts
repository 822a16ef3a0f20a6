import { extname } from "node:path";
import { kindOfMarkup } from "../html/kind-of-markup.ts";
import { decodeText } from "./decode-text.ts";
import { FileFault } from "./file-fault.ts";
import { openZip, type Zip } from "./open-zip.ts";

type TextFormat = "txt" | "md" | "mdx" | "html" | "csv";
type ZipFormat = "docx" | "pptx" | "xlsx" | "odt" | "epub" | "zip";

/** Names the format of a file, which is opened as far as it takes to tell. */
type DetectedFile = { format: "pdf" | "eml" } | { format: TextFormat; text: string } | { format: ZipFormat; zip: Zip };

type NamedFile = { bytes: Uint8Array; name: string; mimeType?: string };

const locked = () => new FileFault("file-locked", "A password protects this file. Send it without one.");
const unknown = (what: string) => new FileFault("file-kind-unknown", `This is ${what}`);

/**
 * Tells what a file is: by its bytes, and where these are text, by its name and then by its MIME type.
 * @throws FileFault for what no reader reads
 */
export async function detectFormat(file: NamedFile): Promise<DetectedFile> {
  const { bytes } = file;
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 65_536)).toString("latin1");
  if (start.trim() === "") throw new FileFault("file-empty", "This file is empty. Send one that holds text.");
  // A PDF may begin behind bytes of another program, and a mail may hold one.
  if (start.slice(0, 1_024).includes("%PDF-") && !looksLikeMail(start, "txt")) return { format: "pdf" };
  if (startsOfZip.some((sign) => start.startsWith(sign))) return detectZip(bytes);
  if (start.startsWith(oldOffice) && holdsEncryptedPackage(bytes)) throw locked();
  const [, other] = otherFiles.find(([starts]) => starts.some((sign) => start.startsWith(sign))) ?? [];
  if (other !== undefined) throw unknown(other);
  return detectText(file, start);
}

const startsOfZip = ["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"];
const oldOffice = "\xd0\xcf\x11\xe0";

/** Lists the beginnings of files that no reader reads, and says what to do instead. */
const otherFiles: readonly [starts: readonly string[], what: string][] = [
  [["{\\rtf"], "a file of RTF. Save it as .docx and send that."],
  [[oldOffice], "a file of an old format of Office. Save it as .docx, .xlsx or .pptx and send that."],
  [["\x89PNG", "\xff\xd8\xff", "GIF8", "RIFF", "II*\0", "MM\0*"], "a picture or a film. Send the text that it shows."],
  [["\x1f\x8b", "BZh", "7z\xbc\xaf", "Rar!", "\xfd7zXZ"], "a packed file. Pack it as .zip and send that."],
];

/** A document of Office with a password is stored in a file of the old format. */
function holdsEncryptedPackage(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from("EncryptedPackage", "utf16le"),
  );
}

const mediaTypes: Readonly<Record<string, ZipFormat>> = {
  "application/epub+zip": "epub",
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "xlsx",
};

async function detectZip(bytes: Uint8Array): Promise<DetectedFile> {
  const zip = await openZip(bytes);
  const { paths } = zip;
  const holds = (folder: string) => paths.some((path) => path.startsWith(folder));
  if (zip.has("[Content_Types].xml")) {
    if (holds("word/")) return { format: "docx", zip };
    if (holds("ppt/")) return { format: "pptx", zip };
    if (holds("xl/")) return { format: "xlsx", zip };
  }
  const told = zip.has("mimetype") ? (await zip.readText("mimetype"))!.trim() : undefined;
  const format = told === undefined ? undefined : mediaTypes[told];
  if (format !== undefined) return { format, zip };
  if (zip.has("META-INF/container.xml")) return { format: "epub", zip };
  if (told?.startsWith("application/vnd."))
    throw unknown("a document of a kind that is not read. Save it as PDF and send that.");
  return { format: "zip", zip };
}

const textFormats: Readonly<Record<string, TextFormat | "eml">> = {
  ...{ ".txt": "txt", ".text": "txt", "text/plain": "txt" },
  ...{ ".md": "md", ".markdown": "md", "text/markdown": "md", "text/x-markdown": "md" },
  ...{ ".mdx": "mdx", "text/mdx": "mdx" },
  ...{ ".html": "html", ".htm": "html", ".xhtml": "html", "text/html": "html", "application/xhtml+xml": "html" },
  ...{ ".csv": "csv", ".tsv": "csv", ".tab": "csv", "text/csv": "csv", "text/tab-separated-values": "csv" },
  // Programs export tables as text, and call them so that a spreadsheet opens them.
  ...{ ".xls": "csv", ".xlsx": "csv", ".ods": "csv" },
  ...{ ".eml": "eml", "message/rfc822": "eml" },
};

/** Files of text that speak to programs. */
const ofPrograms =
  /^\.(?:bat|c|conf|cpp|cs|css|env|go|h|ics|ini|ipynb|java|js|json|jsonl|jsx|less|lock|log|map|mjs|ndjson|php|plist|ps1|py|rb|rs|scss|sh|sql|svg|toml|ts|tsx|vcf|vue|xml|xsd|xsl|ya?ml)$/;

const ofArchives = /^\.(?:docx|epub|odt|pdf|pptx|xlsx)$/;

/** Tells by its name whether a file may be a document. */
export function isDocumentName(path: string): boolean {
  const extension = extname(path).toLowerCase();
  return textFormats[extension] !== undefined || ofArchives.test(extension);
}

function detectText(file: NamedFile, start: string): DetectedFile {
  const extension = extname(file.name).toLowerCase();
  const [type = "", ...parameters] = (file.mimeType ?? "").toLowerCase().split(";");
  const named = textFormats[extension] ?? textFormats[type.trim()];
  if (looksLikeMail(start, named)) return { format: "eml" };
  const charset = /charset\s*=\s*"?([^\s"]+)/.exec(parameters.join(";"))?.[1];
  const text = decodeText(file.bytes, charset);
  if (text === undefined || (ofPrograms.test(extension) && kindOfMarkup(text) !== "page"))
    throw unknown("no document. Send text, Markdown, HTML, PDF, a document of Office, a mail or a .zip of these.");
  if (text.trim() === "") throw new FileFault("file-empty", "This file is empty. Send one that holds text.");
  return { format: textFormatOf(text, named), text };
}

function textFormatOf(text: string, named: TextFormat | "eml" | undefined): TextFormat {
  if (kindOfMarkup(text) === "page") return "html";
  if (named === "html") return /<[a-z/!]/i.test(text) ? "html" : "txt";
  return named === undefined || named === "eml" ? "txt" : named;
}

const header = /^(?:[\w-]+:|[ \t]|>?From )/;
/** Programs write these, and people do not. */
const headerOfPrograms = /^(?:message-id|mime-version|received|return-path|delivered-to):/i;
const headerOfMail = /^(?:from|to|subject|date|message-id|mime-version|received|content-type):/i;

/** Tells whether a file begins with the headers of a mail. */
function looksLikeMail(start: string, named: TextFormat | "eml" | undefined): boolean {
  if (named !== undefined && named !== "eml" && named !== "txt") return false;
  const [head = ""] = start
    .replace(/^\xef\xbb\xbf/, "")
    .replace(/^\s+/, "")
    .split(/\r?\n\r?\n/, 1);
  const lines = head.split(/\r\n|\n|\r/);
  // The last line may be cut.
  if (!lines.slice(0, -1).every((line) => header.test(line))) return false;
  return lines.some((line) => (named === "eml" ? headerOfMail : headerOfPrograms).test(line));
}
