import { useQuery } from "@tanstack/react-query";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { MoreButton } from "../../parts/lists/more-button.tsx";
import { usePages } from "../../parts/lists/use-pages.ts";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Shows a text in the passages that the assistant finds and quotes, each under its section. */
export function PassageList({ documentId, title }: { documentId: string | null; title: string | undefined }) {
  const { source: texts, knowledge } = useTexts();
  const document = useQuery({
    queryKey: ["sources", "document", documentId],
    queryFn: () => parley.knowledge.getDocument(documentId ?? ""),
    enabled: documentId !== null,
  });
  const list = usePages(
    ["sources", "passages", documentId],
    (page) => parley.knowledge.listDocumentPassages(documentId ?? "", { limit: 50, ...page }).page(),
    { enabled: documentId !== null },
  );
  const passages = list.data ?? [];
  const questions = document.data?.questions ?? [];
  return (
    <section className="card" aria-label={texts.passages}>
      <header>
        <h2>{texts.passages}</h2>
        {title !== undefined && <span className="small muted cut grow">{title}</span>}
      </header>
      <p className="pad small muted">{documentId === null ? texts.noText : texts.passagesText}</p>
      <Waiting read={list} height={160} />
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
      <MoreButton list={list} />
    </section>
  );
}
