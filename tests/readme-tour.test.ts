import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { assertShown, patternOf } from "./assert-shown.ts";
import { readCodeBlocks, readSection } from "./markdown.ts";

const run = promisify(execFile);
const page = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const blocks = readCodeBlocks(readSection(page, "## Tour of five minutes"));
/** Says what the reader types, and what the page shows to come back. */
const steps = blocks.flatMap((block, index) =>
  block.language === "bash" ? [{ typed: block.text, shown: blocks[index + 1]! }] : [],
);
const end = "---- end of a step ----";

let server: TestServer;
/** Twice: people paste the tour again, on the same server. */
let rounds: string[][];

before(async () => {
  await run("curl", ["--version"]).catch(() => {
    throw new Error(
      "The README's tour is tested with curl, which is not on this machine. Install it (apt install curl).",
    );
  });
  server = await startTestServer();
  const script = steps.map(({ typed }) => `${typed}\nprintf '%s\\n' '${end}'\n`).join("");
  const here = script.replaceAll("http://127.0.0.1:3000", server.url);
  assert.notEqual(here, script, "the tour names the server's address");
  rounds = [];
  for (let round = 0; round < 2; round++) {
    const { stdout } = await run("bash", ["-euo", "pipefail", "-c", here], { maxBuffer: 10_000_000 });
    rounds.push(stdout.split(`${end}\n`));
  }
});
after(() => server?.stop());

describe("the README's tour works as it is written", () => {
  test("every step shows what comes back", () => {
    assert.equal(steps.length, 8);
    for (const { typed, shown } of steps) assert.match(shown.language, /^(json|text)$/, typed);
  });

  for (const [index, { typed, shown }] of steps.entries()) {
    const [, path = ""] = /PARLEY(\/[\w/]+)/.exec(typed) ?? [];
    test(`step ${index + 1}, ${path}, prints what the page shows`, () => {
      for (const outputs of rounds) {
        const output = outputs[index]!;
        if (shown.language === "json") {
          const [answer, expected] = [JSON.parse(output), JSON.parse(shown.text)];
          // The conversation has what was said in the round before, too.
          if (path.endsWith("/messages") && outputs !== rounds[0])
            answer.data = answer.data.slice(-expected.data.length);
          assertShown(answer, expected, "answer");
          continue;
        }
        const lines = output.split("\n");
        for (const line of shown.text.trim().split("\n")) {
          const place = lines.findIndex((candidate) => patternOf(line).test(candidate));
          assert.ok(place >= 0, `after the lines before it, "${line}" is missing in:\n${output}`);
          lines.splice(0, place + 1);
        }
      }
    });
  }

  test("the stream's last event is the answer, whole", () => {
    const stream = rounds[0]!.find((output) => output.includes("event: message.completed"))!;
    const answer = JSON.parse(/event: message\.completed\ndata: (.*)/.exec(stream)![1]!);
    const deltas = [...stream.matchAll(/event: message\.delta\ndata: (.*)/g)].map(([, line]) => JSON.parse(line!).text);
    assert.equal(answer.aiResponse, deltas.join(""));
    assert.equal(answer.citations.length, 1);
  });
});
