import type { AnswerTest } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { linesOf } from "../../parts/forms/lines-of.ts";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { IconButton } from "../../parts/icon-button.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const runningEveryMs = 2_000;

/** Lists the questions whose answers must stay right, with how they came out and what changed. */
export function PinList() {
  const { pins: texts } = useTexts();
  const [isAdding, setAdding] = useState(false);
  const report = useQuery({
    queryKey: ["pins", "report"],
    queryFn: () => parley.answerTests.report(),
    refetchInterval: ({ state }) => (state.data?.isPending === true ? runningEveryMs : false),
  });
  const list = useQuery({
    queryKey: ["pins", "list", report.data?.ranAt],
    queryFn: () => parley.answerTests.list({ limit: 100 }).page(),
  });
  const run = useDeed(() => parley.answerTests.run(), { renews: ["pins"] });
  const pins = list.data?.data ?? [];
  // Pins that fail or have changed come first: they are the list of work.
  const rank = ({ result, before }: AnswerTest) => (result?.passed === false ? 0 : before !== null ? 1 : 2);
  return (
    <section className="card" aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        {(report.data?.failed ?? 0) > 0 && <span className="chip bad">{texts.failing(report.data?.failed ?? 0)}</span>}
        <span className="grow" />
        {pins.length > 0 && (
          <IconButton
            icon="refresh-cw"
            label={texts.run}
            aria-disabled={report.data?.isPending}
            onClick={() => run.mutate()}
          />
        )}
        <IconButton icon="plus" label={texts.add} onClick={() => setAdding(true)} />
      </header>
      {(list.error ?? run.error) !== null && <ProblemNotice error={list.error ?? run.error} />}
      {list.isSuccess && pins.length === 0 && <p className="pad small muted">{texts.empty}</p>}
      <ul>
        {pins
          .toSorted((one, other) => rank(one) - rank(other))
          .map((pin) => (
            <Row key={pin.id} pin={pin} />
          ))}
      </ul>
      {report.data?.isPending === true && (
        <p className="pad small muted" role="status">
          {texts.running}
        </p>
      )}
      {isAdding && <AddPin close={() => setAdding(false)} />}
    </section>
  );
}

function Row({ pin }: { pin: AnswerTest }) {
  const { pins: texts } = useTexts();
  const { id, question, expect, result, before } = pin;
  const remove = useDeed(() => parley.answerTests.delete(id), { renews: ["pins"] });
  const wanted = [
    ...(expect.holds ?? []).map((text) => `“${text}”`),
    ...(expect.declines === true ? [texts.declines] : []),
    ...(expect.sourceId === undefined ? [] : [texts.citesSource]),
  ];
  return (
    <li className="gap">
      <div className="row">
        <p className="grow strong">{question}</p>
        <IconButton
          icon="x"
          label={`${texts.remove}: ${question}`}
          title={texts.remove}
          onClick={() => remove.mutate()}
        />
      </div>
      <p className="small muted">
        {texts.expects} {wanted.join(", ")}
      </p>
      <p className="row wrap">
        {result === null ? (
          <span className="chip">{texts.notRun}</span>
        ) : (
          <span className={`chip ${result.passed ? "good" : "bad"}`}>{result.passed ? texts.passes : texts.fails}</span>
        )}
        {before !== null && result !== null && (
          <span className="chip warn">
            {before.passed === result.passed ? texts.otherwise : before.passed ? texts.wasRight : texts.wasWrong}
          </span>
        )}
      </p>
      {result?.faults.map(({ code, expected }) => (
        <p key={`${code} ${expected}`} className="small fault">
          {texts.faults[code]} {code === "text-missing" && expected !== undefined && `“${expected}”`}
        </p>
      ))}
    </li>
  );
}

function AddPin({ close }: { close: () => void }) {
  const { pins: texts, save } = useTexts();
  const [isDeclined, setDeclined] = useState(false);
  const add = useDeed((body: Parameters<typeof parley.answerTests.create>[0]) => parley.answerTests.create(body), {
    renews: ["pins"],
    says: texts.added,
    done: close,
  });
  return (
    <Sheet title={texts.add} close={close}>
      <Form
        deed={add}
        send={(read) => {
          const holds = linesOf(read("holds"));
          const expect = isDeclined ? { declines: true as const } : { holds };
          add.mutate({ question: read("question"), expect });
        }}
        label={save}
      >
        <p className="small muted">{texts.text}</p>
        <Field
          {...{ label: texts.question, name: "question", required: true }}
          fault={faultOf(add.error, "question")}
        />
        <label className="row">
          <input type="checkbox" checked={isDeclined} onChange={({ target }) => setDeclined(target.checked)} />
          {texts.mustDecline}
        </label>
        {!isDeclined && (
          <TextField
            {...{ label: texts.holds, name: "holds", required: true, rows: 3, hint: texts.holdsHint }}
            fault={faultOf(add.error, "expect/holds/0")}
          />
        )}
      </Form>
    </Sheet>
  );
}
