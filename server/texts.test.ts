import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { describe, test } from "node:test";
import { capabilities } from "./app.ts";
import { pageLanguages, type TextsByLanguage } from "./kernel/pages/page-language.ts";
import { kernelTexts } from "./kernel/pages/texts/kernel-texts.ts";

/** A text of one language, as it is written or as it comes out for distinct arguments. */
type Sample = { key: string; text: string; parameters: number };

/** Arguments that no text holds by itself: texts show strings and numbers alike. */
const samples = [70_101, 70_202, 70_303, 70_404, 70_505];

function samplesOf(texts: object, path = ""): Sample[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]): Sample[] => {
    const key = path === "" ? name : `${path}.${name}`;
    if (typeof value === "string") return [{ key, text: value, parameters: 0 }];
    if (typeof value === "function") {
      return [{ key, text: String(value(...samples.slice(0, value.length))), parameters: value.length }];
    }
    if (value instanceof RegExp) return [{ key, text: value.source, parameters: 0 }];
    assert.ok(typeof value === "object" && value !== null, `${key} is neither a text nor texts`);
    return samplesOf(value, key);
  });
}

/** The arguments that a text shows, and its names in braces, each once. */
function placeholdersOf({ text, parameters }: Sample): string[] {
  const shown = samples
    .slice(0, parameters)
    .filter((sample) => text.replace(/(?<=\d)\D(?=\d{3})/gu, "").includes(String(sample)));
  return [...new Set([...shown.map(String), ...(text.match(/\{\w+\}/g) ?? [])])].sort();
}

const spoken: [string, TextsByLanguage][] = [
  ["kernel", kernelTexts],
  ...capabilities.flatMap(({ name, texts }): [string, TextsByLanguage][] =>
    texts === undefined ? [] : [[name, texts]],
  ),
];

test("every capability with a folder of texts registers them", () => {
  const folders = globSync("capabilities/*/texts/en.ts", { cwd: import.meta.dirname }).map(
    (path) => path.replaceAll("\\", "/").split("/")[1]!,
  );
  assert.ok(folders.length >= 5, folders.join(", "));
  const registered = capabilities.filter(({ texts }) => texts !== undefined).map(({ name }) => name);
  assert.deepEqual(registered.sort(), folders.sort());
});

for (const [name, texts] of spoken) {
  describe(`the texts of ${name}`, () => {
    const english = samplesOf(texts.en);
    for (const language of pageLanguages) {
      test(`are whole in ${language}: the same keys and placeholders as in English, and no empty text`, () => {
        const own = samplesOf(texts[language]);
        assert.deepEqual(
          own.map(({ key, parameters }) => ({ key, parameters })),
          english.map(({ key, parameters }) => ({ key, parameters })),
        );
        assert.deepEqual(
          own.filter(({ text }) => text.trim() === ""),
          [],
        );
        for (const [index, sample] of own.entries()) {
          assert.deepEqual(placeholdersOf(sample), placeholdersOf(english[index]!), `${language}: ${sample.key}`);
        }
      });
    }
  });
}

test("a language that lacks a text, or a placeholder of one, is found", () => {
  const english = samplesOf({ subject: (who: string) => `Mail of ${who}`, end: "{days} days" });
  const other = samplesOf({ subject: (_who: string) => "Post", end: "Tage" });
  assert.deepEqual(english.map(placeholdersOf), [["70101"], ["{days}"]]);
  assert.deepEqual(other.map(placeholdersOf), [[], []]);
});
