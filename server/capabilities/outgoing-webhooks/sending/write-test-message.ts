import type { Kernel } from "../../../kernel/kernel.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { endpointTested } from "../events.ts";
import { EndpointId } from "../ids.ts";
import { type Message, writeMessage } from "./message.ts";

/** A message that asks whether an endpoint answers. Its event is in no log. */
export function writeTestMessage(kernel: Kernel, endpointId: string): Message {
  const event = {
    id: newUuid(),
    type: endpointTested.type,
    data: { endpointId: EndpointId.format(endpointId) },
    createdAt: new Date(kernel.clock.now()),
  };
  return writeMessage(event, []);
}
