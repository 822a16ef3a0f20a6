import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { parser, Table } from "@lezer/markdown";
import fc from "fast-check";
import { cleanText } from "../clean-text.ts";
import { linearInline } from "./linear-inline.ts";

const plain = parser.configure([Table, { remove: ["Emphasis"] }]);
const linear = parser.configure([Table, linearInline]);

type Parser = typeof parser;

function nodesOf(by: Parser, text: string): string[] {
  const nodes: string[] = [];
  by.parse(text).iterate({ enter: ({ name, from, to }) => void nodes.push(`${name} ${from}-${to}`) });
  return nodes;
}

test("links, images and markup are those that the parser itself finds", () => {
  const sign = fc.constantFrom(
    ...[
      "[",
      "]",
      "](",
      "(",
      ")",
      "![",
      "](<",
      ">",
      "][",
      "[]",
      "\\",
      "\n",
      " ",
      "b",
      ' "t"',
      " 't'",
      "`",
      "<b>",
      "</b>",
    ],
    ...[
      "<!--",
      "-->",
      "<?",
      "?>",
      "&amp;",
      "https://a.example",
      "<https://a.example>",
      "*",
      "\n\n",
      "| a |\n|---|\n| ",
    ],
    ...["[a](b)", "[a](b 'c')", "![a](<b c>)", "[a]: b\n", "<!A", "<![CDATA[", "]]>", '"', "'", "\t"],
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
      const text = signs.join("");
      // CommonMark ends a title in parentheses at another one; the parser goes on.
      if (/[ \t\n]\([^)]*\(/.test(text)) return;
      assert.deepEqual(nodesOf(linear, text), nodesOf(plain, text), JSON.stringify(text));
    }),
    { numRuns: 3_000, examples: [[["[", "](", "\\", "\t", "[a](b 'c')"]]] },
  );
});

test("an address may nest as CommonMark asks, and no deeper", () => {
  const address = (depth: number) => `[a](${"(".repeat(depth)}b${")".repeat(depth)})`;
  assert.deepEqual(nodesOf(linear, address(32)), nodesOf(plain, address(32)));
  assert.ok(!nodesOf(linear, address(33)).some((node) => node.startsWith("URL")));
});

/** Counts how often the parser looks at a character of a text. */
function looksAt(text: string): number {
  const looks = mock.method(String.prototype, "charCodeAt");
  try {
    linear.parse(text);
    return looks.mock.callCount();
  } finally {
    looks.mock.restore();
  }
}

const hostile = [
  "[a](b",
  "[a](b (",
  "[](",
  "![a](b",
  "[a](<b",
  "[a][b",
  "[a](b\\(",
  "[X] ",
  "![[]()",
  "*a_ ",
  "a_ ",
  "&amp;]",
  "<?",
];
for (const part of hostile) {
  test(`${JSON.stringify(part)} many times is read in proportion to the length`, () => {
    const short = looksAt(part.repeat(100));
    const long = looksAt(part.repeat(400));
    assert.ok(long < 6 * short, `${short} looks at a quarter, ${long} at all`);
    const text = `<b>a</b> ${part.repeat(60_000 / part.length)}`;
    assert.ok(cleanText({ text, url: undefined }).length <= 2 * text.length);
  });
}
