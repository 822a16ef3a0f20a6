import type { Kernel } from "../../../kernel/kernel.ts";
import { type Event, subjectOf } from "../../../kernel/log/event.ts";
import type { Endpoint } from "../schema.ts";

/** The kind of subject whose events are delivered in order, by the endpoint's `orderBy`. */
const subjectKinds: Record<Endpoint["orderBy"], string | null> = { none: null, conversationId: "conversation" };

/**
 * Gives the order key of an event: deliveries of one key go out one after the other. Null = in any order.
 */
export function orderKeyOf(
  kernel: Kernel,
  orderBy: Endpoint["orderBy"],
  event: Pick<Event, "type" | "data">,
): string | null {
  const kind = subjectKinds[orderBy];
  const subject = kind === null ? undefined : subjectOf(kernel.eventTypes, event);
  return subject?.kind === kind ? (subject?.id ?? null) : null;
}
