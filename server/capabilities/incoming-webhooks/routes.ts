import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { cannotBeDone, conflict, forbidden } from "../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { changeSource, removeSource, rotateSecret } from "./change-source.ts";
import { makeSource } from "./make-source.ts";
import { processRoutes } from "./process-routes.ts";
import { readEvent, readEvents, readSource, readSources } from "./read-received.ts";
import { replayEvent } from "./replay-event.ts";
import {
  EventStatus,
  FullInboundEvent,
  InboundEvent,
  NewSource,
  Receipt,
  Rotation,
  Source,
  SourceChange,
  SourceWithSecret,
} from "./schema.ts";

const SourcePath = Type.Object({ sourceId: Type.String() });
const EventPath = Type.Object({ eventId: Type.String() });
const EventQuery = Type.Interface(
  [PageQuery],
  {
    sourceId: Type.Optional(Type.String()),
    kind: Type.Optional(Type.String()),
    status: Type.Optional(EventStatus),
  },
  { additionalProperties: false },
);

export function routes(app: Routes): void {
  processRoutes(app);
  app.post(
    "/api/webhook/sources",
    {
      schema: {
        summary: "Let somebody send webhooks here",
        description:
          "The secret is shown in this answer only. The first source of the installation's first workspace becomes the default one.",
        body: NewSource,
        response: { 201: SourceWithSecret },
      },
      guard: may("webhooks:write"),
      idempotent: true,
      problems: [cannotBeDone],
    },
    (call) => makeSource(call, call.body),
  );
  app.get(
    "/api/webhook/sources",
    {
      schema: { summary: "Who may send webhooks here", query: PageQuery, response: { 200: PageOf(Source) } },
      guard: may("webhooks:read"),
    },
    (call) => readSources(call, call.query),
  );
  app.get(
    "/api/webhook/sources/:sourceId",
    {
      schema: { summary: "Read a source of webhooks", params: SourcePath, response: { 200: Source } },
      guard: may("webhooks:read"),
    },
    (call) => readSource(call, call.params.sourceId),
  );
  app.patch(
    "/api/webhook/sources/:sourceId",
    {
      schema: {
        summary: "Change a source of webhooks",
        params: SourcePath,
        body: SourceChange,
        response: { 200: Source },
      },
      guard: may("webhooks:write"),
      problems: [cannotBeDone, forbidden],
    },
    (call) => changeSource(call, call.params.sourceId, call.body),
  );
  app.delete(
    "/api/webhook/sources/:sourceId",
    {
      schema: {
        summary: "Remove a source of webhooks",
        description: "Nothing more is taken from it, and what it sent is erased. Conversations stay.",
        params: SourcePath,
        response: { 204: null },
      },
      guard: may("webhooks:write"),
    },
    (call) => removeSource(call, call.params.sourceId),
  );
  app.post(
    "/api/webhook/sources/:sourceId/rotate-secret",
    {
      schema: {
        summary: "Give a source a new secret",
        description:
          "The former one is accepted as well until the overlap ends. The new one is shown in this answer only.",
        params: SourcePath,
        body: Rotation,
        response: { 200: SourceWithSecret },
      },
      guard: may("webhooks:write"),
      idempotent: true,
      problems: [cannotBeDone],
    },
    (call) => rotateSecret(call, call.params.sourceId, call.body),
  );
  app.get(
    "/api/webhook/events",
    {
      schema: {
        summary: "What was received",
        description: "Newest first, for 30 days; without the data.",
        query: EventQuery,
        response: { 200: PageOf(InboundEvent) },
      },
      guard: may("webhooks:read"),
    },
    (call) => readEvents(call, call.query),
  );
  app.get(
    "/api/webhook/events/:eventId",
    {
      schema: { summary: "Read what was received", params: EventPath, response: { 200: FullInboundEvent } },
      guard: may("webhooks:read"),
    },
    (call) => readEvent(call, call.params.eventId),
  );
  app.post(
    "/api/webhook/events/:eventId/replay",
    {
      schema: {
        summary: "Process a received event again",
        description: "A user_message is asked and answered anew; whoever listens to the event is told once more.",
        params: EventPath,
        response: { 202: Receipt },
      },
      guard: may("webhooks:write"),
      idempotent: true,
      problems: [cannotBeDone, conflict],
    },
    (call) => replayEvent(call, call.params.eventId),
  );
}
