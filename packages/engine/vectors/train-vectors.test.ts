import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, describe, test } from "node:test";
import { strToU8, zipSync } from "fflate";
import { languageOf } from "../src/reading/languages.ts";
import { readTexts } from "./read-texts.ts";
import { trainVectors } from "./train-vectors.ts";

const folder = mkdtempSync(join(tmpdir(), "vectors-"));
after(() => rmSync(folder, { recursive: true }));

/** German has two words for the key of a door and for its lock; English has one for each. */
const pairs = [
  ["Turn the _key", "Den _Schlüssel drehen"],
  ["Copy the key", "Öffner kopieren"],
  ["Lose the key", "Schlüssel verlieren"],
  ["Find the key", "Öffner finden"],
  ["Hide the key", "Schlüssel verstecken"],
  ["Clean the key", "Öffner putzen"],
  ["Oil the lock", "Schloss ölen"],
  ["Mount the lock", "Riegel montieren"],
  ["Break the lock", "Schloss aufbrechen"],
  ["Paint the lock", "Riegel streichen"],
  ["Test the lock", "Schloss testen"],
  ["Measure the lock", "Riegel messen"],
] as const;

describe("vectors of words", () => {
  put("doors/share/locale/de/LC_MESSAGES/doors.mo", catalogue(pairs));

  test("two words with one translation lie together, in both languages", () => {
    trainVectors(folder, ["doors"], join(folder, "out"), 2);
    const near = likenessIn(join(folder, "out"));
    assert.ok(near("de schlussel", "de offner") > 0.9, String(near("de schlussel", "de offner")));
    assert.ok(near("de schloss", "de riegel") > 0.9, String(near("de schloss", "de riegel")));
    assert.ok(near("de schlussel", "en key") > 0.9, String(near("de schlussel", "en key")));
    assert.ok(near("de schlussel", "de riegel") < 0, String(near("de schlussel", "de riegel")));
  });

  test("training again changes no byte", () => {
    trainVectors(folder, ["doors"], join(folder, "again"), 2);
    assert.deepEqual(readFileSync(join(folder, "again/de.vectors")), readFileSync(join(folder, "out/de.vectors")));
  });

  test("a package that is not there is named", () => {
    assert.throws(() => readTexts(folder, ["windows"]), /has no folder windows/);
  });
});

describe("texts of packages", () => {
  test("a language pack is a ZIP of messages with attributes and further lines", () => {
    const pack = (open: string, key: string, more: string) =>
      zipSync({ "a/menu.ftl": strToU8(`# Menu\nopen =\n    .label = ${open}\n    .accesskey = ${key}\n${more}`) });
    put("langpack/langpack-en-GB@doors.xpi", pack("Open { $name }", "O", "long = One\n  two"));
    put("langpack/langpack-de@doors.xpi", pack("{ $name } öffnen", "f", "long = Eins\n  zwei"));
    assert.deepEqual(read("langpack"), [
      { en: ["Open"], de: ["öffnen"] },
      { en: ["One two"], de: ["Eins zwei"] },
    ]);
  });

  test("paragraphs of help are joined by their ids, and what nobody translated is left out", () => {
    const page = (first: string) => `<p id="par_id1">${first}</p><h2 id="hd_id2" class="a">Not <b>done</b></h2>`;
    put("help/libreoffice/help/en-US/text/a.html", page("A key."));
    put("help/libreoffice/help/pt-BR/text/a.html", page("Uma chave."));
    put("help/libreoffice/help/pt/text/a.html", page("Uma chave"));
    assert.deepEqual(read("help"), [
      { en: ["A key."], pt: ["Uma chave", "Uma chave."] },
      { en: ["Not done"], pt: [] },
    ]);
  });

  test("messages of a browser are joined by their numbers, and forms of address are left out", () => {
    put("browser/locales/en-GB.pak", numbered({ 7: "Open", 9: "Close" }));
    put("browser/locales/fr.pak", numbered({ 7: "Ouvrir", 9: "Fermer" }));
    put("browser/locales/fr_FEMININE.pak", numbered({ 7: "Ouverte" }));
    assert.deepEqual(read("browser"), [
      { en: ["Open"], fr: ["Ouvrir"] },
      { en: ["Close"], fr: ["Fermer"] },
    ]);
  });
});

function put(path: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}

const read = (name: string): object[] =>
  readTexts(folder, [name]).map((message) =>
    Object.fromEntries([...message].map(([code, texts]) => [code, [...texts].sort()])),
  );

/** Writes a catalogue of gettext: the numbers of its head, a table for each side, and the texts. */
function catalogue(messages: readonly (readonly [string, string])[]): Buffer {
  const tables = Buffer.alloc(28 + 16 * messages.length);
  tables.writeUInt32LE(0x950412de, 0);
  for (const [at, number] of [0, messages.length, 28, 28 + 8 * messages.length].entries())
    tables.writeUInt32LE(number, 4 + 4 * at);
  const texts: Buffer[] = [];
  let end = tables.length;
  for (const [row, text] of [...messages.map(([id]) => id), ...messages.map(([, own]) => own)].entries()) {
    const bytes = Buffer.from(`${text}\0`);
    tables.writeUInt32LE(bytes.length - 1, 28 + 8 * row);
    tables.writeUInt32LE(end, 32 + 8 * row);
    texts.push(bytes);
    end += bytes.length;
  }
  return Buffer.concat([tables, ...texts]);
}

/** Writes a pack of Chromium: its version, how many messages, their numbers and places, and the texts. */
function numbered(messages: Readonly<Record<number, string>>): Buffer {
  const rows = Object.entries(messages);
  const head = Buffer.alloc(12 + 6 * (rows.length + 1));
  head.writeUInt32LE(5, 0);
  head.writeUInt16LE(rows.length, 8);
  let end = head.length;
  for (const [at, [number, text]] of [...rows, ["0", ""] as const].entries()) {
    head.writeUInt16LE(Number(number), 12 + 6 * at);
    head.writeUInt32LE(end, 14 + 6 * at);
    end += Buffer.byteLength(text);
  }
  return Buffer.concat([head, ...rows.map(([, text]) => Buffer.from(text))]);
}

/** Reads the files of a folder and compares two words, such as "de schloss", by their cosine. */
function likenessIn(target: string): (left: string, right: string) => number {
  const vectorOf = (word: string): Int8Array => {
    const [code, written] = word.split(" ");
    const stem = languageOf(code!).stem(written!);
    const file = readFileSync(join(target, `${code}.vectors`));
    const start = file.indexOf("\n") + 1;
    const { dimensions, words } = JSON.parse(file.toString("utf8", 0, start)) as {
      dimensions: number;
      words: string[];
    };
    const at = start + words.indexOf(stem) * dimensions;
    assert.ok(words.includes(stem), `${stem} is not among ${words.join(" ")}`);
    return Int8Array.from(file.subarray(at, at + dimensions), (byte) => (byte << 24) >> 24);
  };
  const product = (left: Int8Array, right: Int8Array): number =>
    left.reduce((sum, value, at) => sum + value * right[at]!, 0);
  return (left, right) => {
    const [one, other] = [vectorOf(left), vectorOf(right)];
    return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
  };
}
