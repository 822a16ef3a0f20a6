import type { Kernel } from "../kernel.ts";
import { state } from "../state.ts";
import { newUuid } from "../storage/id.ts";
import type { Signal } from "./realtime.ts";

/** A member, or the visitor that a subject belongs to, as clients see them. */
export type Person = { kind: "member"; id: string } | { kind: "visitor"; [field: string]: string };

type OnChange = (workspaceId: string, who: Person, isOnline: boolean) => void;

export const presenceOf = state((kernel) => new Presence(kernel));

const checkMs = 1_000;
const repeatMs = 15_000;
/** A node that dies sends no farewell. Its people are offline after this time without a signal. */
const forgottenAfterMs = 40_000;

type Seen = { who: Person; seenAtMsBySource: Map<string, number> };

/**
 * Knows which people are connected to a workspace, on all nodes. Every node keeps this in memory
 * only, and tells the other nodes about its own connections by signals.
 */
export class Presence {
  readonly #kernel: Kernel;
  /** Identifies this node in the signals that all nodes receive. */
  readonly #source = newUuid();
  readonly #own = new Map<string, { workspaceId: string; who: Person; connections: number }>();
  readonly #seen = new Map<string, Map<string, Seen>>();
  readonly #listeners: OnChange[] = [];
  readonly #timer: NodeJS.Timeout;
  #repeatsAtMs: number;
  readonly #stopListening: () => void;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.#stopListening = kernel.realtime.onSignal((signal) => this.#onSignal(signal));
    this.#repeatsAtMs = kernel.clock.elapsed() + repeatMs;
    this.#timer = setInterval(() => this.#check(), checkMs);
    this.#timer.unref();
  }

  /**
   * The listener is called when a person's first connection opens or the last one ends, on any node;
   * not for further connections, nor for repeated signals. A node that has just started learns within
   * seconds who is connected to the others.
   */
  onChange(listener: OnChange): void {
    this.#listeners.push(listener);
  }

  /** Announces a person until the returned function is called. Several connections count as one. */
  enter(workspaceId: string, who: Person): () => void {
    const key = `${workspaceId}|${JSON.stringify(who)}`;
    const entry = this.#own.get(key) ?? { workspaceId, who, connections: 0 };
    this.#own.set(key, entry);
    if (entry.connections++ === 0) this.#change(workspaceId, who, true);
    return () => {
      if (--entry.connections > 0) return;
      this.#own.delete(key);
      this.#change(workspaceId, who, false);
    };
  }

  /** Everybody who is online, as far as this node has been told. */
  list(workspaceId: string): Person[] {
    return [...(this.#seen.get(workspaceId)?.values() ?? [])].map(({ who }) => who);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stopListening();
    for (const { workspaceId, who } of this.#own.values()) this.#announce(workspaceId, who, false);
  }

  /** This node knows at once what the other nodes learn by the signal. */
  #change(workspaceId: string, who: Person, isOnline: boolean): void {
    this.#note(workspaceId, who, isOnline, this.#source);
    this.#announce(workspaceId, who, isOnline);
  }

  #announce(workspaceId: string, who: Person, isOnline: boolean): void {
    this.#kernel.realtime.signal({ workspaceId, kind: "presence", data: { who, isOnline, source: this.#source } });
  }

  #tell(workspaceId: string, who: Person, isOnline: boolean): void {
    for (const listener of this.#listeners) listener(workspaceId, who, isOnline);
  }

  #check(): void {
    const nowMs = this.#kernel.clock.elapsed();
    if (nowMs >= this.#repeatsAtMs) {
      this.#repeatsAtMs = nowMs + repeatMs;
      for (const { workspaceId, who } of this.#own.values()) this.#announce(workspaceId, who, true);
    }
    this.#forgetSilentNodes(nowMs - forgottenAfterMs);
  }

  #forgetSilentNodes(oldestMs: number): void {
    for (const [workspaceId, people] of this.#seen) {
      for (const [key, { who, seenAtMsBySource }] of people) {
        for (const [source, seenAtMs] of seenAtMsBySource) {
          // This node's own people are known without a signal.
          if (seenAtMs < oldestMs && source !== this.#source) seenAtMsBySource.delete(source);
        }
        if (seenAtMsBySource.size > 0) continue;
        people.delete(key);
        this.#tell(workspaceId, who, false);
      }
      if (people.size === 0) this.#seen.delete(workspaceId);
    }
  }

  #onSignal(signal: Signal): void {
    if (signal.kind !== "presence") return;
    const { who, isOnline, source } = signal.data as { who: Person; isOnline: boolean; source: string };
    if (source !== this.#source) this.#note(signal.workspaceId, who, isOnline, source);
  }

  #note(workspaceId: string, who: Person, isOnline: boolean, source: string): void {
    const key = JSON.stringify(who);
    const people = this.#seen.get(workspaceId) ?? new Map<string, Seen>();
    const { seenAtMsBySource } = people.get(key) ?? { seenAtMsBySource: new Map<string, number>() };
    const wasOnline = seenAtMsBySource.size > 0;
    if (isOnline) seenAtMsBySource.set(source, this.#kernel.clock.elapsed());
    else seenAtMsBySource.delete(source);
    const isNowOnline = seenAtMsBySource.size > 0;
    if (isNowOnline) people.set(key, { who, seenAtMsBySource });
    else people.delete(key);
    if (people.size > 0) this.#seen.set(workspaceId, people);
    else this.#seen.delete(workspaceId);
    if (isNowOnline !== wasOnline) this.#tell(workspaceId, who, isNowOnline);
  }
}
