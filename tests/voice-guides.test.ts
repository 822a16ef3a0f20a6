import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { makeKey, signUp } from "../server/testing/client.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { assertShown } from "./assert-shown.ts";
import { readCodeBlocks } from "./markdown.ts";

const run = promisify(execFile);

/** Lists what each step of a guide answers with, as far as its text says so. */
const answers: Record<string, unknown> = {
  "voice 1": { sessionId: "voice_…", webSocketUrl: "ws…/api/voice/sessions/voice_…/socket?ticket=…", capabilities: {} },
  "voice 2": { id: "…", voice: { recordingNotice: "This talk is recorded…" } },
  "voice-channels 1": { id: "vch_…", kind: "alexa", url: "http…/api/voicebot/vch_…" },
  "voice-channels 2": { kind: "dialogflow-cx", url: "http…/api/voicebot/vch_…", secret: "…" },
  "voice-channels 3": { kind: "twilio", url: "http…/api/voicebot/vch_…", greeting: "Welcome. How can I help?" },
  "speech 1": { kind: "deepgram", name: "dg" },
};
/** Installs a package outside of Parley, from a registry. */
const isOfOperator = (typed: string) => typed.startsWith("npm install");

let server: TestServer;
let env: Record<string, string>;
before(async () => {
  server = await startTestServer();
  const owner = await signUp(server.client);
  const source = { type: "faq", question: "When do you open?", answer: "We open at nine." };
  await owner.client.post("/api/knowledge/sources", source);
  const key = await makeKey(owner, { scopes: ["voice:write"] });
  env = { PATH: process.env.PATH ?? "", PARLEY: server.url, KEY: key, TOKEN: owner.accessToken };
});
after(() => server.stop());

for (const guide of ["voice", "voice-channels", "speech"]) {
  const page = readFileSync(new URL(`../docs/guides/${guide}.md`, import.meta.url), "utf8");
  // Blocks within a list are indented.
  const blocks = readCodeBlocks(page.replaceAll(/^ {3}/gm, ""));
  const steps = blocks.flatMap((block, index) => {
    if (block.language !== "bash" || isOfOperator(block.text)) return [];
    const next = blocks[index + 1];
    return [
      { typed: block.text, shown: next?.language === "json" && next.text.includes("sessionId") ? next : undefined },
    ];
  });

  describe(`the guide ${guide}`, () => {
    for (const [index, { typed, shown }] of steps.entries()) {
      const name = `${guide} ${index + 1}`;
      test(`step ${index + 1} answers as the page says`, { timeout: 180_000 }, async () => {
        // Where the reader puts a key of their own.
        const filled = typed.replace('"apiKey": "…"', '"apiKey": "key-of-a-test"');
        const { stdout } = await run("bash", ["-euo", "pipefail", "-c", filled], { env });
        const answer = JSON.parse(stdout);
        assert.equal(answer.code, undefined, stdout);
        const expected = shown === undefined ? answers[name] : JSON.parse(shown.text);
        assert.ok(expected !== undefined, `say in this test what ${name} answers with`);
        assertShown(answer, expected, name);
      });
    }
  });
}
