import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readRobots, readRobotsTag } from "../index.ts";

const url = "https://club.example/robots.txt";
const at = (path: string) => `https://club.example${path}`;
const read = (text: string) => readRobots({ text, url, agent: "Parley" });

describe("a robots.txt", () => {
  test("allows and refuses by its longest rule", () => {
    const { allows } = read("User-agent: *\nDisallow: /members\nAllow: /members/join\nDisallow: /*.pdf$");
    assert.deepEqual(
      ["/", "/members/list", "/members/join", "/rules.pdf", "/rules.pdf?page=1"].map((path) => allows(at(path))),
      [true, false, true, false, true],
    );
  });

  test("says by name what one crawler may", () => {
    const text =
      "\uFEFFuser-agent: OtherBot\nUser-Agent: PARLEY/2.0 # us\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n";
    const { allows } = read(text);
    assert.deepEqual([allows(at("/a")), allows(at("/b"))], [false, true]);
  });

  test("of which all lines are for others allows everything", () => {
    assert.ok(read("User-agent: OtherBot\nUser-agent: ThirdBot\nDisallow: /").allows(at("/a")));
  });

  test("asks for a pause and names sitemaps", () => {
    const robots = read("Sitemap: /map.xml\nSitemap: https://cdn.example/map.xml\nUser-agent: *\nCrawl-delay: 2.5");
    assert.equal(robots.crawlDelaySeconds, 2.5);
    assert.deepEqual(robots.sitemaps, ["https://club.example/map.xml", "https://cdn.example/map.xml"]);
  });

  test("asks for no pause when it names none that is a number", () => {
    for (const delay of ["", "soon", "-1", "0", "Infinity"]) {
      assert.equal(read(`User-agent: *\nCrawl-delay: ${delay}`).crawlDelaySeconds, null);
    }
  });

  test("that is a page, binary or empty allows everything", () => {
    for (const text of [
      "",
      "<!doctype html><title>404</title><p>Disallow: /</p>",
      "\u0000\u0001\uFFFD:\n::::",
      "Disallow: /",
    ]) {
      const robots = read(text);
      assert.ok(robots.allows(at("/a")), text);
      assert.deepEqual(robots.sitemaps, []);
    }
  });
});

describe("a hostile robots.txt", () => {
  test("takes no memory for each pair of a name and a rule", () => {
    const names = Array.from({ length: 12_000 }, (_, name) => `User-agent: bot${name}\n`).join("");
    const rules = Array.from({ length: 12_000 }, (_, rule) => `Disallow: /${rule}\n`).join("");
    const before = process.memoryUsage().heapUsed;
    const { allows } = read(`${names}User-agent: *\n${rules}`);
    assert.ok(!allows(at("/11999")));
    assert.ok(process.memoryUsage().heapUsed - before < 100 * 1024 * 1024);
  });

  test("is read to its bound, and wildcards beyond theirs are left out", () => {
    const pattern = `Disallow: /${"*a".repeat(900)}b\n`;
    const { allows } = read(`User-agent: *\n${pattern.repeat(250)}Disallow: /private\n${"x".repeat(5_000_000)}`);
    assert.ok(allows(at(`/${"a".repeat(2_000)}`)));
    assert.ok(!allows(at("/private")));
  });
});

describe("the header X-Robots-Tag", () => {
  const flags = (text: string) => {
    const { isNoindex, isNofollow } = readRobotsTag({ text, agent: "Parley" });
    return [isNoindex, isNofollow];
  };

  test("speaks to all crawlers, or to the one that it names", () => {
    assert.deepEqual(flags("noindex"), [true, false]);
    assert.deepEqual(flags("NoArchive, NoFollow"), [false, true]);
    assert.deepEqual(flags("none"), [true, true]);
    assert.deepEqual(flags("parley: noindex, nofollow"), [true, true]);
    assert.deepEqual(flags("googlebot: noindex, nofollow"), [false, false]);
    assert.deepEqual(flags("noindex, googlebot: nofollow"), [true, false]);
    assert.deepEqual(flags("max-snippet: 50, noindex"), [true, false]);
    assert.deepEqual(flags("unavailable_after: 25 Jun 2030 15:00:00 PST, nofollow"), [false, true]);
    assert.deepEqual(flags(""), [false, false]);
  });
});
