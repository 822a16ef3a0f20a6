import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { searchWords } from "../../../server/capabilities/contacts/people/search-words.ts";
import { WorkspaceId } from "../../../server/capabilities/identity/index.ts";

const rowsPerFile = 100_000;
const givenNames = "Ada Alan Barbara Edsger Grace Hedy John Katherine Margaret Niklaus Radia Tim".split(" ");
const cities = "Berlin Lisbon Lyon Madrid Milan Oslo Porto Prague Riga Turin Utrecht Vienna".split(" ");

/**
 * Contacts as `COPY` reads them, the oldest first: each with an address, tags of which one is frequent and
 * one rare, and fields of the workspace's own. Returns how many seconds PostgreSQL took.
 */
export async function copyContacts(connection: pg.ClientConfig, workspaceId: string, count: number): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  // PostgreSQL reads the files itself, as another user when the bench runs as root.
  const folder = await mkdtemp(join(tmpdir(), "parley-contacts-"));
  await chmod(folder, 0o755);
  let copyMs = 0;
  try {
    const workspace = WorkspaceId.parse(workspaceId)!;
    for (let first = 0; first < count; first += rowsPerFile) {
      const [contacts, identities] = [join(folder, "contacts"), join(folder, "identities")];
      const numbers = { first, end: Math.min(count, first + rowsPerFile) };
      await Promise.all([
        pipeline(
          Readable.from(linesOf(numbers, (number) => contactLine(workspace, number))),
          createWriteStream(contacts, { mode: 0o644 }),
        ),
        pipeline(
          Readable.from(linesOf(numbers, (number) => identityLine(workspace, number))),
          createWriteStream(identities, { mode: 0o644 }),
        ),
      ]);
      const beganMs = performance.now();
      await client.query(`
        copy contact (workspace_id, id, root_id, name, email, company, tags, custom, origin, search, created_at)
        from ${client.escapeLiteral(contacts)}`);
      await client.query(`
        copy contact_identity (workspace_id, kind, value, contact_id, address_id)
        from ${client.escapeLiteral(identities)}`);
      copyMs += performance.now() - beganMs;
    }
    await client.query("vacuum (analyze) contact, contact_identity");
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
  return copyMs / 1000;
}

/** 1 of 1,000 contacts is a VIP, 1 of 2 a customer. */
function contactLine(workspace: string, number: number): string {
  const name = `${givenNames[number % givenNames.length]} Family${number % 5_000}`;
  const company = `Company ${number % 20_000}`;
  const email = emailOf(number);
  const tags = [
    ...(number % 2 === 0 ? ["customer"] : ["prospect"]),
    ...(number % 1_000 === 0 ? ["vip"] : []),
    `batch-${number % 50}`,
  ];
  const custom = {
    city: cities[number % cities.length],
    customerNumber: number,
    plan: number % 20 === 0 ? "pro" : "free",
  };
  const words = searchWords([name, email, null, company]).split(" ");
  const search = words.map((word, index) => `'${word}':${index + 1}`).join(" ");
  const id = contactIdOf(number);
  const cells = [workspace, id, id, name, email, company, `{${tags.join(",")}}`, JSON.stringify(custom), "import"];
  return `${[...cells, search, new Date(momentOf(number)).toISOString()].join("\t")}\n`;
}

function identityLine(workspace: string, number: number): string {
  // Any UUID will do: nobody looks one of these up.
  const address = uuidOf(randomBytes(16).toString("hex"));
  return `${[workspace, "email", emailOf(number), contactIdOf(number), address].join("\t")}\n`;
}

export function emailOf(number: number): string {
  return `person${number}@mail${number % 97}.example.com`;
}

/** A UUIDv7 of its time, whose other digits are the number. */
function contactIdOf(number: number): string {
  const time = momentOf(number).toString(16).padStart(12, "0");
  return uuidOf(`${time}7000${`8000${number.toString(16).padStart(12, "0")}`}`);
}

function momentOf(number: number): number {
  return Date.UTC(2026, 0, 1) + number * 1_000;
}

function uuidOf(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A thousand lines are one piece of the stream. */
function* linesOf({ first, end }: { first: number; end: number }, lineOf: (number: number) => string) {
  for (let from = first; from < end; from += 1_000) {
    let lines = "";
    for (let number = from; number < Math.min(end, from + 1_000); number++) lines += lineOf(number);
    yield lines;
  }
}
