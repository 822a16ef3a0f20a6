import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { settings } from "../server/config.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const page = readFileSync(`${root}docs/security.md`, "utf8");
const cells = [...page.matchAll(/^\| (.*) \|$/gm)].map(([, row = ""]) => row.split(" | "));

const factors: Record<string, number> = { s: 1, min: 60, h: 3_600, d: 86_400, KiB: 1_024, MiB: 1_048_576 };

/** `15 min` of a constant in milliseconds is 900,000. */
function numberOf(value: string, constant: string): number {
  const [amount = "", unit = ""] = value.split(" ");
  const isTime = unit in factors && !unit.endsWith("iB");
  return Number(amount) * (factors[unit] ?? 1) * (isTime && constant.endsWith("Ms") ? 1_000 : 1);
}

/** The number that the file gives this name, as a product of numbers. */
function constantIn(text: string, name: string): number {
  const written = new RegExp(`\\b${name}(?: =|:) ([\\d_]+(?: \\* [\\d_]+)*)`).exec(text)?.[1];
  return (written ?? "")
    .split(" * ")
    .map((factor) => Number(factor.replaceAll("_", "") || Number.NaN))
    .reduce((product, factor) => product * factor, 1);
}

describe("docs/security.md", () => {
  const ofSettings = cells.filter(([, setting]) => /^`PARLEY_\w+`$/.test(setting ?? ""));
  test("names settings with the defaults that they have", () => {
    assert.ok(ofSettings.length > 10);
    for (const [, setting = "", value] of ofSettings) {
      const found = settings.find(({ name }) => `\`${name}\`` === setting);
      assert.equal(value, found?.defaultValue, setting);
    }
    const named = [...page.matchAll(/`(PARLEY_\w+)`/g)].map(([, name]) => name);
    const unknown = named.filter((name) => !settings.some((setting) => setting.name === name));
    assert.deepEqual(unknown, []);
  });

  const ofConstants = cells.filter(([, , place]) => /^`\S+\.ts` `\w+`$/.test(place ?? ""));
  test("names limits with the numbers that the code has", () => {
    assert.ok(ofConstants.length > 20);
    for (const [what, value = "", place = ""] of ofConstants) {
      const [file = "", constant = ""] = place.replaceAll("`", "").split(" ");
      const path = file.startsWith("packages/") ? `${root}${file}` : `${root}server/${file}`;
      assert.ok(existsSync(path), `${file} of "${what}"`);
      assert.equal(constantIn(readFileSync(path, "utf8"), constant), numberOf(value, constant), `${what}: ${place}`);
    }
  });

  test("names commands that exist", () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
    const named = [...page.matchAll(/`npm (?:run )?([\w:]+)`/g)].map(([, name = ""]) => name);
    assert.ok(named.length >= 5);
    assert.deepEqual(
      named.filter((name) => scripts[name] === undefined),
      [],
    );
  });

  test("is found from the front page, and so is how to report", () => {
    const readme = readFileSync(`${root}README.md`, "utf8");
    assert.match(readme, /\(docs\/security\.md\)/);
    assert.match(readme, /\(SECURITY\.md\)/);
  });
});
