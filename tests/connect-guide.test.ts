import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { makeKey, signUp } from "../server/testing/client.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { readCodeBlocks } from "./markdown.ts";

let server: TestServer;
let folder: string;
before(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), "parley-guide-"));
});
after(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The names under which the clients are installed here. */
const packages: Record<string, string> = { ai: "ai-7" };

test("every example of the guide runs as it stands, and says what was taught", async () => {
  const person = await signUp(server.client);
  const key = await makeKey(person);
  const content =
    "You can visit us from nine o'clock. We open at nine o'clock on working days and at ten on Saturdays.";
  await person.client.post("/api/knowledge/sources", { type: "text", title: "Hours", content });
  const guide = await readFile(new URL("../docs/guides/connect-clients.md", import.meta.url), "utf8");
  const examples = readCodeBlocks(guide).filter((block) => block.language === "js");
  assert.equal(examples.length, 5);
  const program = examples
    .map((block) => block.text)
    .join("\n")
    .replaceAll("https://assistant.example.com", server.url)
    .replaceAll("parley_sk_…", key)
    .replaceAll("console.log(", "said.push(")
    .replaceAll(/from "([^"]+)"/g, (_whole, name: string) => `from "${import.meta.resolve(packages[name] ?? name)}"`);
  await writeFile(join(folder, "examples.mjs"), `export const said = [];\n${program}`);
  const { said } = (await import(join(folder, "examples.mjs"))) as { said: string[] };
  assert.equal(said.length, examples.length);
  for (const text of said) assert.match(text, /o'clock|Saturdays/);
  const { data } = (await person.client.get("/api/conversations")).body;
  const lengths = data.map((conversation: { messageCount: number }) => conversation.messageCount);
  assert.deepEqual(lengths.sort(), [2, 2, 2, 2, 4]);
});
