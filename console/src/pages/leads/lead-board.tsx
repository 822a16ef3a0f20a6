import type { Lead, LeadStatus } from "@parley/client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { useMove } from "./use-move.ts";

const columns = ["new", "contacted", "qualified", "won", "lost"] as const satisfies LeadStatus[];
type Column = (typeof columns)[number];
type Props = { assigneeId: string | undefined; names: ReadonlyMap<string, string>; open: (leadId: string) => void };

/** Shows the leads in a column for each state. A card is dragged, or moved with the arrow keys while it has the focus. */
export function LeadBoard({ assigneeId, names, open }: Props) {
  const { leads: texts } = useTexts();
  const { move, error } = useMove();
  const [over, setOver] = useState<Column | undefined>();
  // The card is drawn anew in its new column, and takes the focus along.
  const [moved, setMoved] = useState<string | undefined>();
  const take = (lead: Lead, status: Column) => {
    if (lead.status === status) return;
    setMoved(lead.id);
    move(lead, status);
  };
  const dragged = useRef<Lead>(undefined);
  return (
    <>
      <p className="small muted">{texts.boardHint}</p>
      {error !== null && <ProblemNotice error={error} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keyboard. */}
      <section className="board" aria-label={texts.board} tabIndex={0}>
        {columns.map((status) => (
          <section
            key={status}
            className={over === status ? "column over" : "column"}
            aria-label={texts.states[status]}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(status);
            }}
            onDragLeave={() => setOver(undefined)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(undefined);
              if (dragged.current !== undefined) take(dragged.current, status);
            }}
          >
            <Cards
              {...{ status, assigneeId, names, moved, open, take }}
              drag={(lead) => {
                dragged.current = lead;
              }}
            />
          </section>
        ))}
      </section>
    </>
  );
}

function Cards(
  props: Props & {
    status: Column;
    moved: string | undefined;
    take: (lead: Lead, status: Column) => void;
    drag: (lead: Lead) => void;
  },
) {
  const { status, assigneeId, names, moved, open, take, drag } = props;
  const { leads: texts, more } = useTexts();
  const locale = useLocale();
  const list = useInfiniteQuery({
    queryKey: ["leads", "board", status, assigneeId ?? ""],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      parley.leads
        .list({
          ...{ status, limit: 30 },
          ...(assigneeId === undefined ? {} : { assigneeId }),
          ...(pageParam ? { cursor: pageParam } : {}),
        })
        .page(),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const leads = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const number = `${leads.length.toLocaleString(locale)}${list.hasNextPage ? "+" : ""}`;
  return (
    <>
      <h2 className="row">
        <span className="grow">{texts.states[status]}</span>
        <span className="tiny faint figures">{number}</span>
      </h2>
      {list.isPending && <div className="skeleton pale" style={{ height: 96 }} />}
      {list.isError && <ProblemNotice error={list.error} again={() => void list.refetch()} />}
      <ul>
        {leads.map((lead) => (
          <li key={lead.id}>
            <Card
              lead={lead}
              assignee={lead.assigneeId === null ? undefined : names.get(lead.assigneeId)}
              hasMoved={lead.id === moved}
              open={() => open(lead.id)}
              drag={() => drag(lead)}
              step={(by) => {
                const next = columns[columns.indexOf(status) + by];
                // Nobody becomes new again.
                if (next !== undefined && next !== "new") take(lead, next);
              }}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <button type="button" className="button quiet" onClick={() => void list.fetchNextPage()}>
          {more}
        </button>
      )}
    </>
  );
}

function Card(props: {
  lead: Lead;
  assignee: string | undefined;
  hasMoved: boolean;
  open: () => void;
  drag: () => void;
  step: (by: -1 | 1) => void;
}) {
  const { lead, assignee, hasMoved, open, drag, step } = props;
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasMoved) card.current?.focus();
  }, [hasMoved]);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    step(event.key === "ArrowLeft" ? -1 : 1);
  };
  return (
    <button
      ref={card}
      type="button"
      className="lead-card"
      draggable
      aria-keyshortcuts="ArrowLeft ArrowRight"
      onClick={open}
      onKeyDown={press}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", lead.id);
        event.dataTransfer.effectAllowed = "move";
        drag();
      }}
    >
      <span className="row">
        <span className="name grow cut">{lead.name ?? lead.email ?? lead.phone ?? "…"}</span>
        {assignee !== undefined && <Avatar name={assignee} />}
      </span>
      {lead.company !== null && <span className="small muted cut">{lead.company}</span>}
      {lead.message !== null && <span className="said small muted">{lead.message}</span>}
      <span className="tiny faint">
        <Moment at={lead.createdAt} />
      </span>
    </button>
  );
}
