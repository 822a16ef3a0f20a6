import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const pageLength = 50;
/** Each chooses the entries whose action begins with it. */
const areas = ["session", "account", "member", "api-key", "workspace", "contact", "conversation", "retention"] as const;

/** Lists who did what in the workspace, newest first. */
export function AuditPart() {
  const { audit: texts, settings, more } = useTexts();
  const [area, setArea] = useState("");
  const members = useQuery({ queryKey: ["members"], queryFn: () => parley.members.list({ limit: 100 }).page() });
  const log = useInfiniteQuery({
    queryKey: ["audit", area],
    queryFn: ({ pageParam }) =>
      parley.audit
        .list({
          limit: pageLength,
          ...(area === "" ? {} : { action: area }),
          ...(pageParam === "" ? {} : { cursor: pageParam }),
        })
        .page(),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const entries = log.data?.pages.flatMap(({ data }) => data) ?? [];
  const nameOf = (kind: string, id: string | null) => {
    const member = members.data?.data.find((each) => each.id === id);
    return member?.name ?? member?.email ?? (id === null ? texts.parley : `${texts.actors[kind] ?? kind} ${id}`);
  };
  return (
    <section className="card">
      <header>
        <h2 className="grow">{settings.audit}</h2>
        <label className="row small">
          <span className="muted">{texts.filter}</span>
          <select className="input role" value={area} onChange={({ target }) => setArea(target.value)}>
            <option value="">{texts.everything}</option>
            {areas.map((each) => (
              <option key={each} value={each}>
                {texts.areas[each]}
              </option>
            ))}
          </select>
        </label>
      </header>
      {log.isPending && <div className="skeleton" style={{ height: 240, margin: 16 }} />}
      {log.isError && <ProblemNotice error={log.error} again={() => void log.refetch()} />}
      {log.isSuccess && entries.length === 0 && (
        <EmptyState icon="shield-check" title={texts.none} text={texts.noneText} />
      )}
      <ul aria-label={settings.audit}>
        {entries.map(({ id, actor, action, target, details, clientAddress, createdAt }) => (
          <li key={id}>
            <div className="grow">
              <p className="cut">
                <span className="strong">{action}</span>
                {target !== null && <span className="small muted"> {nameOf(target.kind, target.id)}</span>}
              </p>
              <p className="small muted cut">
                {nameOf(actor.kind, actor.id)}
                {clientAddress !== null && ` · ${clientAddress}`}
              </p>
              {Object.keys(details).length > 0 && (
                <details className="tiny muted details">
                  <summary>{texts.details}</summary>
                  {JSON.stringify(details, undefined, 1)}
                </details>
              )}
            </div>
            <span className="small muted">
              <Moment at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      {log.hasNextPage && (
        <p className="pad">
          <button
            type="button"
            className="button quiet"
            aria-disabled={log.isFetchingNextPage}
            onClick={() => void log.fetchNextPage()}
          >
            {more}
          </button>
        </p>
      )}
    </section>
  );
}
