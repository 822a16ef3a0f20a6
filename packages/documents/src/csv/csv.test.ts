import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setImmediate as letOthersRun } from "node:timers/promises";
import fc from "fast-check";
import { CsvFault, readCsv } from "./read-csv.ts";
import { withoutGuard, writeCsv, writeCsvExactly, writeCsvOfNumbers } from "./write-csv.ts";

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function rowsOf(text: string, isExact: boolean, size = 7): Promise<(string | null)[][]> {
  return Array.fromAsync(readCsv(inPieces(text, size), { maxRowCharacters: 1_000, isExact, letOthersRun }));
}

const fails = (text: string, message: RegExp, row: number, isExact = true) =>
  assert.rejects(rowsOf(text, isExact), (error) => {
    assert.ok(error instanceof CsvFault);
    assert.match(error.message, message);
    assert.equal(error.row, row);
    return true;
  });

describe("a CSV for programs", () => {
  test("is read as it was written, whatever stands in its cells and however it arrives", async () => {
    const cell = fc.oneof(
      fc.constant(null),
      fc.constant(""),
      fc.string({ unit: "grapheme" }),
      fc.constant('a"\r\n,;\t'),
    );
    const file = fc
      .integer({ min: 2, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    await fc.assert(
      fc.asyncProperty(file, fc.integer({ min: 1, max: 50 }), async (rows, size) => {
        const safe = rows.map((cells) => cells.map((each) => each?.replaceAll(/[\0\ufeff]/g, "") ?? null));
        const header = safe[0]!.map((_, index) => `column ${index}`);
        const text = writeCsvExactly([header, ...safe]);
        assert.deepEqual(await rowsOf(text, true, size), [header, ...safe]);
      }),
      { numRuns: 200 },
    );
  });
  test("tells a missing value from an empty text", async () => {
    assert.equal(writeCsvExactly([["a", null, ""]]), 'a,,""\r\n');
    assert.deepEqual(await rowsOf('a,,""\r\n', true), [["a", null, ""]]);
  });
  test("of one column may have missing values, and else an empty line is no row", async () => {
    assert.deepEqual(await rowsOf("a\n\nb\n", true), [["a"], [null], ["b"]]);
    assert.deepEqual(await rowsOf("a,b\n\nc,d", true), [
      ["a", "b"],
      ["c", "d"],
    ]);
  });
  test("that breaks the rules is refused with the row", async () => {
    await fails('a,b\n1,"x"y\n', /text after a closing quote/, 1);
    await fails('a,b\n1,x"y\n', /quote inside of a cell/, 1);
    await fails("a,b\n1,2\n3,x\ry\n", /carriage return/, 2);
    await fails("a,b\n1,\0\n", /NUL/, 1);
    await fails('a,b\n1,"x\n', /never ends/, 1);
    await fails(`a,b\n1,"${"x".repeat(1_100)}"\n`, /never ends, or is too long/, 1);
  });
});

describe("a CSV of people", () => {
  test("may be divided by semicolons or tabs, begin with a byte order mark and end as it likes", async () => {
    for (const separator of [",", ";", "\t"]) {
      const text = `\ufeff"name, first"${separator}email\r\n\r\nAda${separator}"a@b.example"`;
      assert.deepEqual(await rowsOf(text, false), [
        ["name, first", "email"],
        ["Ada", "a@b.example"],
      ]);
    }
  });
  test("may say in a first line how its cells are divided, and end its lines as old Macs do", async () => {
    for (const [text, cell] of [
      ["sep=;\r\na,b;c\r\n1;2", "a,b"],
      ['\ufeff"SEP=|"\na,b|c\n1|2', "a,b"],
      ["sep=\t\ra\tc\r1\t2", "a"],
      ["a;c\r1;2\r1;2,3,4,5", "a"],
    ] as const) {
      assert.deepEqual((await rowsOf(text, false)).slice(0, 2), [
        [cell, "c"],
        ["1", "2"],
      ]);
    }
    assert.deepEqual(await rowsOf("sep=,\n1,2", true), [
      ["sep=", null],
      ["1", "2"],
    ]);
  });
  test("may have a quote within a cell, but not one that never ends", async () => {
    assert.deepEqual(await rowsOf('size\n5" pipe\n', false), [["size"], ['5" pipe']]);
    await fails(`name\n"${"x".repeat(1_100)}\n`, /never ends/, 1, false);
  });
  test("gets an apostrophe before a formula, which is taken back", () => {
    const cells = ["=1+1", "-1", "@a", "+14155552671", "'quoted", "plain"];
    const text = writeCsv([cells]);
    assert.equal(text, "'=1+1,'-1,'@a,+14155552671,'quoted,plain\r\n");
    assert.deepEqual(text.trimEnd().split(",").map(withoutGuard), cells);
    assert.equal(writeCsv([[true, 3, null, undefined, " a"]]), 'true,3,,," a"\r\n');
  });
  test("gets it before the full-width signs too, by which spreadsheets in Japanese know a formula", () => {
    const cells = ["＝1+1", "＋1", "－1", "＠a"];
    const text = writeCsv([cells]);
    assert.equal(text, "'＝1+1,'＋1,'－1,'＠a\r\n");
    assert.deepEqual(text.trimEnd().split(",").map(withoutGuard), cells);
  });
  test("gets it before the small and raised signs, before blanks, and in each part of a cell", () => {
    for (const signOf of "=+-@＝＋－＠﹦﹢﹣﹫⁺⁼₊₌﬩") {
      for (const blank of ["", " ", "\u00a0", "\u3000", "\u200b", "\u001f", "\t", "\r", "'", " ' "]) {
        const cell = `${blank}${signOf}a1`;
        assert.ok(
          writeCsv([[cell, "x"]])
            .replace(/^"/, "")
            .startsWith("'"),
          JSON.stringify(cell),
        );
        for (const divider of ["\n", "\r\n", "\r", ";", "\t"]) {
          const written = writeCsv([[`a${divider}${cell}`, "x"]]);
          const part = written.slice(written.lastIndexOf(divider, written.indexOf(signOf)) + divider.length);
          assert.match(part, /^[\t\r]?'/, JSON.stringify([divider, cell]));
        }
      }
    }
  });
  test("is read as the same texts that were written, whatever apostrophes and signs they have", async () => {
    const unit = fc.constantFrom("=", "-", "﹦", "＠", "'", " ", "\u200b", "\t", "\r", "\n", ";", ",", '"', "a", "1");
    const cell = fc.array(unit, { maxLength: 8 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 4 }), async (cells) => {
        const [, row = []] = await rowsOf(
          writeCsv([
            ["x", ...cells.map(() => "y"), "z"],
            ["x", ...cells, "z"],
          ]),
          false,
        );
        assert.deepEqual(
          row.map((each) => withoutGuard(each ?? "")),
          ["x", ...cells, "z"],
        );
      }),
      { numRuns: 500 },
    );
  });
  test("of a database keeps its numbers, missing values and empty texts", () => {
    const cells = ["-1.50", "7e-3", "-1+1|cmd", "=1", "＝1", null, "", "a"];
    assert.equal(writeCsvOfNumbers([cells]), "-1.50,7e-3,'-1+1|cmd,'=1,'＝1,,\"\",a\r\n");
  });
});

describe("a hostile CSV", () => {
  for (const isExact of [true, false])
    test(`leaves other work of the thread its turn, ${isExact ? "exactly" : "loosely"} read`, async () => {
      let turns = 0;
      let isRead = false;
      const takeTurns = () => {
        turns++;
        if (!isRead) setImmediate(takeTurns);
      };
      setImmediate(takeTurns);
      const row = Buffer.from(`x${",".repeat(10_000)}\n`);
      async function* file() {
        yield Buffer.concat(Array.from({ length: 100 }, () => row));
      }
      for await (const _row of readCsv(file(), { maxRowCharacters: 200_000, isExact, letOthersRun }));
      isRead = true;
      assert.ok(turns > 5, `${turns} turns`);
    });

  test("with a row of commas without an end is refused when it is too long, and not at its end", async () => {
    for (const isExact of [true, false]) {
      let pieces = 0;
      async function* file() {
        yield Buffer.from("a,b\n");
        for (; pieces < 200; pieces++) yield Buffer.from(",".repeat(10_000));
      }
      const reading = Array.fromAsync(readCsv(file(), { maxRowCharacters: 200_000, isExact, letOthersRun }));
      await assert.rejects(reading, { name: "CsvFault", message: /never ends, or is too long/, row: 1 });
      assert.ok(pieces < 40, `${pieces} pieces were read`);
    }
    const widest = (await rowsOf(`a\n${",".repeat(999)}\n`, true, 5_000))[1];
    assert.equal(widest?.length, 1_000);
  });
});
