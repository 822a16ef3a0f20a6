import { WaitedTooLong } from "../sharing/fair-gate.ts";
import { isDatabaseUnavailable, sqlState } from "./database.ts";

/** Says why the database did not do its work. `sentence` is for callers and the log, and holds no value of a row. */
type DatabaseFault = { code: DatabaseFaultCode; sentence: string; retryAfterSeconds: number };

type DatabaseFaultCode =
  | "disk-full"
  | "database-connections"
  | "database-memory"
  | "database-read-only"
  | "database-slow"
  | "database-unreachable";

const full = "The database's disk is full. Nothing can be stored until its operator makes room.";
const noConnection = "The database has no free connection. Try again in a few seconds.";
const allInUse = "All connections of this node to the database are in use. Try again in a few seconds.";
const noMemory = "The database is short of memory. Try again in a few seconds.";
const readOnly = "The database accepts no writes: it is a standby, or is set to read only. Try again in a few seconds.";
const tooSlow = "The database took too long. Try again in a few seconds.";
const noAnswer = "The database does not answer. Try again in a few seconds.";

/** The faults that PostgreSQL itself names, by SQLSTATE. */
const named: Readonly<Record<string, DatabaseFault>> = {
  "53100": { code: "disk-full", sentence: full, retryAfterSeconds: 30 },
  "53200": { code: "database-memory", sentence: noMemory, retryAfterSeconds: 2 },
  "53300": { code: "database-connections", sentence: noConnection, retryAfterSeconds: 2 },
  "25006": { code: "database-read-only", sentence: readOnly, retryAfterSeconds: 5 },
  "57014": { code: "database-slow", sentence: tooSlow, retryAfterSeconds: 1 },
};

/**
 * Reads why the database failed a statement: its disk is full, it has no connection, it is away. This
 * is the one place that tells these apart, for answers, `/readyz` and the log. Undefined for an error
 * that is not the database's, or that trying again does not change.
 */
export function readDatabaseFault(error: unknown): DatabaseFault | undefined {
  if (error instanceof WaitedTooLong) return { code: "database-connections", sentence: allInUse, retryAfterSeconds: 2 };
  const fault = named[sqlState(error) ?? ""];
  if (fault !== undefined) return fault;
  if (!isDatabaseUnavailable(error)) return undefined;
  return { code: "database-unreachable", sentence: noAnswer, retryAfterSeconds: 1 };
}

/**
 * The classes of SQLSTATE whose messages name tables, roles and settings, and quote no value of a row.
 * Class 22 quotes what could not be read, and 42601 a part of the statement.
 */
const classesWithoutValues = /^(?:08|0A|23|25|26|28|3D|3F|40|42|53|54|55|57|58|F0|XX)/;
const syntaxError = "42601";

/** Gives PostgreSQL's message of an error where the log may have it, because it quotes nobody's data. */
export function loggableMessage(error: unknown): string | undefined {
  const state = sqlState(error);
  if (state === undefined || state === syntaxError || !classesWithoutValues.test(state)) return undefined;
  return error instanceof Error ? error.message : undefined;
}

/** Cuts from a library's sentence what stands after "Error:", which may quote a row. */
export function withoutValues(sentence: string): string {
  return sentence.replace(/(\berror:).*/is, "$1 …").slice(0, 300);
}
