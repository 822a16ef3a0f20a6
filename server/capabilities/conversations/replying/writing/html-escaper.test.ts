import assert from "node:assert/strict";
import { test } from "node:test";
import { parser } from "@lezer/markdown";
import fc from "fast-check";
import { HtmlEscaper } from "./html-escaper.ts";

function read(pieces: readonly string[]): string {
  const escaper = new HtmlEscaper();
  return pieces.map((piece) => escaper.push(piece)).join("") + escaper.end();
}

const changed: [written: string, shown: string][] = [
  ["See <script>x</script> [42].", "See \\<script>x\\</script> [42]."],
  ["<img src=x onerror=alert(1)>", "\\<img src=x onerror=alert(1)>"],
  ["A <!-- note --> and <?php ?>", "A \\<!-- note --> and \\<?php ?>"],
  ["Street 1<br>Town<br/>\nLand<br />", "Street 1  \nTown  \nLand  "],
  ["| a |\n|---|\n| x<br>y |", "| a |\n|---|\n| x y |"],
  ["<javascript:alert(1)>", "\\<javascript:alert(1)>"],
  ["A lone ` and <b>", "A lone ` and \\<b>"],
  ["Not code: \\`<b>`", "Not code: \\`\\<b>`"],
  ["`over\ntwo` <b> `lines`", "`over\ntwo` \\<b> `lines`"],
  ["- ```\n  <a>\n\n<b>", "- ```\n  <a>\n\n\\<b>"],
  ["> ```\n> <a>\n<b>", "> ```\n> <a>\n\\<b>"],
  ["- one\n\n    <b>", "- one\n\n    \\<b>"],
  ["text ```\n<b>", "text ```\n\\<b>"],
];
const same = [
  "1 < 2, a <3 and i<1",
  "Write `<br>` or ``a ` <b>``.",
  "So:\n```html\n<div>\n  <p>`</p>\n```\nDone.",
  "1. Paste:\n\n   ~~~\n   <script src=x>\n   ~~~\n2. Save.",
  "So:\n\n    <div>\n\nDone.",
  "> ```\n> <b>\n> ```",
  "Write to <help@a.example> or see <https://a.example/b?c=1>.",
  "It is \\<b> already.",
  "ends with <",
];
for (const written of same) changed.push([written, written]);
for (const [written, shown] of changed) {
  test(`${JSON.stringify(written)} has no HTML, however it is cut`, () => {
    assert.equal(read([written]), shown);
    assert.equal(read([...written]), shown);
    for (let cut = 1; cut < written.length; cut++) {
      assert.equal(read([written.slice(0, cut), written.slice(cut)]), shown);
    }
  });
}

const pieces = [
  "<b>",
  "<",
  "b",
  ">",
  "`",
  "``",
  "```",
  "~~~",
  "\n",
  "\n\n",
  "    ",
  "  ",
  "- ",
  "1. ",
  "> ",
  "| ",
  "\\",
  "x",
  "<br>",
];

test("no parser of Markdown finds HTML in what is shown, and it does not depend on the pieces", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (parts) => {
      const shown = read(parts);
      assert.equal(read([parts.join("")]), shown);
      parser.parse(shown).iterate({
        enter: ({ name, from, to }) => assert.doesNotMatch(name, /HTML|^Comment/, JSON.stringify([shown, from, to])),
      });
    }),
    { numRuns: 2_000 },
  );
});

test("very much that may be code or a tag does not take quadratic time", () => {
  for (const part of ["`", "` ", "`` ` ", "<", "<br ", "<a", "\\", "> ", "- ", "``` x"]) {
    const written = part.repeat(100_000 / part.length);
    assert.ok(read([written, "x"]).length <= written.length * 2 + 1, part);
    assert.equal(read(written.slice(0, 5_000).match(/[\s\S]{1,7}/g) ?? []), read([written.slice(0, 5_000)]), part);
  }
});
