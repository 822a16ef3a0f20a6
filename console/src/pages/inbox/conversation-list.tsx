import { Link } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import { EmptyState } from "../../parts/empty-state.tsx";
import { useVirtualRows } from "../../parts/lists/use-virtual-rows.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import type { InboxSearch } from "../../router.tsx";
import { useNeeds } from "../../session/use-needs.ts";
import { useTexts } from "../../texts/texts.ts";
import { ConversationRow } from "./conversation-row.tsx";
import { NoticesButton } from "./presence/notices-button.tsx";
import { FilterMenu } from "./sorting/filter-menu.tsx";
import type { useConversations } from "./use-conversations.ts";

type Props = { list: ReturnType<typeof useConversations>; search: InboxSearch; conversationId: string | undefined };

/** A row with a name, a line that was said, and its state is so high. */
const rowHeightPx = 91;
const shows = ["waiting", "mine", "open", "closed"] as const;

/** Lists conversations, with the filters in the address. */
export function ConversationList({ list, search, conversationId }: Props) {
  const { inbox: texts, inboxTools } = useTexts();
  const { waiting } = useNeeds();
  const show = search.show ?? "waiting";
  const empty = {
    waiting: [texts.emptyWaiting, texts.emptyWaitingText],
    mine: [texts.emptyMine, texts.emptyMineText],
    open: [texts.emptyOpen, texts.emptyOpenText],
    closed: [texts.emptyClosed, texts.emptyClosedText],
  }[show];
  const isNarrowed = Object.keys(search).some((key) => key !== "show");
  return (
    <section className="list" aria-label={texts.list}>
      <header className="bar">
        <p className="title" aria-hidden="true">
          {texts.title}
        </p>
        <FilterMenu search={search} />
        <NoticesButton />
      </header>
      <nav className="tabs" aria-label={texts.filter}>
        {shows.map((each) => (
          <Link
            key={each}
            to="/inbox"
            search={{ ...search, show: each }}
            className={each === show ? "on" : ""}
            aria-current={each === show ? "page" : undefined}
          >
            {texts[each]}
            {each === "waiting" && waiting > 0 && <span className="figures"> {waiting}</span>}
          </Link>
        ))}
      </nav>
      {list.shown.length > 0 ? (
        <Rows key={list.name} {...{ list, search, conversationId }} />
      ) : (
        <div className="rows">
          {list.isPending && <Skeletons />}
          {list.isError && <ProblemNotice error={list.error} again={() => void list.refetch()} />}
          {list.isSuccess && (
            <EmptyState
              icon={isNarrowed ? "search" : "inbox"}
              title={isNarrowed ? inboxTools.nothingFits : empty[0]!}
              text={isNarrowed ? inboxTools.nothingFitsText : empty[1]!}
            >
              {isNarrowed && (
                <Link className="button" to="/inbox" search={{ show }}>
                  {inboxTools.clear}
                </Link>
              )}
              {show === "open" && !isNarrowed && (
                <Link className="button" to="/settings/$part" params={{ part: "chat" }}>
                  {texts.putOnSite}
                </Link>
              )}
            </EmptyState>
          )}
        </div>
      )}
    </section>
  );
}

/** Only the rows near the window are drawn. */
function Rows({ list, search, conversationId }: Props) {
  const { more } = useTexts();
  const { shown, setAtTop } = list;
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const open = shown.find(({ id, sessionId }) => id === conversationId || sessionId === conversationId)?.id;
  const { place, rows, hold, heightPx, measure, isAtTop } = useVirtualRows<HTMLDivElement>({
    ...{ name: list.name, ids, heightPx: rowHeightPx, sought: open },
    more: list.hasNextPage && !list.isFetchNextPageError ? list.more : undefined,
  });
  useEffect(() => setAtTop(isAtTop), [setAtTop, isAtTop]);
  return (
    <div className="rows" ref={place}>
      <ul style={{ height: heightPx }} {...hold}>
        {rows.map(({ key, index, start }) => (
          <li
            key={key}
            ref={measure}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={list.hasNextPage ? -1 : ids.length}
            style={{ transform: `translateY(${start}px)` }}
          >
            <ConversationRow {...{ conversation: shown[index]!, search }} isOpen={ids[index] === open} />
          </li>
        ))}
      </ul>
      {list.isError && (
        <ProblemNotice
          error={list.error}
          again={() => (list.isFetchNextPageError ? list.more() : void list.refetch())}
        />
      )}
      {list.hasNextPage && (
        <button type="button" className="button quiet more" onClick={list.more}>
          {more}
        </button>
      )}
    </div>
  );
}

function Skeletons() {
  const { loading } = useTexts();
  return (
    <div role="status" aria-label={loading}>
      {[70, 50, 62, 44, 58].map((width) => (
        <div className="item" key={width}>
          <span className="skeleton avatar" />
          <span className="skeleton" style={{ width: `${width}%`, height: 14 }} />
          <span />
          <span className="skeleton said" style={{ width: "90%", height: 12 }} />
        </div>
      ))}
    </div>
  );
}
