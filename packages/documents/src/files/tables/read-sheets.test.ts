import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { utils, type WorkBook, write } from "@e965/xlsx";
import { readFile } from "../read-file.ts";

const read = (name: string, bytes: Uint8Array | string, columns?: { question: string; answer: string }) =>
  readFile({ name, bytes: typeof bytes === "string" ? Buffer.from(bytes) : bytes, ...(columns && { columns }) });

async function textOf(...file: Parameters<typeof read>): Promise<string> {
  const found = await read(...file);
  return found.kind === "document" ? found.document.markdown : assert.fail(`it is ${found.kind}`);
}

async function faqsOf(...file: Parameters<typeof read>) {
  const found = await read(...file);
  return found.kind === "faqs" ? found : assert.fail(`it is ${found.kind}`);
}

type Rows = readonly (readonly unknown[])[];
function workbook(sheets: Record<string, Rows>, change: (book: WorkBook) => void = () => {}): Buffer {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][], { cellDates: true, UTC: true }), name);
  book.Workbook = { Sheets: book.SheetNames.map(() => ({})) };
  change(book);
  return write(book, { type: "buffer", bookType: "xlsx", compression: true, cellStyles: true });
}

describe("a table of questions", () => {
  const headers: [string, string][] = [
    ["Frage", "Antwort"],
    ["QUESTIONS", "Answer (en)"],
    ["Pregunta", "Respuesta"],
    ["Question", "Réponse"],
    ["Domande", "Risposta"],
    ["Vraag", "Antwoord"],
    ["Pergunta", "Resposta"],
  ];
  for (const [question, answer] of headers)
    test(`is known by its columns ${question} and ${answer}`, async () => {
      const { faqs } = await faqsOf("a.csv", `id;${question};${answer}\n1;"When; open?";From 9.\n`);
      assert.deepEqual(faqs, [{ question: "When; open?", answer: "From 9.", alternatives: [] }]);
    });

  test("has other ways to ask, and rows without an answer are told", async () => {
    const csv = "Question,Answer,Alternatives\nWhen?,From 9.,Hours?|Opening? |When?\nWhere?,,\n";
    const { faqs, notes, document } = await faqsOf("a.csv", csv);
    assert.deepEqual(faqs, [{ question: "When?", answer: "From 9.", alternatives: ["Hours?", "Opening?"] }]);
    assert.deepEqual([notes.map(({ code }) => code), document], [["rows-without-answer"], null]);
  });

  test("has the columns that its sender names, or is refused", async () => {
    const columns = { question: "Topic", answer: "Text" };
    const { faqs } = await faqsOf("a.csv", "topic\ttext\nHours\t<p>From <b>9</b>.</p>\n", columns);
    assert.deepEqual(faqs, [{ question: "Hours", answer: "From **9**.", alternatives: [] }]);
    await assert.rejects(read("a.csv", "a,b\n1,2\n", columns), { code: "file-unreadable", message: /names/ });
  });

  test("beside other sheets leaves these as a document", async () => {
    const book = workbook({
      FAQ: [
        ["Frage", "Antwort"],
        ["Wann?", "Um 9."],
      ],
      Preise: [
        ["Ware", "Preis"],
        ["Brot", 2],
      ],
    });
    const { faqs, document } = await faqsOf("a.xlsx", book);
    assert.equal(faqs.length, 1);
    assert.equal(document?.markdown, "## Preise\n\n| Ware | Preis |\n| --- | --- |\n| Brot | 2 |");
  });
});

describe("any other table", () => {
  const table = "| Ware | Preis |\n| --- | --- |\n| Brötchen | 1,20 € |";

  test("is rows under their header, however its cells are divided and encoded", async () => {
    const rows = "Ware;Preis\r\nBrötchen;1,20 €\r\n";
    assert.equal(await textOf("a.csv", rows), table);
    assert.equal(await textOf("a.csv", `\ufeffsep=;\r\n${rows}`), table);
    assert.equal(await textOf("a.csv", Buffer.from(rows.replace("€", "\x80"), "latin1")), table);
    assert.equal(await textOf("a.tsv", rows.replaceAll(";", "\t")), table);
    assert.equal(await textOf("a.xls", Buffer.from(`\ufeff${rows.replaceAll(";", "\t")}`, "utf16le")), table);
    assert.equal(await textOf("a.csv", `Preisliste 2026\n\n${rows}`), `Preisliste 2026\n\n${table}`);
  });

  test("keeps what a cell says apart from the marks of Markdown", async () => {
    assert.match(
      await textOf("a.csv", 'a,b\n"x|y\nz",<b>1</b> *2* 3*\n'),
      /\| x\\\|y z \| \\<b>1\\<\/b> \\\*2\\\* 3\\\* \|$/,
    );
  });

  test("with a quote that never ends is refused with its row", async () => {
    const endless = `a,b\n1,"${"x\n".repeat(600_000)}`;
    await assert.rejects(read("a.csv", endless), { code: "file-unreadable", message: /row 2 of the table never ends/ });
  });

  test("of very many columns is read or refused, and not padded without an end", async () => {
    const wide = `${Array.from({ length: 300 }, () => `x${",".repeat(1_000)}y`).join("\n")}\n`;
    assert.match(await textOf("a.csv", wide), /^\| x \| y \|\n/);
    const diagonal = Array.from({ length: 2_300 }, (_, at) => `${",".repeat(at)}x`).join("\n");
    await assert.rejects(read("a.csv", `a,b\n${diagonal}`), { code: "file-too-large" });
  });
});

describe("a workbook", () => {
  test("is read as it is shown, each sheet under its name, with dates as ISO 8601 writes them", async () => {
    const date = (day: number, hour = 0, minute = 0) => new Date(Date.UTC(2026, 1, day, hour, minute));
    const rows: Rows = [
      ["name", "price", "share", "since", "zip", "sum", "id"],
      [
        "Ada",
        { t: "n", v: 12.5, z: '0.00" €"' },
        { t: "n", v: 0.15, z: "0%" },
        date(28),
        { t: "n", v: 1067, z: "00000" },
        { t: "n", v: 3, f: "1+2" },
        "007",
      ],
      ["Bob", 1.25, null, { t: "d", v: date(28, 12, 30), z: "yyyy-mm-dd hh:mm" }, null, { t: "e", v: 0x17 }, true],
    ];
    assert.equal(
      await textOf("a.xlsx", workbook({ Prices: rows, Empty: [], "More | less": [["Only a line"]] })),
      [
        "## Prices\n",
        "| name | price | share | since | zip | sum | id |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        "| Ada | 12.50 € | 15% | 2026-02-28 | 01067 | 3 | 007 |",
        "| Bob | 1.25 |  | 2026-02-28 12:30 |  |  | true |",
        "\n## More | less\n\n| Only a line |\n| --- |",
      ].join("\n"),
    );
  });

  test("is read whatever it is called", async () => {
    assert.match(await textOf("a.csv", workbook({ A: [["a", "b"]] })), /^## A/);
  });

  test("repeats what merged cells say, and keeps a title over all columns above", async () => {
    const rows = [
      ["Opening hours"],
      ["day", "morning", "evening"],
      ["Monday", "closed"],
      ["Tuesday"],
      ["Friday", 9, 18],
    ];
    const book = workbook({ Hours: rows }, ({ Sheets }) => {
      Sheets.Hours!["!merges"] = [
        utils.decode_range("A1:C1"),
        utils.decode_range("B3:C4"),
        utils.decode_range("A9:XFD99999"),
      ];
    });
    assert.equal(
      await textOf("a.xlsx", book),
      "## Hours\n\nOpening hours\n\n| day | morning | evening |\n| --- | --- | --- |\n| Monday | closed | closed |\n| Tuesday | closed | closed |\n| Friday | 9 | 18 |",
    );
  });

  test("leaves out hidden sheets, rows and columns, and tells it", async () => {
    const rows = [["a", "b", "c"], ["1", "secret", "3"], ["secret"], ["4", "", "6"]];
    const book = workbook({ Shown: rows, Hidden: [["secret"]], Very: [["secret"]] }, ({ Sheets, Workbook }) => {
      Sheets.Shown!["!rows"] = [{}, {}, { hidden: true }];
      Sheets.Shown!["!cols"] = [{}, { hidden: true }, {}];
      Workbook!.Sheets![1]!.Hidden = 1;
      Workbook!.Sheets![2]!.Hidden = 2;
    });
    const found = await read("a.xlsx", book);
    assert.ok(found.kind === "document");
    assert.equal(found.document.markdown, "## Shown\n\n| a | c |\n| --- | --- |\n| 1 | 3 |\n| 4 | 6 |");
    assert.deepEqual(found.document.notes, [
      { code: "hidden-sheets", message: "2 hidden sheets were left out." },
      { code: "hidden-rows", message: "1 hidden rows and 1 hidden columns were left out." },
    ]);
  });

  test("without a word is empty, and one that is cut is unreadable", async () => {
    await assert.rejects(read("a.xlsx", workbook({ A: [] })), { code: "file-empty" });
    const whole = workbook({ A: [["a"]] });
    await assert.rejects(read("a.xlsx", whole.subarray(0, whole.length / 2)), { code: "file-unreadable" });
  });
});
