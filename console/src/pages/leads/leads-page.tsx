import "../../styles/people.css";
import "./leads.css";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { PageTop } from "../../parts/cards/page-top.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { LeadBoard } from "./lead-board.tsx";
import { LeadSheet } from "./lead-sheet.tsx";
import { LeadTable, states } from "./lead-table.tsx";

/** Lists people who want to be contacted, and how far the team is with each. */
export function LeadsPage() {
  const { leads: texts } = useTexts();
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
  const exported = useDeed(
    async () => saveFile(await parley.leads.export({ ...wanted, for: "spreadsheet" }), "leads.csv"),
    { says: texts.exported },
  );
  const filter = { ...kept, ...(status === undefined ? {} : { status }) };
  return (
    <main className="page leads">
      <PageTop title={texts.title} text={texts.text}>
        <button type="button" className="button" aria-disabled={exported.isPending} onClick={() => exported.mutate()}>
          {texts.export}
        </button>
      </PageTop>
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
        <LeadTable
          key={JSON.stringify(wanted)}
          wanted={wanted}
          open={(lead) => void navigate({ to: "/leads", search: { ...filter, lead } })}
        />
      )}
      {search.lead !== undefined && (
        <LeadSheet leadId={search.lead} names={names} close={() => void navigate({ to: "/leads", search: filter })} />
      )}
    </main>
  );
}
