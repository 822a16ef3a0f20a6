import { type NewSeries, type NewsletterList, ParleyProblem } from "@parley/client";
import { useRef, useState } from "react";
import { Choice, Field, faultOf, TextField } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const minutesOf = { hours: 60, days: 1_440 } as const;
type Unit = keyof typeof minutesOf;
type Step = { key: number; amount: number; unit: Unit; subject: string; body: string };
type Props = { lists: readonly NewsletterList[]; close: () => void };
const mostSteps = 20;

/** Writes a series: what is sent after the confirmation, and after each mail before. */
export function SeriesSheet({ lists, close }: Props) {
  const { series: texts, newsletter } = useTexts();
  const next = useRef(1);
  const [steps, setSteps] = useState<readonly Step[]>([{ key: 0, amount: 0, unit: "days", subject: "", body: "" }]);
  const change = (key: number, part: Partial<Step>) =>
    setSteps((now) => now.map((step) => (step.key === key ? { ...step, ...part } : step)));
  const make = useDeed((sent: NewSeries) => parley.series.create(sent), {
    renews: ["series"],
    says: (_, { name }) => texts.started(name),
    done: close,
  });
  return (
    <Sheet title={texts.make} close={close} isWide>
      <Form
        deed={make}
        send={(read) =>
          make.mutate({
            name: read("name"),
            listId: read("list"),
            steps: steps.map(({ amount, unit, subject, body }) => ({
              ...{ delayMinutes: amount * minutesOf[unit], subject, body },
            })),
          })
        }
        label={texts.startIt}
      >
        <p className="small muted">{texts.fixed}</p>
        <Field
          {...{ label: newsletter.name, name: "name", required: true, maxLength: 100, hint: newsletter.nameHint }}
          fault={faultOf(make.error, "name")}
        />
        <Choice
          {...{ label: texts.list, name: "list", hint: texts.listHint, fault: faultOf(make.error, "listId") }}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {steps.map((step, index) => (
          <StepFields
            key={step.key}
            {...{ step, index, error: make.error }}
            change={(part) => change(step.key, part)}
            remove={steps.length === 1 ? undefined : () => setSteps((now) => now.filter(({ key }) => key !== step.key))}
          />
        ))}
        {steps.length < mostSteps && (
          <p>
            <button
              type="button"
              className="button"
              onClick={() => {
                const key = next.current++;
                setSteps((now) => [...now, { key, amount: 3, unit: "days", subject: "", body: "" }]);
              }}
            >
              <Icon name="plus" /> {texts.addStep}
            </button>
          </p>
        )}
      </Form>
    </Sheet>
  );
}

type StepProps = {
  step: Step;
  index: number;
  error: unknown;
  change: (part: Partial<Step>) => void;
  remove: (() => void) | undefined;
};

function StepFields({ step, index, error, change, remove }: StepProps) {
  const { series: texts, newsletter } = useTexts();
  const fault = (field: string) => faultOf(error, `steps/${index}/${field}`) ?? missing(error, `steps/${index}`, field);
  return (
    <fieldset className="series-step stack">
      <legend className="small strong">{texts.mail(index + 1)}</legend>
      <div className="row delay">
        <Field
          {...{ label: index === 0 ? texts.firstWait : texts.wait, type: "number", min: 0, max: 365, required: true }}
          {...{ value: step.amount, fault: fault("delayMinutes") }}
          onChange={({ target }) => change({ amount: Number(target.value) })}
        />
        <Choice
          {...{ label: texts.unit, value: step.unit }}
          onChange={({ target }) => change({ unit: target.value as Unit })}
          options={(["hours", "days"] as const).map((unit) => ({ value: unit, label: texts.units[unit] }))}
        />
        <span className="grow" />
        {remove !== undefined && <IconButton icon="trash-2" label={texts.removeStep(index + 1)} onClick={remove} />}
      </div>
      <Field
        {...{ label: newsletter.subject, value: step.subject, required: true, maxLength: 200, fault: fault("subject") }}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <TextField
        {...{ label: newsletter.text, value: step.body, required: true, rows: 5, hint: texts.bodyHint }}
        fault={fault("body")}
        onChange={({ target }) => change({ body: target.value })}
      />
    </fieldset>
  );
}

/** A fault within a field, such as one of a variable, stands at the field, too. */
function missing(error: unknown, step: string, field: string): string | undefined {
  if (!(error instanceof ParleyProblem)) return undefined;
  return error.errors.find(({ pointer }) => pointer.startsWith(`/body/${step}/${field}/`))?.message;
}
