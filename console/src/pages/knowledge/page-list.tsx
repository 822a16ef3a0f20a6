import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

type Props = {
  sourceId: string;
  isLearning: boolean;
  chosen: string | null;
  choose: (page: { documentId: string; title: string }) => void;
};

const tones = { waiting: "info", indexed: "good", skipped: "", failed: "bad", gone: "warn" } as const;
const learningEveryMs = 3_000;

/** Lists the pages of a website, or the parts of a file, with what became of each and why. */
export function PageList({ sourceId, isLearning, chosen, choose }: Props) {
  const { source: texts, more } = useTexts();
  const list = useInfiniteQuery({
    queryKey: ["sources", "pages", sourceId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      parley.knowledge.listDocuments(sourceId, { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) }).page(),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: isLearning ? learningEveryMs : false,
  });
  const pages = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const first = pages.find(({ documentId }) => documentId !== null);
  useEffect(() => {
    if (chosen === null && first?.documentId) choose({ documentId: first.documentId, title: first.title });
  }, [chosen, first, choose]);
  return (
    <section className="card" aria-label={texts.pages}>
      <header>
        <h2>{texts.pages}</h2>
      </header>
      {list.isPending && <div className="skeleton" style={{ height: 120, margin: "0 16px 16px" }} />}
      {list.isError && <ProblemNotice error={list.error} again={() => void list.refetch()} />}
      {list.isSuccess && pages.length === 0 && <p className="pad small muted">{texts.noPages}</p>}
      <ul>
        {pages.map(({ documentId, url, title, status, problem, words, notes }) => (
          <li
            key={`${documentId} ${url}`}
            className={`page-row${documentId !== null && documentId === chosen ? " on" : ""}`}
          >
            <div className="grow">
              {documentId === null ? (
                <span className="cut title">{title || url}</span>
              ) : (
                <button
                  type="button"
                  className="title cut"
                  aria-current={documentId === chosen}
                  onClick={() => choose({ documentId, title: title || (url ?? "") })}
                >
                  {title || url}
                </button>
              )}
              <p className="small muted cut">
                {url} {words > 0 && `· ${texts.words(words)}`}
              </p>
              {problem !== null && <p className="small fault">{problem.message}</p>}
              {notes.map((note) => (
                <p key={note.message} className="small muted">
                  {note.message}
                </p>
              ))}
            </div>
            <span className={`chip ${tones[status]}`}>{texts.states[status]}</span>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <p className="pad">
          <button type="button" className="button quiet" onClick={() => void list.fetchNextPage()}>
            {more}
          </button>
        </p>
      )}
    </section>
  );
}
