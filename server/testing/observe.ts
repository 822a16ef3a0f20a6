import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { WorkspaceId } from "../capabilities/accounts/index.ts";
import type { TestServer } from "./test-server.ts";

/**
 * Repeats `look` until it returns a value. The time limit of the test ends a wait for what never
 * comes.
 */
export async function until<Value>(
  look: () => Promise<Value | undefined | false> | Value | undefined | false,
): Promise<Value> {
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The workspace's events in commit order. */
export async function eventsOf(server: TestServer, workspaceId: string): Promise<{ type: string; data: unknown }[]> {
  return server.server.kernel.database.query
    .selectFrom("event")
    .select(["type", "data"])
    .where("workspace_id", "=", uuidOf(workspaceId))
    .orderBy("position")
    .execute();
}

/** The actions in the workspace's audit log, oldest first. */
export async function auditOf(server: TestServer, workspaceId: string): Promise<string[]> {
  const rows = await server.server.kernel.database.query
    .selectFrom("audit_entry")
    .select("action")
    .where("workspace_id", "=", uuidOf(workspaceId))
    .orderBy("id")
    .execute();
  return rows.map((row) => row.action);
}

function uuidOf(workspaceId: string): string {
  const uuid = WorkspaceId.parse(workspaceId);
  if (uuid === undefined) throw new Error(`${workspaceId} is not the id of a workspace.`);
  return uuid;
}

export type ReceivedMail = { to: string; subject: string; text: string };

/** Every mail that the server wrote to a file, oldest first. */
export async function mailsOf(server: TestServer): Promise<ReceivedMail[]> {
  const folder = join(server.dataDirectory, "mail");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(files.map(async (name) => readMail(await readFile(join(folder, name), "utf8"))));
}

/** Waits for a mail to this address with these words in its subject. */
export function nextMail(server: TestServer, to: string, words: string): Promise<ReceivedMail> {
  return until(async () => (await mailsOf(server)).find((mail) => mail.to === to && mail.subject.includes(words)));
}

/** The token of the link in a mail. Throws when there is no link. */
export function tokenIn(mail: ReceivedMail): string {
  const found = /\?token=([\w-]+)/.exec(mail.text);
  if (found?.[1] === undefined) throw new Error(`No link is in: ${mail.text}`);
  return found[1];
}

export function readMail(source: string): ReceivedMail {
  const [head = "", ...parts] = source.split("\r\n\r\n");
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
  const body = parts.join("\r\n\r\n");
  const text = /quoted-printable/i.test(header("content-transfer-encoding"))
    ? body
        .replace(/=\r\n/g, "")
        .replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : body;
  return { to: header("to"), subject: header("subject"), text };
}

/** Moves the clock of the node. The database keeps its own time. */
export function moveClock(server: TestServer, byMs: number): void {
  const { kernel } = server.server;
  const { clock } = kernel;
  kernel.clock = { now: () => clock.now() + byMs };
}
