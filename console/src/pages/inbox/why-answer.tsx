import type { ModelUsage } from "@parley/client";
import { useQueries, useQuery } from "@tanstack/react-query";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";

const mostPassages = 5;
const mostLetters = 180;

type Props = { messageId: string; usage?: ModelUsage | undefined };

/** Shows the passages that an answer was made from, with how well each fitted, and who wrote it. */
export function WhyAnswer({ messageId, usage, isShort = false }: Props & { isShort?: boolean }) {
  const { inbox: texts, loading } = useTexts();
  const language = useLocale();
  const why = useQuery({ queryKey: ["why", messageId], queryFn: () => parley.conversations.provenance(messageId) });
  const passages = (why.data?.considered ?? [])
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostPassages);
  const ids = [...new Set(passages.map(({ documentId }) => documentId))];
  const documents = useQueries({
    queries: ids.map((id) => ({ queryKey: ["document", id], queryFn: () => parley.knowledge.getDocument(id) })),
  });
  if (why.isPending) return <div className="skeleton" role="status" aria-label={loading} style={{ height: 96 }} />;
  if (why.isError) return <ProblemNotice error={why.error} again={() => void why.refetch()} />;
  const { citations, model, readAs, actions = [] } = why.data;
  const best = Math.max(1, ...passages.map(({ score }) => score));
  return (
    <>
      {passages.length === 0 ? (
        <p className="muted small">{texts.nothingFound}</p>
      ) : (
        <ul className="why">
          {passages.map(({ documentId, start, end, score }) => {
            const document = documents[ids.indexOf(documentId)]?.data;
            const isCited = citations.some(
              (each) => each.documentId === documentId && (each.start ?? end) < end && (each.end ?? start) > start,
            );
            const words = document?.text.slice(start, end).replaceAll(/\s+/g, " ") ?? "";
            return (
              <li key={`${documentId} ${start}`}>
                <span className="grow cut">{document?.title ?? "…"}</span>
                {isCited && <span className="chip good">{texts.cited}</span>}
                <span className="figures muted">
                  {score.toLocaleString(language, { maximumFractionDigits: 2, minimumFractionDigits: 2 })}
                </span>
                <span className="meter" aria-hidden="true">
                  <i style={{ width: `${Math.max(2, (score / best) * 100)}%` }} />
                </span>
                {!isShort && <span className="words">{words.slice(0, mostLetters)}</span>}
              </li>
            );
          })}
        </ul>
      )}
      {!isShort && (
        <dl className="facts">
          {readAs !== undefined && (
            <>
              <dt>{texts.readAs}</dt>
              <dd>{readAs}</dd>
            </>
          )}
          <dt>{texts.model}</dt>
          <dd>{model === "parley-offline" ? texts.offline : model}</dd>
          {usage !== undefined && <Cost model={model} usage={usage} />}
          {actions.length > 0 && (
            <>
              <dt>{texts.tools}</dt>
              <dd>{actions.join(", ")}</dd>
            </>
          )}
        </dl>
      )}
    </>
  );
}

const perPrice = 1_000_000;

/** Says how much a model read and wrote for an answer and, to those who see its price, what that cost. */
function Cost({ model, usage }: { model: string; usage: ModelUsage }) {
  const { assistants: texts } = useTexts();
  const locale = useLocale();
  const providers = useQuery({
    queryKey: ["providers"],
    queryFn: () => parley.providers.list().page(),
    retry: false,
  });
  const [provider = "", ...rest] = model.split("/");
  const price = providers.data?.data.find(({ name }) => name === provider)?.prices[rest.join("/")];
  const { inputTokens, outputTokens } = usage;
  const cost = price && (inputTokens * price.input + outputTokens * price.output) / perPrice;
  return (
    <>
      <dt>{texts.use}</dt>
      <dd>{texts.tokens(inputTokens, outputTokens)}</dd>
      {cost !== undefined && (
        <>
          <dt>{texts.cost}</dt>
          <dd className="figures">{cost.toLocaleString(locale, { maximumSignificantDigits: 2 })}</dd>
        </>
      )}
    </>
  );
}

export function WhySheet({ messageId, usage, close }: Props & { close: () => void }) {
  const { inbox: texts } = useTexts();
  return (
    <Sheet title={texts.whyTitle} close={close}>
      <WhyAnswer {...{ messageId, usage }} />
    </Sheet>
  );
}
