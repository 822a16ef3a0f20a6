import type { Kernel } from "../../kernel/kernel.ts";
import { Presence } from "./presence.ts";
import { WorkspaceFeed } from "./workspace-feed.ts";

/** The most that one node serves of one workspace. */
export const maxWatchersPerWorkspace = 5_000;

const hubs = new WeakMap<Kernel, Hub>();

export function hubOf(kernel: Kernel): Hub {
  const found = hubs.get(kernel) ?? new Hub(kernel);
  hubs.set(kernel, found);
  return found;
}

export async function closeHub(kernel: Kernel): Promise<void> {
  hubs.get(kernel)?.stop();
}

/** What this node holds for watchers: one feed per workspace that is watched, and presence. */
export class Hub {
  readonly presence: Presence;
  readonly #kernel: Kernel;
  readonly #feeds = new Map<string, { feed: WorkspaceFeed; users: number }>();
  readonly #stopListening: () => void;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.presence = new Presence(kernel, (workspaceId, who, isOnline) => {
      this.#feeds.get(workspaceId)?.feed.passOn({ workspaceId, kind: "presence", data: { who, isOnline } });
    });
    this.#stopListening = kernel.realtime.onSignal((signal) => {
      // What nodes tell each other of presence is for Presence, which knows what has changed by it.
      if (signal.kind !== "presence") this.#feeds.get(signal.workspaceId)?.feed.passOn(signal);
    });
  }

  countOf(workspaceId: string): number {
    return this.#feeds.get(workspaceId)?.users ?? 0;
  }

  /** The workspace's feed, until `leave` is called. */
  join(workspaceId: string): { feed: WorkspaceFeed; leave: () => void } {
    const entry = this.#feeds.get(workspaceId) ?? {
      feed: new WorkspaceFeed(this.#kernel, workspaceId),
      users: 0,
    };
    this.#feeds.set(workspaceId, entry);
    entry.users++;
    return {
      feed: entry.feed,
      leave: () => {
        if (--entry.users > 0) return;
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
