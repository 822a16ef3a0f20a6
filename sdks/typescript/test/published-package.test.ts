import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { packClient } from "../../../server/http/client/pack-client.ts";
import { folder, root } from "./installed-package.ts";

const run = promisify(execFile);
const tarball = packClient(pathToFileURL(`${folder}/`));
const place = mkdtempSync(join(tmpdir(), "parley-published-"));
const installed = join(place, "node_modules/@parley/client");

before(async () => {
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(place, "client.tgz"), tarball);
  await run("tar", ["-xzf", join(place, "client.tgz"), "--strip-components=1", "-C", installed]);
});
after(() => rmSync(place, { recursive: true, force: true }));

test("publint finds nothing to say about the package", async () => {
  const { messages } = await publint({ pkgDir: installed, pack: false, strict: true });
  assert.deepEqual(messages, []);
});

test("the types are those of what runs, for every way of resolving the package", async () => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball));
  assert.ok(analysis.types, "the package has types");
  assert.deepEqual((analysis as { problems: unknown[] }).problems, []);
});

const uses = `import { Chatbot, NotFound, Parley, type ParleyWidget, webhooks, type WidgetCall } from "@parley/client";
import { Chat } from "@parley/client/chat";
import { watchConversation } from "@parley/client/live";
import { uploadFile } from "@parley/client/files";
import { startVoice } from "@parley/client/voice";
import { AppSignIn } from "@parley/client/oauth";
const parley = new Parley({ endpoint: "http://127.0.0.1:3000", apiKey: null });
const titles: Promise<string | undefined> = parley.knowledge.get("src_1").then((source) => source.title);
const rows: Promise<{ id: number }[]> = parley.database.select<{ id: number }>({ table: "t" }).then((a) => a.rows);
titles.catch((error) => error instanceof NotFound && error.code === "not-found");
rows.catch(() => undefined);
const steer = (widget: ParleyWidget) => widget.on("message", ({ author, text }) => widget.ask(author + text));
const calls: WidgetCall[] = [["setContext", { page: "cakes" }], ["on", "open", () => steer.length]];
calls.push(["identify", null]);
console.log([Chatbot, Chat, watchConversation, uploadFile, startVoice, AppSignIn, webhooks.unwrap].every((each) => typeof each === "function"));
`;

for (const type of ["module", "commonjs"]) {
  test(`a program of TypeScript 5.4 compiles against the package as ${type}, and runs`, async () => {
    const program = join(place, type);
    mkdirSync(program);
    writeFileSync(join(program, "package.json"), JSON.stringify({ type }));
    writeFileSync(join(program, "program.ts"), uses);
    const compiler = createRequire(join(folder, "package.json")).resolve("typescript-5.4/bin/tsc");
    const options = ["--strict", "--target", "es2022", "--lib", "es2022,dom,dom.iterable"];
    const { stdout } = await run(process.execPath, [compiler, ...options, "--module", "node16", "program.ts"], {
      cwd: program,
    }).catch((error) => assert.fail(error.stdout));
    assert.equal(stdout, "");
    const ran = await run(process.execPath, [join(program, "program.js")]).catch((error) => error);
    assert.match(ran.stdout, /^true\n/, ran.stderr);
  });
}

test("the maps lead to the sources that the package has", () => {
  const map = JSON.parse(readFileSync(join(installed, "dist/chatting/chat.js.map"), "utf8"));
  const [source] = map.sources;
  const text = readFileSync(join(installed, "dist/chatting", source), "utf8");
  assert.match(text, /export class Chat /);
});

test("the licence is the one of Parley", () => {
  assert.equal(readFileSync(join(installed, "LICENSE"), "utf8"), readFileSync(join(root, "LICENSE"), "utf8"));
});
