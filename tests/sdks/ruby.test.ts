import assert from "node:assert/strict";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Webhook } from "standardwebhooks";
import type { TestServer } from "../../server/testing/test-server.ts";
import { unpackDebian } from "../deploy/unpack-debian.ts";
import { ConformanceServer, readCases } from "../sdk-conformance/conformance-server.ts";
import { runProgram } from "../sdk-conformance/run-program.ts";
import { readExamples, startTaughtServer } from "./readme-examples.ts";
import { rubyToolchain } from "./toolchains.ts";

const { unpacked, command, environment } = rubyToolchain();
const [interpreter, ...options] = command;
const place = mkdtempSync(join(tmpdir(), "parley-ruby-"));
const ruby = (words: readonly string[], env: Record<string, string> = {}) =>
  runProgram(interpreter, [...options, ...words], { cwd: place, env: { ...environment, ...env } });
let server: TestServer;
let apiKey: string;
before(async () => {
  ({ server, apiKey } = await startTaughtServer());
});
after(async () => {
  rmSync(place, { recursive: true, force: true });
  await server.stop();
});

const examples = readExamples("ruby", "ruby");
/** Each example prints this, in the order of the page. */
const said = [
  /free from 50 euros/i,
  /free from 50 euros on\. completed/i,
  /Is delivery free\? 20\d\d\n[\s\S]*^1 \S+$/m,
  /ada@example\.com/,
  /^invalid-credentials .+ \S+$/m,
  /^$/,
  /^hello$/m,
  /^new\nnew$/m,
];

test("YARD finds no class, method or constant without a sentence", async () => {
  const gems = join(unpackDebian("yard", "ruby-webrick"), "usr/share/rubygems-integration/all/gems");
  const [yard] = globSync("yard-*", { cwd: gems });
  const sdk = fileURLToPath(new URL("../../sdks/ruby/", import.meta.url));
  const program = join(gems, yard!, "bin/yard");
  const words = ["stats", "--list-undoc", "--no-save", "--no-cache"];
  const { isRight, output } = await ruby(["-I", join(gems, yard!, "lib"), program, ...words, `${sdk}lib/**/*.rb`]);
  assert.ok(isRight && output.includes("100.00% documented") && !output.includes("[warn]"), output);
});

test("the Ruby client passes every case, without a warning", async () => {
  const cases = await ConformanceServer.start();
  try {
    const program = fileURLToPath(new URL("../sdk-conformance/clients/conformance.rb", import.meta.url));
    const { isRight, output } = await ruby(["--disable-gems", program, cases.url]);
    assert.ok(isRight, output);
    assert.equal(output.match(/^pass {2}/gm)?.length, readCases().length);
    assert.doesNotMatch(output, /warning/);
  } finally {
    await cases.stop();
  }
});

test("the gem comes from the server and builds, and the examples of the README print what it promises", async () => {
  const bytes = new Uint8Array(await (await fetch(`${server.url}/client/ruby.zip`)).arrayBuffer());
  writeFileSync(join(place, "ruby.zip"), bytes);
  const extracted = await runProgram("python3", ["-m", "zipfile", "-e", "ruby.zip", "."], { cwd: place });
  assert.ok(extracted.isRight, extracted.output);
  const gem = ["-C", "parley-client", join(unpacked, "usr/bin/gem3.1"), "build", "parley-client.gemspec"];
  const built = await ruby(gem);
  assert.match(built.output, /Successfully built RubyGem[\s\S]*parley-client-\d+\.\d+\.\d+\.gem/);
  assert.equal(examples.length, said.length);
  for (const [index, text] of examples.entries()) {
    writeFileSync(join(place, `example-${index}.rb`), text.replaceAll("http://127.0.0.1:3000", server.url));
    const words = ["--disable-gems", "-I", "parley-client/lib", `example-${index}.rb`];
    const outcome = await ruby(words, { PARLEY_API_KEY: apiKey });
    assert.ok(outcome.isRight, outcome.output);
    assert.match(outcome.output, said[index]!);
  }
  const recording = readFileSync(join(place, "leads.jsonl"), "utf8");
  assert.ok(recording.includes("grace@example.com") && !recording.includes(apiKey), recording);
});

test("the webhook example accepts a signed delivery, and refuses another", async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  const at = new Date();
  const body = '{"type":"message.created","timestamp":"2026-11-20T10:00:00Z","data":{"text":"Hello"}}';
  const headers = {
    HTTP_WEBHOOK_ID: "evt_1",
    HTTP_WEBHOOK_TIMESTAMP: String(Math.floor(at.getTime() / 1_000)),
    HTTP_WEBHOOK_SIGNATURE: new Webhook(secret).sign("evt_1", at, body),
  };
  const program = `require_relative "example-5"
[${JSON.stringify(body)}, "{}"].each do |body|
  env = JSON.parse(${JSON.stringify(JSON.stringify(headers))}).merge("rack.input" => StringIO.new(body))
  status, _headers, text = RECEIVE.call(env)
  puts [status, *text].join(" ")
end
`;
  writeFileSync(join(place, "receive.rb"), program);
  const words = ["--disable-gems", "-I", "parley-client/lib", "receive.rb"];
  const { output } = await ruby(words, { WEBHOOK_SECRET: secret });
  assert.equal(output, "evt_1 Hello\n204\n400 wrong\n");
});
