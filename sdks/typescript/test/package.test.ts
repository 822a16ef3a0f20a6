import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { folder, type InstalledPackage, inBrowser, inNode, installPackage, root } from "./installed-package.ts";

let installed: InstalledPackage;
before(async () => {
  installed = await installPackage();
});
after(() => installed.remove());

const reference = JSON.parse(readFileSync(join(root, "docs/reference/openapi.json"), "utf8"));
/** Every example that an editor shows. Ids and bytes are the caller's. */
const examples = [
  ...readFileSync(join(folder, "src/generated/calls.generated.d.ts"), "utf8").matchAll(/@example\n {3}\* (.*)/g),
].map((found) => `{ ${found[1]!} }`);
const variables = [
  ...new Set(
    examples.flatMap((text) =>
      [...text.matchAll(/[(, ]([a-z]\w*(?:Id|ink|oken)?)(?=[,)])/g)].map((found) => found[1]!),
    ),
  ),
];
const shown = `import { Parley } from "@parley/client";
declare const parley: Parley; declare const ${variables.map((name) => `${name}: any`).join(", ")};
${examples.join("\n")}`;

const operations = Object.entries(reference.paths as Record<string, object>).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

const program = `import type { OperationName } from "@parley/client";
  const names = ${JSON.stringify(operations)} as const;
  export const each: readonly OperationName[] = names;
  export const noOther: OperationName extends (typeof names)[number] ? true : false = true;`;
const mistakes = [
  'parley.request("POST /api/chatbot/send", { body: { sessionId: "the message is missing" } });',
  'parley.request("POST /api/chatbot/send", { headers: {} });',
  'parley.request("POST /api/chatbot/send");',
  'parley.request("POST /api/chatbot/send", { body: { message: "Hi", mesage: "Hi" } });',
  'parley.request("GET /api/conversations/{sessionId}");',
  'parley.request("GET /api/conversations", { query: { stauts: "open" } });',
  'parley.request("GET /version", { query: { a: 1 } });',
  'parley.list("GET /version");',
  'parley.conversations.list({ status: "opened" });',
  '(await parley.request("GET /version")).nothing;',
  'problem.code === "not-fuond";',
];
const head =
  'import { Parley, type ParleyProblem } from "@parley/client"; declare const parley: Parley; declare const problem: ParleyProblem;';

/** The compiler reads the package once for all programs, which takes longer than the programs themselves. */
let output: string;
before(async () => {
  const programs = {
    "right.ts": program,
    "more.ts": program.replace("= [", '= ["GET /nowhere", '),
    "fewer.ts": program.replace(/= \["[^"]+",/, "= ["),
    "examples.ts": shown,
    "mistakes.ts": [head, ...mistakes].join("\n"),
  };
  output = (await installed.compile(programs, inBrowser)).output;
});
/** The faults of one program. A fault that goes on over several lines has them indented. */
const faultsOf = (name: string) => output.split(/\n(?! )/).filter((fault) => fault.startsWith(`${name}(`));

test("the types accept every operation of the reference, and no other", () => {
  assert.ok(operations.length > 70, `${operations.length} operations`);
  assert.deepEqual(faultsOf("right.ts"), []);
  assert.deepEqual(
    output.split(/\n(?! )/).filter((fault) => !/^(?:(?:more|fewer|mistakes|examples)\.ts\(|$)/.test(fault)),
    [],
    "nothing else is wrong",
  );
  assert.match(faultsOf("more.ts").join("\n"), /'"GET \/nowhere"' is not assignable/);
  assert.match(faultsOf("fewer.ts").join("\n"), /'true' is not assignable to type 'false'/);
});

test("the example of every call compiles, and every operation has a call", () => {
  assert.deepEqual(faultsOf("examples.ts"), []);
  assert.ok(examples.length >= operations.length, `${examples.length} examples of ${operations.length} operations`);
});

test("the compiler reports each of these mistakes", () => {
  const lines = faultsOf("mistakes.ts").map((fault) => Number(/\((\d+),/.exec(fault)?.[1]));
  assert.deepEqual(
    mistakes.filter((_mistake, index) => !lines.includes(index + 2)),
    [],
  );
  assert.ok(!lines.includes(1), output);
});

test("the published files have the comments of the calls, where an editor finds them", () => {
  const published = (path: string) => readFileSync(join(folder, path), "utf8");
  const calls = published("src/generated/calls.generated.d.ts");
  assert.match(calls, /\* Take a lead: somebody wants to be contacted\./);
  assert.match(calls, /\* @example\n {3}\* await parley\.leads\.delete\(leadId\);/);
  assert.match(calls, /@deprecated Call `parley\.keys\.create`\./);
  assert.match(published("dist/parley.d.ts"), /A client for Parley's whole HTTP API\./);
  assert.match(published("dist/settings.d.ts"), /\/\*\* The limit for one attempt\. Default: 60,000\. \*\//);
});

const budgets = { chat: 4_000, live: 4_000, files: 5_000, voice: 1_000, oauth: 2_000, parley: 25_000 };
for (const [name, most] of Object.entries(budgets)) {
  test(`the page file ${name}.js has at most ${most} compressed bytes`, () => {
    const bytes = gzipSync(readFileSync(join(folder, `dist/browser/${name}.js`)), { level: 9 }).length;
    assert.ok(bytes <= most, `${bytes} bytes`);
  });
}

test("the package compiles for Node and for browsers, and runs without its sources", async () => {
  const program = `import { Chatbot, webhooks } from "@parley/client";
    const chatbot = new Chatbot({ endpoint: "http://127.0.0.1:3000", apiKey: process.env.KEY ?? null });
    console.log(typeof chatbot.send, typeof webhooks.unwrap);`;
  const { isRight, output } = await installed.compile({ "program.ts": program }, inNode);
  assert.ok(isRight, output);
  assert.equal((await installed.run("program.ts")).output, "function function\n");
});
