import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fences } from "../../../packages/documents/src/testing/fences.ts";
import { renderMarkdown } from "../src/markdown/render-markdown.ts";

const link = (address: string, text: string) =>
  `<a href="${address}" target="_blank" rel="noopener noreferrer nofollow">${text}</a>`;

const row = (tag: string, first: string, second: string) =>
  `<tr>\n<${tag}>${first}</${tag}>\n<${tag} align="right">${second}</${tag}>\n</tr>\n`;

const cases: [markdown: string, html: string][] = [
  [
    "Hello **you**, *and* ***both*** `x < 1`",
    "<p>Hello <strong>you</strong>, <em>and</em> <em><strong>both</strong></em> <code>x &lt; 1</code></p>\n",
  ],
  ["One\nline  \nbroken\n\nTwo", "<p>One<br>\nline  <br>\nbroken</p>\n<p>Two</p>\n"],
  [
    "# Prices #\n---\n> quoted\n> more",
    "<h1>Prices</h1>\n<hr>\n<blockquote>\n<p>quoted<br>\nmore</p>\n</blockquote>\n",
  ],
  ["- a\n- b\n  - c\n\n3. d", "<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul></li>\n<li>d</li>\n</ul>\n"],
  ["3. three\n4. four", '<ol start="3">\n<li>three</li>\n<li>four</li>\n</ol>\n'],
  ["```js\nif (a < b) alert()\n```", "<pre><code>if (a &lt; b) alert()</code></pre>\n"],
  ["```\nstill being writ", "<pre><code>still being writ</code></pre>\n"],
  ["[Shop](https://shop.example/a?b=1&c)", `<p>${link("https://shop.example/a?b=1&amp;c", "Shop")}</p>\n`],
  [
    "See https://shop.example/a, or <mailto:a@b.example>.",
    `<p>See ${link("https://shop.example/a", "https://shop.example/a")}, or ${link("mailto:a@b.example", "mailto:a@b.example")}.</p>\n`,
  ],
  ["snake_case_name, 2 * 3 * 4 and \\*stars\\*", "<p>snake_case_name, 2 * 3 * 4 and *stars*</p>\n"],
  [
    "Chicken pastry\n£1.20\n\n- Flaky\n  and warm",
    "<p>Chicken pastry<br>\n£1.20</p>\n<ul>\n<li>Flaky<br>\nand warm</li>\n</ul>\n",
  ],
  ["Now ~~9~~ **7**, ~5 km, ~~~6~~~", "<p>Now <del>9</del> <strong>7</strong>, ~5 km, ~~~6~~~</p>\n"],
  ["*a ~~b* c~~ ~~d *e* f~~", "<p><em>a ~~b</em> c~~ <del>d <em>e</em> f</del></p>\n"],
  [
    "| product | price |\n| --- | --: |\n| **Pie** | £1.20 |\n| a \\| b | `c \\| d` |\nThat is all.",
    `<table>\n<thead>\n${row("th", "product", "price")}</thead>\n<tbody>\n${row("td", "<strong>Pie</strong>", "£1.20")}${row("td", "a | b", "<code>c | d</code>")}</tbody>\n</table>\n<p>That is all.</p>\n`,
  ],
  [
    "Prices:\na | b\n--|--",
    `<p>Prices:</p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n</table>\n`,
  ],
  [
    "- | a |\n  | :-: |\n  | b |",
    '<ul>\n<li><table>\n<thead>\n<tr>\n<th align="center">a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="center">b</td>\n</tr>\n</tbody>\n</table></li>\n</ul>\n',
  ],
  ["| a | b |\n| --- |", "<p>| a | b |<br>\n| --- |</p>\n"],
  [
    "| a |\n| --- |\n- b | c",
    "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n<ul>\n<li>b | c</li>\n</ul>\n",
  ],
  ['┃ `"a"`: `1`  \n┃ Shall I?', "<p>┃ <code>&quot;a&quot;</code>: <code>1</code>  <br>\n┃ Shall I?</p>\n"],
];
for (const [markdown, html] of cases) {
  test(`${JSON.stringify(markdown)} is rendered`, () => assert.equal(renderMarkdown(markdown), html));
}

for (const [text, expected] of fences) {
  test(`code of ${JSON.stringify(text)}`, () => {
    const code = [...renderMarkdown(text).matchAll(/<pre><code>([^<]*)/g)].map(([, lines]) => lines);
    const marked = text.split("\n").filter((_, at) => expected[at] === "x");
    const isClosed = expected.endsWith("-");
    assert.deepEqual(code, marked.length === 0 ? [] : [marked.slice(1, isClosed ? -1 : undefined).join("\n")]);
  });
}

test("an image becomes a link, so nothing is loaded", () => {
  assert.equal(
    renderMarkdown("![a cat](https://evil.example/pixel.png)"),
    `<p>${link("https://evil.example/pixel.png", "a cat")}</p>\n`,
  );
});

/** Lists what a page may get: these tags, written exactly so. */
const allowed =
  /<(?:\/?(?:p|em|strong|del|code|pre|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|h[1-6])|t[hd] align="(?:left|center|right)"|ol start="\d{1,9}"|br|hr|\/a|a href="(?:https?:\/\/|mailto:)[^"<>'\s]*" target="_blank" rel="noopener noreferrer nofollow")>/g;
const single = new Set(["br", "hr"]);

/** Reads HTML as a browser does, and fails on everything that is not in the list or not closed. */
function refuseUnsafe(html: string): void {
  const text = html.replace(allowed, "");
  assert.doesNotMatch(text, /[<>"'\0]/, html);
  assert.doesNotMatch(text, /&(?!(?:amp|lt|gt|quot|#39);)/, html);
  const open: string[] = [];
  for (const [tag] of html.matchAll(allowed)) {
    const name = /[a-z][a-z0-9]*/.exec(tag)![0];
    if (tag.startsWith("</")) assert.equal(open.pop(), name, html);
    else if (!single.has(name)) {
      assert.ok(!(name === "a" && open.includes("a")), html);
      open.push(name);
    }
  }
  assert.deepEqual(open, [], html);
}

const hostile = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[a](javascript:alert(1))",
  "[a](JaVaScRiPt:alert(1))",
  "[a](java\nscript:alert(1))",
  "[a](&#106;avascript:alert(1))",
  "[a](data:text/html,<script>alert(1)</script>)",
  "[a](vbscript:x) [b](//evil.example) [c](/own) [d](file:///etc/passwd)",
  "[a](https://bank.example@evil.example/)",
  '[a](https://x.example/"onmouseover="alert(1))',
  "[a](https://x.example/' onclick='alert`1`)",
  "[a](https://x.example/<script>)",
  '<https://x.example/"><script>>',
  'https://x.example/"><script>alert(1)</script>',
  "![x](javascript:alert(1)) ![x](data:image/svg+xml,<svg/onload=alert(1)>)",
  "`<script>` ``` <b> ~~~ </code></pre><script>",
  "```\n</code></pre><script>alert(1)</script>\n```",
  "[![x](https://a.example/1)](https://b.example) [a [b](https://c.example) c](https://d.example)",
  "[https://a.example](https://b.example)",
  "**[a**](https://a.example) *[b](https://b.example*) `[c`](https://c.example)",
  "<!-- --!> --> <![CDATA[ ]]> <?php ?> &lt;script&gt; &#60;b&#62;",
  "\0<scr\0ipt>",
  "| <script> | a |\n|---|:-:|\n| <img onerror=x> | [a](javascript:b) |\n| **a | b** | `c | d` |",
  "~~<b>~~ ~~[a~~](https://a.example)",
  "1. > - # <b>\n   > <i>",
];
for (const markdown of hostile) {
  test(`${JSON.stringify(markdown)} does no harm`, () => {
    const html = renderMarkdown(markdown);
    refuseUnsafe(html);
    assert.doesNotMatch(html, /href="(?!https:\/\/[abcdx]\.example[*]?\/)/);
  });
}

test("whatever the Markdown is, the HTML has only allowed tags, each closed in its place", () => {
  const part = fc.oneof(
    fc.constantFrom(
      "*",
      "**",
      "_",
      "`",
      "```",
      "~~~",
      "~~",
      "| a | b |\n|---|:-:|\n",
      "|",
      "[",
      "]",
      "](https://a.example)",
      "![",
      "<",
      ">",
      "\n",
      "\n\n",
      "  \n",
    ),
    fc.constantFrom(
      "- ",
      "  - ",
      "1. ",
      "> ",
      "# ",
      "---",
      "\\",
      "https://b.example/",
      "<https://c.example>",
      " ",
      "&",
      '"',
    ),
    fc.constantFrom(...hostile),
    fc.string({ unit: "binary", maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 25 }), (parts) => refuseUnsafe(renderMarkdown(parts.join("")))),
    { numRuns: 2_000 },
  );
});

test("no text is lost: what is left of the HTML without tags has every letter", () => {
  const letters = fc.stringMatching(/^[a-z *_~|`[\]<>\n#-]{0,60}$/);
  fc.assert(
    fc.property(letters, (markdown) => {
      const shown = renderMarkdown(markdown)
        .replace(allowed, "")
        .replace(/&[a-z]+;/g, "");
      const lettersOf = (text: string) => text.replace(/[^a-z]/g, "");
      // The language of a fence is not shown.
      if (!markdown.includes("```")) assert.equal(lettersOf(shown), lettersOf(markdown));
    }),
  );
});

test("a long text is rendered in a pass and not in quadratic time, whatever it is", () => {
  const size = 200_000;
  for (const part of [
    ...["*a ", "**a", "_a _", "`", "`` ` ", "[", "[a](", "[a](https://a.example)", "](", "![", "<", "<https://a", "\\"],
    ...[
      "\n",
      "- a\n",
      " - a\n",
      "  \n",
      "> ",
      ">",
      "> a\n",
      "```\n~~~~\n",
      "#",
      "# # ",
      "* ",
      "1. ",
      "*[",
      "[*",
      "https://",
      " ",
    ],
    ...[
      "- - - x",
      "\n- \n  ",
      "***a***",
      "~~a ",
      "~~",
      "|",
      "| a\n",
      "|\n|-|\n",
      "a|b\n-|-\n",
      "\\|",
      "&",
      "~~~\n",
      "_*",
      "a\n\n",
      "*a [b](https://a.example) ",
    ],
  ]) {
    const html = renderMarkdown(part.repeat(size / part.length));
    assert.ok(html.length < 100 * size, part);
  }
});
