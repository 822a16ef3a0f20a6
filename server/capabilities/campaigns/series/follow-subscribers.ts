import type { Static } from "typebox";
import type { Listener } from "../../../kernel/log/job.ts";
import {
  NewsletterListId,
  SubscriberId,
  subscriberBounced,
  subscriberConfirmed,
  subscriberLeft,
} from "../../newsletter/index.ts";
import { noteBounce } from "../sending/note-bounce.ts";
import { sendSoon } from "../sending/send-soon.ts";
import { beginSeries, endSeriesOf } from "./store.ts";

/** These listeners begin and end the series of subscribers, and tell what became of mails. */
export const followSubscribers: readonly Listener[] = [
  {
    name: "begin-series",
    on: [subscriberConfirmed],
    async run(kernel, { workspaceId, data, createdAt }) {
      const { subscriberId, listId, by } = data as Static<typeof subscriberConfirmed.schema>;
      // An import may bring people who have been readers for years, so it welcomes none of them.
      if (by === "import") return;
      const [subscriber, list] = [SubscriberId.parse(subscriberId), NewsletterListId.parse(listId)];
      if (subscriber === undefined || list === undefined) return;
      await beginSeries(kernel.database.query, workspaceId, { listId: list, subscriberId: subscriber, at: createdAt });
      sendSoon(kernel);
    },
  },
  {
    name: "end-series",
    on: [subscriberLeft],
    async run(kernel, { workspaceId, data }) {
      const { subscriberId, listIds } = data as Static<typeof subscriberLeft.schema>;
      const subscriber = SubscriberId.parse(subscriberId);
      const lists = listIds.flatMap((id) => NewsletterListId.parse(id) ?? []);
      if (subscriber !== undefined) await endSeriesOf(kernel.database.query, workspaceId, subscriber, lists);
    },
  },
  {
    name: "note-bounce-of-campaign",
    on: [subscriberBounced],
    async run(kernel, { workspaceId, data }) {
      const { subscriberId, campaignNumber, kind } = data as Static<typeof subscriberBounced.schema>;
      const subscriber = SubscriberId.parse(subscriberId);
      if (subscriber === undefined || kind !== "hard") return;
      await noteBounce(kernel, workspaceId, subscriber, campaignNumber);
    },
  },
];
