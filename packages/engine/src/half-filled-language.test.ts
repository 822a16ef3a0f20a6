import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const template = fileURLToPath(new URL("../words/template/", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "words-"));
after(() => rmSync(folder, { recursive: true }));
cpSync(template, folder, { recursive: true });
fill("common.txt", "[stopWords]", "kwan kwar ni zik zu");
fill("kinds.txt", "place:", "", "place: ^kwar");

/** The stemmer of a new language: the parts of its file, and no more. */
const stemmer = `(own) => {
  own("stem.endings", endings);
  own("stem.changed", pairs);
  return { stem: (word) => word };
}`;

/** Lists the half-filled template as a language, as a contributor would. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith("/engine/src/reading/languages.ts")) return loaded;
    const source = String(loaded.source).replace(/(languages[^=]*= \[[^\]]*)\]/, "$1, halfFilled]");
    const own = `import { readLanguage } from "./description/read-language.ts";
      import { endings, pairs } from "./description/part-reader.ts";
      const halfFilled = readLanguage("qab", ${stemmer}, new URL("${pathToFileURL(folder)}/"));\n`;
    return { ...loaded, source: own + source };
  },
});

const { answerInDialogue, answerOffline, languageOf, PassageIndex } = await import("./index.ts");
const { readLanguage } = await import("./reading/description/read-language.ts");
const { endings, pairs } = await import("./reading/description/part-reader.ts");
const { prose } = await import("./testing/fixture.ts");

const readFolder = () =>
  readLanguage(
    "qab",
    (own) => {
      own("stem.endings", endings);
      own("stem.changed", pairs);
      return { stem: (word) => word };
    },
    pathToFileURL(`${folder}/`),
  );

test("a language of a half-filled template answers a question", () => {
  assert.equal(languageOf("qab").code, "qab");
  const index = new PassageIndex();
  index.addAll([prose("mill", "Zu milu", "Zu milu zik alta."), prose("harbour", "Zu harbo", "Zu harbo zik gamla.")]);
  assert.match(answerOffline(index, "kwan zik zu harbo").text, /gamla/);
  assert.equal(index.find("kwar zik zu harbo").query.kind, "place");
  assert.match(answerInDialogue(index, "zu nulo kwan vlam", []).text, /I don't know|mean|help/);
});

test("a fault in a file is told with its line when the language is read", () => {
  const faults: readonly (readonly [text: string, told: RegExp])[] = [
    ["a word", /faulty\.txt:1 stands in no part/],
    ["[stopWords]\nzu", /\[?stopWords\]? is there twice/],
    ["[stopWord]\nzu", /faulty\.txt:1 \[stopWord\] is no part of a language/],
    ["[chatter2]", /is no part of a language/],
    ["  goes on", /faulty\.txt:1/],
    ["[stopWords]\r\nzu", /faulty\.txt:1 holds a tab, a blank at its end/],
    ["# Words\n[stopWords] ", /faulty\.txt:2 holds a tab/],
    ["[chatter]\nzu\tni", /faulty\.txt:2 holds a tab/],
    ["\uFEFF# Words", /faulty\.txt:1 holds a tab/],
    ["[actions2.add]\n  goes on", /faulty\.txt:2 begins with blanks/],
  ];
  const file = join(folder, "faulty.txt");
  for (const [text, told] of faults) {
    writeFileSync(file, text);
    assert.throws(readFolder, told);
  }
  rmSync(file);
  const patterns = ["(", "<none>", "<self>"].map((pattern) => `[chatter]\n${pattern}\n\n[<self>]\n<self>`);
  const before = readFileSync(join(folder, "small-talk.txt"), "utf8");
  for (const text of patterns) {
    writeFileSync(join(folder, "small-talk.txt"), before.replace("[chatter]", text));
    assert.throws(readFolder, /small-talk\.txt:\d+/);
  }
});

function fill(file: string, header: string, line: string, instead = `${header}\n${line}`): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  assert.ok(text.includes(header));
  writeFileSync(path, text.replace(new RegExp(`^${header.replace(/[[\]]/g, "\\$&")}$`, "m"), instead));
}
