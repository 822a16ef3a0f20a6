import { isObject } from "@parley/json";
import type { Kernel } from "../../../kernel/kernel.ts";
import { expandEvents } from "../../../kernel/log/event.ts";
import { tellEvent } from "../../../kernel/versions/api-versions.ts";
import type { EndpointRow } from "../endpoints/store.ts";
import type { DueDelivery } from "./load-due-deliveries.ts";
import { writeMessage } from "./message.ts";
import type { ReadyDelivery } from "./send-queue.ts";

/**
 * Writes the messages of due deliveries. `erased`: deliveries whose content was erased after the
 * event, and those that the endpoint may not get any more, because it was redirected since.
 */
export async function prepareMessages(
  kernel: Kernel,
  { workspaceId, version, scopes }: Pick<EndpointRow, "workspaceId" | "version" | "scopes">,
  due: readonly DueDelivery[],
): Promise<{ ready: ReadyDelivery[]; erased: DueDelivery[] }> {
  const events = due.map((delivery) => delivery.event);
  const expanded = await expandEvents(kernel, kernel.eventTypes, workspaceId, events);
  const byPosition = new Map(expanded.map((event) => [event.position, event]));
  const ready: ReadyDelivery[] = [];
  const erased: DueDelivery[] = [];
  for (const delivery of due) {
    const event = byPosition.get(delivery.position);
    if (event === undefined || !maySee(kernel, scopes, event.type)) {
      erased.push(delivery);
      continue;
    }
    const told = tellEvent(kernel, event, version);
    const sentTexts = findSentTexts(told.data, delivery.event.data);
    ready.push({ delivery, message: writeMessage(told, sentTexts) });
  }
  return { ready, erased };
}

/** Tells whether an endpoint with these scopes gets events of the type. */
export function maySee(kernel: Kernel, scopes: readonly string[], type: string): boolean {
  const visibleTo = kernel.eventTypes.get(type)?.visibleTo;
  return visibleTo === undefined || scopes.includes(visibleTo);
}

/** Shorter texts identify nobody, and many answers hold them by chance. */
const shortestText = 4;
const mostTexts = 200;

/**
 * The texts of a message that the event log does not store, longest first. An answer that quotes
 * them must not be stored as it is: erasing a conversation would leave the quotes there.
 */
export function findSentTexts(sent: unknown, stored: unknown): string[] {
  if (sent === stored) return [];
  const known = new Set(textsIn(stored));
  const texts = textsIn(sent).filter((text) => text.length >= shortestText && !known.has(text));
  return [...new Set(texts)].sort((a, b) => b.length - a.length).slice(0, mostTexts);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (!isObject(value) && !Array.isArray(value)) return [];
  return Object.values(value).flatMap(textsIn);
}
