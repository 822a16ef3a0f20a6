import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { ExampleWorld } from "../example-world.ts";
import { type RunExample, runExamples } from "./run-examples.ts";

const sdk = (name: string) => fileURLToPath(new URL(`../../../sdks/${name}/`, import.meta.url));

/** Each program reads lines of JSON with a call, runs it with a client of its own, and answers with a line. */
const programs = {
  python: `import contextlib, io, json, os, sys
sys.path.insert(0, ${JSON.stringify(`${sdk("python")}src`)})
from parley_client import Parley
class Seen(Exception): pass
for line in sys.stdin:
    call = json.loads(line)
    def seen(*_):
        if call["isEndless"]: raise Seen()
    try:
        exec(call["text"], {"parley": Parley(call["url"], call["token"], max_retries=0), "print": seen})
        told = ""
    except Seen: told = ""
    except Exception as fault: told = f"{type(fault).__name__}: {fault}"
    print(json.dumps(told), flush=True)
`,
  php: `<?php
require ${JSON.stringify(`${sdk("php")}autoload.php`)};
class Seen extends Exception {}
eval('namespace Example; function print_r($value) { if ($GLOBALS["isEndless"]) { throw new \\Seen(); } }');
while (($line = fgets(STDIN)) !== false) {
  $call = json_decode($line, true);
  $told = '';
  $isEndless = $call['isEndless'];
  $run = function () use ($call) {
    $parley = new Parley\\Parley($call['url'], $call['token'], maxRetries: 0);
    eval('namespace Example; ' . $call['text']);
  };
  ob_start(function ($part) { return ''; }, 1);
  try { $run(); } catch (Seen) {} catch (Throwable $fault) { $told = get_class($fault) . ': ' . $fault->getMessage(); }
  ob_end_clean();
  echo json_encode($told), "\\n";
}
`,
  ruby: `require "json"
require "uri"
require "parley-client"
$stdout.sync = true
class Seen < StandardError; end
class Example
  attr_reader :parley
  def initialize(parley, is_endless)
    @parley, @is_endless = parley, is_endless
  end
  def puts(*) = @is_endless ? raise(Seen) : nil
  def p(*) = nil
  def run(text) = instance_eval(text)
end
STDIN.each_line do |line|
  call = JSON.parse(line)
  told = ""
  begin
    parley = Parley::Client.new(call["url"], call["token"], max_retries: 0)
    Example.new(parley, call["isEndless"]).run(call["text"])
  rescue Seen
  rescue Exception => fault
    told = "#{fault.class}: #{fault.message}"
  end
  puts JSON.generate(told)
end
`,
};

/** Says how the program of a language is started, and what it needs around it. */
type Started = { command: readonly string[]; environment?: Record<string, string> };

/** Writes the program of a language that is not compiled, and says how it is started. */
export function interpreted(
  language: keyof typeof programs,
  folder: string,
  { command, environment }: Started,
): Started {
  const program = join(folder, `run.${language}`);
  writeFileSync(program, programs[language]);
  return { command: [...command, program], ...(environment && { environment }) };
}

/** Runs the examples of a language in one process, and tells of those that failed. */
export async function runInProgram(
  { examples, folder, extent }: { examples: ExampleWorld; folder: string; extent?: "all" | "part" },
  language: keyof typeof programs | "go",
  { command, environment }: Started,
): Promise<string[]> {
  const child = spawn(command[0]!, command.slice(1), {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const closed = once(child, "close");
  // A program that has ended takes no call: each of them says so.
  child.stdin.on("error", () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let before: Promise<unknown> = Promise.resolve();
  const run: RunExample = async ({ file, provoke, ...call }) => {
    const turn = before.then(async () => {
      if (file !== undefined) writeFileSync(join(folder, file.name), file.text);
      child.stdin.write(`${JSON.stringify({ ...call, url: examples.server.url })}\n`);
      let isOver = false;
      const answered = lines.next().finally(() => {
        isOver = true;
      });
      if (call.isEndless) await provoke(() => isOver);
      const { value } = await answered;
      if (value === undefined) throw new Error("The program has ended.");
      const told = JSON.parse(value) as string;
      if (told !== "") throw new Error(told);
    });
    before = turn.catch(() => undefined);
    await turn;
  };
  try {
    return await runExamples(examples, language, run, extent);
  } finally {
    child.stdin.end();
    await closed;
  }
}
