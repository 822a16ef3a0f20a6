import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { type TextOfPdf, writeObjects, writePdf } from "../../testing/write-pdf.ts";
import { readPdf } from "./read-pdf.ts";

const fixture = (name: string) => readFileSync(new URL(`../../../fixtures/${name}`, import.meta.url));
const markdownOf = async (pages: readonly TextOfPdf[][]) => (await readPdf(writePdf(pages))).markdown;
const line = (text: string, y: number, x = 50): TextOfPdf => ({ text, x, y });
const rows = (xs: readonly number[], y: number, step: number, cells: readonly string[][]): TextOfPdf[] =>
  cells.flatMap((row, at) => row.flatMap((text, column) => (text ? [line(text, y + at * step, xs[column])] : [])));

describe("a PDF of a word processor", async () => {
  const { markdown, pages = [], title } = await readPdf(fixture("handbook.pdf"));

  test("has its headings, its steps and its nested lists", () => {
    assert.match(markdown, /^# Handbuch für Gäste\n\nDas Kochhaus steht am alten Güterbahnhof und bietet/);
    assert.match(
      markdown,
      /## Ein Termin in vier Schritten\n\n1\. Wählen Sie .*\n2\. Geben .* damit die Küche .*\n3\. Zahlen/,
    );
    assert.match(
      markdown,
      /- Platten für Büros\n {3}- Käse und Obst\n {3}- Offene Brote\n- Kuchen am Stück\n\nDer Liefer/,
    );
    assert.match(markdown, /### Öffnungszeiten des Ladens\n\nDienstag bis Samstag/);
  });

  test("has its table with the right row", () => {
    assert.match(markdown, /\| Kurs \| Dauer \| Preis \|\n\| --- \| --- \| --- \|\n/);
    assert.match(markdown, /\n\| Fisch filetieren \| 4 Stunden \| 112 € \|\n/);
  });

  test("has whole words where a line ends or a ligature stands, and its notes are small", () => {
    assert.match(markdown, /und enthalten die Zutaten\. Getränke¹ werden/);
    assert.match(markdown, /Anzahlung von 20 Euro/);
    assert.doesNotMatch(markdown, /\p{L}- ?\n|[\uFB00-\uFB06]/u);
  });

  test("has neither running heads nor numbers of pages, and tells where its pages begin", () => {
    assert.doesNotMatch(markdown, /Handbuch für Gäste\n[^\n]|Kochhaus Lindner ·|Seite \d/);
    assert.equal(title, "Kochhaus Lindner: Handbuch");
    assert.deepEqual(
      pages.map((start) => markdown.slice(start).split("\n")[0]),
      ["# Handbuch für Gäste", "# Stornieren und Liefern", "# Anfahrt und Zeiten"],
    );
  });
});

test("columns are read one after the other, and a sentence goes on in the next one", async () => {
  const { markdown, pages = [] } = await readPdf(fixture("bulletin.pdf"));
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, text]) => text);
  assert.deepEqual(headings, [
    ...["Crossing to the islands", "Boarding", "Tickets", "Bad weather", "Vehicles", "Animals", "Lost property"],
    ...["Staying overnight", "Working with us"],
  ]);
  assert.match(markdown, /announced on the information display and by text message to everyone who has registered/);
  assert.match(markdown, /fastens every bicycle individually on the lower deck/);
  assert.equal(markdown.slice(pages[1]).split("\n")[0], "## Lost property");
});

test("a page that a browser printed has its tables, and goes on across the page below two columns", async () => {
  const { markdown } = await readPdf(fixture("workshop.pdf"));
  // The price stands beside the middle of the first cell.
  assert.match(
    markdown,
    /\| Leistung \| Dauer \| Preis \|\n.*\n\| Inspektion klein Bremsen, Schaltung, Licht \| 1 Tag \| 49,00 € \|\n\| Inspektion groß .* vorn und hinten \| 2 Tage \| 119,00 € \|\n\| Schlauch/,
  );
  assert.match(markdown, /### Öffnungszeiten\n\n\| Montag \| geschlossen \|\n.*\n\| Dienstag–Freitag \| 9:00–18:30 \|/);
  assert.match(
    markdown,
    /\| Leihrad \| Abholdienst \| Garantie \|\n.*\n\| Kostenlos .* Pfand von 50 €\. \| In der Innenstadt/,
  );
  assert.match(markdown, /verwerten\.\n\nZahlungsarten {2}\nBar, Karte, Rechnung für Firmen\n\nStornieren {2}\nbis 24/);
  assert.doesNotMatch(markdown, /\d+\/\d+\/\d+|about:blank/);
});

test("a table keeps its head over pages, and a cell of several lines is one", async () => {
  const page = (number: number) => [
    line(`Alpine Parts, phone 0512 334455, page ${number}`, 30),
    ...rows([50, 150, 400], 90, 16, [
      ["Code", "Part", "Price"],
      ...Array.from({ length: 30 }, (_, at) => [`K${number}${at}`, `Bracket ${number}${at}`, `${number}${at},50`]),
    ]),
  ];
  const { markdown, pages = [] } = await readPdf(writePdf([page(1), page(2)]));
  assert.match(markdown, /^\| Code \| Part \| Price \|\n(?:\|[^\n]+\n){60,}/);
  assert.equal(markdown.match(/Code/g)?.length, 1);
  assert.match(markdown.slice(pages[1]), /^\| K20 \| Bracket 20 \| 20,50 \|/);
  // The telephone number is told nowhere else.
  assert.equal(markdown.match(/phone 0512 334455/g)?.length, 1);

  const cells = [
    ["Room", "What is included", "Price"],
    ["Garden room", "Breakfast for two, a bicycle and the", "84 EUR"],
    ["", "entrance to the bath", ""],
    ["Attic", "Bed linen", "45 EUR"],
  ];
  assert.match(
    await markdownOf([rows([50, 170, 420], 100, 13, cells)]),
    /\n\| Garden room \| Breakfast for two, a bicycle and the entrance to the bath \| 84 EUR \|\n\| Attic/,
  );
  const questions = [
    ["Question", "Answer"],
    ["May I bring my dog to the", "Yes, dogs are welcome in all rooms of the"],
    ["house and the garden too?", "old building, for nine euros a night."],
    ["", ""],
    ["When is the breakfast room", "From seven until half past ten, and on"],
    ["open during the winter?", "Sundays until noon, when we are open."],
    ["", ""],
    ["Where may guests of the", "In the yard behind the stable; the gate is"],
    ["house leave their car?", "open until ten in the evening all year."],
  ];
  assert.match(
    await markdownOf([rows([50, 250], 100, 13, questions)]),
    /\n\| When is the breakfast room open during the winter\? \| From seven until half past ten, and on Sundays until/,
  );
});

test("a price after dots stays on its line, and an address keeps its lines", async () => {
  const menu = ["Espresso ............. 2,50", "Cappuccino ........ 3,80"].map((text, at) => line(text, 100 + at * 13));
  assert.equal(await markdownOf([menu]), "Espresso … 2,50\n\nCappuccino … 3,80");
  const address = ["Harbour office", "Pier Street 9", "4021 Linz", "A long line that says how wide the column is."];
  assert.match(
    await markdownOf([address.map((text, at) => line(text, 100 + at * 12))]),
    /Harbour office {2}\nPier Street 9 {2}\n4021 Linz/,
  );
});

test("a line of spaces alone is no line", async () => {
  const text = ["Open on Monday.", " ", "Closed on Sunday."].map((each, at) => line(each, 100 + at * 40));
  assert.equal(await markdownOf([[line(" ", 60), ...text]]), "Open on Monday.\n\nClosed on Sunday.");
});

test("compound words keep their hyphens", async () => {
  const text = [
    "We list the Vor- und Nachteile, and write with an E-Mail-",
    "Adresse of ours, as agreed in the con-",
    "tract.",
  ];
  assert.equal(
    await markdownOf([text.map((each, at) => line(each, 100 + at * 12))]),
    "We list the Vor- und Nachteile, and write with an E-Mail-Adresse of ours, as agreed in the contract.",
  );
});

test("a page that stands on its side is read", async () => {
  const turned = ["The plan of the house", "shows eleven rooms."].map((text, at) => ({
    ...{ text, x: 100 + at * 12, y: 700, turned: true },
  }));
  assert.equal(await markdownOf([turned]), "The plan of the house shows eleven rooms.");
});

describe("a PDF that cannot be read is refused with what to do", () => {
  const refused = (bytes: Uint8Array, code: string, message: RegExp) =>
    assert.rejects(readPdf(bytes), { name: "FileFault", code, message });

  test("with a password", () => refused(fixture("locked/handbook.pdf"), "file-locked", /without one/));

  test("of scans, also with a stamp on each page; a scan among pages of text is told", async () => {
    const stamp = [line("Scanned by X", 830, 400)];
    await refused(writePdf([[], []], true), "file-scanned", /text recognition/);
    await refused(writePdf([stamp, stamp, stamp], true), "file-scanned", /text recognition/);
    const text = [line("The office opens on Monday at nine and closes at five.", 100)];
    const { notes } = await readPdf(writePdf([text, []], true));
    assert.deepEqual(
      notes?.map(({ code, message }) => `${code}: ${message}`),
      ["images-without-text: Page 2 is without text that can be read, and left out."],
    );
  });

  test("that is cut, no PDF, or refers to itself", async () => {
    const good = writePdf([[line("The office opens on Monday.", 100)]]);
    await refused(good.subarray(0, good.length / 2), "file-unreadable", /save it again/);
    await refused(Buffer.from("%PDF-1.7\nand nothing more"), "file-unreadable", /save it again/);
    const catalog = "<</Type/Catalog/Pages 2 0 R>>";
    await refused(writeObjects([catalog, "<</Type/Pages/Count 3/Kids[2 0 R]>>"]), "file-unreadable", /save it again/);
    await refused(writeObjects([`${catalog}${"[".repeat(100_000)}`]), "file-unreadable", /save it again/);
    const chain = Array.from({ length: 20_000 }, (_, at) => `<</Type/Pages/Count 1/Kids[${at + 3} 0 R]>>`);
    await refused(writeObjects([catalog, ...chain]), "file-unreadable", /save it again/);
  });

  test("and one with a wrong table of places is read all the same", async () => {
    const good = Buffer.from(writePdf([[line("The office opens on Monday.", 100)]])).toString("latin1");
    const { markdown } = await readPdf(Buffer.from(good.replace(/startxref\n\d+/, "startxref\n99"), "latin1"));
    assert.equal(markdown, "The office opens on Monday.");
  });
});
