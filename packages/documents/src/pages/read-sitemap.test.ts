import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { type readSitemap as ReadSitemap, readSitemapModule } from "../index.ts";

// A thread finds the function in the same way.
const { readSitemap }: { readSitemap: typeof ReadSitemap } = await import(readSitemapModule.href);

const urlset = (entries: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
const two = urlset(
  `<url><loc> https://club.example/a?x=1&amp;y=2 </loc><lastmod>2026-05-01</lastmod><priority>1</priority></url>
   <url><loc><![CDATA[https://club.example/b]]></loc><image:image><image:loc>https://club.example/b.png</image:loc></image:image></url>`,
);
const pages = [
  { url: "https://club.example/a?x=1&y=2", lastModified: "2026-05-01T00:00:00.000Z" },
  { url: "https://club.example/b", lastModified: null },
];

describe("a sitemap", () => {
  test("names pages, with the day of their last change", () => assert.deepEqual(readSitemap(two).pages, pages));

  test("comes packed, with a byte order mark, in UTF-16 or with a prefix", () => {
    for (const bytes of [gzipSync(two), Buffer.from(`\uFEFF${two}`), Buffer.from(`\uFEFF${two}`, "utf16le")]) {
      assert.deepEqual(readSitemap(bytes), { pages, sitemaps: [], isCut: false });
    }
    const prefixed = two.replace(/<(\/?)(urlset|url|loc|lastmod)\b/g, "<$1sm:$2");
    assert.deepEqual(readSitemap(prefixed).pages, pages);
  });

  test("of sitemaps names these", () => {
    const index = "<sitemapindex><sitemap><loc>https://club.example/1.xml.gz</loc></sitemap></sitemapindex>";
    assert.deepEqual(readSitemap(index), { pages: [], sitemaps: ["https://club.example/1.xml.gz"], isCut: false });
  });

  test("may be a list of addresses", () => {
    const list = "https://club.example/a\r\n\r\nnot an address\nftp://club.example/b\nhttps://club.example/c";
    assert.deepEqual(
      readSitemap(list).pages.map(({ url }) => url),
      ["https://club.example/a", "https://club.example/c"],
    );
  });

  test("may be a feed, as RSS or Atom", () => {
    const rss = `<rss><channel><link>https://club.example/</link><item><title>Summer</title>
      <link>https://club.example/summer</link><pubDate>Fri, 01 May 2026 10:00:00 GMT</pubDate></item></channel></rss>`;
    const summer = { url: "https://club.example/summer", lastModified: "2026-05-01T10:00:00.000Z" };
    assert.deepEqual(readSitemap(rss).pages, [summer]);
    const atom = `<feed><link href="https://club.example/"/><entry><link rel="edit" href="https://club.example/edit"/>
      <link href="https://club.example/summer"/><updated>2026-05-01T10:00:00Z</updated></entry></feed>`;
    assert.deepEqual(readSitemap(atom).pages, [summer]);
  });

  test("that is none has no pages", () => {
    for (const text of ["", "<html><body><p>404</p></body></html>", "\u0000\u0001", "{}", "<urlset><url><loc>"]) {
      assert.deepEqual(readSitemap(text), { pages: [], sitemaps: [], isCut: false });
    }
    assert.deepEqual(readSitemap(two.slice(0, -40)).pages.length > 0, true);
  });
});

describe("a hostile sitemap", () => {
  test("is read up to 50,000 addresses", () => {
    const many = urlset("<url><loc>https://club.example/a</loc></url>".repeat(60_000));
    const { pages: read, isCut } = readSitemap(many);
    assert.deepEqual([read.length, isCut], [50_000, true]);
  });

  test("that inflates to gigabytes, or is no gzip, is left out", () => {
    const bomb = gzipSync(Buffer.alloc(60 * 1024 * 1024, " "));
    for (const bytes of [bomb, gzipSync(two).subarray(0, 60)]) {
      assert.deepEqual(readSitemap(bytes), { pages: [], sitemaps: [], isCut: true });
    }
  });

  test("has no entities of its own", () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "https://club.example/aaaa"><!ENTITY b "&a;&a;&a;">]>${urlset("<url><loc>&b;</loc></url>")}`;
    assert.deepEqual(readSitemap(bomb).pages, []);
  });

  test("ends where it is nested without end, or where an address has none", () => {
    assert.ok(readSitemap("<a>".repeat(1_000_000)).isCut);
    const long = urlset(`<url><loc>https://club.example/${"a".repeat(10_000_000)}</loc></url>`);
    assert.deepEqual(readSitemap(long).pages, []);
  });
});
