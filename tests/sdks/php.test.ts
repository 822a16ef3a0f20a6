import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Webhook } from "standardwebhooks";
import type { TestServer } from "../../server/testing/test-server.ts";
import { until } from "../../server/testing/until.ts";
import { unpackDebian } from "../deploy/unpack-debian.ts";
import { ConformanceServer, readCases } from "../sdk-conformance/conformance-server.ts";
import { runProgram } from "../sdk-conformance/run-program.ts";
import { freeAddress } from "./free-address.ts";
import { readExamples, startTaughtServer } from "./readme-examples.ts";
import { phpToolchain } from "./toolchains.ts";

const ofComposer = "ca-bundle class-map-generator metadata-minifier pcre semver spdx-licenses xdebug-handler".split(
  " ",
);
const ofSymfony = "console deprecation-contracts filesystem finder process service-contracts string".split(" ");
const checkers = [
  ..."composer php-codesniffer jsonlint php-json-schema php-psr-container php-psr-log php-react-promise".split(" "),
  ..."php-seld-signal-handler php8.2-intl php8.2-mbstring php8.2-xml".split(" "),
  ...ofComposer.map((name) => `php-composer-${name}`),
  ...ofSymfony.map((name) => `php-symfony-${name}`),
];
const { unpacked, command, environment } = phpToolchain("curl");
const [php, ...options] = command;
const loud = ["-d", "error_reporting=-1", "-d", "display_errors=stderr", "-d", "log_errors=0"];
const sdk = fileURLToPath(new URL("../../sdks/php/", import.meta.url));
const place = mkdtempSync(join(tmpdir(), "parley-php-"));
let server: TestServer;
let apiKey: string;
before(async () => {
  ({ server, apiKey } = await startTaughtServer());
});
after(async () => {
  rmSync(place, { recursive: true, force: true });
  await server.stop();
});

const examples = readExamples("php", "php");
/** Each example prints this, in the order of the page. The one of webhooks runs in a web server. */
const said = [
  /free from 50 euros/i,
  /free from 50 euros on\. completed/i,
  /Is delivery free\? 20\d\d\n[\s\S]*^1 \S+$/m,
  /ada@example\.com/,
  /^invalid-credentials .+ \S+$/m,
  undefined,
  /^hello$/m,
  /^new\nnew$/m,
];

test("every file is a class that loads without a notice", async () => {
  const program = `require '${sdk}autoload.php';
    $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator('${sdk}src', FilesystemIterator::SKIP_DOTS));
    foreach ($files as $file) {
      $class = 'Parley\\\\' . strtr(substr((string) $file, strlen('${sdk}src/'), -4), '/', '\\\\');
      if (!class_exists($class) && !interface_exists($class)) { echo $class, "\\n"; }
    }
    echo "done";`;
  const loaded = await runProgram(php, [...options, ...loud, "-r", program], { env: environment });
  assert.deepEqual(loaded, { isRight: true, output: "done" });
});

test("composer takes the manifest strictly, and the code keeps PSR-12", async () => {
  const tools = unpackDebian(...checkers);
  const load = (folder: string, names: string) =>
    names.split(" ").flatMap((name) => ["-d", `extension=${join(folder, "usr/lib/php/20220829", name)}.so`]);
  const check = (...words: string[]) => {
    const more = [
      ...load(unpacked, "phar ctype iconv tokenizer"),
      ...load(tools, "mbstring intl dom xml simplexml xmlwriter"),
    ];
    const path = ["-d", `include_path=${join(tools, "usr/share/php")}`];
    const env = { ...environment, COMPOSER_HOME: join(place, "composer"), COMPOSER_ALLOW_SUPERUSER: "1" };
    return runProgram(php, ["-n", ...more, ...path, ...words], { cwd: sdk, env });
  };
  // Packages that do not come from Packagist have their version in the manifest.
  const words = ["validate", "--strict", "--no-check-version", "--no-interaction"];
  const validated = await check(join(tools, "usr/bin/composer"), ...words);
  assert.ok(validated.isRight && validated.output.includes("composer.json is valid"), validated.output);
  // The generated documents are longer than the 120 characters that PSR-12 wishes for.
  const sniffed = await check(join(tools, "usr/bin/phpcs"), "--standard=PSR12", "-n", "-q", "src", "autoload.php");
  assert.deepEqual(sniffed, { isRight: true, output: "" });
});

test("the PHP client passes every case", async () => {
  const cases = await ConformanceServer.start();
  try {
    const program = fileURLToPath(new URL("../sdk-conformance/clients/conformance.php", import.meta.url));
    const run = await runProgram(php, [...options, ...loud, program, cases.url], { env: environment });
    assert.ok(run.isRight, run.output);
    assert.equal(run.output.match(/^pass {2}/gm)?.length, readCases().length);
  } finally {
    await cases.stop();
  }
});

test("the package comes from the server, and the examples of the README print what it promises", async () => {
  const bytes = new Uint8Array(await (await fetch(`${server.url}/client/php.zip`)).arrayBuffer());
  writeFileSync(join(place, "php.zip"), bytes);
  const extracted = await runProgram("python3", ["-m", "zipfile", "-e", "php.zip", "."], { cwd: place });
  assert.ok(extracted.isRight, extracted.output);
  assert.equal(JSON.parse(readFileSync(join(place, "parley-client/composer.json"), "utf8")).name, "parley/client");
  assert.equal(examples.length, said.length);
  for (const [index, text] of examples.entries()) {
    writeFileSync(join(place, `example-${index}.php`), text.replaceAll("http://127.0.0.1:3000", server.url));
    if (said[index] === undefined) continue;
    const env = { ...environment, PARLEY_API_KEY: apiKey };
    const outcome = await runProgram(php, [...options, ...loud, `example-${index}.php`], { cwd: place, env });
    assert.ok(outcome.isRight, outcome.output);
    assert.match(outcome.output, said[index]);
  }
  const recording = readFileSync(join(place, "leads.jsonl"), "utf8");
  assert.ok(recording.includes("grace@example.com") && !recording.includes(apiKey), recording);
});

test("the webhook example accepts a signed delivery, and refuses another", async () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  const address = await freeAddress();
  const child = spawn(php, [...options, ...loud, "-S", address, "example-5.php"], {
    cwd: place,
    env: { ...process.env, ...environment, WEBHOOK_SECRET: secret },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (part) => {
    output += part;
  });
  try {
    const at = new Date();
    const body = '{"type":"message.created","timestamp":"2026-11-20T10:00:00Z","data":{"text":"Hello"}}';
    const headers = {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
      "webhook-signature": new Webhook(secret).sign("evt_1", at, body),
    };
    const post = (text: string) => fetch(`http://${address}/`, { method: "POST", headers, body: text });
    const first = await until(() => post(body).catch(() => undefined));
    assert.equal(first.status, 204, output);
    await until(() => output.includes("evt_1 Hello"));
    const other = await post("{}");
    assert.deepEqual([other.status, await other.text()], [400, "wrong"]);
  } finally {
    child.kill();
    await once(child, "exit");
  }
});
