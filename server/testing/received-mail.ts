import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestServer } from "./test-server.ts";
import { until } from "./until.ts";

export type ReceivedMail = { to: string; subject: string; text: string };

/** Gives every mail that the server wrote to a file, oldest first. */
export async function mailsOf(server: TestServer): Promise<ReceivedMail[]> {
  const folder = join(server.dataDirectory, "mail");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".eml")).sort();
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8").catch(erased)));
  return sources.flatMap((source) => (source === undefined ? [] : [readMail(source)]));
}

/** The file of a mail goes when the mail is erased. */
function erased(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/** Waits for a mail to this address with these words in its subject. */
export function nextMail(server: TestServer, to: string, words: string): Promise<ReceivedMail> {
  return until(async () => (await mailsOf(server)).find((mail) => mail.to === to && mail.subject.includes(words)));
}

/** Gives the token of the link in a mail. Throws when there is no link. */
export function tokenIn(mail: ReceivedMail): string {
  const found = /\?token=([\w-]+)/.exec(mail.text);
  if (found?.[1] === undefined) throw new Error(`No link is in: ${mail.text}`);
  return found[1];
}

export function readMail(source: string): ReceivedMail {
  const [head = "", ...parts] = source.split("\r\n\r\n");
  const unfolded = head.replace(/\r\n[ \t]+/g, " ");
  const header = (name: string) =>
    readEncodedWords(new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1]?.trim() ?? "");
  const body = parts.join("\r\n\r\n");
  // A part of a mail with several says so itself.
  const text = /^content-transfer-encoding: *quoted-printable/im.test(source) ? readQuotedPrintable(body) : body;
  return { to: header("to"), subject: header("subject"), text };
}

/** Words beyond ASCII are encoded (RFC 2047), and the space between two of them belongs to neither. */
function readEncodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, encoding: string, written: string) =>
      encoding.toLowerCase() === "b"
        ? Buffer.from(written, "base64").toString("utf8")
        : readQuotedPrintable(written.replaceAll("_", " ")),
    );
}

function readQuotedPrintable(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
