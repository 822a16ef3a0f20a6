import type { Kernel } from "../../kernel/kernel.ts";
import { type DueDelivery, type DueRequest, findDueDeliveries } from "./store.ts";

/** Reads for many lanes at once: those that ask while one reading is under way share the next. */
export type DueLoader = (request: DueRequest) => Promise<DueDelivery[]>;

type Waiting = { request: DueRequest; resolve(due: DueDelivery[]): void; reject(error: unknown): void };

const maxLanes = 64;

export function createDueLoader(kernel: Kernel): DueLoader {
  let waiting: Waiting[] = [];
  let isReading = false;

  async function read(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxLanes);
      waiting = waiting.slice(maxLanes);
      try {
        const requests = batch.map(({ request }) => request);
        const due = await findDueDeliveries(kernel.database.query, requests, new Date(kernel.clock.now()));
        const byEndpoint = Map.groupBy(due, (delivery) => delivery.endpointId);
        for (const { request, resolve } of batch) resolve(byEndpoint.get(request.endpointId) ?? []);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isReading = false;
  }

  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      if (isReading) return;
      isReading = true;
      // Not at once: lanes are woken one after the other by the same commit.
      void Promise.resolve().then(read);
    });
}
