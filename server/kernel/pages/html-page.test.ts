import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, test } from "node:test";
import { html, markup } from "./html.ts";
import { alertOf, hiddenField, htmlPage } from "./html-page.ts";
import { contrastOf, pageColours } from "./page-colours.ts";
import { pageLanguage } from "./page-language.ts";

const hostile = `<script>alert("1")</script>'&`;

describe("a page", () => {
  test("shows every text as text, wherever the text stands", () => {
    const content = html`<p title="${hostile}">${hostile}</p>${alertOf(hostile)}${hiddenField("token", hostile)}`;
    const { body } = htmlPage(200, hostile, content, { workspaceName: hostile });
    assert.doesNotMatch(String(body), /<script|alert\("1"\)/);
    assert.equal(String(body).match(/&#60;script&#62;alert\(&#34;1&#34;\)&#60;\/script&#62;&#39;&#38;/g)?.length, 8);
  });
  test("takes lists, numbers, nothing, and HTML that Parley wrote", () => {
    const items = ["a<", "b"].map((name) => html`<li>${name}</li>`);
    assert.equal(
      html`<ul>${items}</ul>${3}${undefined}${markup("<hr>")}`.text,
      "<ul><li>a&#60;</li><li>b</li></ul>3<hr>",
    );
  });
  test("allows its own style and nothing else, in every colour", () => {
    for (const accent of [undefined, "#006600"]) {
      const { body, headers } = htmlPage(200, "Title", html``, { accent });
      const style = /<style>([\s\S]*)<\/style>/.exec(String(body))?.[1] ?? "";
      assert.ok(style.includes(accent ?? "#0b6b5e"));
      const policy = headers["content-security-policy"] ?? "";
      assert.ok(policy.includes(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`), policy);
      assert.match(policy, /^default-src 'none';/);
      assert.doesNotMatch(policy, /unsafe/);
    }
  });
  test("runs a script only if it names one, and then only Parley's own", () => {
    const [without, scripted] = [{}, { script: "/voice/voice.js" }].map((look) => htmlPage(200, "Title", html``, look));
    assert.doesNotMatch(String(without?.body) + without?.headers["content-security-policy"], /script/);
    assert.match(String(scripted?.body), /<script type="module" src="\/voice\/voice\.js"><\/script>/);
    const policy = scripted?.headers["content-security-policy"] ?? "";
    assert.match(policy, /^default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'sha256-/);
    assert.doesNotMatch(policy, /unsafe/);
  });
  test("says its language and its workspace", () => {
    const { body, headers } = htmlPage(200, "Danke", html``, { language: "de", workspaceName: "Öfen & Co" });
    assert.match(String(body), /<html lang="de">/);
    assert.match(String(body), /<title>Danke – Öfen &#38; Co<\/title>/);
    assert.equal(headers["content-language"], "de");
  });
});

describe("the colours of a page", () => {
  test("have the contrast that WCAG asks for, with every accent", () => {
    for (const accent of [null, "#ffff00", "#000000", "#ffffff", "#1a73e8", "#767676", "#777777", "red", "#12345"]) {
      for (const palette of Object.values(pageColours(accent))) {
        const contrasts = [palette.text, palette.quiet, palette.alert, palette.accent].map((colour) =>
          contrastOf(colour, palette.page),
        );
        assert.ok(Math.min(...contrasts) >= 4.5, `${accent}: ${contrasts}`);
        assert.ok(contrastOf(palette.line, palette.page) >= 3);
      }
    }
  });
  test("take the accent where it is easy to read, in light and in dark each for itself", () => {
    assert.deepEqual(
      ["#006600", "#ffff00"].map((accent) => {
        const { light, dark } = pageColours(accent);
        return [light.accent === accent, dark.accent === accent];
      }),
      [
        [true, false],
        [false, true],
      ],
    );
    assert.equal(contrastOf("#000000", "#ffffff"), 21);
    assert.equal(contrastOf("#767676", "#ffffff").toFixed(2), "4.54");
  });
});

test("the language of a page is the given one, else what the browser likes best, else English", () => {
  const cases: [string | undefined, string | undefined, string][] = [
    ["de", "fr", "de"],
    ["de-AT", undefined, "de"],
    ["xx", "fr", "fr"],
    [undefined, "da, en-GB;q=0.8, nl;q=0.9", "nl"],
    [undefined, "pt-BR,pt;q=0.9,en;q=0.8", "pt"],
    [undefined, "it;q=0, es;q=0.1", "es"],
    [undefined, "it;q=x, fr;q=0.5", "fr"],
    [undefined, "es,it", "es"],
    [undefined, "*", "en"],
    [undefined, undefined, "en"],
  ];
  for (const [given, accepted, language] of cases) {
    assert.equal(pageLanguage(given, accepted), language, `${given} ${accepted}`);
  }
});
