import "../../styles/people.css";
import "./leads.css";
import type { Lead, LeadStatus } from "@parley/client";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Moment } from "../../parts/moment.tsx";
import { tell } from "../../parts/notes.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { LeadBoard } from "./lead-board.tsx";
import { LeadSheet } from "./lead-sheet.tsx";

const states = ["new", "contacted", "qualified", "won", "lost", "spam"] as const satisfies LeadStatus[];

/** Lists people who want to be contacted, and how far the team is with each. */
export function LeadsPage() {
  const { leads: texts, more } = useTexts();
  const navigate = useNavigate();
  const search = useSearch({ from: "/frame/leads" });
  const status = states.find((each) => each === search.status);
  const isBoard = search.view === "board";
  const assigneeId = search.assignee;
  const kept = {
    ...(isBoard ? { view: "board" } : {}),
    ...(assigneeId === undefined ? {} : { assignee: assigneeId }),
  };
  const members = useQuery({
    queryKey: ["members"],
    queryFn: () => parley.members.list({ limit: 100 }).page(),
    retry: false,
  });
  const names = new Map((members.data?.data ?? []).map(({ id, name, email }) => [id, name ?? email]));
  const wanted = {
    ...(status === undefined ? {} : { status }),
    ...(assigneeId === undefined ? {} : { assigneeId }),
  };
  const exported = useMutation({
    mutationFn: async () => saveFile(await parley.leads.export({ ...wanted, for: "spreadsheet" }), "leads.csv"),
    onSuccess: () => tell(texts.exported),
  });
  const list = useInfiniteQuery({
    queryKey: ["leads", "list", wanted],
    enabled: !isBoard,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      parley.leads.list({ limit: 30, ...wanted, ...(pageParam ? { cursor: pageParam } : {}) }).page(),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const leads = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const filter = { ...kept, ...(status === undefined ? {} : { status }) };
  return (
    <main className="page leads">
      <div className="top">
        <div className="grow">
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
        </div>
        <button type="button" className="button" aria-disabled={exported.isPending} onClick={() => exported.mutate()}>
          {texts.export}
        </button>
      </div>
      {exported.isError && <ProblemNotice error={exported.error} />}
      <div className="bar">
        <fieldset className="plain choices" aria-label={texts.view}>
          {(["list", "board"] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={isBoard === (each === "board")}
              onClick={() =>
                void navigate({
                  to: "/leads",
                  search: {
                    ...(each === "board" ? { view: "board" } : {}),
                    ...(assigneeId === undefined ? {} : { assignee: assigneeId }),
                  },
                })
              }
            >
              {each === "board" ? texts.board : texts.list}
            </button>
          ))}
        </fieldset>
        <select
          className="input"
          aria-label={texts.assignee}
          value={assigneeId ?? ""}
          onChange={({ target: { value } }) => {
            const { assignee: _assignee, ...others } = filter as typeof filter & { assignee?: string };
            void navigate({ to: "/leads", search: value === "" ? others : { ...others, assignee: value } });
          }}
        >
          <option value="">{texts.anyone}</option>
          <option value="me">{texts.mine}</option>
          <option value="none">{texts.nobody}</option>
          {[...names].map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      {isBoard && (
        <LeadBoard
          assigneeId={assigneeId}
          names={names}
          open={(lead) => void navigate({ to: "/leads", search: { ...filter, lead } })}
        />
      )}
      {!isBoard && (
        <nav className="filters" aria-label={texts.status}>
          {[undefined, ...states].map((each) => (
            <Link
              key={each ?? "all"}
              to="/leads"
              search={each === undefined ? kept : { ...kept, status: each }}
              className={each === status ? "on" : ""}
              aria-current={each === status ? "page" : undefined}
            >
              {each === undefined ? texts.all : texts.states[each]}
            </Link>
          ))}
        </nav>
      )}
      {!isBoard && (
        <section className="card table" aria-label={texts.title}>
          {list.isPending && <div className="skeleton" style={{ height: 160, margin: 16 }} />}
          {list.isError && <ProblemNotice error={list.error} again={() => void list.refetch()} />}
          {list.isSuccess && leads.length === 0 && (
            <EmptyState icon="target" title={texts.empty} text={texts.emptyText} />
          )}
          {leads.length > 0 && (
            <table>
              <thead>
                <tr>
                  <th scope="col">{texts.person}</th>
                  <th scope="col">{texts.message}</th>
                  <th scope="col">{texts.came}</th>
                  <th scope="col">{texts.status}</th>
                </tr>
              </thead>
              <tbody>
                {leads.map((lead) => (
                  <Row
                    key={lead.id}
                    lead={lead}
                    open={() => void navigate({ to: "/leads", search: { ...filter, lead: lead.id } })}
                  />
                ))}
              </tbody>
            </table>
          )}
          {list.hasNextPage && (
            <p style={{ padding: 8 }}>
              <button type="button" className="button quiet" onClick={() => void list.fetchNextPage()}>
                {more}
              </button>
            </p>
          )}
        </section>
      )}
      {search.lead !== undefined && (
        <LeadSheet leadId={search.lead} names={names} close={() => void navigate({ to: "/leads", search: filter })} />
      )}
    </main>
  );
}

function Row({ lead, open }: { lead: Lead; open: () => void }) {
  const { leads: texts } = useTexts();
  const queries = useQueryClient();
  const name = lead.name ?? lead.email ?? lead.phone ?? "…";
  const change = useMutation({
    mutationFn: (status: LeadStatus) => parley.leads.update(lead.id, { status }),
    onSuccess: () => tell(texts.changed),
    onSettled: () => queries.invalidateQueries({ queryKey: ["leads"] }),
  });
  return (
    <tr>
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
        >
          {states.map((each) => (
            <option key={each} value={each}>
              {texts.states[each]}
            </option>
          ))}
        </select>
        {change.isError && <ProblemNotice error={change.error} />}
      </td>
    </tr>
  );
}
