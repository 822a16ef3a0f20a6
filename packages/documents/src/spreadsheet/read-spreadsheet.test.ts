import assert from "node:assert/strict";
import { test } from "node:test";
import { CFB } from "@e965/xlsx";
import { writeSpreadsheet } from "../testing/write-spreadsheet.ts";
import { readSpreadsheet } from "./read-spreadsheet.ts";

const most = { mostRows: 1_000, mostCharacters: 100_000 };
const textOf = (bytes: Uint8Array) => Buffer.from(readSpreadsheet({ bytes, ...most })).toString();

test("a spreadsheet is read with its digits, dates and texts, from the first sheet that holds something", () => {
  const file = writeSpreadsheet([
    ["name", "phone", "zip", "since", "vip", "note"],
    ["Ada; A, B", 493090182012345, { t: "n", v: 1067, z: "00000" }, new Date(Date.UTC(2024, 1, 29)), true, null],
    [],
    ["Bob", 1.5, "=1+1", new Date(Date.UTC(2024, 1, 29, 12, 30)), false, 'say "hi"\nthere'],
  ]);
  assert.deepEqual(textOf(file).trim().split("\r\n").slice(0, 3), [
    "sep=,",
    "name,phone,zip,since,vip,note",
    '"Ada; A, B",493090182012345,01067,2024-02-29,true',
  ]);
  assert.match(textOf(file), /Bob,1\.5,'=1\+1,2024-02-29T12:30:00\.000Z,false,"say ""hi""\nthere"/);
});

test("a value that the file does not tell is no empty cell, and no digit is lost without a word", () => {
  const cells = [{ t: "e", v: 0x17, w: "#REF!" }, { t: "n", f: "TRUE()" }, { t: "n", v: 2, f: "1+1" }, ""];
  assert.match(textOf(writeSpreadsheet([["a", "b", "c", "d"], cells])), /\r\n#VALUE!,#VALUE!,2,?\r\n/);
  const long = writeSpreadsheet([["id"], [{ t: "n", v: 2 ** 60 }]], "ods");
  assert.throws(() => textOf(long), /number of more than 15 digits/);
  assert.match(textOf(writeSpreadsheet([["id"], ["7615917337495251231"]])), /7615917337495251231/);
});

/** Puts the cells of another program into the second row of a sheet. */
function withSecondRow(cells: string): Uint8Array {
  const archive = CFB.read(writeSpreadsheet([["id", "other", "sum", "big", "text", "due"], ["x"]]), { type: "buffer" });
  const sheet = CFB.find(archive, "/xl/worksheets/sheet2.xml");
  sheet.content = Buffer.from(
    Buffer.from(sheet.content)
      .toString()
      .replace(/<row r="2".*<\/row>/, `<row r="2">${cells}</row>`),
  );
  sheet.size = sheet.content.length;
  return CFB.write(archive, { type: "buffer", fileType: "zip" });
}

test("whole numbers keep every digit that a program wrote", () => {
  const cells =
    '<c r="A2"><v>12345678901234567</v></c><c r="B2" t="n" s="0"><v> -7615917337495251231 </v></c>' +
    '<c r="C2"><f>A2*10</f><v>1.2345678901234568E+17</v></c><c><v>1E+20</v></c><c t="str"><v>1E+20</v></c>' +
    "<c><v>12345678901234567.25</v></c>";
  assert.match(
    textOf(withSecondRow(cells)),
    /\r\n12345678901234567,'-7615917337495251231,123456789012345680,100000000000000000000,1E\+20,12345678901234567\.25\r\n/,
  );
});

test("a formula that no program has computed is no empty cell, and a cell with a format alone is one", () => {
  const cells = '<c r="A2"><f>TRUE()</f></c><c r="B2" s="0"/><c r="C2"><f>A2</f><v></v></c><c r="D2"><v>1</v></c>';
  assert.match(textOf(withSecondRow(cells)), /\r\n#VALUE!,,#VALUE!,1\r\n/);
});

test("a number beyond the calendar in a cell of a date is no date", () => {
  const file = writeSpreadsheet([
    ["due"],
    [{ t: "n", v: 2_958_465, z: "yyyy-mm-dd" }],
    [{ t: "n", v: 2_958_466, z: "yyyy-mm-dd" }],
  ]);
  assert.match(textOf(file), /\r\n9999-12-31\r\n#NUM!\r\n/);
});

test("what is none, or has too many rows or characters, is refused", () => {
  const fault = { name: "SpreadsheetFault" };
  assert.throws(() => textOf(Buffer.from("PK\x03\x04 and no more")), fault);
  assert.throws(() => textOf(writeSpreadsheet(Array.from({ length: 1_001 }, () => ["a"]))), fault);
  assert.throws(
    () => textOf(writeSpreadsheet([["x".repeat(30_000), "y".repeat(30_000), "z".repeat(30_000), "w".repeat(30_000)]])),
    fault,
  );
});
