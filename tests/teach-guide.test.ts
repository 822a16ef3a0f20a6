import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { pageOf, serveSite } from "../server/capabilities/knowledge/learning/testing/local-site.ts";
import { zipOf } from "../server/capabilities/knowledge/learning/testing/upload.ts";
import { makeKey, signUp } from "../server/testing/client.ts";
import { startTestServer } from "../server/testing/test-server.ts";
import { until } from "../server/testing/until.ts";
import { readCodeBlocks } from "./markdown.ts";

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "parley-guide-"));
});
after(() => rm(folder, { recursive: true, force: true }));

test("every command of the guide runs as it stands, and what it taught is answered", async () => {
  const site = await serveSite({ "/": pageOf("Welcome", "<p>The harbour tour begins at pier four.</p>") });
  const server = await startTestServer({ settings: site.settings });
  try {
    const person = await signUp(server.client);
    const fixture = new URL("../packages/documents/fixtures/handbook.docx", import.meta.url);
    await copyFile(fixture, join(folder, "handbook.docx"));
    await writeFile(join(folder, "questions.csv"), "question,answer\nDo you rent boats?,We rent rowing boats.\n");
    await writeFile(join(folder, "docs.zip"), await zipOf({ "tea.md": "# Tea\n\nGreen tea needs seventy degrees." }));
    const env = { PARLEY: server.url, KEY: await makeKey(person), SOURCE: "", SYNC: "" };
    const guide = await readFile(new URL("../docs/guides/teach-files-and-websites.md", import.meta.url), "utf8");
    const commands = readCodeBlocks(guide).filter(({ language }) => language === "sh");
    assert.equal(commands.length, 7);
    const answers: Record<string, unknown>[][] = [];
    for (const { text } of commands) {
      const script = text.replaceAll('https://www.example.com"', `${site.url}"`);
      const { stdout } = await promisify(execFile)("bash", ["-ec", script], {
        cwd: folder,
        env: { ...process.env, ...env },
      });
      const said = stdout.split(/(?<=\})(?=\{)/).map((one) => JSON.parse(one) as Record<string, unknown>);
      for (const answer of said) assert.equal(answer.code, undefined, stdout);
      if (said[0]!.type === "site") env.SOURCE = String(said[0]!.id);
      if (said[0]!.syncId !== undefined) env.SYNC = String(said[0]!.syncId);
      answers.push(said);
    }
    assert.deepEqual(answers[0]![0]!.status, "indexed");
    assert.deepEqual(answers.at(-1)!.at(-1)!.added, 1);
    await until(
      async () => (await person.client.get(`/api/knowledge/sources/${env.SOURCE}`)).body.status === "indexed",
    );
    for (const [question, answer] of [
      ["Was kostet der Kurs Fisch filetieren?", /112/],
      ["Do you rent boats?", /rowing boats/],
      ["How hot should green tea be?", /seventy/],
      ["Where does the harbour tour begin?", /pier four/],
      ["When are you open?", /9 to 5/],
    ] as const) {
      const { body } = await person.client.post("/api/chatbot/send", { message: question });
      assert.match(body.aiResponse, answer, question);
    }
  } finally {
    await server.stop();
    await site.stop();
  }
});
