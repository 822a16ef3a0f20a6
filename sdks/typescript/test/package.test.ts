import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { folder, type InstalledPackage, inBrowser, inNode, installPackage, root } from "./installed-package.ts";

let installed: InstalledPackage;
before(async () => {
  installed = await installPackage();
});
after(() => installed.remove());

const reference = JSON.parse(readFileSync(join(root, "docs/reference/openapi.json"), "utf8"));
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
    output.split(/\n(?! )/).filter((fault) => !/^(?:(?:more|fewer|mistakes)\.ts\(|$)/.test(fault)),
    [],
    "nothing else is wrong",
  );
  assert.match(faultsOf("more.ts").join("\n"), /'"GET \/nowhere"' is not assignable/);
  assert.match(faultsOf("fewer.ts").join("\n"), /'true' is not assignable to type 'false'/);
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
  const published = (path: string) => readFileSync(join(installed.dist, path), "utf8");
  const client = published("parley.d.ts");
  const files = readdirSync(join(folder, "src/calls"));
  assert.ok(files.length > 5);
  for (const file of files) {
    const comments = readFileSync(join(folder, "src/calls", file), "utf8").match(/\/\*\*[\s\S]*?\*\//g)!;
    for (const name of [file.replace(/ts$/, "d.ts"), file.replace(/ts$/, "js")]) {
      const text = published(`calls/${name}`).replaceAll(/\n\s+/g, "\n");
      for (const comment of comments)
        assert.ok(text.includes(comment.replaceAll(/\n\s+/g, "\n")), `${name}: ${comment}`);
    }
    // A copy of the type would stand here without the comments.
    const calls = /export function (\w+)/.exec(readFileSync(join(folder, "src/calls", file), "utf8"))![1]!;
    assert.match(client, new RegExp(`: ReturnType<typeof ${calls}>;`));
  }
  for (const text of [client, published("parley.js")])
    assert.match(text, /\/\*\* A client for Parley's whole HTTP API\. \*\//);
  assert.match(published("settings.d.ts"), /\/\*\* The limit for one attempt\. Default: 60,000\. \*\//);
});

test("the package compiles for Node and for browsers, and runs without its sources", async () => {
  const program = `import { Chatbot, webhooks } from "@parley/client";
    const chatbot = new Chatbot({ endpoint: "http://127.0.0.1:3000", apiKey: process.env.KEY ?? "" });
    console.log(typeof chatbot.send, typeof webhooks.unwrap);`;
  const { isRight, output } = await installed.compile({ "program.ts": program }, inNode);
  assert.ok(isRight, output);
  assert.equal((await installed.run("program.ts")).output, "function function\n");
});
