import Type, { type Static } from "typebox";
import { pageLanguages } from "../../kernel/pages/page-language.ts";
import { IdOf, Maybe, Nullable, Time } from "../../kernel/wire/show.ts";
import { ContactId, EmailText, ImportReport, PersonName } from "../contacts/index.ts";
import { formGuards, SpamReasonShown } from "../forms/index.ts";
import { NewsletterListId, SubscriberId } from "./ids.ts";

const closed = { additionalProperties: false };
const Short = Type.String({ maxLength: 200 });
const Address = Type.String({ maxLength: 2_000 });

export const LanguageText = Type.String({
  maxLength: 35,
  description: `A language such as \`de\` or \`pt-BR\`. Pages and mails of the newsletter exist in ${pageLanguages.join(", ")}.`,
});

export const subscriptionStatuses = ["pending", "confirmed", "unsubscribed"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export const subscriberStatuses = [...subscriptionStatuses, "bounced", "complained", "erased"] as const;
export const SubscriberStatus = Type.Enum([...subscriberStatuses], { $id: "SubscriberStatus" });
export type SubscriberStatus = (typeof subscriberStatuses)[number];
export type SubscriberState = "active" | "bounced" | "complained" | "erased";

export const suppressionReasons = ["unsubscribed", "bounced", "complained", "erased", "member"] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

const Slug = Type.String({ pattern: "^[a-z0-9][a-z0-9-]{0,62}$", description: "What forms name, e.g. `newsletter`." });

export const Consent = Type.Union(
  [
    Type.Boolean(),
    Type.Object(
      {
        given: Type.Boolean(),
        text: Type.Optional(
          Type.String({ maxLength: 5_000, description: "What the person agreed to, word for word." }),
        ),
        version: Type.Optional(Short),
      },
      closed,
    ),
  ],
  { description: "What the person agreed to. It is kept as it was sent, as a proof." },
);
export type Consent = Static<typeof Consent>;

export const NewSubscription = Type.Object(
  {
    email: EmailText,
    name: Maybe(PersonName),
    list: Maybe(Type.String({ maxLength: 63, description: "The `slug` of a list; `newsletter` without it." })),
    language: Maybe(LanguageText),
    consent: Maybe(Consent),
    source: Maybe(Type.String({ maxLength: 100 })),
    formId: Maybe(Type.String({ maxLength: 100 })),
    page: Maybe(Address),
    ...formGuards,
    _next: Type.Optional(
      Type.String({ maxLength: 2_000, description: "Of a form: where to go then, on an allowed origin of the key." }),
    ),
    _language: Type.Optional(
      Type.String({ maxLength: 35, description: "The same as `language`, by the name that it has in forms of leads." }),
    ),
  },
  { ...closed, $id: "NewSubscription" },
);
export type NewSubscription = Static<typeof NewSubscription>;

/** The same for every address, so that nobody learns who is subscribed. */
export const TakenSubscription = Type.Object(
  { status: Type.Literal("pending") },
  { ...closed, $id: "TakenSubscription" },
);
export type TakenSubscription = Static<typeof TakenSubscription>;

/** A name stands in a header, which is one line. */
export const SenderName = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern:
    "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029][^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$",
  description: "Who writes, in the mails and on the pages.",
});

/** For operations that need nothing else: what is sent along would be lost. */
export const EmptyBody = Type.Object({}, { ...closed, $id: "EmptyBody" });

export const NewsletterSettings = Type.Object(
  {
    senderName: Nullable(SenderName),
    replyTo: Nullable(Type.String({ maxLength: 320 })),
    postalAddress: Nullable(Type.String({ maxLength: 500, description: "Stands below each campaign." })),
    accentColour: Nullable(Type.String({ pattern: "^#[0-9a-fA-F]{6}$" })),
    language: Nullable(LanguageText),
    bounceAddress: Nullable(
      Type.String({ maxLength: 320, description: "A mailbox for mails that come back; see the guide." }),
    ),
  },
  { ...closed, $id: "NewsletterSettings" },
);
export type NewsletterSettings = Static<typeof NewsletterSettings>;
export const NewsletterSettingsChange = Type.Partial(NewsletterSettings, {
  ...closed,
  $id: "NewsletterSettingsChange",
  minProperties: 1,
});
export type NewsletterSettingsChange = Static<typeof NewsletterSettingsChange>;

const listFields = {
  slug: Slug,
  name: Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }),
  description: Nullable(Type.String({ maxLength: 1_000 })),
  isPublic: Type.Boolean({ description: "Whether people see the list on their page of preferences." }),
  language: Nullable(LanguageText),
};
export const NewNewsletterList = Type.Object(
  {
    slug: listFields.slug,
    name: listFields.name,
    description: Type.Optional(listFields.description),
    isPublic: Type.Optional(listFields.isPublic),
    language: Type.Optional(listFields.language),
  },
  { ...closed, $id: "NewNewsletterList" },
);
export type NewNewsletterList = Static<typeof NewNewsletterList>;
export const NewsletterListChange = Type.Partial(Type.Object(listFields, closed), {
  ...closed,
  $id: "NewsletterListChange",
  minProperties: 1,
});
export type NewsletterListChange = Static<typeof NewsletterListChange>;
export const NewsletterList = Type.Object(
  { id: IdOf(NewsletterListId), ...listFields, createdAt: Time },
  { ...closed, $id: "NewsletterList" },
);
export type NewsletterList = Static<typeof NewsletterList>;

export const Subscription = Type.Object(
  {
    listId: IdOf(NewsletterListId),
    list: Type.String({ description: "The `slug` of the list." }),
    status: Type.Enum([...subscriptionStatuses]),
    source: Nullable(Type.String()),
    requestedAt: Time,
    confirmedAt: Nullable(Time),
    leftAt: Nullable(Time),
  },
  { ...closed, $id: "Subscription" },
);
export type Subscription = Static<typeof Subscription>;

export const Subscriber = Type.Object(
  {
    id: IdOf(SubscriberId),
    status: SubscriberStatus,
    email: Nullable(Type.String()),
    name: Nullable(Type.String()),
    language: Nullable(Type.String()),
    contactId: Nullable(IdOf(ContactId, { description: "Null until the address is confirmed." })),
    lists: Type.Array(Subscription),
    suppressed: Nullable(
      Type.Enum([...suppressionReasons], { description: "Why the address gets no mail; null when it may get mails." }),
    ),
    isSpam: Type.Boolean({ description: "Taken for spam: it gets no mail until a member releases it." }),
    spamPoints: Type.Integer(),
    spamReasons: Type.Array(SpamReasonShown),
    createdAt: Time,
    updatedAt: Time,
  },
  { ...closed, $id: "Subscriber" },
);
export type Subscriber = Static<typeof Subscriber>;

export const SubscriptionProof = Type.Object(
  {
    step: Type.Enum(["requested", "confirmed", "imported", "unsubscribed", "bounced", "complained"]),
    listId: Type.String(),
    at: Time,
    ip: Nullable(Type.String()),
    userAgent: Nullable(Type.String()),
    formId: Nullable(Type.String()),
    page: Nullable(Type.String()),
    consent: Nullable(Consent),
    shownText: Nullable(Type.String({ description: "What the page said on which the step was taken." })),
    language: Nullable(Type.String()),
  },
  { ...closed, $id: "SubscriptionProof" },
);
export type SubscriptionProof = Static<typeof SubscriptionProof>;

export const SubscriberDetails = Type.Object(
  {
    ...Subscriber.properties,
    mailWaitsUntil: Nullable(Time, {
      description: "The mail that asks for the confirmation waits until then: the mailbox has had its share.",
    }),
    proofs: Type.Array(SubscriptionProof),
  },
  { ...closed, $id: "SubscriberDetails" },
);

export const subscriberFilter = {
  status: Type.Optional(SubscriberStatus),
  list: Type.Optional(Type.String({ maxLength: 63, description: "The `slug` of a list." })),
  email: Type.Optional(Type.String({ maxLength: 320 })),
  spam: Type.Optional(Type.Boolean({ description: "Those that were taken for spam, in place of the others." })),
  createdAfter: Type.Optional(Time),
  createdBefore: Type.Optional(Time),
};
const SubscriberFilterObject = Type.Object(subscriberFilter);
export type SubscriberFilter = Static<typeof SubscriberFilterObject>;

export const SubscriberImportReport = Type.Object(
  {
    ...ImportReport.properties,
    unproved: Type.Integer({
      description: "How many of the created and changed rows are pending because they have no proof of a confirmation.",
    }),
  },
  { ...closed, $id: "SubscriberImportReport" },
);
export type SubscriberImportReport = Static<typeof SubscriberImportReport>;

export const SubscriberChange = Type.Object(
  {
    name: Maybe(PersonName),
    language: Maybe(LanguageText),
    isSpam: Type.Optional(
      Type.Boolean({ description: "False releases a sign-up that was taken for spam: its owner is asked by mail." }),
    ),
  },
  { ...closed, $id: "SubscriberChange", minProperties: 1 },
);
export type SubscriberChange = Static<typeof SubscriberChange>;

export const Leaving = Type.Object(
  {
    lists: Type.Optional(
      Type.Array(Type.String({ maxLength: 63 }), {
        minItems: 1,
        maxItems: 100,
        description: "The slugs of lists. Without them all, and the address gets no mail until a member allows it.",
      }),
    ),
  },
  { ...closed, $id: "NewsletterLeaving" },
);
export type Leaving = Static<typeof Leaving>;

export const SuppressionReason = Type.Enum([...suppressionReasons], { $id: "SuppressionReason" });
export const Suppression = Type.Object(
  { email: Nullable(Type.String()), reason: SuppressionReason, createdAt: Time },
  { ...closed, $id: "Suppression" },
);
export type Suppression = Static<typeof Suppression>;

const Count = Type.Integer({ minimum: 0 });
export const NewsletterStatistics = Type.Object(
  {
    lists: Type.Array(
      Type.Object(
        {
          listId: Type.String(),
          list: Type.String({ description: "The `slug`." }),
          name: Type.String(),
          pending: Count,
          confirmed: Count,
          unsubscribed: Count,
          bounced: Count,
          complained: Count,
          erased: Count,
        },
        closed,
      ),
    ),
    days: Type.Array(
      Type.Object({ day: Type.String(), signUps: Count, confirmations: Count, departures: Count }, closed),
      { description: "Days in UTC, oldest first." },
    ),
  },
  { ...closed, $id: "NewsletterStatistics" },
);
export type NewsletterStatistics = Static<typeof NewsletterStatistics>;
