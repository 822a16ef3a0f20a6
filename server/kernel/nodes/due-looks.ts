import type { Logger } from "../logger.ts";
import { state } from "../state.ts";
import type { Database } from "../storage/database.ts";
import { InstallationReadOnly } from "../storage/prepared-client.ts";
import type { Sql } from "../storage/sql.ts";
import { type Polling, startPolling } from "./start-polling.ts";
import { findDue } from "./store.ts";

/** Work that becomes due without a word to this node: by the clock, or because another node died before it told. */
export type DueWork = {
  /** Completes the log message "could not look for …". */
  what: string;
  /** Gives the condition that is true when there is something to do. It may also be true too often. */
  isDue(): Sql | boolean;
  /** Does what is due. It is not called again before it has ended. */
  look(): Promise<void>;
  /** Is told, where nothing was due, when the database was asked: a time of `performance.now()`. */
  onNothing?(askedAtMs: number): void;
  /** The database is asked in each round, or only in every so many rounds. */
  everyRounds?: number;
};

/** Asks the database for all kinds of work in one statement, so that an idle node does almost nothing. */
export class DueLooks {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #roundMs: number;
  readonly #running = new Map<DueWork, Promise<void> | undefined>();
  #polling: Polling | undefined;

  constructor(database: Database, log: Logger, roundMs: number) {
    this.#database = database;
    this.#log = log;
    this.#roundMs = roundMs;
  }

  /** Looks for this work until the returned function is called, which resolves when the last look has ended. */
  add(work: DueWork): () => Promise<void> {
    this.#running.set(work, undefined);
    this.#polling ??= startPolling(this.#log, "work that is due", this.#roundMs, (rounds) => this.#ask(rounds));
    return async () => {
      const look = this.#running.get(work);
      this.#running.delete(work);
      await look;
      if (this.#running.size > 0) return;
      const polling = this.#polling;
      this.#polling = undefined;
      await polling?.stop();
    };
  }

  /** Asks after this delay instead of at the end of the round. */
  lookIn(delayMs: number): void {
    this.#polling?.pollIn(delayMs);
  }

  async #ask(rounds: number): Promise<void> {
    const asked = [...this.#running.keys()].filter(({ everyRounds = 1 }) => rounds % everyRounds === 0);
    if (asked.length === 0) return;
    const conditions = asked.map((work) => work.isDue());
    const askedAtMs = performance.now();
    const due = await findDue(this.#database.query, conditions);
    for (const [index, work] of asked.entries()) {
      if (due[index] === true) this.#look(work);
      else work.onNothing?.(askedAtMs);
    }
  }

  #look(work: DueWork): void {
    // The work was removed meanwhile, or its last look goes on.
    if (!this.#running.has(work) || this.#running.get(work) !== undefined) return;
    const look = work
      .look()
      .catch((cause: unknown) => {
        // While the database is moved nothing is overdue.
        if (cause instanceof InstallationReadOnly) return;
        this.#log.warn({ cause: String(cause) }, `could not look for ${work.what}; retrying`);
      })
      .then(() => {
        if (this.#running.has(work)) this.#running.set(work, undefined);
      });
    this.#running.set(work, look);
  }
}

/** The rounds of the capabilities of a node take so long, in milliseconds. */
export const roundMs = 500;

export const dueLooksOf = state(({ database, log }) => new DueLooks(database, log, roundMs));
