import assert from "node:assert/strict";
import { test } from "node:test";
import { type readPage as Read, type ReadPage, readPageModule } from "../index.ts";
import { siteDetails, titleOfDetails } from "./site-details.ts";

// A thread finds the function in the same way.
const { readPage }: { readPage: typeof Read } = await import(readPageModule.href);

const footer = `<footer><h4>Find us</h4><p>Tea House, 12 Mill Lane<br>York YO1 7AB</p><h4>Hours</h4><ul><li>Tue–Sat 9:00–17:00</li><li>Sun, Mon closed</li></ul>
  <h4>Links</h4><ul><li><a href="/terms">Terms 2026-05</a></li><li><a href="https://social.example/12345678">Social</a></li></ul>
  <p><a href="mailto:tea@house.example">tea@house.example</a></p><p>© 2019–2026 Tea House<br>Registered in England No. 01234567</p><p>Powered by Loom 12345</p></footer>`;
const pageOf = (text: string, around: string, lang = "en"): ReadPage =>
  readPage({
    html: `<html lang="${lang}"><body><nav>Menu 10:00</nav><main><h1>Page</h1><p>${text}</p></main>${around}</body></html>`,
    url: "https://house.example/",
  });

test("what only the footer says is said once for the site", () => {
  const pages = ["One", "Two", "Three"].map((text) => pageOf(text, footer));
  assert.equal(
    siteDetails(pages),
    `## Find us

Tea House, 12 Mill Lane  
York YO1 7AB

## Hours

- Tue–Sat 9:00–17:00
- Sun, Mon closed

[tea@house.example](mailto:tea@house.example)

Registered in England No. 01234567`,
  );
});

test("what the text of a page says is not said again", () => {
  const pages = [pageOf("Write to tea@house.example", footer), pageOf("Two", footer)];
  assert.ok(!siteDetails(pages).includes("tea@house.example"));
});

test("what stands on few pages is of these pages", () => {
  const news = "<aside><p>Closed on 24.12. from 12:00</p></aside>";
  const pages = [pageOf("One", news + footer), ...["Two", "Three", "Four"].map((text) => pageOf(text, footer))];
  assert.ok(!siteDetails(pages).includes("24.12."));
});

test("each language has its own", () => {
  const german = "<footer><p>Öffnungszeiten: Di–Sa 9–17 Uhr</p></footer>";
  const pages = [
    ...["One", "Two", "Three"].map((text) => pageOf(text, footer)),
    pageOf("Eins", german, "de"),
    pageOf("Zwei", german, "de"),
  ];
  const details = siteDetails(pages);
  assert.ok(details.includes("Di–Sa 9–17 Uhr") && details.includes("Tue–Sat"));
});

test("a site of one page has its footer, and one without has nothing", () => {
  assert.ok(siteDetails([pageOf("One", footer)]).includes("12 Mill Lane"));
  assert.equal(siteDetails([pageOf("One", "<footer><p>A family since 1984 to 2026</p></footer>")]), "");
  assert.equal(siteDetails([]), "");
});

test("they are titled in the language of most pages, by the words that people ask with", () => {
  const pages = ["de-AT", "en", "de-AT"].map((language) => ({ language }));
  assert.equal(titleOfDetails(pages, "www.tea.example"), "Kontakt und Adresse – tea.example");
  assert.equal(titleOfDetails([{ language: null }], "tea.example"), "Contact and address – tea.example");
});
