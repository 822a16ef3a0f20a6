import type { Kernel } from "../../kernel/kernel.ts";
import { type Presence, presenceOf } from "../../kernel/log/presence.ts";
import { state } from "../../kernel/state.ts";
import { WorkspaceFeed } from "./workspace-feed.ts";

export const hubOf = state((kernel) => new Hub(kernel));

export async function closeHub(kernel: Kernel): Promise<void> {
  hubOf(kernel).stop();
}

/**
 * The hub holds what a node needs for the clients of the stream: presence, and a feed for each
 * workspace with clients.
 */
export class Hub {
  readonly presence: Presence;
  readonly #kernel: Kernel;
  readonly #feeds = new Map<string, { feed: WorkspaceFeed; clients: number }>();
  readonly #stopListening: () => void;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.presence = presenceOf(kernel);
    this.presence.onChange((workspaceId, who, isOnline) => {
      this.#feeds.get(workspaceId)?.feed.passOn({ workspaceId, kind: "presence", data: { who, isOnline } });
    });
    this.#stopListening = kernel.realtime.onSignal((signal) => {
      // Nodes repeat their presence signals. Only Presence knows which of them changes something.
      if (signal.kind !== "presence") this.#feeds.get(signal.workspaceId)?.feed.passOn(signal);
    });
  }

  clientsOf(workspaceId: string): number {
    return this.#feeds.get(workspaceId)?.clients ?? 0;
  }

  /**
   * Counts one more client of the workspace, until `leave` is called. The last one ends the feed.
   */
  join(workspaceId: string): { feed: WorkspaceFeed; leave: () => void } {
    const entry = this.#feeds.get(workspaceId) ?? {
      feed: new WorkspaceFeed(this.#kernel, workspaceId),
      clients: 0,
    };
    this.#feeds.set(workspaceId, entry);
    entry.clients++;
    return {
      feed: entry.feed,
      leave: () => {
        if (--entry.clients > 0) return;
        entry.feed.stop();
        if (this.#feeds.get(workspaceId) === entry) this.#feeds.delete(workspaceId);
      },
    };
  }

  stop(): void {
    this.presence.stop();
    this.#stopListening();
    for (const { feed } of this.#feeds.values()) feed.stop();
  }
}
