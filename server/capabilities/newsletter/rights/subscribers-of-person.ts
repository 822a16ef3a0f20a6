import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import {
  type ErasedCounts,
  eraseEchoes,
  type KnownPerson,
  type PersonalData,
  type TimelineEntry,
} from "../../../kernel/personal-data.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { momentOfId } from "../../contacts/index.ts";
import { subscriberLeft } from "../events.ts";
import { NewsletterListId, SubscriberId } from "../ids.ts";
import { showSubscribers } from "../subscribers/show-subscribers.ts";
import { findProofs, findSubscribersById } from "../subscribers/store.ts";
import {
  eraseSubscribers,
  findLastStep,
  findStepsOf,
  findSubscriberIdsOf,
  lockSubscribersOf,
  moveSubscribers,
  type SubscribersOf,
} from "./store.ts";

/**
 * The subscriptions of a person: those under the contact, and those that were never confirmed, which name
 * an address of the person.
 */
export const subscribersOfPerson: PersonalData = {
  name: "newsletter",
  tables: ["subscriber", "subscription", "subscription_proof", "opt_in", "owed_opt_in", "bounce"],
  async *export() {},
  erase: async () => ({}),
  ofContact: {
    export: exportSubscribers,
    erase: (kernel, tx, person) => eraseSubscribersOf(kernel, tx, person.workspaceId, person),
  },
  async part(tx, parting) {
    await moveSubscribers(tx, parting);
    return {};
  },
  timeline,
  lastActivity: (db, person) => findLastStep(db, person.workspaceId, person),
};

async function* exportSubscribers({ database }: Kernel, person: KnownPerson) {
  const { workspaceId } = person;
  for (const id of await findSubscriberIdsOf(database.query, workspaceId, person)) {
    const rows = await findSubscribersById(database.query, workspaceId, [id]);
    const [subscriber] = await showSubscribers(database.query, workspaceId, rows);
    if (subscriber !== undefined) yield { subscriber, proofs: await findProofs(database.query, workspaceId, id) };
  }
}

export async function eraseSubscribersOf(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  person: SubscribersOf,
): Promise<ErasedCounts> {
  const subscribers = await lockSubscribersOf(tx, workspaceId, person);
  const [oldest] = subscribers;
  if (oldest === undefined) return { subscribers: 0 };
  const ids = subscribers.map(({ id }) => id);
  await eraseSubscribers(tx, workspaceId, ids, new Date(kernel.clock.now()));
  const wireIds = ids.map(SubscriberId.format);
  await eraseEchoes(kernel, tx, workspaceId, { ids: wireIds, since: momentOfId(oldest.id) });
  for (const { id, confirmedListIds } of subscribers) {
    if (confirmedListIds.length === 0) continue;
    const data = {
      subscriberId: SubscriberId.format(id),
      listIds: confirmedListIds.map(NewsletterListId.format),
      reason: "erased",
    } as const;
    emit(tx, subscriberLeft, { workspaceId, data });
  }
  return { subscribers: ids.length };
}

async function timeline(
  { database }: Kernel,
  person: KnownPerson,
  page: { before: Date | undefined; limit: number },
): Promise<TimelineEntry[]> {
  const steps = await findStepsOf(database.query, person.workspaceId, person, page);
  return steps.map(({ subscriberId, step, list, at }) => ({
    at,
    kind: "newsletter",
    id: SubscriberId.format(subscriberId),
    summary: `Newsletter: ${step} (${list ?? "a former list"})`,
  }));
}
