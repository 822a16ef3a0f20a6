import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import * as schema from "../schema.ts";
import { listSubscribers } from "./list-subscribers.ts";
import { readSubscriber } from "./read-subscriber.ts";

const SubscriberPath = Type.Object({ subscriberId: Type.String() });

export function subscriberRoutes(app: Routes): void {
  app.get(
    "/api/newsletter/subscribers",
    {
      schema: {
        summary: "List the subscribers, newest first",
        description: "Spam is left out unless `spam=true`. With `list`, the status is the one on that list.",
        query: Type.Object({ ...PageQuery.properties, ...schema.subscriberFilter }, { additionalProperties: false }),
        response: { 200: PageOf(schema.Subscriber) },
      },
      guard: may("newsletter:read"),
    },
    (call) => listSubscribers(call, call.query),
  );
  app.get(
    "/api/newsletter/subscribers/:subscriberId",
    {
      schema: {
        summary: "Read a subscriber with the proofs of every step",
        params: SubscriberPath,
        response: { 200: schema.SubscriberDetails },
      },
      guard: may("newsletter:read"),
    },
    (call) => readSubscriber(call, call.params.subscriberId),
  );
}
