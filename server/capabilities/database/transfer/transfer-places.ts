import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import { state } from "../../../kernel/state.ts";
import { databaseBusy } from "../problems.ts";

/** A client that has read an export to its end may begin the next one before the first place is free. */
const maxWaitMs = 5_000;
const maxWaiting = 20;

type Places = { taken: number; waiting: Set<() => void> };

/**
 * Imports, exports and restores under way on this node. Of each workspace, half of the sessions that
 * it may have are for them: the others stay free for statements.
 */
class TransferPlaces {
  readonly #most: number;
  readonly #of = new Map<string, Places>();

  constructor({ config }: Kernel) {
    this.#most = Math.max(1, Math.floor(config.workspaceDatabase.maxConnections / 2));
  }

  /** Gives the function that frees the place. Throws database-busy when none becomes free in time. */
  async take(workspaceId: string): Promise<() => void> {
    const places = this.#of.get(workspaceId) ?? { taken: 0, waiting: new Set() };
    this.#of.set(workspaceId, places);
    if (places.taken < this.#most) places.taken++;
    else await this.#wait(places);
    return () => this.#free(workspaceId, places);
  }

  #wait({ waiting }: Places): Promise<void> {
    if (waiting.size >= maxWaiting) throw this.#busy();
    return new Promise((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(admit);
        reject(this.#busy());
      }, maxWaitMs);
      waiting.add(admit);
    });
  }

  /** The place goes to who has waited longest. */
  #free(workspaceId: string, places: Places): void {
    const [first] = places.waiting;
    if (first !== undefined) {
      places.waiting.delete(first);
      first();
      return;
    }
    places.taken--;
    if (places.taken === 0) this.#of.delete(workspaceId);
  }

  #busy(): Problem {
    return new Problem(
      databaseBusy,
      `A workspace runs up to ${this.#most} imports and exports at the same time here. Start this one when another has ended.`,
      { headers: { "retry-after": "5" } },
    );
  }
}

export const placesOf = state((kernel) => new TransferPlaces(kernel));
