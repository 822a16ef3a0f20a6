import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPage } from "./read-page.ts";

const read = (html: string) => readPage({ html, url: "https://evil.example/" });
const many = (text: string, times = 100_000) => text.repeat(times);

/** Each of these took minutes, all memory or the stack of a reader that does not expect it. */
const pages: Record<string, () => string> = {
  "of 50 MB of text": () => `<p>${many("word ", 10_000_000)}</p>`,
  "of 50 MB without a blank": () => many("x", 50_000_000),
  "nested 100,000 deep": () => `${many("<div>")}deep`,
  "nested deep in spans and bold": () => `<p>${many("<span><b>")}deep`,
  "nested deep in lists": () => `${many("<ul><li>")}deep`,
  "nested deep in tables": () => `${many("<table><tr><td>", 10_000)}deep`,
  "of 100,000 buttons": () => `<p>${many("<button>a</button>")}</p>`,
  "of 100,000 headers": () => many("<header><p>a</p></header>"),
  "of 100,000 related headings": () => many("<h2>Related articles</h2><ul><li><a href=/a>a</a></li></ul>", 50_000),
  "of 100,000 lists of tabs": () =>
    many('<ul role="tablist"><li role="tab">a</li></ul><div role="tabpanel">b</div>', 50_000),
  "of 100,000 switches of one panel": () => `<div id="p">text</div>${many('<button aria-controls="p">a</button>')}`,
  "of 100,000 images": () => many('<img alt="a b.">'),
  "of 100,000 spaced words": () => `<p>${many("<i> a </i> ")}`,
  "of 100,000 marked things": () => many('<p itemscope itemtype="https://schema.org/Place"><b itemprop="name">a</b>'),
  "of 100,000 marked values": () => `<div itemscope>${many('<b itemprop="name">a')}`,
  "of a tag that never closes": () => `<p>text</p><div ${many('a="b" ', 1_000_000)}`,
  "of open tags": () => many("<", 1_000_000),
  "of entities": () => many("&amp;&#x1F600;&bogus;", 300_000),
  "of a long attribute": () => `<div class="${many("share ", 1_000_000)}"><p>text</p></div>`,
  "of a long class of dashes": () => `<div class="${many("-_", 500_000)}"><p>text</p></div>`,
  "of comments and declarations": () => `${many("<!-- --><!x><?y?>")}text`,
  "of closing tags": () => `${many("</div></p></br>")}text`,
  "of forms within forms": () => `${many("<form><p>a</p>")}text`,
  "of a script that never ends": () => `<script>${many("<p>", 1_000_000)}`,
  "of zero bytes": () => many("\u0000", 1_000_000),
};

describe("a hostile page", () => {
  for (const [name, make] of Object.entries(pages)) {
    test(name, () => {
      const { markdown, links, around } = read(make());
      assert.equal(typeof markdown, "string");
      assert.ok(links.length <= 5_000 && around.length <= 100);
    });
  }

  test("with 20,000 links gives 5,000", () => {
    const html = Array.from({ length: 20_000 }, (_, at) => `<a href="/${at}">a</a>`).join("");
    assert.equal(read(html).links.length, 5_000);
  });

  test("that is nested too deeply keeps its words", () => {
    assert.ok(read(`${many("<div>", 3_000)}deep${many("</div>", 3_000)}<p>after</p>`).markdown.includes("after"));
  });
});

describe("a broken page", () => {
  for (const [html, text] of [
    ["<p>one<p>two<td>three</table></div>", "three"],
    ["<h1>Title<p>text</h1>", "text"],
    ["<body><main><main><p>inner</p>", "inner"],
    ["<ul><li>a<li>b", "- b"],
    ["plain text only", "plain text only"],
    ["<head><title>t</title><p>no body</p>", "no body"],
  ] as const) {
    test(`keeps its words: ${html}`, () => assert.ok(read(html).markdown.includes(text), read(html).markdown));
  }
});
