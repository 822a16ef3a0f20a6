import { EventId } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { noSuchEvent } from "../problems.ts";
import type { FullInboundEvent } from "../schema.ts";
import { contentOf } from "./content-of.ts";
import { showReceivedEvent } from "./show-received-event.ts";
import { findEvent } from "./store.ts";

/** A received event with its data. */
export async function readReceivedEvent({ kernel, caller }: Context, eventId: string): Promise<FullInboundEvent> {
  const id = EventId.parse(eventId);
  const row = id === undefined ? undefined : await findEvent(kernel.database.query, caller.workspaceId, id);
  if (row === undefined) throw noSuchEvent();
  return { ...showReceivedEvent(row), data: contentOf(row) };
}
