import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";

/**
 * The most bytes that a browser may load for each script, compressed as a proxy sends them. A script
 * that needs more is worth a thought: raise its number together with the reason.
 */
const budgets: Record<string, Record<string, number>> = {
  consent: { "passkey.js": 950 },
  docs: { "docs.css": 3200, "docs.js": 2400, "rank-entries.js": 800 },
  voice: {
    "call-server.js": 700,
    "call.js": 1450,
    "credential.js": 1050,
    "listen.js": 1300,
    "microphone.js": 750,
    "open-microphone.js": 700,
    "player.js": 1150,
    "stages-of.js": 550,
    "talk-log.js": 700,
    "voice-choice.js": 850,
    "voice.js": 4200,
  },
};

const mostBytesOfPage = 12 * 1024;

const home = new URL("./", import.meta.url);
const textOf = (page: string, file: string) => readFileSync(new URL(`${page}/${file}`, home), "utf8");
const bytesOf = (page: string, file: string) => gzipSync(textOf(page, file)).length;

test("every page with scripts has a budget for each of them", () => {
  const pages = readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.deepEqual(pages.map(({ name }) => name).sort(), Object.keys(budgets).sort());
  for (const { name } of pages) {
    assert.deepEqual(readdirSync(new URL(`${name}/`, home)).sort(), Object.keys(budgets[name]!).sort());
  }
});

for (const [page, scripts] of Object.entries(budgets)) {
  describe(`the scripts of the page ${page}`, () => {
    for (const [file, most] of Object.entries(scripts)) {
      test(`${file} has at most ${most} bytes`, () => {
        const bytes = bytesOf(page, file);
        assert.ok(bytes <= most, `${file} has ${bytes} bytes.`);
      });
      test(`${file} imports only scripts that are served beside it`, () => {
        for (const [, name = ""] of textOf(page, file).matchAll(
          /(?:from\s+|import\s*\(?\s*|addModule\(\s*)"([^"]+)"/g,
        )) {
          const beside = new RegExp(`^(?:\\./|/${page}/)([\\w-]+\\.js)$`).exec(name)?.[1];
          assert.ok(beside !== undefined && beside in scripts, `${file} imports ${name}.`);
        }
      });
    }
    test(`they have at most ${mostBytesOfPage} bytes together`, () => {
      const bytes = Object.keys(scripts).reduce((sum, file) => sum + bytesOf(page, file), 0);
      assert.ok(bytes <= mostBytesOfPage, `They have ${bytes} bytes.`);
    });
  });
}
