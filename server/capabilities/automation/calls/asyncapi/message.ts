import type { Json } from "../../json.ts";

/** A message that a subscription has received. */
export type Message = { payload: unknown; headers?: Json; correlationId?: string };
