import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readLangpack } from "./read-langpack.ts";
import { readMo } from "./read-mo.ts";
import { languageOfLocale, readable, type Translation } from "./translation.ts";

/** Holds the texts of one message by language. Brazil may say it otherwise than Portugal. */
export type Message = ReadonlyMap<string, ReadonlySet<string>>;

const readers: Readonly<Record<string, (path: string, bytes: Buffer) => Iterable<Translation>>> = {
  mo: readMo,
  pak: readPak,
  xpi: readLangpack,
  html: readHelp,
};

/** Reads the packages that are unpacked in a folder, each in a folder of its name, and joins translations. */
export function readTexts(folder: string, packages: readonly string[]): Message[] {
  const messages = new Map<string, Map<string, Set<string>>>();
  for (const name of packages) {
    if (!existsSync(join(folder, name))) throw new Error(`${folder} has no folder ${name} with that package unpacked.`);
    for (const { key, language, text } of textsIn(join(folder, name))) {
      if (text === "") continue;
      const message = messages.get(key) ?? new Map<string, Set<string>>();
      messages.set(key, message.set(language, (message.get(language) ?? new Set()).add(text)));
    }
  }
  return [...messages.values()].map(withoutUntranslated);
}

function* textsIn(folder: string): Generator<Translation> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const path of entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort()) {
    const read = readers[path.slice(path.lastIndexOf(".") + 1)];
    if (read) yield* read(path, readFileSync(path));
  }
}

/** A sentence that nobody has translated yet is English in every language. */
function withoutUntranslated(message: ReadonlyMap<string, ReadonlySet<string>>): Message {
  const english = message.get("en") ?? new Set();
  const isOwn = (text: string): boolean => !text.includes(" ") || !english.has(text);
  return new Map(
    [...message].map(([code, texts]) => [code, code === "en" ? texts : new Set([...texts].filter(isOwn))]),
  );
}

const pakVersion = 5;
const headerBytes = 12;
const entryBytes = 6;

/** Reads the messages of Chromium in one language: numbers of two bytes, each with a place in the file. */
function* readPak(path: string, bytes: Buffer): Generator<Translation> {
  const locale = basename(path, ".pak");
  // "de_FEMININE" repeats the messages in other forms of address.
  const language = locale.includes("_") ? undefined : languageOfLocale(locale);
  if (language === undefined || bytes.readUInt32LE(0) !== pakVersion) return;
  for (let number = 0; number < bytes.readUInt16LE(8); number++) {
    const entry = headerBytes + entryBytes * number;
    const [start, end] = [bytes.readUInt32LE(entry + 2), bytes.readUInt32LE(entry + entryBytes + 2)];
    yield {
      key: `chromium ${bytes.readUInt16LE(entry)}`,
      language,
      text: readable(bytes.toString("utf8", start, end)),
    };
  }
}

const paragraphs = /<(?:p|h\d)[^>]*\bid="((?:par_|hd_|tit)\w+)"[^>]*>(.*?)<\/(?:p|h\d)>/gs;

/** Reads a page of LibreOffice's help, whose paragraphs have the same id in every language. */
function* readHelp(path: string, bytes: Buffer): Generator<Translation> {
  const [, locale = "", page] = /\/libreoffice\/help\/([\w-]+)\/text\/(.*)\.html$/.exec(path) ?? [];
  const language = languageOfLocale(locale);
  if (language === undefined) return;
  for (const [, id, html] of bytes.toString("utf8").matchAll(paragraphs))
    yield { key: `${page} ${id}`, language, text: readable(html!) };
}
