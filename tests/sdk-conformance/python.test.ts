import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { ConformanceServer, readCases } from "./conformance-server.ts";
import { hasPython, runProgram } from "./run-program.ts";

const program = fileURLToPath(new URL("./clients/conformance.py", import.meta.url));
const sources = fileURLToPath(new URL("../../sdks/python/src/", import.meta.url));
let server: ConformanceServer;
before(async () => {
  server = await ConformanceServer.start();
});
after(() => server.stop());

// A machine without Python has nothing to show.
if (await hasPython()) {
  const run = (...words: string[]) =>
    runProgram("python3", ["-W", "error", program, server.url, ...words], { env: { PYTHONPATH: sources } });

  test("the Python client passes every case", async () => {
    const { isRight, output } = await run();
    assert.ok(isRight, output);
    const passed = [...output.matchAll(/^pass {2}(.*)$/gm)].map((found) => found[1]!);
    assert.deepEqual(
      passed,
      readCases().map(({ name }) => name),
    );
  });

  test("the Python client over threads streams in the same way", async () => {
    const { isRight, output } = await run("async");
    assert.ok(isRight, output);
    assert.match(output, /^(\d{2}) of \1 cases pass\.$/m);
  });
}
