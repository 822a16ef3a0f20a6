import { isDocumentName } from "./detect-format.ts";
import type { FileNote } from "./file-document.ts";
import { FileFault } from "./file-fault.ts";
import type { Zip } from "./open-zip.ts";

type Archive = { files: { path: string; bytes: Uint8Array }[]; notes: FileNote[] };

/** The caller has all of them in memory. */
const mostBytes = 64 * 1_048_576;

/** Programs and systems leave these beside the files of people. */
const ofSystems = /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/|Thumbs\.db$|desktop\.ini$|~\$)/i;

/**
 * Unpacks the files of a ZIP archive that may be documents. Pictures, code and archives within it are
 * counted and left out.
 * @throws FileFault
 */
export async function readArchive(zip: Zip): Promise<Archive> {
  const paths = zip.paths.filter((path) => !ofSystems.test(path));
  const read = paths.filter((path) => isDocumentName(path));
  if (read.length === 0) {
    const message = "This archive holds no document. Pack text, Markdown, HTML, PDF, documents of Office or mails.";
    throw new FileFault("file-empty", message);
  }
  const files: Archive["files"] = [];
  let room = mostBytes;
  for (const path of read) {
    const bytes = (await zip.read(path))!;
    room -= bytes.length;
    if (room < 0) throw new FileFault("file-too-large", "This archive holds more than 64 MiB. Send it in parts.");
    files.push({ path, bytes });
  }
  const leftOut = paths.length - read.length;
  const message = `${leftOut} files of the archive are no documents. They were left out.`;
  return { files, notes: leftOut === 0 ? [] : [{ code: "files-left-out", message }] };
}
