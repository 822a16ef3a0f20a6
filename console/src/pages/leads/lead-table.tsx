import type { Lead, LeadStatus } from "@parley/client";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { EmptyState } from "../../parts/empty-state.tsx";
import { useVirtualRows } from "../../parts/lists/use-virtual-rows.ts";
import { Moment } from "../../parts/moment.tsx";
import { tell } from "../../parts/notes.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { renewLists } from "../../session/use-long-list.ts";
import { useTexts } from "../../texts/texts.ts";
import { useLeads, type WantedLeads } from "./use-leads.ts";

export const states = ["new", "contacted", "qualified", "won", "lost", "spam"] as const satisfies LeadStatus[];

/** A row with a name, and two lines of what was said, is so high. */
const rowHeightPx = 61;

type Props = { wanted: WantedLeads; open: (leadId: string) => void };

/** Lists leads as rows, each with its state to change. */
export function LeadTable({ wanted, open }: Props) {
  const { leads: texts } = useTexts();
  const list = useLeads(wanted);
  return (
    <div className="card fill" aria-busy={list.isFetching}>
      {list.isPending && <div className="skeleton" style={{ height: 160 }} />}
      {list.isError && list.all.length === 0 && <ProblemNotice error={list.error} again={() => void list.refetch()} />}
      {list.isSuccess && list.all.length === 0 && (
        <EmptyState icon="target" title={texts.empty} text={texts.emptyText} />
      )}
      {list.all.length > 0 && <Rows {...{ list, open }} />}
    </div>
  );
}

/** Only the rows near the window are drawn. */
function Rows({ list, open }: { list: ReturnType<typeof useLeads>; open: Props["open"] }) {
  const { leads: texts, more } = useTexts();
  const { all, setAtTop } = list;
  const ids = useMemo(() => all.map(({ id }) => id), [all]);
  const { place, rows, hold, heightPx, measure, isAtTop } = useVirtualRows<HTMLDivElement>({
    ...{ name: `table ${list.name}`, ids, heightPx: rowHeightPx },
    more: list.hasNextPage && !list.isFetchNextPageError ? list.more : undefined,
  });
  useEffect(() => setAtTop(isAtTop), [setAtTop, isAtTop]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keyboard.
    <section ref={place} className="scroll" aria-label={texts.list} tabIndex={0}>
      <table aria-label={texts.title} aria-rowcount={list.hasNextPage ? -1 : ids.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{texts.person}</th>
            <th scope="col">{texts.message}</th>
            <th scope="col">{texts.came}</th>
            <th scope="col">{texts.status}</th>
          </tr>
        </thead>
        <tbody style={{ height: heightPx }} {...hold}>
          {rows.map(({ key, index, start }) => (
            <tr
              key={key}
              ref={measure}
              data-index={index}
              aria-rowindex={index + 2}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row lead={all[index]!} open={() => open(all[index]!.id)} />
            </tr>
          ))}
        </tbody>
      </table>
      {list.isError && (
        <ProblemNotice
          error={list.error}
          again={() => (list.isFetchNextPageError ? list.more() : void list.refetch())}
        />
      )}
      {list.hasNextPage && (
        <p style={{ padding: 8 }}>
          <button type="button" className="button quiet" onClick={list.more}>
            {more}
          </button>
        </p>
      )}
    </section>
  );
}

function Row({ lead, open }: { lead: Lead; open: () => void }) {
  const { leads: texts } = useTexts();
  const name = lead.name ?? lead.email ?? lead.phone ?? "…";
  // A browser takes long to draw what can be chosen: it is there when somebody comes to choose.
  const [isChoosing, setChoosing] = useState(false);
  const change = useMutation({
    mutationFn: (status: LeadStatus) => parley.leads.update(lead.id, { status }),
    onSuccess: () => tell(texts.changed),
    onSettled: () => renewLists("lead", [lead.id]),
  });
  return (
    <>
      <td>
        <button type="button" className="open" onClick={open}>
          {name}
        </button>
        <p className="small muted">
          {[lead.company, lead.email, lead.phone].filter((each) => each !== null && each !== name).join(" · ")}
        </p>
      </td>
      <td>
        <span className="message muted">{lead.message}</span>
      </td>
      <td className="small muted">
        <Moment at={lead.createdAt} />
      </td>
      <td>
        <select
          className="input state"
          aria-label={`${texts.status}: ${name}`}
          value={lead.status}
          onChange={({ target }) => change.mutate(target.value as LeadStatus)}
          onFocus={() => setChoosing(true)}
          onPointerEnter={() => setChoosing(true)}
        >
          {(isChoosing ? states : [lead.status]).map((each) => (
            <option key={each} value={each}>
              {texts.states[each]}
            </option>
          ))}
        </select>
        {change.isError && <ProblemNotice error={change.error} />}
      </td>
    </>
  );
}
