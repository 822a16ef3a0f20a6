import type { Kernel } from "../../kernel/kernel.ts";
import { type Dispatcher, startDispatcher } from "./dispatcher.ts";
import { type FanOut, startFanOut } from "./fan-out.ts";

/** What sends on this node; none where the node does no work in the background. */
type Sending = { dispatcher: Dispatcher; fanOut: FanOut };

const sendings = new WeakMap<Kernel, Sending>();

export function startSending(kernel: Kernel): void {
  if (!kernel.config.roles.has("worker")) return;
  const dispatcher = startDispatcher(kernel);
  sendings.set(kernel, { dispatcher, fanOut: startFanOut(kernel, dispatcher) });
}

export async function stopSending(kernel: Kernel): Promise<void> {
  const sending = sendings.get(kernel);
  sendings.delete(kernel);
  await sending?.fanOut.stop();
  await sending?.dispatcher.stop();
}

/** Looks at once for what was just made due, instead of at the next look a quarter of a second later. */
export function sendSoon(kernel: Kernel, endpointId?: string): void {
  const dispatcher = sendings.get(kernel)?.dispatcher;
  dispatcher?.look();
  if (endpointId !== undefined) dispatcher?.refreshEndpoint(endpointId);
}

/** The workspace has an endpoint now. */
export function deliverEventsOf(kernel: Kernel, workspaceId: string): void {
  sendings.get(kernel)?.fanOut.forget(workspaceId);
}
