import { useEffect } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { MoreButton } from "../../parts/lists/more-button.tsx";
import { usePages } from "../../parts/lists/use-pages.ts";
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
  const { source: texts } = useTexts();
  const list = usePages(
    ["sources", "pages", sourceId],
    (page) => parley.knowledge.listDocuments(sourceId, { limit: 50, ...page }).page(),
    {
      refetchInterval: isLearning ? learningEveryMs : false,
    },
  );
  const pages = list.data ?? [];
  const first = pages.find(({ documentId }) => documentId !== null);
  useEffect(() => {
    if (chosen === null && first?.documentId) choose({ documentId: first.documentId, title: first.title });
  }, [chosen, first, choose]);
  return (
    <Card title={texts.pages}>
      <Waiting read={list} height={120} />
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
      <MoreButton list={list} />
    </Card>
  );
}
