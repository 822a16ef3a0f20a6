import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { inTransaction, isOwnerDeleted, sqlState } from "../../../kernel/storage/database.ts";
import { createGatherer } from "../../../kernel/storage/gatherer.ts";
import { placePerson } from "./place-person.ts";

/** An erased user who comes back is a contact again after this time at the latest. */
const knownForMs = 600_000;
const mostTogether = 64;
const mostWaiting = 10_000;

type User = { workspaceId: string; userId: string };

/**
 * Verified users who talk become contacts, apart from what they say: a message neither waits for it nor
 * fails with it. Who is missed, because a node dies, is noticed with the next message.
 */
class NoticedUsers {
  readonly #kernel: Kernel;
  readonly #known = new Cache<string, number>(50_000);
  readonly #gatherer;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.#gatherer = createGatherer(
      { maxTogether: mostTogether, maxWaiting: mostWaiting },
      (users: User[]) => this.#store(users),
      () => "try-each",
    );
  }

  /** Asks the database once in ten minutes. */
  notice(user: User): void {
    const key = `${user.workspaceId}:${user.userId}`;
    const now = this.#kernel.clock.elapsed();
    const knownAtMs = this.#known.get(key);
    if (knownAtMs !== undefined && now - knownAtMs < knownForMs) return;
    const stored = this.#gatherer.add(user);
    if (stored === undefined) return;
    this.#known.set(key, now);
    stored.catch((error: unknown) => {
      this.#known.set(key, Number.NEGATIVE_INFINITY);
      // The workspace may have been erased since. The message of the error may name the user.
      if (!isOwnerDeleted(error)) this.#kernel.log.warn({ code: sqlState(error) }, "could not make a user a contact");
    });
  }

  idle(): Promise<void> {
    return this.#gatherer.idle();
  }

  #store(users: readonly User[]): Promise<undefined[]> {
    return inTransaction(this.#kernel.database, async (tx) => {
      for (const { workspaceId, userId } of users) {
        const identities = [{ kind: "user", value: userId, isVerified: true } as const];
        await placePerson(this.#kernel, tx, workspaceId, { identities, origin: "chat" });
      }
      return users.map(() => undefined);
    });
  }
}

export const noticedUsers = state((kernel) => new NoticedUsers(kernel));
