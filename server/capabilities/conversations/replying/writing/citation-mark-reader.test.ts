import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { CitationMarkReader } from "./citation-mark-reader.ts";

function read(pieces: readonly string[]) {
  const reader = new CitationMarkReader();
  const text = pieces.map((piece) => reader.push(piece)).join("") + reader.end();
  return { text, marks: reader.marks };
}

const cases: [written: string, text: string, marks: [at: number, number: number][]][] = [
  ["A ticket costs 12 euros [1].", "A ticket costs 12 euros.", [[23, 1]]],
  [
    "Dogs are free.[2] Cats too. [1, 3]",
    "Dogs are free. Cats too.",
    [
      [14, 2],
      [24, 1],
      [24, 3],
    ],
  ],
  ["I do not know that. [0]", "I do not know that.", [[19, 0]]],
  [
    "One [1][2] two",
    "One two",
    [
      [3, 1],
      [3, 2],
    ],
  ],
  ["Press [Save] and [12a] or [ ].", "Press [Save] and [12a] or [ ].", []],
  ["[1] First.", "First.", [[0, 1]]],
  ["\n\n Well said [2].", "Well said.", [[9, 2]]],
  ["Use items[0] and [1](https://a.example).", "Use items[0] and [1](https://a.example).", []],
  [
    "In [1987] and [7] it rained [3].",
    "In [1987] and it rained.",
    [
      [13, 7],
      [23, 3],
    ],
  ],
  ["It costs 12 euros[1].", "It costs 12 euros.", [[17, 1]]],
  [
    "Boats leave from the quay.[2][3]",
    "Boats leave from the quay.",
    [
      [26, 2],
      [26, 3],
    ],
  ],
  ["Opening hours (weekdays)[1] differ.", "Opening hours (weekdays) differ.", [[24, 1]]],
  [
    "**12 euros[1]** and _free_[2].",
    "**12 euros** and _free_.",
    [
      [10, 1],
      [23, 2],
    ],
  ],
  [
    "Run `npm start` [1], then `x[1]`[2].",
    "Run `npm start`, then `x[1]`.",
    [
      [15, 1],
      [28, 2],
    ],
  ],
  ["A lone ` in a line [1].\nThe next line [2].", "A lone ` in a line [1].\nThe next line.", [[37, 2]]],
  ["Use ``a ` b[1]`` here [1].", "Use ``a ` b[1]`` here.", [[21, 1]]],
  [
    "So:\n```js\na = [1];\nb[1] `c [2]\n``` [1]\nDone [2].",
    "So:\n```js\na = [1];\nb[1] `c [2]\n```\nDone.",
    [
      [34, 1],
      [39, 2],
    ],
  ],
  ["- ```\n  a[1]\n  ```\n  Yes [3].", "- ```\n  a[1]\n  ```\n  Yes.", [[24, 3]]],
  ["~~~\n[1] ~~\n~~~\n~~old~~ new [1]", "~~~\n[1] ~~\n~~~\n~~old~~ new", [[26, 1]]],
  ["````\n```\n[1]\n```` x [2]\n````\n[3]", "````\n```\n[1]\n```` x [2]\n````\n", [[29, 3]]],
];
const code = [
  "Set a=[1] first.",
  "Then x = [1, 2] holds.",
  "The call f([1]) and (arr[1]).",
  'It answers {"a": [1], "b": [2, 3]}.',
  "Here my_list[1] is meant.",
  "And list[1] = 2 or list[1].length or list[1]+1.",
  "items[0] stays",
];
for (const written of code) cases.push([written, written, []]);
for (const [written, text, marks] of cases) {
  test(`${JSON.stringify(written)} is read the same, however it is cut`, () => {
    const expected = { text, marks: marks.map(([at, number]) => ({ at, number })) };
    assert.deepEqual(read([written]), expected);
    assert.deepEqual(read([...written]), expected);
    for (let cut = 1; cut < written.length; cut++) {
      assert.deepEqual(read([written.slice(0, cut), written.slice(cut)]), expected);
    }
  });
}

test("shown text never changes, however the text is cut", () => {
  const piece = fc.constantFrom(
    "[",
    "]",
    "1",
    "23",
    ",",
    " ",
    "word",
    ".",
    "\n",
    "[4]",
    " [5, 6]",
    "é",
    "[0",
    "`",
    "```",
    "~~~",
    "=",
    "(",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const whole = read([pieces.join("")]);
      assert.deepEqual(read(pieces), whole);
      for (const { at } of whole.marks) assert.ok(at >= 0 && at <= whole.text.length + 1);
    }),
  );
});

test("an answer that is JSON stays as it is written", () => {
  const reader = new CitationMarkReader({ isVerbatim: true });
  const written = ' {"prices": [1], "note": "12 euros [1]."} ';
  assert.equal([...written].map((piece) => reader.push(piece)).join("") + reader.end(), written);
  assert.deepEqual(reader.marks, []);
});

test("very many blanks do not take quadratic time", () => {
  const blanks = " ".repeat(400_000);
  assert.equal(read([`a${blanks}x`]).text.length, 400_002);
  assert.equal(read(["a", ...Array.from({ length: 20_000 }, () => " ".repeat(10)), "x"]).text.length, 200_002);
});

test("it is soon decided what is a mark, so that little is held back and read again", () => {
  const reader = new CitationMarkReader();
  for (let pushed = 3; pushed <= 3_000; pushed += 3) {
    assert.equal(reader.push("[1]"), "");
    assert.ok(reader.marks.length * 3 >= pushed - 500, `${reader.marks.length} marks of ${pushed} characters`);
  }
});

test("very many marks, and what looks like them, do not take quadratic time", () => {
  for (const part of ["[1]", "a[0]", "[1,", " [", "[1][", "\t[2](", "a[1].", "`[1]", "``` [1]", "\n~~~[1]", "(a [1]"]) {
    const written = part.repeat(200_000 / part.length);
    const { text, marks } = read([written, "x"]);
    assert.ok(text.length <= written.length + 1 && marks.length <= 1_000, part);
    const short = written.slice(0, 5_000);
    assert.equal(read(short.match(/[\s\S]{1,7}/g) ?? []).text, read([short]).text, part);
  }
});
