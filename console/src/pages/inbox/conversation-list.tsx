import type { Conversation } from "@parley/client";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Moment, sayMoment } from "../../parts/moment.tsx";
import { personName } from "../../parts/person-name.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { useNow } from "../../parts/use-now.ts";
import type { InboxSearch } from "../../router.tsx";
import { useMembers } from "../../session/use-members.ts";
import { useNeeds } from "../../session/use-needs.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { isWaiting, type useConversations } from "./inbox-queries.ts";
import { NoticesButton } from "./presence/notices-button.tsx";
import { FilterMenu } from "./sorting/filter-menu.tsx";
import { LabelChip } from "./sorting/label-menu.tsx";

type Props = { list: ReturnType<typeof useConversations>; search: InboxSearch; conversationId: string | undefined };

const day = { weekday: "short", day: "numeric", month: "short" } as const;
const shows = ["waiting", "mine", "open", "closed"] as const;

/** Lists conversations, with the filters in the address. */
export function ConversationList({ list, search, conversationId }: Props) {
  const { inbox: texts, inboxTools, more } = useTexts();
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
      <div className="rows">
        {list.isPending && <Skeletons />}
        {list.isError && <ProblemNotice error={list.error} again={() => void list.refetch()} />}
        {list.isSuccess && list.shown.length === 0 && (
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
        <ul>
          {list.shown.map((conversation) => (
            <Row
              key={conversation.id}
              {...{ conversation, search }}
              isOpen={conversation.id === conversationId || conversation.sessionId === conversationId}
            />
          ))}
        </ul>
        {list.hasNextPage && (
          <button type="button" className="button quiet more" onClick={() => void list.fetchNextPage()}>
            {more}
          </button>
        )}
      </div>
    </section>
  );
}

type RowProps = { conversation: Conversation; search: InboxSearch; isOpen: boolean };

function Row({ conversation, search, isOpen }: RowProps) {
  const { inbox: texts } = useTexts();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) void place.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const { lastMessage, seen, match } = conversation;
  const name = personName(conversation, texts.visitor);
  const isNew = isWaiting(conversation) && seen.team === null;
  const by = lastMessage?.author === "member" ? texts.you : "";
  return (
    <li ref={place}>
      <Link
        to="/inbox/$conversationId"
        params={{ conversationId: conversation.id }}
        search={search}
        className={`item${isOpen ? " on" : ""}${isNew ? " new" : ""}`}
        aria-current={isOpen ? "true" : undefined}
      >
        <Avatar name={name} />
        <span className="name cut">
          {name}
          {isNew && <span className="dot" />}
        </span>
        <span className="tiny faint figures">
          <Moment at={lastMessage?.createdAt ?? conversation.createdAt} />
        </span>
        <span className="said cut" dir="auto">
          {match === undefined ? `${by}${plain(lastMessage?.text ?? "")}` : <Found match={match} />}
        </span>
        <span className="meta">
          <State conversation={conversation} />
          {conversation.labels?.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </span>
      </Link>
    </li>
  );
}

/** Shows the part of a message that was searched, with the words that were found. */
function Found({ match: { text, spans } }: { match: NonNullable<Conversation["match"]> }) {
  const parts = spans.map(({ start, end }, index) => ({ before: spans[index - 1]?.end ?? 0, start, end }));
  return (
    <>
      {parts.map(({ before, start, end }) => (
        <span key={start}>
          {text.slice(before, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}

function State({ conversation }: { conversation: Conversation }) {
  const { inbox: texts } = useTexts();
  const language = useLocale();
  const now = useNow();
  const { status, lastMessage, assignee, snoozedUntil } = conversation;
  const { inboxTools } = useTexts();
  const { nameOf } = useMembers();
  const named = assignee !== null && (nameOf(assignee.id, assignee.name) ?? texts.colleague);
  const who = named === false ? null : <span className="chip">{named}</span>;
  if (snoozedUntil != null) {
    const until = new Date(snoozedUntil).toLocaleString(language, { ...day, hour: "2-digit", minute: "2-digit" });
    return <span className="chip">{inboxTools.untilTime(until)}</span>;
  }
  if (status === "closed") return <span className="chip">{texts.isClosed}</span>;
  if (isWaiting(conversation)) {
    const since = sayMoment(new Date(lastMessage?.createdAt ?? conversation.updatedAt), now, language);
    return (
      <>
        <span className="chip warn">{texts.waits(since)}</span>
        {who}
      </>
    );
  }
  if (status === "handed-over") return who ?? <span className="chip info">{texts.takenOver}</span>;
  if (lastMessage?.answered === undefined) return who;
  return lastMessage.answered ? (
    <span className="chip good">{texts.answered}</span>
  ) : (
    <span className="chip bad">{texts.notAnswered}</span>
  );
}

/** One line of a list has no room for the marks of Markdown. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[*_`#>|]+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
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
