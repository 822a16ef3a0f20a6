import type { Conversation, Message } from "@parley/client";
import { queryOptions } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { InboxSearch } from "../../router.tsx";
import { parley } from "../../session/session.ts";

/** A longer conversation is shown from its beginning to here. */
const mostMessages = 2_000;

const filters = {
  waiting: { waiting: true },
  mine: { assignee: "me" },
  open: {},
  closed: { status: "closed" },
} as const;

/** Reads what the address asks for; a filter that there is not is left out, so that an old link still shows something. */
export function useInboxSearch(): InboxSearch {
  const { show, ...search } = useSearch({ strict: false }) as InboxSearch;
  const known = ["q", "assignee", "channel", "assistant", "label", "from", "to", "snoozed"] as const;
  const kept = Object.fromEntries(known.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]])));
  return { ...(show !== undefined && Object.hasOwn(filters, show) ? { show } : {}), ...kept };
}

type Filter = Parameters<typeof parley.conversations.list>[0];

/** Says it as the interface does. */
export function filterOf({ show = "waiting", q, assignee, channel, assistant, label, from, to, snoozed }: InboxSearch) {
  const isPutOff = snoozed === true;
  return {
    // A search for what was put off is a search for all of it.
    ...(isPutOff && show === "waiting" ? {} : filters[show]),
    ...(assignee === undefined || show === "mine" ? {} : { assignee }),
    ...(q === undefined ? {} : { q }),
    ...(channel === undefined ? {} : { channel: channel as NonNullable<NonNullable<Filter>["channel"]> }),
    ...(assistant === undefined ? {} : { assistantId: assistant }),
    ...(label === undefined ? {} : { label }),
    ...dayOf("from", from, 0),
    ...dayOf("to", to, 1),
    ...(isPutOff ? { snoozed: true } : show === "mine" && q === undefined ? { snoozed: false } : {}),
  };
}

/** The day begins where the person is. */
function dayOf(name: "from" | "to", day: string | undefined, later: number) {
  const [year, month, date] = (day ?? "").split("-").map(Number);
  const time = new Date(year ?? Number.NaN, (month ?? 1) - 1, (date ?? 1) + later);
  return day === undefined || Number.isNaN(time.getTime()) ? {} : { [name]: time.toISOString() };
}

export const labelsQuery = queryOptions({
  queryKey: ["labels"],
  async queryFn() {
    const labels = [];
    for await (const { data } of parley.labels.list({ limit: 100 }).pages()) labels.push(...data);
    return labels.sort((one, other) => one.name.localeCompare(other.name));
  },
});

export const savedRepliesQuery = queryOptions({
  queryKey: ["saved-replies"],
  async queryFn() {
    const replies = [];
    for await (const { data } of parley.savedReplies.list({ limit: 100 }).pages()) replies.push(...data);
    return replies.sort((one, other) => one.title.localeCompare(other.title));
  },
});

export const conversationQuery = (id: string) =>
  queryOptions({ queryKey: ["conversation", id], queryFn: () => parley.conversations.get(id) });

export const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: ["messages", id],
    async queryFn() {
      const messages: Message[] = [];
      for await (const { data } of parley.conversations.listMessages(id, { limit: 100 }).pages()) {
        messages.push(...data);
        if (messages.length >= mostMessages) break;
      }
      return messages;
    },
  });

/** Gives the page from which the person writes, as far as the chat has told it. */
export function pageOf({ context }: Conversation): string | undefined {
  const { page, url } = context;
  const told = typeof page === "object" && page !== null ? (page as { url?: unknown }).url : (page ?? url);
  return typeof told === "string" ? told : undefined;
}

/** Tells whether a conversation was handed over, and nobody of the team has spoken since the person's last word. */
export function isWaiting({ status, lastMessage }: Conversation): boolean {
  return status === "handed-over" && lastMessage?.author !== "member";
}

/** Says the address of a page as people do: without its protocol. */
export function sayAddress(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
}
