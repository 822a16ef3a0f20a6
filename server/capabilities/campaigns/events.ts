import Type from "typebox";
import { defineEvent } from "../../kernel/log/event.ts";
import { campaignStatuses, pauseReasons } from "./schema.ts";

const ofCampaign = { campaignId: Type.String(), number: Type.Integer(), name: Type.String() };

export const campaignStarted = defineEvent({
  type: "campaign.started",
  summary: "A campaign began to be sent, or goes on.",
  visibleTo: "newsletter:read",
  schema: Type.Object(ofCampaign),
});

export const campaignPaused = defineEvent({
  type: "campaign.paused",
  summary:
    "A campaign waits: a member paused it, the mail server fails (it is tried again), or too many mails come back (a member lets it go on).",
  visibleTo: "newsletter:read",
  schema: Type.Object({ ...ofCampaign, reason: Type.Enum([...pauseReasons]) }),
});

export const campaignSent = defineEvent({
  type: "campaign.sent",
  summary: "Every recipient of a campaign is dealt with.",
  visibleTo: "newsletter:read",
  schema: Type.Object({ ...ofCampaign, sent: Type.Integer(), failed: Type.Integer(), unknown: Type.Integer() }),
});

export const campaignCancelled = defineEvent({
  type: "campaign.cancelled",
  summary: "A campaign was ended before all of its mails went out.",
  visibleTo: "newsletter:read",
  schema: Type.Object({ ...ofCampaign, from: Type.Enum([...campaignStatuses]) }),
});
