import Type, { type Static } from "typebox";
import { PageQuery } from "../../../kernel/storage/page.ts";
import { IdOf, Nullable, Time } from "../../../kernel/wire/show.ts";
import { EmailText } from "../../contacts/index.ts";
import { BounceId, SubscriberId } from "../ids.ts";

const closed = { additionalProperties: false };

const bounceKinds = ["hard", "soft", "complaint"] as const;
export type BounceKind = (typeof bounceKinds)[number];
const Kind = Type.Enum([...bounceKinds], {
  description: "`hard`: no mail arrives there. `soft`: a later mail may arrive. `complaint`: called spam.",
});

export const ReportedBounce = Type.Object(
  {
    messageId: Type.Optional(Type.String({ maxLength: 1_000, description: "The `Message-ID` of the mail." })),
    email: Type.Optional(EmailText),
    kind: Kind,
    reason: Type.Optional(Type.String({ maxLength: 100 })),
    status: Type.Optional(Type.String({ pattern: "^[45]\\.\\d{1,3}\\.\\d{1,3}$" })),
  },
  { ...closed, $id: "ReportedBounce", description: "`messageId` or `email` says which mail or reader it was." },
);
export type ReportedBounce = Static<typeof ReportedBounce>;

export const ReportedBounces = Type.Object(
  { bounces: Type.Array(ReportedBounce, { minItems: 1, maxItems: 500 }) },
  { ...closed, $id: "ReportedBounces" },
);

const Outcome = Type.Enum(["counted", "counted-before", "no-report", "unknown-mail"]);
export type Outcome = Static<typeof Outcome>;

/**
 * The receipt says what became of each report. Reports that name no mail of the workspace are
 * answered like the others.
 */
export const BounceReceipt = Type.Object(
  {
    data: Type.Array(
      Type.Object(
        { outcome: Outcome, kind: Nullable(Kind), reason: Type.String(), status: Nullable(Type.String()) },
        closed,
      ),
    ),
  },
  { ...closed, $id: "BounceReceipt" },
);
export type BounceReceipt = Static<typeof BounceReceipt>;

export const Bounce = Type.Object(
  {
    id: IdOf(BounceId),
    subscriberId: IdOf(SubscriberId),
    campaignNumber: Nullable(Type.Integer({ description: "Null for a mail that belongs to no campaign." })),
    kind: Kind,
    reason: Type.String(),
    status: Nullable(Type.String({ description: "What the mail server said, such as 5.1.1." })),
    at: Time,
  },
  { ...closed, $id: "Bounce" },
);
export type Bounce = Static<typeof Bounce>;

export const BounceQuery = Type.Object({ ...PageQuery.properties, subscriberId: Type.Optional(Type.String()) }, closed);

export const BounceAddress = Type.Object(
  { url: Type.String({ description: "Shown once. Mails and reports are posted here without a key." }) },
  { ...closed, $id: "BounceAddress" },
);
