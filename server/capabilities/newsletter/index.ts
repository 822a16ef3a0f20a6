import { type ContactCondition, capability } from "../../kernel/capability.ts";
import type { Conditions } from "../contacts/index.ts";
import { subscriberBounced, subscriberConfirmed, subscriberLeft } from "./events.ts";
import { BounceId, NewsletterListId, SubscriberId } from "./ids.ts";
import { sealedNewsletterKeys } from "./keys/workspace-keys.ts";
import { forgetOptIns, mailWaitingOptIns, optInMailer } from "./opting-in/opt-in-mailer.ts";
import { pendingRetention } from "./opting-in/pending-retention.ts";
import { findListIds } from "./recipients/store.ts";
import { newsletterErasables } from "./rights/newsletter-erasables.ts";
import { subscribersOfPerson } from "./rights/subscribers-of-person.ts";
import { routes } from "./routes.ts";
import { contactsOfStatus, countOfSubscribers } from "./subscribers/store.ts";
import { newsletterTexts } from "./texts/newsletter-texts.ts";

export { countBounce } from "./bouncing/count-bounce.ts";
export { readRefusal } from "./bouncing/read-refusal.ts";
export { subscriberBounced, subscriberConfirmed, subscriberLeft } from "./events.ts";
export { NewsletterListId, SubscriberId } from "./ids.ts";
export { linksOf, type MailTokenWriter, mailTokens } from "./keys/mail-tokens.ts";
export { showWrongLink } from "./leaving/reader-of-link.ts";
export { countRecipients, findListIds, type Recipient, readRecipients, stillRecipients } from "./recipients/store.ts";
export { findSubscriberIdsOf } from "./rights/store.ts";
export { EmptyBody, SenderName } from "./schema.ts";
export { newsletterSettingsOf } from "./settings/store.ts";
export { countConfirmedByDay } from "./statistics/store.ts";
export { contactsOfSubscribers } from "./subscribers/store.ts";

/** Segments of contacts ask who subscribes to what. */
const newsletterCondition: ContactCondition<NonNullable<Conditions["newsletter"]>> = {
  name: "newsletter",
  async findUnknown(db, workspaceId, { listId }) {
    if (listId === undefined) return [];
    const uuid = NewsletterListId.parse(listId);
    return uuid !== undefined && (await findListIds(db, workspaceId, [uuid])).length === 1 ? [] : ["listId"];
  },
  contactsOf: (workspaceId, { status, listId }) =>
    contactsOfStatus(workspaceId, {
      status,
      listId: listId === undefined ? undefined : NewsletterListId.parse(listId),
    }),
};

/**
 * This capability owns the people who get mails of a workspace: lists, subscribers who have
 * confirmed, and those who have left.
 */
export const newsletter = capability({
  name: "newsletter",
  texts: newsletterTexts,
  scopes: [
    { name: "newsletter:read", summary: "Read the lists, the subscribers and the campaigns of the newsletter" },
    {
      name: "newsletter:write",
      summary: "Take sign-ups, change lists and subscribers, and send campaigns",
      isPublishable: true,
    },
  ],
  tables: [
    "bounce",
    "newsletter_list",
    "newsletter_settings",
    "opt_in",
    "opt_in_mail",
    "owed_opt_in",
    "subscriber",
    "subscription",
    "subscription_proof",
    "suppression",
  ],
  ids: [SubscriberId, NewsletterListId, BounceId],
  events: [subscriberConfirmed, subscriberLeft, subscriberBounced],
  routes,
  jobs: [mailWaitingOptIns, forgetOptIns],
  contactConditions: [newsletterCondition],
  personalData: subscribersOfPerson,
  storedKinds: [{ quota: "subscribers", sum: countOfSubscribers }],
  erasables: newsletterErasables,
  retention: [pendingRetention],
  sealed: [sealedNewsletterKeys],
  stop: (kernel) => optInMailer(kernel).idle(),
});
