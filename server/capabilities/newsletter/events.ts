import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { Nullable } from "../../kernel/wire/show.ts";

/**
 * A person confirmed in one of these ways: with the mail that asks, on the page of preferences, or
 * elsewhere before an import.
 */
const confirmingWays = ["opt-in", "preferences", "import"] as const;

export const subscriberConfirmed = defineEvent({
  type: "subscriber.confirmed",
  summary: "A person confirmed that they want the mails of a list. Each list is an event of its own.",
  visibleTo: "newsletter:read",
  schema: Type.Object({
    subscriberId: Type.String(),
    listId: Type.String(),
    contactId: Nullable(Type.String()),
    by: Type.Enum([...confirmingWays], {
      description: "`import`: a file brought the proof. Such a person is not welcomed by a series.",
    }),
  }),
});

const leavingReasons = ["unsubscribed", "complained", "bounced", "erased", "member"] as const;
export type LeavingReason = (typeof leavingReasons)[number];

export const subscriberLeft = defineEvent({
  type: "subscriber.left",
  summary: "A subscriber gets no more mails of these lists.",
  visibleTo: "newsletter:read",
  schema: Type.Object({
    subscriberId: Type.String(),
    listIds: Type.Array(Type.String()),
    reason: Type.Enum([...leavingReasons]),
  }),
});

export const subscriberBounced = defineEvent({
  type: "subscriber.bounced",
  summary: "A mail to a subscriber came back, or the subscriber called it spam.",
  visibleTo: "newsletter:read",
  schema: Type.Object({
    subscriberId: Type.String(),
    campaignNumber: Type.Optional(Type.Integer()),
    kind: Type.Enum(["hard", "soft", "complaint"]),
  }),
});
