import { findSessionsBefore } from "../../capabilities/database/index.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { advice, type Finding } from "./finding.ts";
import { findLongTransactions, readPostgresStart } from "./store.ts";

/** Nothing of Parley's own takes so long, except for a backup, a move or an upgrade. */
const usualLongestSeconds = 600;
const mostNamed = 10;

type Process = { processId: number; seconds: number };

/** Finds processes of PostgreSQL that went on when their server had ended, or that hear no end. */
export async function checkLeftOvers(
  kernel: Kernel,
  otherNodes: number,
  { longestSeconds = usualLongestSeconds, beganAt = new Date(performance.timeOrigin) } = {},
): Promise<Finding[]> {
  const { query } = kernel.database;
  const [transactions, sessions, orphan] = await Promise.all([
    findLongTransactions(query, longestSeconds),
    otherNodes === 0 ? findSessionsBefore(kernel, beganAt) : [],
    otherNodes === 0 ? findOrphan(kernel, beganAt) : [],
  ]);
  return [
    ...orphan,
    ...tell(transactions, "the main database", "Is it a backup or a move? Else it keeps the database from tidying up."),
    ...tell(sessions, "the workspace cluster", "No node runs. A restart of this cluster ends what is left."),
  ];
}

function tell(processes: readonly Process[], where: string, what: string): Finding[] {
  if (processes.length === 0) return [];
  const minutes = Math.round(Math.max(...processes.map(({ seconds }) => seconds)) / 60);
  const ids = processes.slice(0, mostNamed).map(({ processId }) => processId);
  const [many, verb] = processes.length === 1 ? ["1 process", "works"] : [`${processes.length} processes`, "work"];
  const sentence = `${many} of ${where} ${verb} on one thing for up to ${minutes} minutes (${ids.join(", ")}). ${what}`;
  return [advice("processes-left-over", sentence)];
}

/** A bundled PostgreSQL that runs without a node, and began before this command, outlived its server. */
async function findOrphan({ config, database }: Kernel, beganAt: Date): Promise<Finding[]> {
  if (config.databaseUrl !== null) return [];
  if ((await readPostgresStart(database.query)) >= beganAt) return [];
  const sentence = "PostgreSQL of a server that has ended still runs. The next start of Parley takes it over.";
  return [advice("postgres-left-over", sentence)];
}
