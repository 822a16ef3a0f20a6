import "./knowledge.css";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { EditSource } from "./edit-source.tsx";
import { PageList } from "./page-list.tsx";
import { PassageList } from "./passage-list.tsx";
import { VersionList } from "./version-list.tsx";

const learningEveryMs = 2_000;

/** Shows one source from inside: its pages, what it says as the assistant sees it, and its versions. */
export function SourcePage() {
  const { knowledge: texts, source: own } = useTexts();
  const { sourceId = "" } = useParams({ strict: false });
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const [page, setPage] = useState<{ documentId: string; title: string } | undefined>();
  const source = useQuery({
    queryKey: ["sources", "one", sourceId],
    queryFn: () => parley.knowledge.get(sourceId),
    refetchInterval: ({ state }) => (state.data?.status === "pending" ? learningEveryMs : false),
  });
  const look = useDeed(() => parley.knowledge.refresh(sourceId), { renews: ["sources"], says: texts.started });
  const cancel = useDeed(() => parley.knowledge.cancel(sourceId), { renews: ["sources"] });
  const remove = useDeed(() => parley.knowledge.delete(sourceId), {
    renews: ["sources"],
    says: texts.removed,
    done: async () => {
      await navigate({ to: "/knowledge" });
    },
  });
  const found = source.data;
  const isOwn = found?.type === "faq" || found?.type === "text";
  const progress = found !== undefined && "progress" in found ? found.progress : undefined;
  // The list of pages says it of each page that was found.
  const hasPages = found?.type === "url" || (progress?.found ?? 0) > 0;
  const fault = found?.status === "failed" && !hasPages && "problem" in found ? found.problem : undefined;
  const documentId = isOwn ? found.documentId : (page?.documentId ?? null);
  return (
    <main className="page">
      <Link className="link small back" to="/knowledge">
        <Icon name="chevron-left" /> {texts.title}
      </Link>
      <Waiting read={source} height={240} />
      {found !== undefined && (
        <>
          <div className="top">
            <div className="grow">
              <h1 className="whole">{found.title}</h1>
              <p className="row wrap">
                <span>{texts.kinds[found.type]}</span>
                {found.url !== null && (
                  <a className="link" href={found.url} target="_blank" rel="noreferrer">
                    {found.url}
                  </a>
                )}
                {found.tags.map((tag) => (
                  <span key={tag} className="chip">
                    {tag}
                  </span>
                ))}
                <span>
                  {texts.changed} <Moment at={found.updatedAt} inSentence />
                </span>
              </p>
            </div>
            <div className="deeds">
              {isOwn && (
                <button type="button" className="button" onClick={() => setEditing(true)}>
                  <Icon name="pencil" /> {texts.edit}
                </button>
              )}
              {(found.type === "url" || found.type === "site") &&
                (found.status === "pending" ? (
                  <button type="button" className="button" onClick={() => cancel.mutate()}>
                    {own.stop}
                  </button>
                ) : (
                  <button type="button" className="button" onClick={() => look.mutate()}>
                    <Icon name="refresh-cw" /> {texts.refresh}
                  </button>
                ))}
              <button
                type="button"
                className="button quiet"
                onClick={() => confirm(texts.removeAsk(found.title)) && remove.mutate()}
              >
                <Icon name="trash-2" /> {texts.remove}
              </button>
            </div>
          </div>
          {[look, cancel, remove].map(
            ({ error }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the three deeds keep their order.
              error !== null && <ProblemNotice key={at} error={error} />,
          )}
          {found.status === "pending" && (
            <p className="card pad-all" role="status">
              {progress === undefined || progress === null
                ? texts.learning
                : own.progress(progress.done, progress.found, progress.failed, progress.skipped)}
            </p>
          )}
          {fault != null && <p className="problem">{fault.message}</p>}
          <div className="source-parts">
            <div className="stack">
              {!isOwn && (
                <PageList
                  sourceId={sourceId}
                  isLearning={found.status === "pending"}
                  chosen={documentId}
                  choose={setPage}
                />
              )}
              {isOwn && <VersionList sourceId={sourceId} />}
            </div>
            <PassageList documentId={documentId} title={isOwn ? undefined : page?.title} />
          </div>
        </>
      )}
      {isEditing && <EditSource sourceId={sourceId} close={() => setEditing(false)} />}
    </main>
  );
}
