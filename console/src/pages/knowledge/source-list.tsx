import type { KnowledgeSource } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import type { IconName } from "../../parts/icon-shapes.ts";
import { MoreButton } from "../../parts/lists/more-button.tsx";
import { usePages } from "../../parts/lists/use-pages.ts";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { EditSource } from "./edit-source.tsx";

type Kind = KnowledgeSource["type"];
const icons: Record<Kind, IconName> = {
  text: "text",
  faq: "circle-question-mark",
  url: "globe",
  site: "globe",
  file: "file-text",
};
const kinds = Object.keys(icons) as Kind[];
const learningEveryMs = 2_000;

/** Lists the sources with their state. A question and a text are changed in place. */
export function SourceList({ kind, teach }: { kind: string | undefined; teach: () => void }) {
  const { knowledge: texts } = useTexts();
  const navigate = useNavigate();
  const type = kinds.find((each) => each === kind);
  const [edited, setEdited] = useState<string | undefined>();
  const list = usePages(["sources", "list", type ?? ""], (page) =>
    parley.knowledge.list({ limit: 30, ...(type === undefined ? {} : { type }), ...page }).page(),
  );
  const sources = list.data ?? [];
  return (
    <Card
      title={texts.sources}
      aside={
        <select
          className="input"
          style={{ width: "auto", minHeight: 32, padding: "2px 6px" }}
          aria-label={texts.filterKind}
          value={type ?? ""}
          onChange={({ target }) =>
            void navigate({ to: "/knowledge", search: target.value === "" ? {} : { kind: target.value } })
          }
        >
          <option value="">{texts.all}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {texts.kinds[each]}
            </option>
          ))}
        </select>
      }
    >
      <Waiting read={list} height={180} />
      {list.isSuccess && sources.length === 0 && (
        <EmptyState icon="book-open" title={texts.empty} text={texts.emptyText}>
          <button type="button" className="button primary" onClick={teach}>
            {texts.teach}
          </button>
        </EmptyState>
      )}
      {sources.length > 0 && (
        <div className="source heads" aria-hidden="true">
          <span />
          <span>{texts.source}</span>
          <span>{texts.state}</span>
          <span className="changed">{texts.changed}</span>
          <span />
          <span />
        </div>
      )}
      <ul>
        {sources.map((source) => (
          <Row key={source.id} source={source} edit={() => setEdited(source.id)} />
        ))}
      </ul>
      <MoreButton list={list} />
      {edited !== undefined && <EditSource sourceId={edited} close={() => setEdited(undefined)} />}
    </Card>
  );
}

function Row({ source, edit }: { source: KnowledgeSource; edit: () => void }) {
  const { knowledge: texts } = useTexts();
  const { id, type, title, url, tags, status, updatedAt } = source;
  const remove = useDeed(() => parley.knowledge.delete(id), { renews: ["sources"], says: texts.removed });
  const more = useQuery({
    queryKey: ["sources", "one", id],
    queryFn: () => parley.knowledge.get(id),
    enabled: status !== "indexed",
    refetchInterval: status === "pending" ? learningEveryMs : false,
  });
  const known = more.data as { progress?: Progress; problem?: { message: string } | null } | undefined;
  const fault = status === "failed" ? known?.problem?.message : undefined;
  const isOwn = type === "faq" || type === "text";
  const about = [texts.kinds[type], ...tags, ...(isOwn || url === null || url === title ? [] : [url])].join(" · ");
  return (
    <li className="source">
      <span className="kind">
        <Icon name={icons[type]} />
      </span>
      <div className="grow">
        {isOwn ? (
          <button type="button" className="title cut" onClick={edit} title={texts.edit}>
            {title}
          </button>
        ) : (
          <Link className="title cut" to="/knowledge/$sourceId" params={{ sourceId: id }}>
            {title}
          </Link>
        )}
        <p className="small muted cut">{about}</p>
        {remove.isError && <ProblemNotice error={remove.error} />}
      </div>
      <State status={status} progress={known?.progress} />
      <span className="changed small muted">
        <Moment at={updatedAt} />
      </span>
      <Link
        className="button quiet square look"
        to="/knowledge/$sourceId"
        params={{ sourceId: id }}
        aria-label={`${texts.inside}: ${title}`}
        title={texts.inside}
      >
        <Icon name="panel-right" />
      </Link>
      <IconButton
        icon="x"
        label={`${texts.remove}: ${title}`}
        className="take"
        title={texts.remove}
        onClick={() => confirm(texts.removeAsk(title)) && remove.mutate()}
      />
      {fault !== undefined && <p className="small fault">{fault}</p>}
    </li>
  );
}

type Progress = { done: number; found: number };

/** Says how far a source is learnt. */
function State({ status, progress }: { status: KnowledgeSource["status"]; progress: Progress | undefined }) {
  const { knowledge: texts } = useTexts();
  if (status === "indexed") return <span className="chip good">{texts.ready}</span>;
  if (status === "failed") return <span className="chip bad">{texts.unreadable}</span>;
  const { done = 0, found: all = 0 } = progress ?? {};
  return (
    <span className="small">
      {all > 1 ? texts.pagesDone(done, all) : <span className="chip info">{texts.learning}</span>}
      {all > 1 && (
        <span className="meter" aria-hidden="true">
          <i style={{ width: `${(done / all) * 100}%` }} />
        </span>
      )}
    </span>
  );
}
