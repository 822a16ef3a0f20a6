import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { strToU8, zipSync } from "fflate";
import { readFile } from "../read-file.ts";

async function read(bytes: Uint8Array, name: string) {
  const file = await readFile({ bytes, name });
  assert.ok(file.kind === "document");
  return file.document;
}
const fixture = (name: string) => read(readFileSync(new URL(`../../../fixtures/${name}`, import.meta.url)), name);
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
const refused = (bytes: Uint8Array, name: string, code: string, message: RegExp) =>
  assert.rejects(readFile({ bytes, name }), { name: "FileFault", code, message });

for (const name of ["handbook.docx", "handbook.odt"]) {
  describe(`a document of a word processor: ${name}`, async () => {
    const { markdown, title, notes } = await fixture(name);

    test("has its title, headings, steps and nested lists", () => {
      assert.equal(title, "Kochhaus Lindner: Handbuch");
      assert.match(markdown, /^# Handbuch für Gäste\n\nDas Kochhaus .*\n\n## Kurse und Preise\n/);
      assert.match(
        markdown,
        /\n1\. Wählen Sie .*\n2\. Geben Sie .*\n3\. Zahlen Sie die Anzahlung von 20 Euro\.\n4\. Bringen/,
      );
      assert.match(markdown, /- Platten für Büros\n {2}- Käse und Obst\n {2}- Offene Brote\n- Kuchen am Stück\n\n/);
      assert.match(markdown, /\n\*\*Öffnungszeiten des Ladens\*\*\n\nDienstag bis/);
    });

    test("has its table with the right row below its head", () => {
      assert.match(
        markdown,
        /\| Kurs \| Dauer \| Preis \|\n\| --- \| --- \| --- \|\n(?:\|.*\n)*\| Fisch filetieren \| 4 Stunden \| 112 € \|/,
      );
    });

    test("is its final text: without what was deleted and without comments, which is told", () => {
      assert.match(markdown, /\nAlle Preise gelten je Person und enthalten die Zutaten\. Getränke¹ werden/);
      assert.doesNotMatch(markdown, /17 Euro|Bitte prüfen/);
      assert.deepEqual(notes.map(({ code }) => code).sort(), ["comments", "deleted-text"]);
    });

    test("has a footnote in the section that refers to it", () => {
      assert.match(markdown, /werden am Ende abgerechnet\.\n\n¹ Wasser und Tee sind frei\.\n\n\| Kurs/);
    });
  });
}

test("a presentation is read slide by slide, without hidden slides and notes for the speaker", async () => {
  const { markdown, pages, notes, title } = await fixture("slides.pptx");
  assert.equal(title, "Scuola di vela Maestrale");
  assert.match(
    markdown,
    /# Prima di salire a bordo\n\n- Scarpe.*\n- Vestiti di ricambio\n {2}- Anche per i bambini\n- Crema/,
  );
  // The box on the right comes first in the file.
  assert.match(markdown, /Crema solare\n\nIl ritrovo è al molo tre alle 8:45\./);
  assert.match(
    markdown,
    /# Corsi e prezzi\n\n\| Corso \| Durata \| Prezzo \|\n.*\n(?:\|.*\n)*\| Patente nautica \| 6 settimane \| 940 € \|/,
  );
  assert.doesNotMatch(markdown, /Bozza|dieci per cento/);
  assert.deepEqual(notes.map(({ code }) => code).sort(), ["hidden-slides", "speaker-notes"]);
  // The fourth slide stays the fourth.
  assert.equal(pages.length, 4);
  assert.match(markdown.slice(pages[1]), /^# Prima di salire/);
  assert.match(markdown.slice(pages[3]), /^# Corsi e prezzi/);
});

test("a book is read in the order of its spine, each chapter under its title", async () => {
  const { markdown, title } = await fixture("guide.epub");
  assert.equal(title, "Les Ateliers du Verre");
  assert.match(markdown, /^# Visiter la verrerie\n\nLa verrerie se visite du mercredi au dimanche/);
  assert.match(markdown, /\n\n# Réparer un vase\n\n(?:.*\n)*\| Pied cassé \| 9 jours \| 48 € \|/);
  assert.equal(markdown.match(/Réparer un vase/g)?.length, 1);
});

describe("a document that cannot be read is refused with what to do", () => {
  const types = { "[Content_Types].xml": "<Types/>" };
  const word = (body: string, before = "") =>
    zip({
      ...types,
      "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      "word/document.xml": `${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    });
  const paragraph = "<w:p><w:r><w:t>Open on Monday.</w:t></w:r></w:p>";

  test("with thousands of nested tables", async () => {
    assert.equal((await read(word(paragraph), "a.docx")).markdown, "Open on Monday.");
    const deep = `${"<w:tbl><w:tr><w:tc>".repeat(10_000)}${paragraph}${"</w:tc></w:tr></w:tbl>".repeat(10_000)}`;
    await refused(word(deep), "a.docx", "file-unreadable", /fewer levels/);
  });

  test("with entities of its own", async () => {
    const entities = `<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>`;
    await refused(word("<w:p><w:r><w:t>&b;</w:t></w:r></w:p>", entities), "a.docx", "file-unreadable", /entities/);
  });

  test("without a text", async () => {
    await refused(word(""), "a.docx", "file-empty", /holds no text/);
    await refused(zip({ ...types, "word/other.xml": "<a/>" }), "a.docx", "file-unreadable", /save it again/);
    await refused(zip({ ...types, "ppt/presentation.xml": "<p:presentation/>" }), "a.pptx", "file-empty", /no text/);
  });

  test("with a password, or with a book's protection against copying", async () => {
    const mimetype = (name: string) => ({ mimetype: `application/${name}` });
    const manifest = "<manifest:manifest><manifest:encryption-data/></manifest:manifest>";
    const odt = { ...mimetype("vnd.oasis.opendocument.text"), "META-INF/manifest.xml": manifest, "content.xml": "x" };
    await refused(zip(odt), "a.odt", "file-locked", /without one/);
    const book = {
      ...mimetype("epub+zip"),
      "META-INF/container.xml": `<container><rootfiles><rootfile full-path="a.opf"/></rootfiles></container>`,
      "a.opf": `<package><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>`,
      "a.xhtml": "<html><body><p>Open on Monday.</p></body></html>",
    };
    assert.equal((await read(zip(book), "a.epub")).markdown, "Open on Monday.");
    const encryption = `<encryption><enc:CipherReference URI="a.xhtml"/></encryption>`;
    await refused(zip({ ...book, "META-INF/encryption.xml": encryption }), "a.epub", "file-locked", /copying/);
    await refused(zip({ ...book, "a.opf": "" }), "a.epub", "file-empty", /no text/);
  });
});
