import { useState } from "react";
import { browserMemory } from "../../memory/browser-memory.ts";
import { Field, TextField } from "../../parts/field.tsx";
import { useTexts } from "../../texts/texts.ts";
import type { Teaching } from "./teach-step.tsx";

const kept = "parley-start-questions";
const none = { question: "", answer: "" };

/** Writes three questions with their answers. They stay in the browser until the server has stored them. */
export function QuestionForm(props: { teach: (what: Teaching) => Promise<unknown>; error: unknown; isBusy: boolean }) {
  const { knowledge: texts, start } = useTexts();
  const [pairs, setPairs] = useState(read);
  const set = (next: typeof pairs) => {
    browserMemory.keep(kept, JSON.stringify(next));
    setPairs(next);
  };
  const change = (index: number, changed: Partial<typeof none>) =>
    set(pairs.map((pair, each) => (each === index ? { ...pair, ...changed } : pair)));
  const written = pairs.filter(({ question, answer }) => question.trim() !== "" && answer.trim() !== "");
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (props.isBusy || written.length === 0) return;
        void props
          .teach({ sources: written.map((pair) => ({ type: "faq" as const, ...pair })) })
          .then(() => set([none, none, none]))
          .catch(() => undefined);
      }}
    >
      {pairs.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always three, and each stays where it is.
        <fieldset key={index} className="plain stack pair">
          <Field
            {...{ label: `${texts.questionField} ${index + 1}`, value: question, maxLength: 500 }}
            {...{ required: index === 0, placeholder: start.examples[index] }}
            onChange={({ target }) => change(index, { question: target.value })}
          />
          <TextField
            {...{ label: `${texts.answerField} ${index + 1}`, value: answer, rows: 2 }}
            required={question.trim() !== ""}
            onChange={({ target }) => change(index, { answer: target.value })}
          />
        </fieldset>
      ))}
      <div className="row">
        <button type="submit" className="button primary" aria-disabled={props.isBusy || written.length === 0}>
          {texts.teach}
        </button>
      </div>
    </form>
  );
}

function read(): (typeof none)[] {
  try {
    const found = JSON.parse(browserMemory.read(kept) ?? "[]");
    return [0, 1, 2].map((index) => ({ ...none, ...found[index] }));
  } catch {
    return [none, none, none];
  }
}
