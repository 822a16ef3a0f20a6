import { capability } from "../../kernel/capability.ts";
import { inboundEventReceived } from "./events.ts";
import { InboundSourceId } from "./ids.ts";
import { answerMails, stopAnsweringMails } from "./mails/answer-mails.ts";
import { mailUnseenAnswers } from "./mails/mail-unseen-answers.ts";
import { adoptAcceptedEvents, processAcceptedEvents, stopProcessing } from "./processing/process-accepted-events.ts";
import { deleteOldEvents, inboundEventRetention } from "./received-events/inbound-event-retention.ts";
import { inboundEventsOfUser } from "./received-events/inbound-events-of-user.ts";
import { sumOfReceived } from "./received-events/store.ts";
import { routes } from "./routes.ts";
import { erasableSources } from "./sources/change-source.ts";
import { sealedSourceSecrets } from "./sources/source-secrets.ts";
import { incomingTexts } from "./texts/incoming-texts.ts";

export { InboundSourceId } from "./ids.ts";

/**
 * Incoming webhooks: signed webhooks of other services become events. Each is stored once, before
 * it is acknowledged.
 */
export const incomingWebhooks = capability({
  name: "incoming-webhooks",
  texts: incomingTexts,
  tables: ["inbound_event", "inbound_source", "mail_conversation", "sent_mail"],
  ids: [InboundSourceId],
  scopes: [
    { name: "webhooks:read", summary: "Read the sources, endpoints and deliveries of webhooks" },
    {
      name: "webhooks:write",
      summary: "Set up webhooks in both directions, and send deliveries again",
      isBounded: true,
    },
  ],
  personalData: inboundEventsOfUser,
  erasables: [erasableSources],
  retention: [inboundEventRetention],
  storedKinds: [{ quota: "eventBytes", sum: sumOfReceived }],
  routes,
  events: [inboundEventReceived],
  jobs: [deleteOldEvents, mailUnseenAnswers],
  adopt: adoptAcceptedEvents,
  sealed: [sealedSourceSecrets],
  async start(kernel) {
    processAcceptedEvents(kernel);
    answerMails(kernel);
  },
  async stop(kernel) {
    await stopAnsweringMails(kernel);
    await stopProcessing(kernel);
  },
});
