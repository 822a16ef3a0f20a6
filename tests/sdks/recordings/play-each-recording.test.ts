import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { TestServer } from "../../../server/testing/test-server.ts";
import { runProgram } from "../../sdk-conformance/run-program.ts";
import { startTaughtServer } from "../readme-examples.ts";
import { goToolchain, phpToolchain, rubyToolchain } from "../toolchains.ts";

type Program = { command: string[]; environment: Record<string, string> };

const programs = fileURLToPath(new URL("./programs/", import.meta.url));
const sdks = fileURLToPath(new URL("../../../sdks/", import.meta.url));
const place = mkdtempSync(join(tmpdir(), "parley-recordings-"));
let server: TestServer;
let apiKey: string;
before(async () => {
  ({ server, apiKey } = await startTaughtServer());
});
after(async () => {
  rmSync(place, { recursive: true, force: true });
  await server.stop();
});

async function readPrograms(): Promise<Record<string, Program>> {
  const { goRoot, environment } = goToolchain(place);
  const go = join(place, "use");
  const options = { cwd: join(programs, "go"), env: environment };
  const built = await runProgram(join(goRoot, "bin/go"), ["build", "-o", go, "."], options);
  assert.ok(built.isRight, built.output);
  const [php, ruby] = [phpToolchain("curl", "mbstring"), rubyToolchain()];
  const rubyWords = ["--disable-gems", "-I", join(sdks, "ruby/lib"), join(programs, "use.rb")];
  return {
    typescript: { command: [process.execPath, join(programs, "use.ts")], environment: {} },
    python: {
      command: ["python3", join(programs, "use.py")],
      environment: { PYTHONPATH: join(sdks, "python/src") },
    },
    go: { command: [go], environment: {} },
    php: { ...php, command: [...php.command, join(programs, "use.php")] },
    ruby: { ...ruby, command: [...ruby.command, ...rubyWords] },
  };
}

async function use({ command, environment }: Program, ...words: string[]): Promise<unknown> {
  const [program = "", ...first] = command;
  const env = { ...environment, PARLEY_API_KEY: apiKey };
  const { isRight, output } = await runProgram(program, [...first, ...words], { env });
  assert.ok(isRight, output);
  return JSON.parse(output);
}

test("what a client records, without the key, each client plays back", async () => {
  const all = await readPrograms();
  for (const [recorder, program] of Object.entries(all)) {
    const file = join(place, `${recorder}.jsonl`);
    const live = (await use(program, "record", file, server.url)) as Record<string, unknown>;
    assert.deepEqual([live.name, live.listed], ["Grace Ünal", 1]);
    assert.match(String(live.text), /free from 50 euros/i);
    const recording = readFileSync(file, "utf8");
    assert.ok(!recording.includes("parley_"), recording);
    for (const [player, other] of Object.entries(all)) {
      const played = await use(other, "replay", file, "http://replay");
      assert.deepEqual(played, live, `${player} plays what ${recorder} has recorded`);
    }
  }
});
