import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { makeKey, type Person, signUp, type TestClient } from "../server/testing/client.ts";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import { rotateSecret } from "../server/testing/user-token.ts";
import { readCodeBlocks } from "./markdown.ts";

type Answer = { aiResponse: string; sessionId: string; conversationId: string; visitorToken: string };

let server: TestServer;
let person: Person;
let folder: string;
/** The page's own function, of the guide. */
let ask: (message: string, userToken?: string) => Promise<Answer>;
/** The server's, which proves who a user is. */
let prove: { userToken(userId: string): string };
let browser: TestClient;
const kept = new Map<string, string>();

before(async () => {
  server = await startTestServer();
  person = await signUp(server.client);
  folder = await mkdtemp(join(tmpdir(), "parley-page-"));
  const key = await makeKey(person, { kind: "publishable", allowedOrigins: ["https://shop.example"] });
  const guide = await readFile(new URL("../docs/guides/embed-chat-safely.md", import.meta.url), "utf8");
  const [script = "", onServer = ""] = readCodeBlocks(guide)
    .filter((block) => block.language === "js")
    .map((block) => block.text);
  const here = script.replace("https://assistant.example.com", server.url).replace("parley_pk_…", key);
  await writeFile(join(folder, "page.mjs"), here);
  // A browser has these and Node has not.
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    },
  });
  ({ ask } = await import(join(folder, "page.mjs")));
  const secret = JSON.stringify(await rotateSecret(person));
  await writeFile(join(folder, "server.mjs"), onServer.replace("process.env.PARLEY_IDENTITY_SECRET", secret));
  prove = await import(join(folder, "server.mjs"));
  browser = server.client.as(key);
});
after(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test("the guide's script keeps one browser in one conversation, and another one out of it", async () => {
  const [first, second] = [await ask("Is anybody there?"), await ask("And now?")];
  assert.equal(second.conversationId, first.conversationId);
  kept.clear();
  assert.notEqual((await ask("Is anybody there?")).conversationId, first.conversationId);
});

test("the guide's script forgets a token that is not valid and goes on", async () => {
  kept.set("parley-visitor", "parley_vt_forged");
  const answer = await ask("Is anybody there?");
  assert.equal(answer.sessionId, "support");
  assert.equal(kept.get("parley-visitor"), answer.visitorToken);
});

test("the guide's proofs make a user one person on every device, who keeps what was said before", async () => {
  kept.clear();
  const before = await ask("Is anybody there?");
  const signedIn = await ask("It is me.", prove.userToken("u-1"));
  assert.equal(signedIn.conversationId, before.conversationId);
  const context = { userToken: prove.userToken("u-1") };
  const elsewhere = await browser.post("/api/chatbot/send", { message: "On my phone", sessionId: "support", context });
  assert.equal(elsewhere.body.conversationId, before.conversationId);
  const { body } = await person.client.get(`/api/conversations/${before.conversationId}`);
  assert.deepEqual([body.userId, body.userVerified], ["u-1", true]);
  assert.notEqual((await ask("Who was here?")).conversationId, before.conversationId);
});
