import type { Lead, LeadStatus } from "@parley/client";
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { useVirtualRows } from "../../parts/lists/use-virtual-rows.ts";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { useLeads } from "./use-leads.ts";
import { useMove } from "./use-move.ts";

const columns = ["new", "contacted", "qualified", "won", "lost"] as const satisfies LeadStatus[];
/** A card with a name, and two lines of what was said, is so high. */
const cardHeightPx = 104;
type Column = (typeof columns)[number];
type Props = { assigneeId: string | undefined; names: ReadonlyMap<string, string>; open: (leadId: string) => void };

/** Shows the leads in a column for each state. A card is dragged, or moved with the arrow keys while it has the focus. */
export function LeadBoard({ assigneeId, names, open }: Props) {
  const { leads: texts } = useTexts();
  const { move, error } = useMove();
  const [over, setOver] = useState<Column | undefined>();
  // The card is drawn anew in its new column, and takes the focus along.
  const [moved, setMoved] = useState<{ id: string; to: Column } | undefined>();
  const settle = useCallback(() => setMoved(undefined), []);
  const take = (lead: Lead, status: Column) => {
    if (lead.status === status) return;
    setMoved({ id: lead.id, to: status });
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
              {...{ status, assigneeId, names, open, take, settle }}
              moved={moved?.to === status ? moved.id : undefined}
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
    settle: () => void;
  },
) {
  const { status, assigneeId, names, moved, open, take, drag, settle } = props;
  const { leads: texts, more } = useTexts();
  const locale = useLocale();
  const list = useLeads({ status, ...(assigneeId === undefined ? {} : { assigneeId }) });
  const { all: leads, setAtTop } = list;
  const ids = useMemo(() => leads.map(({ id }) => id), [leads]);
  const { place, rows, hold, heightPx, measure, isAtTop } = useVirtualRows<HTMLDivElement>({
    ...{ name: `board ${list.name}`, ids, heightPx: cardHeightPx, gapPx: 8, sought: moved },
    more: list.hasNextPage && !list.isFetchNextPageError ? list.more : undefined,
  });
  useEffect(() => setAtTop(isAtTop), [setAtTop, isAtTop]);
  const number = `${leads.length.toLocaleString(locale)}${list.hasNextPage ? "+" : ""}`;
  return (
    <>
      <h2 className="row">
        <span className="grow">{texts.states[status]}</span>
        <span className="tiny faint figures">{number}</span>
      </h2>
      {list.isPending && <div className="skeleton pale" style={{ height: 96 }} />}
      {list.isError && (
        <ProblemNotice
          error={list.error}
          again={() => (list.isFetchNextPageError ? list.more() : void list.refetch())}
        />
      )}
      <div className="cards" ref={place}>
        <ul style={{ height: heightPx }} {...hold}>
          {rows.map(({ key, index, start }) => {
            const lead = leads[index]!;
            return (
              <li
                key={key}
                ref={measure}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={list.hasNextPage ? -1 : ids.length}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Card
                  lead={lead}
                  assignee={lead.assigneeId === null ? undefined : names.get(lead.assigneeId)}
                  hasMoved={lead.id === moved}
                  open={() => open(lead.id)}
                  drag={() => drag(lead)}
                  settle={settle}
                  step={(by) => {
                    const next = columns[columns.indexOf(status) + by];
                    // Nobody becomes new again.
                    if (next !== undefined && next !== "new") take(lead, next);
                  }}
                />
              </li>
            );
          })}
        </ul>
        {list.hasNextPage && (
          <button type="button" className="button quiet" onClick={list.more}>
            {more}
          </button>
        )}
      </div>
    </>
  );
}

function Card(props: {
  lead: Lead;
  assignee: string | undefined;
  hasMoved: boolean;
  open: () => void;
  drag: () => void;
  settle: () => void;
  step: (by: -1 | 1) => void;
}) {
  const { lead, assignee, hasMoved, open, drag, settle, step } = props;
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!hasMoved) return;
    card.current?.focus();
    // A card is drawn anew whenever it comes into sight, and takes the focus once.
    settle();
  }, [hasMoved, settle]);
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
