import type { Gap } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const most = 30;
const mostExamples = 3;

/** Lists what was asked and not answered, to be answered in one step. */
export function GapList() {
  const { knowledge: texts } = useTexts();
  const gaps = useQuery({
    queryKey: ["gaps", "list"],
    queryFn: () => parley.knowledge.listGaps({ limit: most }).page(),
  });
  // A gap that the knowledge of today fills already comes last.
  const open = (gaps.data?.data ?? []).toSorted((one, other) => Number(one.answeredNow) - Number(other.answeredNow));
  return (
    <section className="card" aria-label={texts.unanswered}>
      <header>
        <h2>{texts.unanswered}</h2>
        {open.length > 0 && <span className="chip warn">{open.length}</span>}
      </header>
      <Waiting read={gaps} height={96} />
      {gaps.isSuccess && open.length === 0 && <p className="pad small muted">{texts.noGaps}</p>}
      <ul>
        {open.map((gap) => (
          <OneGap key={gap.id} gap={gap} />
        ))}
      </ul>
    </section>
  );
}

function OneGap({ gap }: { gap: Gap }) {
  const { knowledge: texts, cancel, save } = useTexts();
  const [answer, setAnswer] = useState<string | undefined>();
  const resolve = useDeed((how: { answer: string } | { ignore: true }) => parley.knowledge.resolveGap(gap.id, how), {
    renews: ["gaps", "sources"],
    says: (_, how) => ("answer" in how ? texts.learnt : texts.ignored),
  });
  const others = gap.examples.filter((each) => each !== gap.question).slice(0, mostExamples);
  return (
    <li className="gap">
      <p className="strong">{gap.question}</p>
      <p className="small muted">
        {[texts.asked(gap.count), ...others.map((each) => `“${each}”`)].join(" · ")}{" "}
        {gap.answeredNow && <span className="chip good">{texts.answeredNow}</span>}
      </p>
      {resolve.isError && <ProblemNotice error={resolve.error} />}
      {answer === undefined ? (
        <div className="row" style={{ paddingTop: 8 }}>
          <button type="button" className="button" onClick={() => setAnswer("")}>
            {texts.answerIt}
          </button>
          <button type="button" className="button quiet" onClick={() => resolve.mutate({ ignore: true })}>
            {texts.notForUs}
          </button>
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (answer.trim() !== "" && !resolve.isPending) resolve.mutate({ answer });
          }}
        >
          <textarea
            className="input"
            aria-label={`${texts.answerField}: ${gap.question}`}
            // biome-ignore lint/a11y/noAutofocus: somebody has just asked to write here.
            autoFocus
            rows={3}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
          <div className="row">
            <button type="submit" className="button primary" aria-disabled={answer.trim() === "" || resolve.isPending}>
              {save}
            </button>
            <button type="button" className="button quiet" onClick={() => setAnswer(undefined)}>
              {cancel}
            </button>
          </div>
        </form>
      )}
    </li>
  );
}
