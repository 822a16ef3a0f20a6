import { setTimeout as pause } from "node:timers/promises";
import type { Vital } from "../../../../kernel/capability.ts";
import type { Kernel } from "../../../../kernel/kernel.ts";
import { state } from "../../../../kernel/state.ts";
import type { Plane } from "../open-plane.ts";
import type { Session } from "../session.ts";
import { endSession, hasProcess } from "../store.ts";
import { countPauses, type ProcessUse, readProcess, tellsProcesses } from "./process-use.ts";

/** A process that works on for so long after its session was ended is a left-over. */
const outlivedAfterMs = 1_000;
const longestLookMs = 200;
/** An outside cluster is asked about each process. */
const longestLookOutsideMs = 1_000;
/** A process that used so much processor time without one pause is in a loop that hears nothing. */
const computedMs = 20;

/** `leaving` hears that its time is up within 250 ms; a left-over does not. */
type Stage = "leaving" | "left-over" | "gone";
const next: Record<Stage, readonly Stage[]> = { leaving: ["left-over", "gone"], "left-over": ["gone"], gone: [] };

type Departing = { session: Session; plane: Plane; workspaceId: string };
/** These are told what becomes of the process. */
type Heard = { outlived?(): void; gone(): void };
type Departure = Departing &
  Heard & {
    stage: Stage;
    since: number;
    use: ProcessUse | undefined;
    ownBytes: number;
    /** A left-over that has got SIGTERM was as this when it last paused. */
    watched: { use: ProcessUse; pauses: number } | undefined;
  };

/** Processes of PostgreSQL whose session was closed or ended, until they are gone. */
class Departures {
  readonly #kernel: Kernel;
  readonly #all = new Set<Departure>();
  readonly #stopping = new AbortController();

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  /** The left-overs of this node, and the memory that they hold as far as the system tells it. */
  get leftOvers(): { count: number; bytes: number; longestMs: number } {
    const left = [...this.#all].filter(({ stage }) => stage === "left-over");
    return {
      count: left.length,
      bytes: left.reduce((sum, { ownBytes }) => sum + ownBytes, 0),
      longestMs: Math.max(0, ...left.map(({ since }) => performance.now() - since)),
    };
  }

  follow(departing: Departing, heard: Heard): void {
    const departure: Departure = {
      ...departing,
      ...heard,
      stage: "leaving",
      since: performance.now(),
      use: undefined,
      ownBytes: 0,
      watched: undefined,
    };
    this.#all.add(departure);
    void this.#untilGone(departure);
  }

  /** Nobody is told of what leaves later. */
  stop(): void {
    this.#stopping.abort();
  }

  async #untilGone(departure: Departure): Promise<void> {
    const { session, plane } = departure;
    if (session.endedBecause !== undefined) endSession(plane.administrator, session.processId).catch(() => {});
    const longest = this.#seesProcesses ? longestLookMs : longestLookOutsideMs;
    for (let waitMs = 2; departure.stage !== "gone"; waitMs = Math.min(2 * waitMs, longest)) {
      await pause(waitMs, undefined, { ref: false, signal: this.#stopping.signal }).catch(() => {});
      if (this.#stopping.signal.aborted) return;
      await this.#look(departure);
    }
  }

  async #look(departure: Departure): Promise<void> {
    if (!(await this.#isThere(departure))) {
      if (departure.stage === "left-over") this.#tell(departure, "a process that outlived its statement is gone");
      this.#all.delete(departure);
      this.#go(departure, "gone");
      return departure.gone();
    }
    if (departure.stage === "left-over") return await this.#endLoop(departure);
    if (performance.now() - departure.since < outlivedAfterMs) return;
    this.#go(departure, "left-over");
    if (this.#seesProcesses) departure.session.yieldToOthers();
    this.#tell(departure, "a process of the workspace cluster outlived its statement");
    departure.outlived?.();
  }

  #go(departure: Departure, stage: Stage): void {
    if (!next[departure.stage].includes(stage))
      throw new Error(`A process cannot go from ${departure.stage} to ${stage}.`);
    departure.stage = stage;
  }

  #tell({ session, workspaceId, since, ownBytes }: Departure, what: string): void {
    const { count, bytes } = this.leftOvers;
    const sinceMs = Math.round(performance.now() - since);
    this.#kernel.log.warn(
      { workspaceId, processId: session.processId, sinceMs, ownBytes, leftOvers: count, leftOverBytes: bytes },
      what,
    );
  }

  get #seesProcesses(): boolean {
    return this.#kernel.workspaceCluster.isLocal && tellsProcesses;
  }

  async #isThere(departure: Departure): Promise<boolean> {
    const { processId } = departure.session;
    if (!this.#seesProcesses) return await hasProcess(departure.plane.administrator, processId).catch(() => true);
    const use = await readProcess(processId);
    if (use === undefined) return false;
    const before = departure.use;
    if (before !== undefined && before.startedAtTick !== use.startedAtTick) return false;
    departure.use ??= use;
    departure.ownBytes = use.ownBytes;
    return true;
  }

  /**
   * Ends a loop in C that asks for no interrupt. PostgreSQL answers SIGFPE, which stands for a failed
   * computation, by failing the statement at once, wherever it is; after that, the process hears that
   * its session was ended. It is sent to a process that computes without a pause only: such a one
   * waits for no lock and for no disk. See decision 0042.
   */
  async #endLoop(departure: Departure): Promise<void> {
    if (!this.#seesProcesses) return;
    const { session, plane, watched: before } = departure;
    const { processId } = session;
    if (before === undefined) await endSession(plane.administrator, processId).catch(() => {});
    const [use, pauses] = [await readProcess(processId), await countPauses(processId)];
    if (use === undefined) return;
    if (before === undefined || before.use.startedAtTick !== use.startedAtTick || before.pauses !== pauses) {
      departure.watched = { use, pauses };
      return;
    }
    // On a busy machine, this priority gets little processor time: it is gathered over many looks.
    const [own, system] = [use.ownMs - before.use.ownMs, use.systemMs - before.use.systemMs];
    if (own < computedMs) return;
    departure.watched = undefined;
    if (system > own / 4) return;
    try {
      process.kill(processId, "SIGFPE");
    } catch {
      // No signal may be sent to the process, or it is just gone.
    }
  }
}

export const departuresOf = state((kernel) => new Departures(kernel));

export const leftOverVitals: readonly Vital[] = [
  {
    name: "workspaceLeftOvers",
    metric: "parley_workspace_left_overs",
    help: "Processes of the workspace cluster that outlived their statement.",
    read: (kernel) => departuresOf(kernel).leftOvers.count,
  },
  {
    name: "workspaceLeftOverBytes",
    metric: "parley_workspace_left_over_bytes",
    help: "Memory of these processes, on the bundled cluster.",
    read: (kernel) => departuresOf(kernel).leftOvers.bytes,
  },
];
