import assert from "node:assert/strict";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { mailFolderOf } from "../../kernel/mail/mailer.ts";
import { type Person, signUp } from "../../testing/client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { until } from "../../testing/until.ts";
import { clearMailFolder } from "./clear-mail-folder.ts";

let nodes: [TestServer, TestServer];
let operator: Person;
before(async () => {
  const first = await startTestServer();
  nodes = [first, await startTestServer({ connection: first.connection })];
  operator = await signUp(first.client);
});
after(async () => {
  for (const node of nodes.toReversed()) await node.stop();
});

type Mail = { id: string; to: string; status: string };
const outbox = async (): Promise<Mail[]> =>
  (await operator.client.get("/api/settings/mail/outbox?limit=100")).body.data;
const folderOf = (node: TestServer) => mailFolderOf(node.server.kernel);
const namesIn = async (node: TestServer): Promise<string[]> => readdir(folderOf(node)).catch(() => []);
const clearAll = () => Promise.all(nodes.map((node) => clearMailFolder(node.server.kernel)));

/** Mails a conversation to a customer. Gives the mail, which has become a file. */
async function mailCustomer(to: string): Promise<{ conversationId: string; mail: Mail }> {
  const { conversationId } = (await operator.client.post("/api/chatbot/send", { message: `I am ${to}.` })).body;
  const asked = await operator.client.post(`/api/conversations/${conversationId}/transcript`, { email: to });
  assert.equal(asked.status, 202, asked.text);
  const mail = await until(async () => (await outbox()).find((each) => each.to === to && each.status === "file"));
  return { conversationId, mail };
}

test("without a mail server, mails to customers are files too, on one node each, named by the mail's id", async () => {
  const { mail } = await mailCustomer("ida@customer.example");
  const holders = (
    await Promise.all(nodes.map(async (node) => ((await namesIn(node)).includes(`${mail.id}.eml`) ? [node] : [])))
  ).flat();
  assert.equal(holders.length, 1);
  assert.match(await readFile(join(folderOf(holders[0]!), `${mail.id}.eml`), "utf8"), /^To: ida@customer\.example/m);
});

test("the file of a mail that is erased goes on whichever node it is, and other files stay", async () => {
  const [erased, kept] = [await mailCustomer("eve@customer.example"), await mailCustomer("kim@customer.example")];
  // The mail became a file on one of the nodes: its copies here stand for files of either.
  for (const node of nodes) {
    await mkdir(folderOf(node), { recursive: true });
    for (const name of [`${erased.mail.id}.eml`, `.${erased.mail.id}.part`, `${kept.mail.id}.eml`, "notes.txt"])
      await writeFile(join(folderOf(node), name), "Words of a customer");
  }
  const gone = await operator.client.call("DELETE", `/api/conversations/${erased.conversationId}`);
  assert.equal(gone.status, 204, gone.text);
  await clearAll();
  for (const node of nodes) {
    const names = await namesIn(node);
    assert.deepEqual(
      names.filter((name) => name.includes(erased.mail.id)),
      [],
    );
    for (const name of [`${kept.mail.id}.eml`, "notes.txt"]) assert.ok(names.includes(name), name);
  }
});

test("a mail that an operator tries is in the outbox, as a file", async () => {
  await operator.client.post("/api/settings/mail/test", { to: "try@example.com" });
  const [mail] = (await outbox()).filter(({ to }) => to === "try@example.com");
  await clearAll();
  const names = (await Promise.all(nodes.map(namesIn))).flat();
  assert.ok(names.includes(`${mail?.id}.eml`));
});
