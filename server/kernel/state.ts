import type { Kernel } from "./kernel.ts";
import { forTheNode } from "./sharing/share.ts";

/**
 * Keeps what a part holds in memory for one node. The value is made at the first call for a kernel
 * and is the same at every later call, so that two servers in one process (as in tests) share
 * nothing.
 *
 * @example
 * const presenceOf = state((kernel) => new Presence(kernel));
 * presenceOf(kernel).list(workspaceId);
 */
export function state<Value>(make: (kernel: Kernel) => Value): (kernel: Kernel) => Value {
  const values = new WeakMap<Kernel, { value: Value }>();
  return (kernel) => {
    let held = values.get(kernel);
    if (held === undefined) {
      // The first caller is not the one for whom it works from then on.
      held = { value: forTheNode(() => make(kernel)) };
      values.set(kernel, held);
    }
    return held.value;
  };
}
