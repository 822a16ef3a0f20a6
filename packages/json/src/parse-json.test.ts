import assert from "node:assert/strict";
import { test } from "node:test";
import {
  carryNumbers,
  compareNumbers,
  ExactNumber,
  hasExactNumbers,
  isMultipleOf,
  isObject,
  isWholeNumber,
  NumberTooLarge,
  numberOf,
  parseJson,
  parseJsonAsWritten,
  parseJsonWithin,
  takeCarried,
  withDoubles,
} from "./index.ts";

const long = [
  "7615917337495251231",
  "-9007199254740993",
  "9999999999999.9999",
  "0.1000000000000000055511151231257827",
  "1e400",
  "-1.5E-400",
  "123456789012345678901234567890.123",
];

test("a number that a double does not hold comes out as it came in", () => {
  for (const text of long) {
    for (const json of [text, `[${text}]`, `{"a":{"b":[1,${text},"x"]}}`]) {
      assert.equal(JSON.stringify(parseJson(json)), json);
      assert.equal(JSON.stringify(parseJsonWithin(json)), json);
    }
  }
});

test("what a double holds stays a double", () => {
  const held = [
    "0",
    "-1",
    "1.5",
    "0.30000000000000004",
    "1e308",
    "9007199254740992",
    "12345678901234567000.00",
    "5e-324",
  ];
  for (const text of held) assert.equal(parseJson(text), Number(text), text);
});

test("texts, names and white space do not matter", () => {
  const value = parseJson(
    `{"7615917337495251231":"a:7615917337495251231",\n "b"\t:\r\n 7615917337495251231 , "c":[ 1e400]}`,
  );
  assert.equal(
    JSON.stringify(value),
    `{"7615917337495251231":"a:7615917337495251231","b":7615917337495251231,"c":[1e400]}`,
  );
});

const wholes = ["0", "1", "10", "999999999999999", "9007199254740993", "7615917337495251231", "1".repeat(40)];
const ends = [
  "",
  ".0",
  ".5",
  ".1234567890123456789",
  ".00000000000000000001",
  "e3",
  "E+25",
  "e-30",
  ".25e400",
  ".1e-399",
];
const decimals = ["", "-"].flatMap((sign) => wholes.flatMap((whole) => ends.map((end) => sign + whole + end)));

test("every number has the same value after it was read and written", () => {
  for (const text of decimals) {
    const read = numberOf(text);
    assert.equal(compareNumbers(new ExactNumber(JSON.stringify(read)), new ExactNumber(text)), 0, text);
    assert.equal(JSON.stringify(parseJson(`[${text}]`)), `[${JSON.stringify(read)}]`);
  }
});

test("numbers that no double holds are compared by their digits", () => {
  for (const left of decimals) {
    for (const right of decimals) {
      const order = compareNumbers(new ExactNumber(left), new ExactNumber(right));
      const opposite = compareNumbers(new ExactNumber(right), new ExactNumber(left));
      assert.equal(order + opposite, 0, `${left} ${right}`);
      if (Number(left) < Number(right)) assert.ok(order < 0, `${left} ${right}`);
    }
  }
  assert.ok(compareNumbers(numberOf("7615917337495251231"), numberOf("7615917337495251230")) > 0);
  assert.ok(compareNumbers(numberOf("-1e400"), 5) < 0);
  assert.equal(compareNumbers(new ExactNumber("1e2"), 100), 0);
});

test("whole numbers and multiples are told in decimal", () => {
  assert.equal(isWholeNumber(numberOf("7615917337495251231")), true);
  assert.equal(isWholeNumber(numberOf("9999999999999.9999")), false);
  assert.equal(isWholeNumber(numberOf("1e400")), true);
  assert.equal(isMultipleOf(numberOf("9999999999999.9999"), 0.0001), true);
  assert.equal(isMultipleOf(numberOf("9999999999999.99991"), 0.0001), false);
  assert.equal(isMultipleOf(numberOf("7615917337495251231"), 2), false);
  assert.equal(isMultipleOf(numberOf("7615917337495251232"), 2), true);
});

test("a number that PostgreSQL cannot store is refused by its pointer, or becomes the nearest double", () => {
  for (const text of ["1e1001", "-1e-1001", `1${"0".repeat(131_072)}1`, `0.${"0".repeat(16_383)}1`]) {
    assert.throws(
      () => parseJson(`{"a/b":[1,${text}]}`),
      (error) => error instanceof NumberTooLarge && error instanceof SyntaxError && error.pointer === "/a~1b/1",
    );
    assert.equal(Number.isFinite(parseJsonWithin(text)), true);
  }
});

test("a number may keep its spelling", () => {
  for (const text of ["1.50", "1e2", "7615917337495251231", "-0"]) {
    assert.equal(JSON.stringify(parseJsonAsWritten(`{"n":${text}}`)), `{"n":${text}}`);
  }
});

test("text that is no JSON, or too deep, is refused as JSON.parse does", () => {
  for (const text of ["[7615917337495251231", "7615917337495251231 1", `[7615917337495251231,${"[".repeat(1e5)}`])
    assert.throws(() => parseJson(text), SyntaxError);
  assert.throws(() => parseJson(`${"[".repeat(2e4)}7615917337495251231${"]".repeat(2e4)}`), SyntaxError);
});

test("an exact number is no object, and texts and parameters have its digits", () => {
  const number = new ExactNumber("7615917337495251231");
  assert.equal(isObject(number), false);
  assert.equal(`${number}`, "7615917337495251231");
  assert.equal(Number(number), Number("7615917337495251231"));
});

test("exact numbers reach another thread", () => {
  const value = parseJson(`{"a":[7615917337495251231,{"b":1e400}],"c":null}`);
  const carried = structuredClone(carryNumbers({ value, bytes: new Uint8Array(2) }));
  assert.deepEqual(takeCarried(carried), { value, bytes: new Uint8Array(2) });
  assert.deepEqual(carryNumbers({ a: [1] }), { value: { a: [1] }, hasExactNumbers: false });
  assert.equal(hasExactNumbers(value), true);
  assert.deepEqual(withDoubles(parseJson("[7615917337495251231]")), [Number("7615917337495251231")]);
});
