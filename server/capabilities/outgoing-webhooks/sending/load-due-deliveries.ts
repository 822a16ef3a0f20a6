import type { Kernel } from "../../../kernel/kernel.ts";
import { createGatherer } from "../../../kernel/storage/gather.ts";
import { type DueDelivery, type DueRequest, findDueDeliveries } from "./store.ts";

const mostTogether = 64;

/** A function that loads the due deliveries of one queue. Senders that ask in the same moment share one query. */
export function loadDueDeliveries(kernel: Kernel): (request: DueRequest) => Promise<DueDelivery[]> {
  const load = async (requests: DueRequest[]) => {
    const due = await findDueDeliveries(kernel.database.query, requests, new Date(kernel.clock.now()));
    const byEndpoint = Map.groupBy(due, (delivery) => delivery.endpointId);
    return requests.map(({ endpointId }) => byEndpoint.get(endpointId) ?? []);
  };
  const gatherer = createGatherer({ maxTogether: mostTogether }, load, () => "fail-all");
  return (request) => gatherer.add(request)!;
}
