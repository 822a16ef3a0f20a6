import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inflateRawSync } from "node:zlib";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const sdk = fileURLToPath(new URL("../../../sdks/typescript/", import.meta.url));
const { version } = JSON.parse(readFileSync(join(sdk, "package.json"), "utf8"));
const place = mkdtempSync(join(tmpdir(), "parley-client-files-"));
let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(async () => {
  rmSync(place, { recursive: true, force: true });
  await server.stop();
});

for (const page of ["parley", "chat", "live", "files", "voice"]) {
  test(`a page gets ${page}.js without a key, also by the version, which a browser may keep for ever`, async () => {
    const { status, text, headers } = await server.client.get(`/client/${page}.js`);
    assert.equal(status, 200, text);
    assert.match(headers.get("content-type") ?? "", /^text\/javascript/);
    assert.equal(headers.get("access-control-allow-origin"), "*");
    assert.ok(text.startsWith(`/* @parley/client ${version} */`));
    const kept = await server.client.get(`/client/${version}/${page}.js`);
    assert.equal(kept.text, text);
    assert.match(kept.headers.get("cache-control") ?? "", /immutable/);
  });
}

test("a page file is a module that talks to this server", async () => {
  const { text } = await server.client.get("/client/parley.js");
  writeFileSync(join(place, "parley.mjs"), text);
  const program = `import { Parley } from "./parley.mjs";
    console.log((await new Parley({ endpoint: "${server.url}", apiKey: null }).system.version()).server);`;
  writeFileSync(join(place, "program.mjs"), program);
  const { stdout } = await promisify(execFile)(process.execPath, [join(place, "program.mjs")]);
  assert.match(stdout, /^\d+\.\d+\.\d+/);
});

test("the package holds what npm unpacks, and the same bytes each time", async () => {
  const download = async () => Buffer.from(await (await fetch(`${server.url}/client/typescript.tgz`)).arrayBuffer());
  const bytes = await download();
  assert.deepEqual(await download(), bytes);
  writeFileSync(join(place, "typescript.tgz"), bytes);
  execFileSync("tar", ["-xzf", "typescript.tgz"], { cwd: place });
  assert.deepEqual(readdirSync(join(place, "package")).sort(), [
    ...["CHANGELOG.md", "LICENSE", "README.md", "dist", "package.json", "src"],
  ]);
  const manifest = JSON.parse(readFileSync(join(place, "package/package.json"), "utf8"));
  assert.deepEqual([manifest.name, manifest.version, manifest.private], ["@parley/client", version, undefined]);
  assert.equal(manifest.devDependencies, undefined);
  for (const file of ["dist/index.js", "dist/cjs/index.js", "src/generated/api-types.generated.d.ts"]) {
    assert.deepEqual(readFileSync(join(place, "package", file)), readFileSync(join(sdk, file)));
  }
});

test("the wheel holds what pip unpacks, with its hashes, and the same bytes each time", async () => {
  const name = `parley_client-${version}-py3-none-any.whl`;
  const download = async () => new Uint8Array(await (await fetch(`${server.url}/client/${name}`)).arrayBuffer());
  const bytes = await download();
  assert.deepEqual(await download(), bytes);
  const files = unzip(Buffer.from(bytes));
  const text = (path: string) => Buffer.from(files[path] ?? []).toString();
  const info = `parley_client-${version}.dist-info`;
  assert.match(text(`${info}/METADATA`), /^Name: parley-client\nVersion: \d+\.\d+\.\d+\n/m);
  assert.match(text(`${info}/METADATA`), /\n\n# The Python client\n/);
  assert.match(text(`${info}/licenses/LICENSE`), /Apache License/);
  assert.ok("parley_client/py.typed" in files);
  const source = fileURLToPath(new URL("../../../sdks/python/src/parley_client/client.py", import.meta.url));
  assert.equal(text("parley_client/client.py"), readFileSync(source, "utf8"));
  const rows = text(`${info}/RECORD`).trim().split("\n");
  assert.deepEqual(rows.map((row) => row.split(",")[0]).sort(), Object.keys(files).sort());
  for (const row of rows.slice(0, -1)) {
    const [path, hash, size] = row.split(",");
    const digest = createHash("sha256").update(files[path!]!).digest("base64url");
    assert.deepEqual([hash, Number(size)], [`sha256=${digest}`, files[path!]!.length]);
  }
});

test("another file and another version are not found, and the answer names what there is", async () => {
  const unknown = await server.client.get("/client/package.json");
  assert.deepEqual([unknown.status, unknown.body.code], [404, "not-found"]);
  assert.match(unknown.body.detail, /chat\.js/);
  const old = await server.client.get("/client/0.0.1/chat.js");
  assert.equal(old.status, 404);
  assert.ok(old.body.detail.includes(`/client/${version}/chat.js`));
});

/** Reads the files of a zip from the list at its end. */
function unzip(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06"));
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameSize, extraSize] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
    ];
    const place = zip.readUInt32LE(at + 42);
    const begin = place + 30 + zip.readUInt16LE(place + 26) + zip.readUInt16LE(place + 28);
    const packed = zip.subarray(begin, begin + size);
    const isPacked = zip.readUInt16LE(at + 10) === 8;
    files[zip.toString("utf8", at + 46, at + 46 + nameSize)] = isPacked ? inflateRawSync(packed) : packed;
    at += 46 + nameSize + extraSize + zip.readUInt16LE(at + 32);
  }
  return files;
}
