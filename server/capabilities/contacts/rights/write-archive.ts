import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import type { ExportPart } from "./export-part.ts";
import { writeReadablePage } from "./write-readable-page.ts";

/**
 * Writes a ZIP archive with a page to read, and a file of JSON for each part that has something. The archive is
 * written while the parts are read, so its size does not matter.
 */
export function writeArchive(parts: readonly ExportPart[], at: Date, language: PageLanguage): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  const add = (name: string, content: AsyncIterable<string>) =>
    zip.addReadStreamLazy(name, { mtime: at }, (begin) => {
      const source = Readable.from(content, { objectMode: false });
      // A reader who leaves ends the reading of the database too.
      output.once("close", () => source.destroy());
      begin(null, source);
    });
  add("index.html", writeReadablePage(parts, at, language));
  addFilled().catch((error: Error) => output.destroy(error));
  return output;

  async function addFilled(): Promise<void> {
    for (const { name, items } of parts) {
      const iterator = items()[Symbol.asyncIterator]();
      const first = await iterator.next();
      if (!first.done) add(`${name}.json`, writeArray(first.value, iterator));
    }
    zip.end();
  }
}

async function* writeArray(
  first: Record<string, unknown>,
  rest: AsyncIterator<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield `[\n${JSON.stringify(first, null, 2)}`;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    yield `,\n${JSON.stringify(next.value, null, 2)}`;
  }
  yield "\n]\n";
}
