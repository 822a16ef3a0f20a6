import type { Json } from "@parley/json";

/** A message that a subscription has received. */
export type Message = { payload: unknown; headers?: Json; correlationId?: string };
