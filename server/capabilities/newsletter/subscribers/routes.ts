import Type from "typebox";
import { may } from "../../../kernel/caller.ts";
import { cannotBeDone } from "../../../kernel/problem.ts";
import { PageOf, PageQuery } from "../../../kernel/storage/page.ts";
import type { Routes } from "../../../kernel/wire/route.ts";
import * as schema from "../schema.ts";
import { changeSubscriber } from "./change-subscriber.ts";
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
  app.patch(
    "/api/newsletter/subscribers/:subscriberId",
    {
      schema: {
        summary: "Change a subscriber, or say whether the sign-up is spam",
        params: SubscriberPath,
        body: schema.SubscriberChange,
        response: { 200: schema.SubscriberDetails },
      },
      guard: may("newsletter:write"),
      problems: [cannotBeDone],
    },
    (call) => changeSubscriber.change(call, call.params.subscriberId, call.body),
  );
  app.post(
    "/api/newsletter/subscribers/:subscriberId/unsubscribe",
    {
      schema: {
        summary: "End subscriptions of a subscriber",
        params: SubscriberPath,
        body: schema.Leaving,
        response: { 200: schema.SubscriberDetails },
      },
      guard: may("newsletter:write"),
      goesOnWhenSuspended: true,
    },
    (call) => changeSubscriber.leave(call, call.params.subscriberId, call.body),
  );
  app.delete(
    "/api/newsletter/subscribers/:subscriberId",
    {
      schema: {
        summary: "Erase a subscriber",
        description:
          "What is left is a keyed hash of the address, which gets no mail, and the times of the proofs. A sign-up that its owner confirms is possible again.",
        params: SubscriberPath,
        response: { 204: null },
      },
      guard: may("newsletter:write"),
      goesOnWhenSuspended: true,
      cost: () => ({ workMs: 100, of: "erasing a subscriber" }),
    },
    (call) => changeSubscriber.erase(call, call.params.subscriberId),
  );
}
