import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPage } from "./read-page.ts";

const url = "https://www.seestern.example/kurse/anfang?utm_source=mail";
const read = (head: string, body = "<p>Text</p>") =>
  readPage({ html: `<html><head>${head}</head><body>${body}</body></html>`, url });

describe("a page says of itself", () => {
  test("its canonical address, which is of its own site", () => {
    assert.equal(
      read('<link rel="canonical" href="/kurse/anfang#top">').canonical,
      "https://www.seestern.example/kurse/anfang",
    );
    assert.equal(
      read('<link rel="canonical" href="http://seestern.example/kurse">').canonical,
      "http://seestern.example/kurse",
    );
    assert.equal(read('<link rel="canonical" href="https://theme.example/">').canonical, null);
    assert.equal(read('<link rel="canonical" href="javascript:alert(1)">').canonical, null);
  });

  test("whether it may be taught, and its links followed", () => {
    const flags = (content: string) => {
      const { isNoindex, isNofollow } = read(`<meta name="Robots" content="${content}">`);
      return [isNoindex, isNofollow];
    };
    assert.deepEqual(flags("noindex"), [true, false]);
    assert.deepEqual(flags("NOINDEX, NoFollow"), [true, true]);
    assert.deepEqual(flags("none"), [true, true]);
    assert.deepEqual(flags("index, follow, max-snippet:-1"), [false, false]);
  });

  test("its language, where that is one", () => {
    assert.equal(readPage({ html: '<html lang="pt-br"><p>Olá</p>', url }).language, "pt-BR");
    assert.equal(readPage({ html: '<html lang="english please"><p>Hi</p>', url }).language, null);
    assert.equal(read('<meta property="og:locale" content="nl_NL">').language, "nl-NL");
  });

  test("where it stands in other languages", () => {
    const links =
      '<link rel="alternate" hreflang="en" href="/en/course"><link rel="alternate" hreflang="x-default" href="/"><link rel="alternate" type="application/rss+xml" href="/feed">';
    assert.deepEqual(read(links).alternates, [
      { lang: "en", url: "https://www.seestern.example/en/course" },
      { lang: "x-default", url: "https://www.seestern.example/" },
    ]);
  });
});

describe("the links of a page", () => {
  test("are absolute, once each, without fragment and tracking", () => {
    const body = `<nav><a href="../preise?utm_medium=x">P</a><a href="/preise#kinder">P</a></nav><a href="https://other.example/a">A</a>
      <a href="mailto:a@b.example">M</a><a href="tel:1">T</a><a href="javascript:void(0)">J</a><a href="http://[">B</a><a href="/anmelden" rel="nofollow">N</a><a>–</a>`;
    assert.deepEqual(read("", body).links, ["https://www.seestern.example/preise", "https://other.example/a"]);
  });

  test("begin at the base of the page", () => {
    assert.deepEqual(read('<base href="/neu/">', '<a href="a">A</a>').links, ["https://www.seestern.example/neu/a"]);
  });
});

describe("the title of a page", () => {
  const titleOf = (title: string, more = "", body = "<p>Text</p>") =>
    read(`<title>${title}</title>${more}`, body).title;

  test("is its heading, which is not the site's name", () => {
    const body =
      '<h1 class="site-title">Seestern</h1><h1><a href="/">Seestern</a></h1><main><h1>Kurse für den Anfang</h1></main>';
    assert.equal(titleOf("Kurse | Seestern", "", body), "Kurse für den Anfang");
  });

  for (const [written, title] of [
    ["Preise | Seestern", "Preise"],
    ["Preise – Ruderclub Seestern", "Preise"],
    ["Seestern: Preise", "Seestern: Preise"],
    ["Seestern - Preise", "Preise"],
    ["Kurse - Anfang - Seestern", "Kurse - Anfang"],
    ["Training | Dienstag", "Training | Dienstag"],
    ["Seestern", "Seestern"],
    ["", null],
  ] as const) {
    test(`is "${title}" where its head gives "${written}"`, () => assert.equal(titleOf(written), title));
  }

  test("knows the site by the name that the page gives it", () => {
    assert.equal(titleOf("Preise · RC Kiel", '<meta property="og:site_name" content="RC Kiel">'), "Preise");
  });
});
