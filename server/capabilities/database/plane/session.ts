import { writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { Client, type PoolConfig, type QueryResult } from "pg";
import Cursor from "pg-cursor";
import { maxResultBytes } from "./max-rows.ts";
import { valueTypes } from "./value-types.ts";

export type Statement = {
  text: string;
  values?: readonly unknown[];
  /** Reads at most so many rows, and one more to know whether there are more. */
  maxRows?: number;
  /** Whether PostgreSQL keeps its plan: for texts that come again. */
  isPrepared?: boolean;
  /** Rows as arrays in the order of the fields: names of fields may come twice. */
  asArrays?: boolean;
};

export type StatementResult = {
  rows: Record<string, unknown>[];
  arrays: unknown[][];
  rowCount: number;
  fields: { name: string; dataTypeID: number }[];
  /** Whether `maxRows` cut rows off. */
  isCut: boolean;
};

/** Why a session was ended from outside while a statement ran. */
export type EndReason =
  | "deadline"
  | "too-many-bytes"
  | "too-much-memory"
  | "disk-full"
  | "caller-left"
  | "preempted"
  | "stopping";

/** The socket of a client, which pg's types leave out. */
type Wire = { connection: { stream: { on(event: "data", listen: (chunk: Buffer) => void): void; destroy(): void } } };

/** Plans that one session keeps: a workspace decides how many different statements it sends. */
const maxPrepared = 100;

const niceness = constants.priority.PRIORITY_LOW;

/** One connection to the database of a workspace, as one of its roles. */
export class Session {
  readonly #client: Client;
  readonly #prepared = new Map<string, string>();
  /** No name is used again: pg remembers those of plans that were discarded. */
  #named = 0;
  /** Bytes that came from the server since `beginWork`. */
  bytes = 0;
  workBeganAtMs = 0;
  isWorking = false;
  isBroken = false;
  endedBecause: EndReason | undefined;
  isRetired = false;
  /** Whether the work may take longer than one statement. */
  isLong = false;
  /** Milliseconds of processor time that its process had used when a long statement was noticed. */
  cpuBeforeMs: number | undefined;
  maxBytes = Number.POSITIVE_INFINITY;

  private constructor(client: Client) {
    this.#client = client;
    client.on("error", () => {
      this.isBroken = true;
    });
    client.on("end", () => {
      this.isBroken = true;
    });
    (client as unknown as Wire).connection.stream.on("data", (chunk) => {
      this.bytes += chunk.length;
      if (this.bytes > this.maxBytes && this.isWorking) this.end("too-many-bytes");
    });
  }

  static async open(settings: PoolConfig): Promise<Session> {
    const client = new Client({ ...settings, types: valueTypes });
    const session = new Session(client);
    await client.connect();
    return session;
  }

  /** The process of PostgreSQL that serves it. */
  get processId(): number {
    return (this.#client as unknown as { processID: number }).processID;
  }

  beginWork({ maxBytes = maxResultBytes, isLong = false }: { maxBytes?: number; isLong?: boolean }): void {
    this.bytes = 0;
    this.maxBytes = maxBytes;
    this.isLong = isLong;
    this.workBeganAtMs = performance.now();
    this.cpuBeforeMs = undefined;
    this.isWorking = true;
  }

  /** A statement of Parley's own, without values: begin, commit, a setting. */
  async command(text: string): Promise<void> {
    await this.#client.query(text);
  }

  async run({ text, values = [], maxRows, isPrepared = false, asArrays = false }: Statement): Promise<StatementResult> {
    if (maxRows === undefined) {
      // Values always come with the message that allows one statement only.
      const result: QueryResult = await this.#client.query({
        text,
        values: [...values],
        ...(isPrepared ? { name: this.#nameOf(text) } : {}),
        ...(asArrays ? { rowMode: "array" as const } : {}),
        ...({ queryMode: "extended" } as object),
      });
      return {
        rows: asArrays ? [] : result.rows,
        arrays: asArrays ? (result.rows as unknown[][]) : [],
        rowCount: result.rowCount ?? 0,
        fields: result.fields,
        isCut: false,
      };
    }
    return await this.#read(text, values, maxRows, asArrays);
  }

  /** Undefined when the session keeps as many plans as it may. */
  #nameOf(text: string): string | undefined {
    const known = this.#prepared.get(text);
    if (known !== undefined || this.#prepared.size >= maxPrepared) return known;
    const name = `parley_${++this.#named}`;
    this.#prepared.set(text, name);
    return name;
  }

  async #read(text: string, values: readonly unknown[], maxRows: number, asArrays: boolean): Promise<StatementResult> {
    const settings = { types: valueTypes, ...(asArrays ? { rowMode: "array" as const } : {}) };
    const cursor = this.#client.query(new Cursor(text, [...values], settings));
    const rows = await cursor.read(maxRows + 1);
    const result = (cursor as unknown as { _result: QueryResult })._result;
    await cursor.close();
    const isCut = rows.length > maxRows;
    if (isCut) rows.length = maxRows;
    return {
      rows: asArrays ? [] : rows,
      arrays: asArrays ? rows : [],
      rowCount: rows.length > 0 ? rows.length : (result.rowCount ?? 0),
      fields: result.fields,
      isCut,
    };
  }

  /** Rows in portions, for an export: memory holds one portion at a time. */
  async *stream(text: string, values: readonly unknown[], portion: number): AsyncIterable<Record<string, unknown>[]> {
    const cursor = this.#client.query(new Cursor(text, [...values], { types: valueTypes }));
    try {
      for (;;) {
        const rows = await cursor.read(portion);
        if (rows.length === 0) return;
        // The limit of bytes is for one portion.
        this.bytes = 0;
        yield rows;
      }
    } finally {
      if (!this.isBroken) await cursor.close();
    }
  }

  /** Gives the process the lowest priority on this machine: its statements must not slow down others. */
  yieldToOthers(): void {
    try {
      setPriority(this.processId, niceness);
    } catch {
      // Not allowed here. Each process of PostgreSQL still gets no more than its share.
    }
    // With Linux's automatic groups, the priority counts among the processes of one group only.
    writeFile(`/proc/${this.processId}/autogroup`, String(niceness)).catch(() => {});
  }

  /** Discards what SQL of the workspace may have left: settings, locks, plans. */
  async discard(): Promise<void> {
    this.#prepared.clear();
    await this.command("discard all");
  }

  /** Has the session closed after the work: it keeps plans of tables that have changed. */
  retire(): void {
    this.isRetired = true;
  }

  /** Ends the session in the middle of a statement: PostgreSQL notices it within 250 ms. */
  end(reason: EndReason): void {
    this.endedBecause ??= reason;
    this.isBroken = true;
    (this.#client as unknown as Wire).connection.stream.destroy();
  }

  async close(): Promise<void> {
    if (this.isBroken) return;
    this.isBroken = true;
    await this.#client.end().catch(() => {});
  }
}
