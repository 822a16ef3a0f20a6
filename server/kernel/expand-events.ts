import type { Event, EventType } from "./events.ts";
import type { Kernel } from "./kernel.ts";

/** Gives events of one workspace the content that they only name. Those whose thing was erased are left out. */
export async function expandEvents(
  kernel: Kernel,
  eventTypes: ReadonlyMap<string, EventType>,
  workspaceId: string,
  events: readonly Event[],
): Promise<Event[]> {
  const expanded = new Map<Event, unknown>();
  for (const [type, same] of Map.groupBy(events, (event) => event.type)) {
    const expansion = eventTypes.get(type)?.expansion;
    if (expansion === undefined) continue;
    const contents = await expansion.read(kernel, workspaceId, same.map((event) => event.data) as never[]);
    for (const [index, event] of same.entries()) expanded.set(event, contents[index]);
  }
  return events.flatMap((event) => {
    if (!expanded.has(event)) return [event];
    const data = expanded.get(event);
    return data === undefined ? [] : [{ ...event, data }];
  });
}
