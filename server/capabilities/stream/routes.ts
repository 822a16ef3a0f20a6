import Type from "typebox";
import { anyCaller } from "../../kernel/caller.ts";
import { notFound } from "../../kernel/problem.ts";
import { alreadyAnswered, type Routes } from "../../kernel/wire/route.ts";
import { identifyCaller, VisitorHeaders, visitorProblems } from "../contacts/index.ts";
import { hubOf } from "./hub.ts";
import { StreamQuery, Ticket } from "./schema.ts";
import { giveTicket } from "./tickets.ts";
import { watch } from "./watch.ts";

const StreamHeaders = Type.Interface([VisitorHeaders], {
  "Last-Event-ID": Type.Optional(Type.String({ description: "The position to go on after." })),
});
const problems = [notFound, ...visitorProblems];

export function routes(app: Routes): void {
  app.get(
    "/api/stream",
    {
      schema: {
        summary: "Watch what happens",
        description:
          'Every event that the caller may see, in commit order, as a WebSocket or as Server-Sent Events. Each has a `position`; connect again with `since` (or Last-Event-ID) and nothing is missed or repeated. Over a WebSocket the client may send `{type: "ping"}` and `{type: "typing", conversationId, isTyping}`.',
        query: StreamQuery,
        headers: StreamHeaders,
        response: { 200: null },
        alsoProduces: ["text/event-stream"],
      },
      guard: anyCaller,
      takesTicket: true,
      problems,
    },
    async (call) => {
      await watch(call, hubOf(call.kernel));
      return alreadyAnswered;
    },
  );

  app.post(
    "/api/stream/tickets",
    {
      schema: {
        summary: "Get a ticket for /api/stream",
        description:
          "For browsers, which cannot send headers there: open `/api/stream?ticket=…`. A WebSocket uses the ticket up; Server-Sent Events may reconnect with it until it ends after 15 minutes.",
        headers: VisitorHeaders,
        response: { 201: Ticket },
      },
      guard: anyCaller,
      idempotent: true,
      problems,
    },
    async (call) => giveTicket(call, await identifyCaller(call)),
  );
}
