import type { Conversation } from "@parley/client";
import { useMemo } from "react";
import type { InboxSearch } from "../../router.tsx";
import { parley } from "../../session/session.ts";
import { useLongList } from "../../session/use-long-list.ts";
import { filterOf, isWaiting } from "./inbox-queries.ts";

const alsoBy = ["message", "contact", "label"];

/** Gives the conversations that the address asks for: the one that was written in last first. */
export function useConversations(search: InboxSearch) {
  const { show = "waiting" } = search;
  const filter = filterOf(search);
  const list = useLongList<Conversation>({
    ...{ key: ["conversation", filter], alsoBy },
    read: (page) => parley.conversations.list({ ...filter, order: "activity", ...page }).page(),
    readOne: (id) => parley.conversations.get(id),
    fits: (conversation) =>
      "waiting" in filter ? isWaiting(conversation) : !("status" in filter) || conversation.status === filter.status,
  });
  const { all } = list;
  const shown = useMemo(() => (show === "mine" ? all.filter(({ status }) => status !== "closed") : all), [all, show]);
  return { ...list, shown };
}
