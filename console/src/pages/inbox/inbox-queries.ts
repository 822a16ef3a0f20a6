import type { Conversation, Message } from "@parley/client";
import { queryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import type { InboxSearch } from "../../router.tsx";
import { parley } from "../../session/session.ts";

const pageSize = 30;
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
  const { show, assignee } = useSearch({ strict: false });
  return {
    ...(show !== undefined && Object.hasOwn(filters, show) ? { show } : {}),
    ...(assignee === undefined ? {} : { assignee }),
  };
}

/** Gives the conversations that the address asks for: the one that was written in last first. */
export function useConversations({ show = "waiting", assignee }: InboxSearch) {
  const filter = { ...filters[show], ...(assignee === undefined || show === "mine" ? {} : { assignee }) };
  const found = useInfiniteQuery({
    queryKey: ["conversations", show, assignee ?? ""],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      parley.conversations
        .list({ ...filter, order: "activity", limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) })
        .page(),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const all = found.data?.pages.flatMap(({ data }) => data) ?? [];
  return { ...found, shown: show === "mine" ? all.filter(({ status }) => status !== "closed") : all };
}

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
