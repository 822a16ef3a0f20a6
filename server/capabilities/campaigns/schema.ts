import Type, { type Static } from "typebox";
import { pageLanguages } from "../../kernel/pages/page-language.ts";
import { PageQuery } from "../../kernel/storage/page.ts";
import { IdOf, Nullable, Time } from "../../kernel/wire/show.ts";
import { SegmentId } from "../contacts/index.ts";
import { NewsletterListId, SenderName, SubscriberId } from "../newsletter/index.ts";
import { CampaignId, SeriesId } from "./ids.ts";

const closed = { additionalProperties: false };

export const campaignStatuses = ["draft", "scheduled", "sending", "paused", "sent", "cancelled"] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];
export const pauseReasons = ["member", "mail-server", "bounces"] as const;
export type PauseReason = (typeof pauseReasons)[number];
export const mailingStatuses = [
  "queued",
  "claimed",
  "handed",
  "sent",
  "deferred",
  "failed",
  "unknown",
  "skipped",
  "bounced",
] as const;
export type MailingStatus = (typeof mailingStatuses)[number];

const maxBody = 262_144;
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" });
const Rate = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const written = {
  name: Name,
  subject: Type.String({ maxLength: 300, description: 'May hold variables, such as `{{ firstName | "there" }}`.' }),
  preheader: Type.String({ maxLength: 300, description: "What mail programs show beside the subject." }),
  format: Type.Enum(["markdown", "mjml"]),
  body: Type.String({ maxLength: maxBody }),
  language: Nullable(Type.Enum([...pageLanguages])),
  senderName: Nullable(SenderName),
  replyTo: Nullable(Type.String({ maxLength: 320 })),
  siteUrl: Nullable(Type.String({ maxLength: 500, description: "Where links without a host begin." })),
  tracksOpens: Type.Boolean({ description: "Whether opens are noted. Then the mail says so." }),
  tracksClicks: Type.Boolean({ description: "Whether clicks are noted. Then the mail says so." }),
};
const segmentMeaning = "Only contacts that fit this segment.";
const addressed = {
  listIds: Type.Array(Type.String(), { maxItems: 20, uniqueItems: true }),
  segmentId: Nullable(Type.String({ description: segmentMeaning })),
  ratePerMinute: Nullable(Rate),
  domainRatePerMinute: Nullable(Rate),
};

export const NewCampaign = Type.Object(
  { ...Type.Partial(Type.Object({ ...written, ...addressed })).properties, name: Name },
  { ...closed, $id: "NewCampaign" },
);
export type NewCampaign = Static<typeof NewCampaign>;
export const CampaignChange = Type.Partial(Type.Object({ ...written, ...addressed }), {
  ...closed,
  $id: "CampaignChange",
  minProperties: 1,
});
export type CampaignChange = Static<typeof CampaignChange>;

export const Campaign = Type.Object(
  {
    id: IdOf(CampaignId),
    number: Type.Integer(),
    ...written,
    ...addressed,
    listIds: Type.Array(IdOf(NewsletterListId), { maxItems: 20, uniqueItems: true }),
    segmentId: Nullable(IdOf(SegmentId, { description: segmentMeaning })),
    status: Type.Enum([...campaignStatuses]),
    pauseReason: Nullable(Type.Enum([...pauseReasons])),
    scheduledAt: Nullable(Time),
    timeZone: Nullable(Type.String()),
    startedAt: Nullable(Time),
    endedAt: Nullable(Time),
    createdAt: Time,
    updatedAt: Time,
  },
  { ...closed, $id: "Campaign" },
);
export type Campaign = Static<typeof Campaign>;

export const CampaignListQuery = Type.Object(
  { ...PageQuery.properties, status: Type.Optional(Type.Enum([...campaignStatuses])) },
  closed,
);

export const CampaignPreview = Type.Object(
  {
    subject: Type.String(),
    html: Type.String(),
    url: Type.String({
      description: "The HTML as a page that runs no script, for a frame of Parley's own. It ends after 15 minutes.",
    }),
    text: Type.String(),
    bytes: Type.Integer({ description: "Of the HTML. Gmail cuts off what is longer than 102 KiB." }),
    warnings: Type.Array(Type.String(), {
      description: "What was left out of the text, and why a reader may not see all.",
    }),
    missing: Type.Array(Type.String(), { description: "What sending still needs." }),
  },
  { ...closed, $id: "CampaignPreview" },
);
export type CampaignPreview = Static<typeof CampaignPreview>;

export const TestSend = Type.Object(
  {
    to: Type.Optional(
      Type.Array(Type.String({ maxLength: 320 }), {
        minItems: 1,
        maxItems: 10,
        uniqueItems: true,
        description: "Members of the workspace, by id `usr_…` or by e-mail address. Without it the calling member.",
      }),
    ),
  },
  { ...closed, $id: "TestSend" },
);
export const TestSent = Type.Object({ sentTo: Type.Integer() }, { ...closed, $id: "TestSent" });

export const CampaignSchedule = Type.Object(
  {
    at: Type.String({
      pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$",
      description: "What the clocks of the time zone show then: `2026-12-01T09:00`.",
    }),
    timeZone: Type.String({ maxLength: 64, description: "An IANA name, such as `Europe/Berlin`." }),
  },
  { ...closed, $id: "CampaignSchedule" },
);
export type CampaignSchedule = Static<typeof CampaignSchedule>;

export const Mailing = Type.Object(
  {
    subscriberId: IdOf(SubscriberId),
    status: Type.Enum([...mailingStatuses], {
      description:
        "`unknown`: the node died while the mail server had the mail, and nobody knows whether it arrived. `skipped`: the subscriber left before it was sent.",
    }),
    attempts: Type.Integer(),
    reason: Nullable(Type.String()),
    dueAt: Nullable(Time),
    sentAt: Nullable(Time),
    openedAt: Nullable(Time),
    clickedAt: Nullable(Time),
  },
  { ...closed, $id: "Mailing" },
);
export type Mailing = Static<typeof Mailing>;
export const MailingListQuery = Type.Object(
  { ...PageQuery.properties, status: Type.Optional(Type.Enum([...mailingStatuses])) },
  closed,
);

const Count = Type.Integer({ minimum: 0 });
export const CampaignReport = Type.Object(
  {
    campaignId: Type.String(),
    status: Type.Enum([...campaignStatuses]),
    recipients: Type.Integer({
      minimum: 0,
      description: "Before it is sent: how many would get it now, with a segment counted up to 20,000 readers.",
    }),
    mailings: Type.Object(
      Object.fromEntries(mailingStatuses.map((status) => [status, Count])) as Record<MailingStatus, typeof Count>,
      closed,
    ),
    opened: Nullable(Count),
    clicked: Nullable(Count),
    links: Type.Array(Type.Object({ url: Type.String(), clicks: Count }, closed)),
    domains: Type.Array(Type.Object({ domain: Type.String(), recipients: Count, sent: Count, failed: Count }, closed), {
      description: "The ten with the most recipients.",
    }),
  },
  { ...closed, $id: "CampaignReport" },
);
export type CampaignReport = Static<typeof CampaignReport>;

const Delay = Type.Integer({
  minimum: 0,
  maximum: 525_600,
  description: "After the confirmation, or after the step before.",
});
const Step = Type.Object(
  {
    delayMinutes: Delay,
    subject: written.subject,
    preheader: Type.Optional(written.preheader),
    format: Type.Optional(written.format),
    body: written.body,
  },
  closed,
);
export const NewSeries = Type.Object(
  {
    name: Name,
    listId: Type.String(),
    language: Type.Optional(written.language),
    siteUrl: Type.Optional(written.siteUrl),
    steps: Type.Array(Step, { minItems: 1, maxItems: 20 }),
  },
  { ...closed, $id: "NewSeries" },
);
export type NewSeries = Static<typeof NewSeries>;
export const SeriesChange = Type.Object(
  { status: Type.Enum(["active", "stopped"]) },
  { ...closed, $id: "SeriesChange" },
);
export const Series = Type.Object(
  {
    id: IdOf(SeriesId),
    name: Type.String(),
    listId: IdOf(NewsletterListId),
    status: Type.Enum(["active", "stopped"]),
    steps: Type.Array(
      Type.Object(
        {
          delayMinutes: Delay,
          campaignId: IdOf(CampaignId),
          subject: Type.String(),
          status: Type.Enum([...campaignStatuses], {
            description: "`sending`, or `paused`: resume it as a campaign, by `campaignId`.",
          }),
          pauseReason: Nullable(Type.Enum([...pauseReasons])),
        },
        closed,
      ),
    ),
    createdAt: Time,
  },
  { ...closed, $id: "Series" },
);
export type Series = Static<typeof Series>;
