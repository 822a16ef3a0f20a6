import type { Static } from "typebox";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { EventTypeList } from "../schema.ts";

/** Every event type, with the schema of what a receiver reads in `data`. */
export function listEventTypes(kernel: Kernel): Static<typeof EventTypeList> {
  const data = [...kernel.eventTypes.values()]
    .map(({ type, summary, visibleTo, schema, expansion }) => ({
      type,
      summary,
      visibleTo,
      schema: expansion?.schema ?? schema,
    }))
    .sort((a, b) => (a.type < b.type ? -1 : 1));
  return { data };
}
