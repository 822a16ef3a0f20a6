import Type from "typebox";
import { may } from "../../kernel/caller.ts";
import { cannotBeDone, conflict, forbidden } from "../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../kernel/storage/page.ts";
import type { Routes } from "../../kernel/wire/route.ts";
import { costOfSchemas } from "./event-schemas/check-event-schemas.ts";
import { mailRoutes } from "./mails/mail-routes.ts";
import { readReceivedEvent, readReceivedEvents } from "./received-events/read-received-events.ts";
import { replayEvent } from "./received-events/replay-event.ts";
import { receivingRoutes } from "./receiving/receiving-routes.ts";
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
import { changeSource, removeSource } from "./sources/change-source.ts";
import { createSource } from "./sources/create-source.ts";
import { readSource, readSources } from "./sources/read-sources.ts";
import { rotateSecret } from "./sources/rotate-secret.ts";

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
  receivingRoutes(app);
  mailRoutes(app);
  app.post(
    "/api/webhook/sources",
    {
      schema: {
        summary: "Create a source of webhooks",
        description:
          "A source is another service that sends webhooks here. Only this answer shows its secret. The first source of the installation's first workspace becomes the default source.",
        body: NewSource,
        response: { 201: SourceWithSecret },
      },
      guard: may("webhooks:write"),
      idempotent: true,
      problems: [cannotBeDone],
      cost: ({ body }) => costOfSchemas(body.schemas),
    },
    (call) => createSource(call, call.body),
  );
  app.get(
    "/api/webhook/sources",
    {
      schema: { summary: "List the sources of webhooks", query: PageQuery, response: { 200: PageOf(Source) } },
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
      cost: ({ body }) => costOfSchemas(body.schemas),
    },
    (call) => changeSource(call, call.params.sourceId, call.body),
  );
  app.delete(
    "/api/webhook/sources/:sourceId",
    {
      schema: {
        summary: "Delete a source of webhooks",
        description:
          "Its webhooks are refused from now on, and the events that it sent are erased. Conversations stay.",
        params: SourcePath,
        response: { 204: null },
      },
      guard: may("webhooks:write"),
      cost: () => ({ workMs: 500, of: "erasing the events of a source" }),
    },
    (call) => removeSource(call, call.params.sourceId),
  );
  app.post(
    "/api/webhook/sources/:sourceId/rotate-secret",
    {
      schema: {
        summary: "Replace the secret of a source",
        description:
          "The former secret is accepted as well until the overlap ends. Only this answer shows the new secret.",
        params: SourcePath,
        body: Rotation,
        response: { 200: SourceWithSecret },
      },
      guard: may("webhooks:write"),
      goesOnWhenFull: true,
      idempotent: true,
      problems: [cannotBeDone],
    },
    (call) => rotateSecret(call, call.params.sourceId, call.body),
  );
  app.get(
    "/api/webhook/events",
    {
      schema: {
        summary: "List the received events",
        description: "The events of the last 30 days, newest first, without their data.",
        query: EventQuery,
        response: { 200: PageOf(InboundEvent) },
      },
      guard: may("webhooks:read"),
    },
    (call) => readReceivedEvents(call, call.query),
  );
  app.get(
    "/api/webhook/events/:eventId",
    {
      schema: { summary: "Read a received event", params: EventPath, response: { 200: FullInboundEvent } },
      guard: may("webhooks:read"),
    },
    (call) => readReceivedEvent(call, call.params.eventId),
  );
  app.post(
    "/api/webhook/events/:eventId/replay",
    {
      schema: {
        summary: "Process a received event again",
        description: "A `user_message` is asked and answered again, and the event is announced again.",
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
