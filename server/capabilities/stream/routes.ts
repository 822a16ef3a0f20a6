import Type from "typebox";
import { anyCaller, may } from "../../kernel/caller.ts";
import { conflict, notFound } from "../../kernel/problem.ts";
import { alreadyAnswered, type Routes } from "../../kernel/wire/route.ts";
import { identifyCaller, VisitorHeaders, visitorProblems } from "../contacts/index.ts";
import { hubOf } from "./hub.ts";
import { passOnTyping, passOnViewing } from "./pass-on-typing.ts";
import { StreamQuery, Ticket } from "./schema.ts";
import { subscribe } from "./subscribe.ts";
import { createTicket } from "./tickets/create-ticket.ts";

const StreamHeaders = Type.Interface([VisitorHeaders], {
  "Last-Event-ID": Type.Optional(Type.String({ description: "The position of the last event that you have." })),
});
const problems = [notFound, conflict, ...visitorProblems];

export function routes(app: Routes): void {
  app.get(
    "/api/stream",
    {
      schema: {
        summary: "Stream events as they happen",
        description:
          'Every event that the caller may see, in commit order, over a WebSocket or as Server-Sent Events. Each event has a `position`. Connect again with `since` (or Last-Event-ID), and the stream continues there without gaps or repetitions. Over a WebSocket the client may send `{type: "ping"}` and `{type: "typing", conversationId, isTyping}`. The stream ends when the credential of the caller expires (WebSockets with code 4401). Before that, a member may send `{type: "token", accessToken}` with a fresh access token: the WebSocket stays open with the rights of the new token, and `{type: "token", expiresAt}` confirms it.',
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
      await subscribe(call, hubOf(call.kernel));
      return alreadyAnswered;
    },
  );

  app.post(
    "/api/stream/tickets",
    {
      schema: {
        summary: "Create a ticket for /api/stream",
        description:
          "For browsers, which cannot send an Authorization header to `/api/stream`. Open `/api/stream?ticket=…` instead. A ticket opens one WebSocket. Server-Sent Events may reconnect with it until it ends after 15 minutes.",
        headers: VisitorHeaders,
        response: { 201: Ticket },
      },
      guard: anyCaller,
      allowsUnverified: true,
      idempotent: true,
      problems,
    },
    async (call) => createTicket(call, await identifyCaller(call)),
  );

  app.post(
    "/api/conversations/:sessionId/typing",
    {
      schema: {
        tag: "conversations",
        summary: "Say that you type in a conversation",
        description:
          'The stream tells the other side. Nothing is stored. A client with an open WebSocket says it there: `{type: "typing", conversationId, isTyping}`.',
        params: Type.Object({ sessionId: Type.String({ maxLength: 128 }) }),
        headers: VisitorHeaders,
        body: Type.Object({ isTyping: Type.Boolean() }, { additionalProperties: false, $id: "Typing" }),
        response: { 204: null },
      },
      guard: may("conversations:write", { publishable: true }),
      allowsUnverified: true,
      problems,
    },
    async (call) => {
      const { isTyping } = call.body;
      await passOnTyping(call.kernel, await identifyCaller(call), { conversationId: call.params.sessionId, isTyping });
    },
  );

  app.post(
    "/api/conversations/:sessionId/viewing",
    {
      schema: {
        tag: "conversations",
        summary: "Say that you look at a conversation",
        description:
          "For members: the stream tells the colleagues at once, and no visitor. Nothing is stored. Say it again every 20 seconds; without that it ends after 45.",
        params: Type.Object({ sessionId: Type.String({ maxLength: 128 }) }),
        body: Type.Object({ isViewing: Type.Boolean() }, { additionalProperties: false, $id: "Viewing" }),
        response: { 204: null },
      },
      guard: may("conversations:read"),
      allowsUnverified: true,
      problems: [notFound, conflict],
    },
    async (call) => {
      const { isViewing } = call.body;
      await passOnViewing(call.kernel, call.caller, { conversationId: call.params.sessionId, isViewing });
    },
  );
}
