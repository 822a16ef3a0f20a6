import { Client, type ClientConfig } from "pg";
import { currentShare } from "../../server/kernel/sharing/share.ts";
import { PreparedClient } from "../../server/kernel/storage/prepared-client.ts";
import { createTestDatabase } from "../../server/testing/test-database.ts";

/** Pages of 8 KiB that one statement made PostgreSQL read, with its text. */
type Reading = { pages: number; text: string };

export type PageCounter = {
  /** The readings since the last call of this function. */
  take(): Reading[];
  stop(): void;
};

type ExplainedDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/**
 * Makes a database that tells each client what its statements read, as they are run: within transactions,
 * too, and what foreign keys and triggers look up for them. It asks PostgreSQL's own auto_explain for it.
 */
export async function createExplainedDatabase(): Promise<ExplainedDatabase> {
  const made = await createTestDatabase();
  const name = made.connection.database;
  await withClient(made.connection, async (client) => {
    for (const [setting, value] of Object.entries(settings))
      await client.query(`alter database ${name} set ${setting} = '${value}'`);
  });
  return made;
}

const settings = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_format": "json",
  "auto_explain.log_level": "notice",
};

export async function withClient<Result>(connection: ClientConfig, work: (client: Client) => Promise<Result>) {
  const client = new Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Counts what requests make PostgreSQL read. The work that follows a request, such as runs, deliveries and
 * mails, is left out: it has bounds of its own.
 */
export function countPages(): PageCounter {
  let readings: Reading[] = [];
  const isOfRequest = new WeakMap<PreparedClient, boolean>();
  const { send, query } = PreparedClient.prototype;

  /** A connection is lent for one transaction, so whatever it tells until the next statement is of the same caller. */
  function note(client: PreparedClient): void {
    const isHeard = isOfRequest.has(client);
    const share = currentShare();
    isOfRequest.set(client, share !== undefined && share.lane !== "work" && share.lane !== "together");
    if (isHeard) return;
    client.on("notice", ({ message }) => {
      const reading = isOfRequest.get(client) ? readingOf(message ?? "") : undefined;
      if (reading !== undefined) readings.push(reading);
    });
  }
  PreparedClient.prototype.send = function (...sent) {
    note(this);
    return send.apply(this, sent);
  };
  PreparedClient.prototype.query = function (...sent) {
    note(this);
    return query.apply(this, sent);
  };
  return {
    take() {
      const taken = readings;
      readings = [];
      return taken;
    },
    stop: () => void Object.assign(PreparedClient.prototype, { send, query }),
  };
}

function readingOf(notice: string): Reading | undefined {
  const from = notice.indexOf("plan:\n{");
  if (from < 0) return undefined;
  const { "Query Text": text, Plan: plan } = JSON.parse(notice.slice(from + "plan:".length));
  return { pages: pagesOf(plan) - pagesOfJobs(plan), text };
}

type Plan = {
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  "Function Name"?: string;
  Plans?: Plan[];
};

const pagesOf = (plan: Plan): number => plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];

/**
 * Pages that the function reads which adds jobs. Its statements are told by themselves; the rest is the
 * system's catalogue, which a connection reads when it calls the function for the first time.
 */
function pagesOfJobs(plan: Plan): number {
  if (plan["Function Name"] === "add_jobs") return pagesOf(plan);
  return Math.max(0, ...(plan.Plans ?? []).map(pagesOfJobs));
}

export const sumOf = (readings: readonly Reading[]): number => readings.reduce((sum, { pages }) => sum + pages, 0);

/** Names the statement that reads most, with how many of its kind there were. */
export function largestOf(readings: readonly Reading[]): string {
  const kinds = new Map<string, Reading & { times: number }>();
  for (const { text, pages } of readings) {
    const kind = kinds.get(text) ?? { text, pages: 0, times: 0 };
    kinds.set(text, { text, pages: kind.pages + pages, times: kind.times + 1 });
  }
  const [largest] = [...kinds.values()].toSorted((one, other) => other.pages - one.pages);
  if (largest === undefined) return "nothing";
  return `${largest.pages} by ${largest.times} × ${largest.text.replaceAll(/\s+/g, " ").slice(0, 160)}`;
}
