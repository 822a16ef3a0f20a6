import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../parts/icon.tsx";
import type { IconName } from "../../parts/icon-shapes.ts";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const icons: Readonly<Record<string, IconName>> = {
  contact: "user-round",
  conversation: "message-circle",
  lead: "target",
  newsletter: "mail",
  campaign: "send",
  mailing: "send",
  voice: "mic",
  run: "workflow",
};

/** Tells what happened with a person in every part of the workspace, newest first. */
export function HistoryPart({ contactId }: { contactId: string }) {
  const { contacts: texts, leads, more } = useTexts();
  const list = useInfiniteQuery({
    queryKey: ["contact", contactId, "timeline"],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      parley.contacts.timeline(contactId, { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) }).page(),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const words: Readonly<Record<string, string>> = { ...leads.states, ...texts.subscriber, ...texts.origins };
  const items = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section className="card" aria-label={texts.history}>
      <header>
        <h2>{texts.history}</h2>
      </header>
      {list.isPending && <div className="skeleton" style={{ height: 120, margin: 16 }} />}
      {list.isError && <ProblemNotice error={list.error} again={() => void list.refetch()} />}
      {list.isSuccess && items.length === 0 && <p className="inside small faint">{texts.noHistory}</p>}
      <ol className="happened">
        {items.map(({ at, kind, id, summary }) => (
          <li key={`${at} ${kind} ${id} ${summary}`} className="row">
            <span className="kind">
              <Icon name={icons[kind] ?? "hourglass"} />
            </span>
            <span className="grow cut">
              <Thing kind={kind} id={id} name={texts.kinds[kind] ?? kind} />
              <span className="tiny faint"> {sayDetail(detailOf(summary), words)}</span>
            </span>
            <span className="tiny faint">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
      {list.hasNextPage && (
        <p className="inside">
          <button type="button" className="button quiet" onClick={() => void list.fetchNextPage()}>
            {more}
          </button>
        </p>
      )}
    </section>
  );
}

function Thing({ kind, id, name }: { kind: string; id: string; name: string }) {
  if (kind === "conversation")
    return (
      <Link className="link" to="/inbox/$conversationId" params={{ conversationId: id }} search={{ show: "open" }}>
        {name}
      </Link>
    );
  if (kind === "lead")
    return (
      <Link className="link" to="/leads" search={{ lead: id }}>
        {name}
      </Link>
    );
  return <span>{name}</span>;
}

/** The server's line begins with the kind, which stands there already in the person's language. */
function detailOf(summary: string): string {
  const [, inBrackets, after] = /^[^(:]+(?:\((.*)\)|: (.*))$/.exec(summary) ?? [];
  return inBrackets ?? after ?? "";
}

/** The server names a state first, which is said in the person's language, and after it what somebody wrote. */
function sayDetail(detail: string, words: Readonly<Record<string, string>>): string {
  const [first = "", ...others] = detail.split(", ");
  return [words[first] ?? first, ...others].join(", ");
}
