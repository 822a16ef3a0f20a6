import { capability } from "../../kernel/capability.ts";
import { campaignCancelled, campaignPaused, campaignSent, campaignStarted } from "./events.ts";
import { CampaignId, SeriesId } from "./ids.ts";
import { mailingRetention } from "./reading/mailing-retention.ts";
import { mailingsOfPerson } from "./reading/mailings-of-person.ts";
import { routes } from "./routes.ts";
import { sendSoon } from "./sending/send-soon.ts";
import { startSending, stopSending } from "./sending/start-sending.ts";
import { releaseMailingsOf } from "./sending/store.ts";
import { followSubscribers } from "./series/follow-subscribers.ts";
import { campaignTexts } from "./texts/campaign-texts.ts";

/** Mails to the subscribers of lists: written, sent once to each, and reported on. */
export const campaigns = capability({
  name: "campaigns",
  texts: campaignTexts,
  tables: [
    "campaign",
    "campaign_domain",
    "campaign_link",
    "mailing",
    "mailing_tally",
    "series",
    "series_progress",
    "series_step",
  ],
  ids: [CampaignId, SeriesId],
  routes,
  events: [campaignStarted, campaignPaused, campaignSent, campaignCancelled],
  listeners: followSubscribers,
  personalData: mailingsOfPerson,
  retention: [mailingRetention],
  adopt: (kernel) => async (tx, deadNodeId) => {
    await releaseMailingsOf(tx, deadNodeId);
    sendSoon(kernel);
  },
  start: startSending,
  stop: stopSending,
});
