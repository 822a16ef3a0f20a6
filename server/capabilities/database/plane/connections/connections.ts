import type { Kernel } from "../../../../kernel/kernel.ts";
import { state } from "../../../../kernel/state.ts";
import type { Session } from "../session.ts";
import type { WorkspaceDatabase } from "../workspace-database.ts";
import { departuresOf } from "./departures.ts";

/** Connections of this node to the workspace cluster, of the 80 that the bundled one takes. */
const mostConnections = 60;
/** The number of connections that are kept for workspaces that have none. */
const keptForOthers = 12;
/** A workspace has sessions of several roles, and those that it does not use just now make room. */
const idleBeside = 2;

/** Closes an idle session, of this workspace or, where none is named, of any. False when there is none. */
type CloseIdle = (workspaceId?: string) => boolean;

/**
 * Counts the processes of PostgreSQL that serve the workspaces of this node: from before their
 * session opens until the process is gone, which is later than the end of the session.
 */
class Connections {
  readonly #kernel: Kernel;
  readonly #closeIdle: CloseIdle[] = [];
  readonly #openOf = new Map<string, number>();
  /** Holds those at work, or with a statement that is ended and not yet gone. */
  readonly #busyOf = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  readonly #whenFree: (() => void)[] = [];
  #open = 0;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** Connections of one workspace. */
  get #mostOfOne(): number {
    return this.#kernel.config.workspaceDatabase.maxConnections + idleBeside;
  }

  /** A pool has idle sessions that may be closed, and wants to know when a statement may begin. */
  join(closeIdle: CloseIdle, whenFree: () => void): void {
    this.#closeIdle.push(closeIdle);
    this.#whenFree.push(whenFree);
  }

  mayBeBusy(workspaceId: string): boolean {
    return (this.#busyOf.get(workspaceId) ?? 0) < this.#mostOfOne;
  }

  beginBusy(workspaceId: string): void {
    count(this.#busyOf, workspaceId, 1);
  }

  endBusy(workspaceId: string): void {
    count(this.#busyOf, workspaceId, -1);
    for (const tell of this.#whenFree) tell();
  }

  /** Opens a session when there is room for its process. Undefined when none is made in time. */
  async open(workspaceId: string, maxWaitMs: number, connect: () => Promise<Session>): Promise<Session | undefined> {
    if (!(await this.#makeRoom(workspaceId, maxWaitMs))) return undefined;
    this.#count(workspaceId, 1);
    try {
      return await connect();
    } catch (error) {
      this.#count(workspaceId, -1);
      throw error;
    }
  }

  /** A session was closed or ended: its process counts until it is gone. */
  leave(session: Session, { plane, workspaceId }: WorkspaceDatabase, heard: { outlived?(): void; gone?(): void } = {}) {
    void session.close();
    departuresOf(this.#kernel).follow(
      { session, plane, workspaceId },
      {
        ...heard,
        gone: () => {
          this.#count(workspaceId, -1);
          heard.gone?.();
        },
      },
    );
  }

  #mayOpen(workspaceId: string): boolean {
    const own = this.#openOf.get(workspaceId) ?? 0;
    return own < this.#mostOfOne && this.#open < (own === 0 ? mostConnections : mostConnections - keptForOthers);
  }

  async #makeRoom(workspaceId: string, maxWaitMs: number): Promise<boolean> {
    const until = performance.now() + maxWaitMs;
    while (!this.#mayOpen(workspaceId)) {
      if (performance.now() > until) return false;
      const isOwnFull = (this.#openOf.get(workspaceId) ?? 0) >= this.#mostOfOne;
      for (const close of this.#closeIdle) if (close(isOwnFull ? workspaceId : undefined)) break;
      await this.#someoneLeft(until);
    }
    return true;
  }

  #someoneLeft(untilMs: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, Math.max(1, untilMs - performance.now()));
      this.#waiting.add(done);
    });
  }

  #count(workspaceId: string, by: 1 | -1): void {
    this.#open += by;
    count(this.#openOf, workspaceId, by);
    if (by < 0) for (const tell of [...this.#waiting]) tell();
  }
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const now = (counts.get(key) ?? 0) + by;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}

export const connectionsOf = state((kernel) => new Connections(kernel));
