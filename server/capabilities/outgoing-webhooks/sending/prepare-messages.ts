import type { Kernel } from "../../../kernel/kernel.ts";
import { expandEvents } from "../../../kernel/log/event.ts";
import { findSentTexts } from "./find-sent-texts.ts";
import type { DueDelivery } from "./load-due-deliveries.ts";
import { writeMessage } from "./message.ts";
import type { ReadyDelivery } from "./send-queue.ts";

/**
 * Writes the messages of due deliveries. `erased`: deliveries whose content was erased after the
 * event.
 */
export async function prepareMessages(
  kernel: Kernel,
  workspaceId: string,
  due: readonly DueDelivery[],
): Promise<{ ready: ReadyDelivery[]; erased: DueDelivery[] }> {
  const events = due.map((delivery) => delivery.event);
  const expanded = await expandEvents(kernel, kernel.eventTypes, workspaceId, events);
  const byPosition = new Map(expanded.map((event) => [event.position, event]));
  const ready: ReadyDelivery[] = [];
  const erased: DueDelivery[] = [];
  for (const delivery of due) {
    const event = byPosition.get(delivery.position);
    if (event === undefined) erased.push(delivery);
    else ready.push({ delivery, message: writeMessage(event, findSentTexts(event.data, delivery.event.data)) });
  }
  return { ready, erased };
}
