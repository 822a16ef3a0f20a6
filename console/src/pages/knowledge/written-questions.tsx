import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field, faultOf } from "../../parts/field.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";

type Wanted = Parameters<typeof parley.knowledge.putQuestions>[0];
const writingEveryMs = 3_000;

/** Lets a model write questions that each section answers, tells the price first, and shows how far it is. */
export function WrittenQuestions() {
  const { writing: texts } = useTexts();
  const language = useLocale();
  const [isOpened, setOpened] = useState(false);
  const writing = useQuery({
    queryKey: ["writing"],
    queryFn: () => parley.knowledge.listQuestions({ limit: 1 }).page(),
    refetchInterval: ({ state }) => (state.data?.state === "writing" ? writingEveryMs : false),
  });
  const end = useDeed(() => parley.knowledge.deleteQuestions(), { renews: ["writing"], says: texts.ended });
  const number = (value: number) => value.toLocaleString(language);
  const money = (value: number | null) =>
    value === null ? texts.noPrice : value.toLocaleString(language, { maximumFractionDigits: 2 });
  const found = writing.data;
  return (
    <section className="card" aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        {found !== undefined && found.state !== "off" && (
          <span
            className={`chip ${{ failing: "bad", stopped: "warn", waiting: "warn" }[found.state as "failing"] ?? "good"}`}
          >
            {texts.states[found.state]}
          </span>
        )}
      </header>
      <div className="pad stack">
        {writing.isError && <ProblemNotice error={writing.error} again={() => void writing.refetch()} />}
        {(found === undefined || found.state === "off") && <p className="small muted">{texts.text}</p>}
        {found !== undefined && found.state !== "off" && (
          <>
            <span className="meter" aria-hidden="true">
              <i style={{ width: `${found.sections === 0 ? 100 : (found.done / found.sections) * 100}%` }} />
            </span>
            <p className="small" role="status">
              {texts.progress(number(found.done), number(found.sections), number(found.kept))}
            </p>
            <p className="small muted">
              {texts.spent(
                found.model ?? "",
                number(found.spent.inputTokens + found.spent.outputTokens),
                money(found.spent.cost),
              )}
            </p>
            {found.lastFailure !== null && <p className="small fault">{found.lastFailure}</p>}
          </>
        )}
        {end.isError && <ProblemNotice error={end.error} />}
        <div className="row">
          <button type="button" className="button" onClick={() => setOpened(true)}>
            {found !== undefined && found.state !== "off" ? texts.change : texts.begin}
          </button>
          {found !== undefined && found.state !== "off" && (
            <button type="button" className="button quiet" onClick={() => confirm(texts.endAsk) && end.mutate()}>
              {texts.end}
            </button>
          )}
        </div>
      </div>
      {isOpened && <Begin money={money} number={number} close={() => setOpened(false)} />}
    </section>
  );
}

type BeginProps = { money: (value: number | null) => string; number: (value: number) => string; close: () => void };

function Begin({ money, number, close }: BeginProps) {
  const { writing: texts } = useTexts();
  const providers = useQuery({ queryKey: ["providers"], queryFn: () => parley.providers.list().page() });
  const known = providers.data?.data.flatMap(({ name, defaultModel }) =>
    defaultModel === null ? [] : [`${name}/${defaultModel}`],
  );
  const [asked, setAsked] = useState<Wanted | undefined>();
  const price = useMutation({ mutationFn: (body: Wanted) => parley.knowledge.putQuestions({ ...body, dryRun: true }) });
  const begin = useDeed((body: Wanted) => parley.knowledge.putQuestions(body), {
    renews: ["writing"],
    says: texts.begun,
    done: close,
  });
  const estimate = price.data?.estimate;
  const fault = price.error ?? begin.error;
  return (
    <Sheet title={texts.title} close={close}>
      <form
        className="stack"
        onChange={() => price.reset()}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const maxCost = `${fields.get("maxCost") ?? ""}`.trim();
          const body: Wanted = {
            ...{ model: `${fields.get("model") ?? ""}`.trim(), perSection: Number(fields.get("perSection")) },
            ...(maxCost === "" ? {} : { maxCost: Number(maxCost) }),
          };
          setAsked(body);
          price.mutate(body);
        }}
      >
        <p className="small muted">{texts.text}</p>
        <Field
          {...{ label: texts.model, name: "model", required: true, list: "writing-models", key: known?.[0] ?? "" }}
          {...{ defaultValue: known?.[0] ?? "", hint: known?.length === 0 ? texts.noModel : texts.modelHint }}
          fault={faultOf(fault, "model")}
        />
        <datalist id="writing-models">
          {known?.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field
          {...{ label: texts.perSection, name: "perSection", type: "number", min: 1, max: 10, defaultValue: 3 }}
          fault={faultOf(fault, "perSection")}
        />
        <Field
          {...{ label: texts.maxCost, name: "maxCost", type: "number", min: 0, step: "any", hint: texts.maxCostHint }}
          fault={faultOf(fault, "maxCost")}
        />
        {fault !== null && <ProblemNotice error={fault} />}
        {estimate != null && (
          <p className="note" role="status">
            {texts.estimate(
              number(estimate.sections),
              number(estimate.inputTokens + estimate.outputTokens),
              money(estimate.cost),
            )}
          </p>
        )}
        <div className="row">
          <span className="grow" />
          {estimate != null && asked !== undefined ? (
            <button
              type="button"
              className="button primary"
              aria-disabled={begin.isPending}
              onClick={() => begin.mutate(asked)}
            >
              {texts.start}
            </button>
          ) : (
            <button type="submit" className="button primary" aria-disabled={price.isPending}>
              {texts.askPrice}
            </button>
          )}
        </div>
      </form>
    </Sheet>
  );
}
