import { Icon } from "../../parts/icon.tsx";
import { Markdown } from "../../parts/markdown.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { sayAmount } from "../../parts/say-amount.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import type { ShownPassage, TrialAnswer } from "./ask-trial.ts";

type Props = { answer?: TrialAnswer; error?: unknown; isAsking: boolean };

/** Shows an answer as it is written, and beneath it what it was made from: tools, passages and who wrote it. */
export function AnswerCard({ answer, error, isAsking }: Props) {
  const { assistants: texts, inbox } = useTexts();
  const language = useLocale();
  if (error !== undefined) return <ProblemNotice error={error} />;
  if (answer === undefined) return <p className="muted">{texts.thinking}</p>;
  const { text, answer: whole, provenance, passages, firstWordMs, endMs } = answer;
  const ms = (value: number) => sayAmount(value / 1_000, "second", language, 1);
  const percent = (value: number) => value.toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });
  const tools = provenance?.actions ?? [];
  return (
    <article className="answer" aria-busy={isAsking}>
      {text === "" && whole !== undefined ? <p className="muted">{texts.silent}</p> : <Markdown text={text} />}
      {whole?.choices !== undefined && (
        <p className="row wrap">
          {whole.choices.map(({ title }) => (
            <span key={title} className="chip">
              {title}
            </span>
          ))}
        </p>
      )}
      {whole !== undefined && (
        <p className="row wrap">
          {whole.handedOver === true || whole.status === "handed-over" ? (
            <span className="chip warn">{texts.passedOn}</span>
          ) : whole.answered ? (
            <span className="chip good">{inbox.sure(percent(whole.confidence))}</span>
          ) : (
            <span className="chip bad">{whole.choices === undefined ? texts.declined : texts.asksBack}</span>
          )}
          {whole.asks !== undefined && <span className="chip warn">{texts.asksFirst}</span>}
          <span className="chip">{whole.model === "parley-offline" ? texts.noModelShort : whole.model}</span>
          {endMs !== undefined && (
            <span className="tiny muted figures">
              {texts.took(ms(firstWordMs ?? endMs), ms(endMs))}
              {whole.usage !== undefined && ` · ${texts.tokens(whole.usage.inputTokens, whole.usage.outputTokens)}`}
            </span>
          )}
        </p>
      )}
      {tools.length > 0 && (
        <p className="row wrap small">
          <Icon name="code" /> {texts.toolsUsed}
          {tools.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tool may be called twice, and the order stays.
            <code key={`${name} ${at}`}>{name}</code>
          ))}
        </p>
      )}
      {provenance?.failures?.map(({ model, cause, reason }) => (
        <p key={model} className="small fault">
          {texts.modelFailed(model, reason ?? cause)}
        </p>
      ))}
      {provenance?.readAs !== undefined && (
        <p className="small muted">
          {inbox.readAs}: {provenance.readAs}
        </p>
      )}
      {provenance !== undefined && <Passages passages={passages} />}
    </article>
  );
}

function Passages({ passages }: { passages: ShownPassage[] }) {
  const { inbox: texts } = useTexts();
  const language = useLocale();
  if (passages.length === 0) return <p className="small muted">{texts.nothingFound}</p>;
  const best = Math.max(1, ...passages.map(({ score }) => score));
  return (
    <>
      <h3 className="tiny muted">{texts.considered}</h3>
      <ul className="passages">
        {passages.map(({ key, title, words, score, isCited }) => (
          <li key={key}>
            <div className="row">
              <span className="grow cut strong small">{title}</span>
              {isCited && <span className="chip good">{texts.cited}</span>}
              <span className="figures small muted">
                {score.toLocaleString(language, { maximumFractionDigits: 2, minimumFractionDigits: 2 })}
              </span>
            </div>
            <span className="meter" aria-hidden="true">
              <i style={{ width: `${Math.max(2, (score / best) * 100)}%` }} />
            </span>
            <p className="tiny muted words">{words}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
