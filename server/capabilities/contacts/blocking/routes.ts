import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import { VisitorId } from "../ids.ts";
import { BlockedVisitor } from "../schema.ts";
import { listBlockedVisitors } from "./list-blocked-visitors.ts";
import { unblockVisitor } from "./unblock-visitor.ts";

const VisitorPath = Type.Object({ visitorId: Type.String() });

/** These routes list who is blocked, and end a block whose conversation is gone. */
export function blockingRoutes(app: Routes): void {
  app.get(
    "/api/blocked-visitors",
    {
      schema: { summary: "List who is blocked", query: PageQuery, response: { 200: PageOf(BlockedVisitor) } },
      guard: may("contacts:read"),
    },
    (call) => listBlockedVisitors(call, call.query),
  );

  app.delete(
    "/api/blocked-visitors/:visitorId",
    {
      schema: {
        summary: "End a block",
        description: "The answer is the same for a visitor who is not blocked.",
        params: VisitorPath,
        response: { 204: null },
      },
      guard: may("contacts:write"),
    },
    (call) => {
      const visitorId = VisitorId.parse(call.params.visitorId);
      if (visitorId === undefined) throw new Problem(notFound, "There is no such visitor.");
      return call.commit((tx) => unblockVisitor(call, tx, visitorId));
    },
  );
}
