import assert from "node:assert/strict";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { signUp } from "../../server/testing/client.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { unpackDebian } from "../deploy/unpack-debian.ts";
import { runProgram } from "../sdk-conformance/run-program.ts";

const place = mkdtempSync(join(tmpdir(), "parley-wheel-"));
let server: TestServer;
before(async () => {
  server = await startTestServer();
});
after(async () => {
  rmSync(place, { recursive: true, force: true });
  await server.stop();
});

/** Prints the files of a wheel with their checksums, and what its metadata says of the package. */
const list = `
import sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
for info in sorted(wheel.infolist(), key=lambda each: each.filename):
    if info.filename.startswith("parley_client/"):
        print(info.filename, info.CRC)
    if info.filename.endswith("/METADATA"):
        for line in wheel.read(info).decode().split("\\n\\n")[0].splitlines():
            if line.split(":")[0] in ("Name", "Version", "Summary", "Requires-Python"):
                print(line)
`;

test("setuptools builds the wheel that the server packs by itself", async () => {
  const packages = unpackDebian("python3-setuptools", "python3-pkg-resources", "python3-wheel");
  const sources = join(place, "sources");
  cpSync(fileURLToPath(new URL("../../sdks/python/", import.meta.url)), sources, { recursive: true });
  const build = `from setuptools import build_meta; build_meta.build_wheel(${JSON.stringify(place)})`;
  const env = { PYTHONPATH: join(packages, "usr/lib/python3/dist-packages") };
  // The setuptools of Debian needs the Python of Debian, which need not be the first one of the path.
  const python = existsSync("/usr/bin/python3") ? "/usr/bin/python3" : "python3";
  const built = await runProgram(python, ["-c", build], { cwd: sources, env });
  assert.ok(built.isRight, built.output);
  const [name = ""] = globSync("*.whl", { cwd: place });
  const answer = await fetch(`${server.url}/client/${name}`);
  assert.equal(answer.status, 200, name);
  writeFileSync(join(place, "served.whl"), new Uint8Array(await answer.arrayBuffer()));
  const listOf = async (file: string) => (await runProgram("python3", ["-c", list, join(place, file)])).output;
  const served = await listOf("served.whl");
  assert.match(served, /^parley_client\/py\.typed \d+$/m);
  assert.deepEqual(served.split("\n").sort(), (await listOf(name)).split("\n").sort());
});

test("the program of the guide for apps gets its token, and calls with it", async () => {
  const guide = readFileSync(fileURLToPath(new URL("../../docs/guides/let-apps-in.md", import.meta.url)), "utf8");
  const [, program = ""] = /^```python\n([\s\S]*?)^```$/m.exec(guide) ?? [];
  const person = await signUp(server.client);
  await person.client.post("/api/leads", { email: "grace@example.com" });
  const redirectUris = ["https://diary.example/callback"];
  const scopes = ["leads:read"];
  const app = await person.client.post("/api/oauth/apps", {
    name: "Diary",
    kind: "confidential",
    redirectUris,
    scopes,
  });
  assert.equal(app.status, 201, app.text);
  const env = {
    PYTHONPATH: fileURLToPath(new URL("../../sdks/python/src", import.meta.url)),
    PARLEY_URL: server.url,
    APP_ID: app.body.id,
    APP_SECRET: app.body.clientSecret,
  };
  assert.deepEqual(await runProgram("python3", ["-W", "error", "-c", program], { env }), {
    isRight: true,
    output: "grace@example.com\n",
  });
});
