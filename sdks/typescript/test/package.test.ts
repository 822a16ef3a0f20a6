import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { OperationName } from "../src/index.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = join(root, "sdks/typescript");
const compiler = join(root, "node_modules/typescript/bin/tsc");

/** A program of somebody who installed the package. */
let place: string;

before(async () => {
  place = mkdtempSync(join(tmpdir(), "parley-client-"));
  const dist = join(place, "node_modules/@parley/client/dist");
  const built = await run(compiler, "-p", join(folder, "tsconfig.build.json"), "--outDir", dist);
  assert.ok(built.isRight, built.output);
  const manifest = readFileSync(join(folder, "package.json"));
  writeFileSync(join(place, "node_modules/@parley/client/package.json"), manifest);
  writeFileSync(join(place, "package.json"), '{ "type": "module" }');
  symlinkSync(join(root, "node_modules/@types"), join(place, "node_modules/@types"));
});
after(() => rmSync(place, { recursive: true, force: true }));

async function run(...command: string[]): Promise<{ isRight: boolean; output: string }> {
  try {
    return { isRight: true, output: (await promisify(execFile)(process.execPath, command, { cwd: place })).stdout };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { isRight: false, output: stdout + stderr };
  }
}

/** Compiles a program against the package, as in a browser unless other libraries are named. */
async function compile(program: string, ...libraries: string[]): Promise<{ isRight: boolean; output: string }> {
  writeFileSync(join(place, "program.ts"), program);
  const options = ["--strict", "--noEmit", "--exactOptionalPropertyTypes", "--target", "es2022"];
  const libs = libraries.length > 0 ? libraries : ["--lib", "es2022,dom", "--types", ""];
  return run(compiler, ...options, "--module", "nodenext", ...libs, "program.ts");
}

const reference = JSON.parse(readFileSync(join(root, "docs/reference/openapi.json"), "utf8"));
const operations = Object.entries(reference.paths as Record<string, object>).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}` as OperationName),
);

describe("the package", () => {
  test("every operation of the reference is reachable by type, and nothing else is", async () => {
    assert.ok(operations.length > 70, `${operations.length} operations`);
    const program = `
      import { Parley, type OperationName } from "@parley/client";
      const parley = new Parley({ endpoint: "http://127.0.0.1:3000" });
      const names = ${JSON.stringify(operations)} as const;
      const isEach: OperationName extends (typeof names)[number] ? true : false = true;
      for (const name of names) void (parley.request as (name: OperationName) => unknown)(name);
    `;
    const right = await compile(program);
    assert.ok(right.isRight, right.output);
    const more = await compile(program.replace("as const", "as const;\nconst more: OperationName = 'GET /nowhere'"));
    assert.match(more.output, /'"GET \/nowhere"' is not assignable/);
  });

  test("mistakes are errors of the compiler, each of them", async () => {
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
    const head = `import { Parley, type ParleyProblem } from "@parley/client"; declare const parley: Parley; declare const problem: ParleyProblem;`;
    const { output } = await compile([head, ...mistakes].join("\n"));
    const lines = [...output.matchAll(/^program\.ts\((\d+),/gm)].map((found) => Number(found[1]));
    const unseen = mistakes.filter((_mistake, index) => !lines.includes(index + 2));
    assert.deepEqual(unseen, []);
    assert.ok(!lines.includes(1), output);
  });

  test("it compiles for Node as well, and runs there without the sources", async () => {
    const program = `import { Chatbot, webhooks } from "@parley/client";
      const chatbot = new Chatbot({ endpoint: "http://127.0.0.1:3000", apiKey: process.env.KEY ?? "" });
      console.log(typeof chatbot.send, typeof webhooks.unwrap);`;
    const { isRight, output } = await compile(program, "--types", "node");
    assert.ok(isRight, output);
    assert.equal((await run(join(place, "program.ts"))).output, "function function\n");
  });

  test("every example of the README compiles", async () => {
    const readme = readFileSync(join(folder, "README.md"), "utf8");
    const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((found) => found[1]!);
    assert.ok(examples.length >= 5, `${examples.length} examples`);
    for (const example of examples) {
      const { isRight, output } = await compile(example, "--types", "node");
      assert.ok(isRight, `${example}\n${output}`);
    }
  });
});
