import type { Kernel } from "../../kernel/kernel.ts";
import type { Signal } from "../../kernel/log/realtime.ts";
import { newUuid } from "../../kernel/storage/id.ts";

/** Who is there: a member, or the visitor of a conversation. */
export type Who = { kind: "member"; id: string } | { kind: "visitor"; conversationId: string };

const repeatMs = 15_000;
/** A node that died cannot say goodbye for its people: they are gone when it has not repeated itself for so long. */
const forgottenAfterMs = 40_000;

type Seen = { who: Who; bySource: Map<string, number> };

/** Who is connected to which workspace, over all nodes. Kept in memory only: every node tells the others what it sees. */
export class Presence {
  readonly #kernel: Kernel;
  readonly #source = newUuid();
  readonly #own = new Map<string, { workspaceId: string; who: Who; count: number }>();
  readonly #seen = new Map<string, Map<string, Seen>>();
  readonly #onChange: (workspaceId: string, who: Who, isOnline: boolean) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #stopListening: () => void;

  /** `onChange` is told when somebody came or left for all that is known: not of each connection, nor of repetitions. */
  constructor(kernel: Kernel, onChange: (workspaceId: string, who: Who, isOnline: boolean) => void) {
    this.#kernel = kernel;
    this.#onChange = onChange;
    this.#stopListening = kernel.realtime.onSignal((signal) => this.#hear(signal));
    this.#timer = setInterval(() => this.#repeat(), repeatMs);
    this.#timer.unref();
  }

  /** Announces somebody until the returned function is called; several connections count as one. */
  enter(workspaceId: string, who: Who): () => void {
    const key = `${workspaceId}|${JSON.stringify(who)}`;
    const entry = this.#own.get(key) ?? { workspaceId, who, count: 0 };
    this.#own.set(key, entry);
    if (entry.count++ === 0) this.#tell(workspaceId, who, true);
    return () => {
      if (--entry.count > 0) return;
      this.#own.delete(key);
      this.#tell(workspaceId, who, false);
    };
  }

  /** Everybody who is there as far as this node has heard. */
  list(workspaceId: string): Who[] {
    return [...(this.#seen.get(workspaceId)?.values() ?? [])].map(({ who }) => who);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#stopListening();
    for (const { workspaceId, who } of this.#own.values()) this.#tell(workspaceId, who, false);
  }

  #tell(workspaceId: string, who: Who, isOnline: boolean): void {
    this.#kernel.realtime.signal({ workspaceId, kind: "presence", data: { who, isOnline, source: this.#source } });
  }

  #repeat(): void {
    for (const { workspaceId, who } of this.#own.values()) this.#tell(workspaceId, who, true);
    const limitMs = performance.now() - forgottenAfterMs;
    for (const [workspaceId, people] of this.#seen) {
      for (const [key, seen] of people) {
        for (const [source, atMs] of seen.bySource) if (atMs < limitMs) seen.bySource.delete(source);
        if (seen.bySource.size > 0) continue;
        people.delete(key);
        this.#onChange(workspaceId, seen.who, false);
      }
      if (people.size === 0) this.#seen.delete(workspaceId);
    }
  }

  #hear(signal: Signal): void {
    if (signal.kind !== "presence") return;
    const { who, isOnline, source } = signal.data as { who: Who; isOnline: boolean; source: string };
    const key = JSON.stringify(who);
    const people = this.#seen.get(signal.workspaceId) ?? new Map<string, Seen>();
    const seen = people.get(key) ?? { who, bySource: new Map() };
    const wasOnline = seen.bySource.size > 0;
    if (isOnline) seen.bySource.set(source, performance.now());
    else seen.bySource.delete(source);
    if (seen.bySource.size > 0) people.set(key, seen);
    else people.delete(key);
    if (people.size > 0) this.#seen.set(signal.workspaceId, people);
    else this.#seen.delete(signal.workspaceId);
    const isNowOnline = seen.bySource.size > 0;
    if (isNowOnline !== wasOnline) this.#onChange(signal.workspaceId, who, isNowOnline);
  }
}
