import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Shows a text in the passages that the assistant finds and quotes, each under its section. */
export function PassageList({ documentId, title }: { documentId: string | null; title: string | undefined }) {
  const { source: texts, more, knowledge } = useTexts();
  const document = useQuery({
    queryKey: ["sources", "document", documentId],
    queryFn: () => parley.knowledge.getDocument(documentId ?? ""),
    enabled: documentId !== null,
  });
  const list = useInfiniteQuery({
    queryKey: ["sources", "passages", documentId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      parley.knowledge
        .listDocumentPassages(documentId ?? "", { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) })
        .page(),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: documentId !== null,
  });
  const passages = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const questions = document.data?.questions ?? [];
  return (
    <section className="card" aria-label={texts.passages}>
      <header>
        <h2>{texts.passages}</h2>
        {title !== undefined && <span className="small muted cut grow">{title}</span>}
      </header>
      <p className="pad small muted">{documentId === null ? texts.noText : texts.passagesText}</p>
      {list.isError && <ProblemNotice error={list.error} again={() => void list.refetch()} />}
      {list.isPending && documentId !== null && (
        <div className="skeleton" style={{ height: 160, margin: "0 16px 16px" }} />
      )}
      {questions.length > 0 && (
        <div className="passage">
          <p className="tiny muted">{knowledge.otherWords}</p>
          {questions.map((question) => (
            <p key={question}>{question}</p>
          ))}
        </div>
      )}
      {passages.map(({ section, text, start }) => (
        <div key={start} className="passage">
          {section !== null && <p className="tiny muted">{section}</p>}
          <p className="words">{section === null ? text : text.replace(/^#{1,6} .*\n+/, "")}</p>
        </div>
      ))}
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
