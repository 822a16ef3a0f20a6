import type { Kernel } from "../../kernel/kernel.ts";
import type { Day } from "./store.ts";

/** Gives the day in UTC by the node's clock: a day's tokens are counted by it. */
export function dayOf({ clock }: Kernel): Day {
  return new Date(clock.now()).toISOString().slice(0, 10);
}
