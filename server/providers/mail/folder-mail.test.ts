import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { createFolderMail } from "./folder-mail.ts";
import { MailFailed, type MailMessage } from "./mail.ts";

const letter: MailMessage = { to: "ada@example.com", subject: "Reset your password", text: "Open this link\n" };

async function emptyFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "parley-mail-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("a mail becomes one complete .eml file that only the server's user can read", async (t) => {
  const folder = join(await emptyFolder(t), "mail", "out");
  const path = await createFolderMail({ folder }).write({ ...letter, html: "<p>Open this link</p>" });
  assert.deepEqual(await readdir(folder), [path.slice(folder.length + 1)]);
  assert.match(path, /\/\d{8}T\d{9}Z-[0-9a-f]{16}\.eml$/);
  assert.equal((await stat(path)).mode & 0o777, 0o600);
  assert.equal((await stat(folder)).mode & 0o777, 0o700);
  const content = await readFile(path, "utf8");
  assert.match(content, /^From: Parley <parley@localhost>\r\n/m);
  assert.match(content, /^To: ada@example\.com\r\n/m);
  assert.match(content, /^Subject: Reset your password\r\n/m);
  assert.match(content, /^Date: /m);
  assert.match(content, /^Message-ID: </m);
  assert.match(content, /text\/plain[\s\S]*Open this link[\s\S]*text\/html/);
  assert.doesNotMatch(content, /[^\r]\n/);
});

test("mails written at the same time get one file each, and no unfinished file stays", async (t) => {
  const folder = await emptyFolder(t);
  const mail = createFolderMail({ folder, from: "Ada & Co <hello@example.com>" });
  await Promise.all(Array.from({ length: 50 }, () => mail.send(letter)));
  const names = await readdir(folder);
  assert.equal(names.length, 50);
  assert.ok(names.every((name) => name.endsWith(".eml")));
});

test("a mail with a smuggled recipient is refused and leaves no file", async (t) => {
  const folder = await emptyFolder(t);
  const mail = createFolderMail({ folder });
  await assert.rejects(
    mail.send({ ...letter, to: "ada@example.com,eve@example.com" }),
    (failure: Error) => failure instanceof MailFailed && failure.isPermanent,
  );
  assert.deepEqual(await readdir(folder), []);
});

test("a folder that cannot be written is a passing failure that says what to check", async (t) => {
  const file = join(await emptyFolder(t), "file");
  await writeFile(file, "");
  await assert.rejects(
    createFolderMail({ folder: file }).send(letter),
    (failure: Error) =>
      failure instanceof MailFailed &&
      !failure.isPermanent &&
      /mail folder is writable/.test(failure.message) &&
      failure.cause instanceof Error,
  );
});
