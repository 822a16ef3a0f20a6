import { writeFile } from "node:fs/promises";
import type { Socket } from "node:net";
import { constants, setPriority } from "node:os";
import { Client, type PoolConfig, Query, type QueryConfig, type QueryResult } from "pg";
import Cursor from "pg-cursor";
import { copyRows } from "./copy-rows.ts";
import { maxResultBytes } from "./max-rows.ts";
import { valueTypes } from "./value-types.ts";

type Statement = {
  text: string;
  values?: readonly unknown[];
  /** Reads at most so many rows, and one more to know whether there are more. */
  maxRows?: number;
  /** PostgreSQL keeps its plan: for texts that come again. */
  isPrepared?: boolean;
  /** Rows as arrays in the order of the fields: names of fields may come twice. */
  asArrays?: boolean;
};

export type StatementResult = {
  rows: Record<string, unknown>[];
  arrays: unknown[][];
  rowCount: number;
  fields: { name: string; dataTypeID: number }[];
  /** The limit `maxRows` cut rows off. */
  isCut: boolean;
};

/** A session was ended from outside for one of these reasons while a statement ran. */
export type EndReason =
  | "deadline"
  | "too-many-bytes"
  | "too-much-memory"
  | "disk-full"
  | "caller-left"
  | "preempted"
  | "transfer-deadline"
  | "stopping"
  | "restarting";

type WorkLimits = { maxBytes?: number; isLong?: boolean; mayGrow?: boolean };

/** The socket of a client, which pg's types leave out. */
type Wire = { connection: { stream: Socket } };

/** One row, as PostgreSQL writes its values. */
export type TextRow = (string | null)[];
const asTexts = { getTypeParser: () => (text: string) => text };
/** Bytes that may wait for the reader of a stream. */
const bytesAhead = 262_144;

/** Plans that one session keeps: a workspace decides how many different statements it sends. */
const maxPrepared = 100;

const niceness = constants.priority.PRIORITY_LOW;

/**
 * A cursor knows nothing of COPY, and would end the process at its first message. The gate lets no COPY
 * through; should it ever, the statement fails.
 */
function withoutCopy(cursor: Cursor): Cursor {
  return Object.assign(cursor, {
    handleCopyInResponse: (connection: { sendCopyFail(reason: string): void }) =>
      connection.sendCopyFail("COPY is not allowed here"),
    handleCopyData: () => {},
  });
}

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
  /** Is called when the session is ended from outside: what waits for a reader must not wait on. */
  onEnd: (() => void) | undefined;
  isRetired = false;
  /** The work may take longer than one statement. */
  isLong = false;
  /** The work may fill the disk. */
  mayGrow = false;
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

  beginWork({ maxBytes = maxResultBytes, isLong = false, mayGrow = false }: WorkLimits): void {
    this.bytes = 0;
    this.maxBytes = maxBytes;
    this.isLong = isLong;
    this.mayGrow = mayGrow;
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

  /** Gives undefined when the session keeps as many plans as it may. */
  #nameOf(text: string): string | undefined {
    const known = this.#prepared.get(text);
    if (known !== undefined || this.#prepared.size >= maxPrepared) return known;
    const name = `parley_${++this.#named}`;
    this.#prepared.set(text, name);
    return name;
  }

  async #read(text: string, values: readonly unknown[], maxRows: number, asArrays: boolean): Promise<StatementResult> {
    const settings = { types: valueTypes, ...(asArrays ? { rowMode: "array" as const } : {}) };
    const { stream } = (this.#client as unknown as Wire).connection;
    const closed = Promise.withResolvers<never>();
    // The words of pg: PostgreSQL too may end a session, which is an outage and no fault of the statement.
    const close = () => closed.reject(new Error("Connection terminated: it was ended while a statement ran."));
    stream.once("close", close);
    const cursor = this.#client.query(withoutCopy(new Cursor(text, [...values], settings)));
    try {
      // A cursor whose statement is complete hears of no end of its session: without the race, it would wait for ever.
      const rows = await Promise.race([cursor.read(maxRows + 1), closed.promise]);
      const result = (cursor as unknown as { _result: QueryResult })._result;
      await Promise.race([cursor.close(), closed.promise]);
      const isCut = rows.length > maxRows;
      if (isCut) rows.length = maxRows;
      return {
        rows: asArrays ? [] : rows,
        arrays: asArrays ? rows : [],
        rowCount: rows.length > 0 ? rows.length : (result.rowCount ?? 0),
        fields: result.fields,
        isCut,
      };
    } finally {
      stream.off("close", close);
    }
  }

  /**
   * The rows of a result while they arrive, as PostgreSQL's texts in the order of the fields. The
   * server waits while the reader does, so that memory holds few rows however many there are. A
   * reader that stops early ends the session. `maxBytes` limits what comes between two portions: a
   * single row.
   */
  async *stream(text: string, values: readonly unknown[]): AsyncGenerator<TextRow[]> {
    const { stream } = (this.#client as unknown as Wire).connection;
    const query = this.#client.query(
      new Query({ text, values: [...values], rowMode: "array", types: asTexts, queryMode: "extended" } as QueryConfig),
    );
    let rows: TextRow[] = [];
    let outcome: { error?: unknown } | undefined;
    let arrival = Promise.withResolvers<void>();
    query.on("row", (row) => {
      rows.push(row as unknown as TextRow);
      if (this.bytes > bytesAhead) stream.pause();
      arrival.resolve();
    });
    const end = (ended: { error?: unknown }) => {
      outcome ??= ended;
      arrival.resolve();
    };
    query.on("end", () => end({}));
    query.on("error", (error) => end({ error }));
    try {
      while (outcome === undefined || rows.length > 0) {
        await arrival.promise;
        arrival = Promise.withResolvers();
        if (outcome !== undefined) arrival.resolve();
        const portion = rows;
        rows = [];
        if (portion.length > 0) yield portion;
        this.bytes = 0;
        stream.resume();
      }
      if ("error" in outcome) throw outcome.error;
    } finally {
      if (outcome === undefined) this.end("caller-left");
    }
  }

  /** Runs `COPY … FROM STDIN`: see `copyRows`. */
  async copy(text: string, lines: AsyncIterable<string>): Promise<number> {
    return await copyRows(this.#client, text, lines);
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
    this.onEnd?.();
  }

  async close(): Promise<void> {
    if (this.isBroken) return;
    this.isBroken = true;
    await this.#client.end().catch(() => {});
  }
}
