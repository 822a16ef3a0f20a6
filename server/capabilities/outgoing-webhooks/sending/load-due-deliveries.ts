import type { Kernel } from "../../../kernel/kernel.ts";
import type { Event } from "../../../kernel/log/event.ts";
import { findEventsAt } from "../../../kernel/log/store.ts";
import { createGatherer } from "../../../kernel/storage/gatherer.ts";
import { type DueRequest, type DueRow, findDueDeliveries } from "./store.ts";

/** A delivery that is due, with its event as the log stores it. */
export type DueDelivery = DueRow & { event: Event };

const mostTogether = 64;

/**
 * Gives a function that loads the due deliveries of one queue. Senders that ask in the same moment share
 * the queries.
 */
export function loadDueDeliveries(kernel: Kernel): (request: DueRequest) => Promise<DueDelivery[]> {
  const gatherer = createGatherer(
    { maxTogether: mostTogether },
    (requests: DueRequest[]) => loadAll(kernel, requests),
    () => "fail-all",
  );
  return (request) => gatherer.add(request)!;
}

async function loadAll({ database, clock }: Kernel, requests: DueRequest[]): Promise<DueDelivery[][]> {
  const rows = await findDueDeliveries(database.query, requests, new Date(clock.now()));
  const places = new Map(rows.map((row) => [placeOf(row), row]));
  const events = rows.length === 0 ? [] : await findEventsAt(database.query, [...places.values()]);
  const eventAt = new Map(events.map((event) => [placeOf(event), event]));
  const due = rows.flatMap((row) => {
    const event = eventAt.get(placeOf(row));
    return event === undefined ? [] : [{ ...row, event }];
  });
  const byEndpoint = Map.groupBy(due, (delivery) => delivery.endpointId);
  return requests.map(({ endpointId }) => byEndpoint.get(endpointId) ?? []);
}

/** Gives one text for each event: several endpoints may be due the same one. */
function placeOf({ workspaceId, position }: { workspaceId: string; position: number }): string {
  return `${workspaceId}:${position}`;
}
