import { VisitorId } from "../ids.ts";
import type { BlockedVisitor } from "../schema.ts";
import type { BlockRow } from "./store.ts";

export function showBlock({ visitorId, userId, blockedAt }: BlockRow): BlockedVisitor {
  return { id: VisitorId.format(visitorId), userId, blockedAt: (blockedAt ?? new Date()).toISOString() };
}
