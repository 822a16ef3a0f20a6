import type { Conversation } from "@parley/client";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../parts/avatar.tsx";
import { Moment, sayMoment } from "../../parts/moment.tsx";
import { personName } from "../../parts/person-name.ts";
import { useNow } from "../../parts/use-now.ts";
import type { InboxSearch } from "../../router.tsx";
import { useMembers } from "../../session/use-members.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { isWaiting } from "./inbox-queries.ts";
import { LabelChip } from "./sorting/label-menu.tsx";

const day = { weekday: "short", day: "numeric", month: "short" } as const;

type RowProps = { conversation: Conversation; search: InboxSearch; isOpen: boolean };

/** Shows who spoke in a conversation, what was said last, and how far it is. It opens by a click. */
export function ConversationRow({ conversation, search, isOpen }: RowProps) {
  const { inbox: texts } = useTexts();
  const { lastMessage, seen, match } = conversation;
  const name = personName(conversation, texts.visitor);
  const isNew = isWaiting(conversation) && seen.team === null;
  const by = lastMessage?.author === "member" ? texts.team : "";
  return (
    <Link
      to="/inbox/$conversationId"
      params={{ conversationId: conversation.id }}
      search={search}
      resetScroll={false}
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
