import { type ContactCondition, capability } from "../../kernel/capability.ts";
import { amountsByWorkspace } from "../../kernel/quotas/quotas-of.ts";
import type { RetentionKind } from "../../kernel/retention-kind.ts";
import type { Conditions } from "../contacts/index.ts";
import { contactsOfSubscribers } from "../newsletter/index.ts";
import { campaignCancelled, campaignPaused, campaignSent, campaignStarted } from "./events.ts";
import { CampaignId, SeriesId } from "./ids.ts";
import { campaignErasables, mailingsOfPerson } from "./reading/mailings-of-person.ts";
import { countMailsOf, countOfMailingsBefore, endMailings, openedBy } from "./reading/store.ts";
import { routes } from "./routes.ts";
import { startSending, stopSending } from "./sending/campaign-sender.ts";
import { sendSoon } from "./sending/send-soon.ts";
import { releaseMailingsOf } from "./sending/store.ts";
import { followSubscribers } from "./series/follow-subscribers.ts";
import { findCampaign } from "./store.ts";
import { campaignTexts } from "./texts/campaign-texts.ts";
/**
 * Workspaces may delete old mailings. The report of a campaign keeps its counts, but for those by domain. Nobody
 * gets a mail again: a campaign must have ended, and a series knows by itself how far each subscriber is.
 */
export const mailingRetention: RetentionKind = {
  kind: "mailings",
  defaultDays: null,
  leastDays: 30,
  mostDays: null,
  countBefore: countOfMailingsBefore,
  eraseBefore: (_kernel, tx, old) => endMailings(tx, old),
};

const dayMs = 86_400_000;

/** Segments of contacts ask who opened mails. */
const openedCondition: ContactCondition<NonNullable<Conditions["opened"]>> = {
  name: "opened",
  async findUnknown(db, workspaceId, { campaignId }) {
    if (campaignId === undefined) return [];
    const uuid = CampaignId.parse(campaignId);
    return uuid !== undefined && (await findCampaign(db, workspaceId, uuid)) !== undefined ? [] : ["campaignId"];
  },
  contactsOf(workspaceId, { campaignId, withinDays }, now) {
    const since = withinDays === undefined ? undefined : new Date(now.getTime() - withinDays * dayMs);
    const uuid = campaignId === undefined ? undefined : CampaignId.parse(campaignId);
    return contactsOfSubscribers(workspaceId, openedBy(workspaceId, { campaignId: uuid, since }));
  },
};

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
  shownUse: amountsByWorkspace("mails", countMailsOf),
  routes,
  events: [campaignStarted, campaignPaused, campaignSent, campaignCancelled],
  listeners: followSubscribers,
  contactConditions: [openedCondition],
  personalData: mailingsOfPerson,
  erasables: campaignErasables,
  retention: [mailingRetention],
  adopt: (kernel) => async (tx, deadNodeId) => {
    await releaseMailingsOf(tx, deadNodeId);
    sendSoon(kernel);
  },
  start: startSending,
  stop: stopSending,
});
