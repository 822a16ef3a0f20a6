import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("./", import.meta.url);
const fileName = /^\d{4}_[a-z0-9_]+\.sql$/;
const noneBeside = "-- No older node may serve beside this migration.";
const someBeside = /^-- Nodes from schema (\d+) on may serve beside this migration\.$/;
/** Nodes below this schema cannot read which nodes may serve, so nothing may be promised to them. */
const firstThatReadsIt = 75;

export type Migration = {
  number: number;
  name: string;
  sql: string;
  hash: string;
  /** The number of the oldest schema whose nodes may go on serving once this migration is applied. */
  oldestBeside: number;
};

/**
 * Reads the migrations of this program, in order. They are many small files, and reading them by
 * threads takes six times the CPU. Throws for one that breaks their form.
 */
export function readMigrations(): Migration[] {
  return listNames().map((name, index) => {
    if (Number(name.slice(0, 4)) !== index + 1) throw new Error(`Migration ${name} is out of sequence.`);
    return parseMigration(name, readFileSync(new URL(name, folder), "utf8"));
  });
}

/** Counts the migrations of this program: the number of its schema. */
export function newestMigration(): number {
  return listNames().length;
}

/**
 * Takes a migration apart. Its first line says which nodes may serve beside it. The line is no part
 * of the hash, because databases were migrated before there was such a line.
 */
export function parseMigration(name: string, text: string): Migration {
  const end = text.indexOf("\n");
  const [header, sql] = [text.slice(0, end), text.slice(end + 1)];
  const number = Number(name.slice(0, 4));
  const hash = createHash("sha256").update(sql).digest("hex");
  return { number, name, sql, hash, oldestBeside: readOldestBeside(name, number, header) };
}

function readOldestBeside(name: string, number: number, header: string): number {
  if (header === noneBeside) return number;
  const oldest = Number(someBeside.exec(header)?.[1] ?? Number.NaN);
  if (oldest >= firstThatReadsIt && oldest < number) return oldest;
  throw new Error(
    `Begin migration ${name} with the line "${noneBeside}" or "-- Nodes from schema N on may serve beside this migration.", where N is at least ${firstThatReadsIt} and below ${number}.`,
  );
}

function listNames(): string[] {
  return readdirSync(folder)
    .filter((name) => fileName.test(name))
    .sort();
}
