import type { Static } from "typebox";
import type { Context } from "../../../kernel/wire/route.ts";
import { findHeldUntil } from "../opting-in/store.ts";
import type { SubscriberDetails } from "../schema.ts";
import { findSubscriber } from "./find-subscriber.ts";
import { showSubscribers } from "./show-subscribers.ts";
import { findProofs } from "./store.ts";

/** Reads a subscriber with the proofs of every step. Throws not-found. */
export async function readSubscriber(
  { kernel, caller }: Context,
  id: string,
): Promise<Static<typeof SubscriberDetails>> {
  const { workspaceId } = caller;
  const db = kernel.database.query;
  const row = await findSubscriber(db, workspaceId, id);
  const [subscriber] = await showSubscribers(db, workspaceId, [row]);
  const now = new Date(kernel.clock.now());
  const held = await findHeldUntil(db, { workspaceId, subscriberId: row.id }, now);
  return {
    ...subscriber!,
    mailWaitsUntil: held === null ? null : held.toISOString(),
    proofs: await findProofs(db, workspaceId, row.id),
  };
}
