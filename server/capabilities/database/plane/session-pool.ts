import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { sqlState } from "../../../kernel/storage/database.ts";
import { databaseBusy } from "../problems.ts";
import { connectionsOf } from "./connections/connections.ts";
import { type Access, ownSchema, roleNameOf } from "./database-name-of.ts";
import { connectionTo } from "./open-plane.ts";
import { Session } from "./session.ts";
import { setPassword } from "./store.ts";
import { passwordOf, type WorkspaceDatabase } from "./workspace-database.ts";

const idleMs = 10_000;
const maxWaitMs = 5_000;
const maxWaitingPerWorkspace = 200;
/** A statement that runs for longer gives its place up when a workspace without any has to wait. */
const preemptedAfterMs = 1_000;

/** A session at work. */
export type Lent = { session: Session; database: WorkspaceDatabase; access: Access };
type Idle = { session: Session; key: string; database: WorkspaceDatabase; sinceMs: number };
type Waiting = { workspaceId: string; sinceMs: number; admit(): void; refuse(): void };

/** `isPatient`: its processes have the lowest priority on this machine. */
type PoolOptions = { maxSessions: number; isPatient: boolean };

/** With these a session writes and reads values, and texts of SQL, always in the same way. */
export const valueSettings = {
  // The gate reads strings and names as PostgreSQL does with these.
  standard_conforming_strings: "on",
  search_path: ownSchema,
  timezone: "UTC",
  // Then 03/04/2026 is an error, and not a day of March.
  datestyle: "ISO,YMD",
  intervalstyle: "iso_8601",
  bytea_output: "hex",
  extra_float_digits: "1",
};

/** Writes settings as the `options` of a connection. */
export function startOptionsOf(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([setting, value]) => `-c ${setting}=${value}`)
    .join(" ");
}

/**
 * The sessions of this node with the databases of workspaces. A workspace may use so many at the same
 * time; a request beyond that waits. No workspace can keep another one from its first session for
 * longer than a second. A workspace gets the place of an ended statement back when its process is
 * gone; others get it after a second, should the process stay.
 */
export class SessionPool {
  readonly #kernel: Kernel;
  readonly #options: PoolOptions;
  readonly #idle: Idle[] = [];
  readonly #lent = new Set<Lent>();
  readonly #waiting: Waiting[] = [];
  readonly #sweep: NodeJS.Timeout;
  /** Sessions that are being opened count as well. */
  #count = 0;
  readonly #countOf = new Map<string, number>();

  constructor(kernel: Kernel, options: PoolOptions) {
    this.#kernel = kernel;
    this.#options = options;
    this.#sweep = setInterval(() => this.#look(), 250);
    this.#sweep.unref();
    connectionsOf(kernel).join(
      (workspaceId) => this.#closeIdle(workspaceId),
      () => this.#admit(),
    );
  }

  /** The sessions with work under way. */
  get lent(): ReadonlySet<Lent> {
    return this.#lent;
  }

  /** Throws database-busy when no session becomes free in time. */
  async take(database: WorkspaceDatabase, access: Access): Promise<Lent> {
    const { workspaceId } = database;
    if (!this.#mayStart(workspaceId)) await this.#wait(workspaceId);
    else this.#countUp(workspaceId);
    const key = `${workspaceId} ${access}`;
    try {
      const session = this.#takeIdle(key) ?? (await this.#open(database, access));
      if (session === undefined) throw busy(this.#kernel);
      const lent = { session, database, access };
      this.#lent.add(lent);
      return lent;
    } catch (error) {
      this.#countDown(workspaceId);
      throw error;
    }
  }

  /** A session whose state is not as at the start is closed. */
  giveBack(lent: Lent): void {
    this.#lent.delete(lent);
    const { session, access, database } = lent;
    const { workspaceId } = database;
    if (!session.isBroken && !session.isRetired) {
      this.#idle.push({ session, key: `${workspaceId} ${access}`, database, sinceMs: performance.now() });
      this.#countDown(workspaceId);
      return;
    }
    let holdsPlace = true;
    connectionsOf(this.#kernel).leave(session, database, {
      outlived: () => {
        holdsPlace = false;
        this.#count--;
        this.#admit();
      },
      gone: () => this.#countDown(workspaceId, holdsPlace),
    });
  }

  /** Closes the idle sessions with a database, which cannot be dropped or restricted with them. */
  async closeIdleOf(workspaceId: string): Promise<void> {
    const closing = this.#idle.filter(({ key }) => key.startsWith(`${workspaceId} `));
    for (const idle of closing) this.#idle.splice(this.#idle.indexOf(idle), 1);
    await Promise.all(closing.map((idle) => this.#leave(idle)));
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep);
    for (const { refuse } of this.#waiting.splice(0)) refuse();
    for (const { session } of this.#lent) session.end("stopping");
    await Promise.all(this.#idle.splice(0).map(({ session }) => session.close()));
  }

  #mayStart(workspaceId: string): boolean {
    const own = this.#countOf.get(workspaceId) ?? 0;
    return (
      own < this.#kernel.config.workspaceDatabase.maxConnections &&
      this.#count < this.#options.maxSessions &&
      connectionsOf(this.#kernel).mayBeBusy(workspaceId)
    );
  }

  #countUp(workspaceId: string): void {
    this.#count++;
    this.#countOf.set(workspaceId, (this.#countOf.get(workspaceId) ?? 0) + 1);
    connectionsOf(this.#kernel).beginBusy(workspaceId);
  }

  #countDown(workspaceId: string, holdsPlace = true): void {
    if (holdsPlace) this.#count--;
    const left = (this.#countOf.get(workspaceId) ?? 1) - 1;
    if (left === 0) this.#countOf.delete(workspaceId);
    else this.#countOf.set(workspaceId, left);
    // This call admits those who wait here, too.
    connectionsOf(this.#kernel).endBusy(workspaceId);
  }

  /** Admits those who may start now: of the workspaces with the fewest statements first. */
  #admit(): void {
    for (;;) {
      let next: Waiting | undefined;
      let fewest = Number.POSITIVE_INFINITY;
      for (const waiting of this.#waiting) {
        const own = this.#countOf.get(waiting.workspaceId) ?? 0;
        if (own >= fewest || !this.#mayStart(waiting.workspaceId)) continue;
        next = waiting;
        fewest = own;
      }
      if (next === undefined) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#countUp(next.workspaceId);
      next.admit();
    }
  }

  #wait(workspaceId: string): Promise<void> {
    const others = this.#waiting.filter((waiting) => waiting.workspaceId === workspaceId).length;
    if (others >= maxWaitingPerWorkspace) throw busy(this.#kernel);
    return new Promise((resolve, reject) => {
      const refuse = () => reject(busy(this.#kernel));
      this.#waiting.push({ workspaceId, sinceMs: performance.now(), admit: resolve, refuse });
    });
  }

  #takeIdle(key: string): Session | undefined {
    for (let index = this.#idle.length - 1; index >= 0; index--) {
      const idle = this.#idle[index]!;
      if (idle.key !== key) continue;
      this.#idle.splice(index, 1);
      if (!idle.session.isBroken) return idle.session;
      void this.#leave(idle);
    }
    return undefined;
  }

  /** Closes the idle session that was used last before all others. */
  #closeIdle(workspaceId?: string): boolean {
    const at = this.#idle.findIndex(({ database }) => (workspaceId ?? database.workspaceId) === database.workspaceId);
    const [idle] = at < 0 ? [] : this.#idle.splice(at, 1);
    if (idle === undefined) return false;
    void this.#leave(idle);
    return true;
  }

  #leave({ session, database }: Idle): Promise<void> {
    const closed = session.close();
    connectionsOf(this.#kernel).leave(session, database);
    return closed;
  }

  async #open(database: WorkspaceDatabase, access: Access): Promise<Session | undefined> {
    // Idle sessions of others make room: `#count` holds those at work only.
    while (this.#count + this.#idle.length > this.#options.maxSessions && this.#closeIdle());
    const session = await connectionsOf(this.#kernel).open(database.workspaceId, maxWaitMs, () =>
      this.#connect(database, access),
    );
    if (this.#options.isPatient && this.#kernel.workspaceCluster.isLocal) session?.yieldToOthers();
    return session;
  }

  async #connect(database: WorkspaceDatabase, access: Access): Promise<Session> {
    const { plane, name } = database;
    const options = this.#startOptions(plane.version);
    if (name === null) return await Session.open(connectionTo(plane.settings, { options }));
    const user = roleNameOf(name, access);
    const settings = connectionTo(plane.settings, {
      database: name,
      user,
      password: passwordOf(this.#kernel, user),
      options,
    });
    try {
      return await Session.open(settings);
    } catch (error) {
      // The password is made of PARLEY_SECRET, which was changed since.
      if (sqlState(error) !== "28P01") throw error;
      await setPassword(plane.administrator, user, passwordOf(this.#kernel, user));
      return await Session.open(settings);
    }
  }

  /** Settings that a statement cannot loosen for the next one: ALTER ROLE does not reach them. */
  #startOptions(version: number): string {
    const { statementTimeoutMs } = this.#kernel.config.workspaceDatabase;
    const settings = {
      statement_timeout: `${statementTimeoutMs}ms`,
      lock_timeout: "2s",
      idle_in_transaction_session_timeout: `${statementTimeoutMs}ms`,
      ...(version >= 17 ? { transaction_timeout: `${statementTimeoutMs + 1_000}ms` } : {}),
      work_mem: "4MB",
      client_connection_check_interval: "250ms",
      ...valueSettings,
    };
    return startOptionsOf(settings);
  }

  #look(): void {
    const now = performance.now();
    for (const idle of this.#idle.filter(({ sinceMs }) => now - sinceMs > idleMs)) {
      this.#idle.splice(this.#idle.indexOf(idle), 1);
      void this.#leave(idle);
    }
    for (const waiting of this.#waiting.filter(({ sinceMs }) => now - sinceMs > maxWaitMs)) {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.refuse();
    }
    if (this.#waiting.some(({ workspaceId }) => !this.#countOf.has(workspaceId))) this.#preempt(now);
  }

  #preempt(now: number): void {
    let longest: Session | undefined;
    for (const { session } of this.#lent)
      if (session.workBeganAtMs < (longest?.workBeganAtMs ?? now - preemptedAfterMs)) longest = session;
    longest?.end("preempted");
  }
}

function busy(kernel: Kernel): Problem {
  const { maxConnections } = kernel.config.workspaceDatabase;
  return new Problem(
    databaseBusy,
    `A workspace runs up to ${maxConnections} statements at the same time here. Send this one again in a second.`,
    { headers: { "retry-after": "1" } },
  );
}
