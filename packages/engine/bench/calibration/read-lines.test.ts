import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { readSplit } from "./calibration.ts";

const home = mkdtempSync(join(tmpdir(), "data-"));
after(() => rmSync(home, { recursive: true }));

const article = '{"id":"a","title":"Hours","url":"https://a.example","text":"We open at nine in the morning."}';
const question = '{"id":"1","type":"plain","question":"When do you open?","docs":["a"]}';

function folderOf(name: string, files: Readonly<Record<string, string | Buffer>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(home, name, path, ".."), { recursive: true });
    writeFileSync(join(home, name, path), text);
  }
  return join(home, name);
}

test("a folder with one of the forms of data is read", () => {
  const files = { "helpcentre/a.docs.jsonl": article, "helpcentre/a.questions.jsonl": `${question}\n` };
  assert.deepEqual(
    readSplit(folderOf("centre", files), "fit").map(({ set, questions }) => [set, questions.length]),
    [["a", 1]],
  );
});

test("a fault of a folder of data is told with its file and line", () => {
  const index = '[{"set":"s","sort":"faq","lang":"en"}]';
  const none = gzipSync("");
  const stranger = gzipSync('{"kind":"offtopic","split":"fit","lang":"en","from":"x","q":"Who?"}');
  const faults: readonly (readonly [files: Readonly<Record<string, string | Buffer>>, told: RegExp])[] = [
    [{}, /holds no questions of the split "fit"/],
    [{ "helpcentre/a.docs.jsonl": article }, /a\.questions\.jsonl cannot be read/],
    [{ "helpcentre/a.docs.jsonl": article, "helpcentre/a.questions.jsonl": `${question}\n{` }, /jsonl:2 is no JSON: /],
    [{ "websites/a.pages.jsonl": "null" }, /a\.pages\.jsonl:1 is no JSON object/],
    [{ "websites/a.pages.jsonl": "" }, /a\.pages\.jsonl holds no line/],
    [{ "index.json": "{" }, /index\.json is no JSON/],
    [{ "index.json": "{}" }, /index\.json is no list/],
    [{ "index.json": index }, /offtopic\.jsonl\.gz cannot be read/],
    [{ "index.json": index, "offtopic.jsonl.gz": "x" }, /offtopic\.jsonl\.gz cannot be read/],
    [{ "index.json": index, "offtopic.jsonl.gz": stranger, "s.jsonl.gz": none }, /s\.jsonl\.gz holds no line/],
  ];
  for (const [at, [files, told]] of faults.entries())
    assert.throws(() => readSplit(folderOf(`fault-${at}`, files), "fit"), { name: "Error", message: told });
});
