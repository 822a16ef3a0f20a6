import type { Assistant } from "@parley/client";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { useTexts } from "../../texts/texts.ts";
import { ActionsField } from "./actions-field.tsx";
import type { Trial } from "./ask-trial.ts";
import { KnowledgeField } from "./knowledge-field.tsx";
import { ModelField } from "./model-field.tsx";

type Props = {
  settings: Omit<Assistant, "knowledge" | "voice"> & { knowledge: Trial["knowledge"] | undefined };
  change: (part: Trial) => void;
  error: unknown;
};

const strictnesses = ["careful", "balanced", "eager"] as const;

/** Shows the settings of an assistant, those that matter most first. */
export function AssistantForm({ settings, change, error }: Props) {
  const { assistants: texts } = useTexts();
  const { handOver } = settings;
  const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
  const number = (text: string) => (text.trim() === "" ? null : Number(text));
  return (
    <>
      <Part title={texts.speaks}>
        <Field
          {...{ label: texts.name, value: settings.name, required: true, maxLength: 100 }}
          onChange={({ target }) => change({ name: target.value })}
          fault={faultOf(error, "name")}
        />
        <Field
          {...{ label: texts.greeting, value: settings.greeting ?? "", maxLength: 1_000, hint: texts.greetingHint }}
          onChange={({ target }) => change({ greeting: target.value === "" ? null : target.value })}
          fault={faultOf(error, "greeting")}
        />
        <TextField
          {...{ label: texts.persona, value: settings.persona, rows: 2, maxLength: 2_000, hint: texts.personaHint }}
          onChange={({ target }) => change({ persona: target.value })}
          fault={faultOf(error, "persona")}
        />
        <TextField
          {...{ label: texts.instructions, value: settings.instructions, rows: 7, maxLength: 20_000 }}
          {...{ hint: texts.instructionsHint, fault: faultOf(error, "instructions") }}
          onChange={({ target }) => change({ instructions: target.value })}
        />
      </Part>
      <Part title={texts.answersFrom}>
        <KnowledgeField knowledge={settings.knowledge ?? null} change={(knowledge) => change({ knowledge })} />
        <fieldset className="plain pick-list">
          <legend>{texts.strictness}</legend>
          {strictnesses.map((each) => (
            <label key={each} className="choice">
              <input
                type="radio"
                name="strictness"
                checked={settings.strictness === each}
                onChange={() => change({ strictness: each })}
              />
              <span>
                <span className="strong">{texts.strict[each]}</span>
                <span className="small muted">{texts.strictHint[each]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <ModelField model={settings.model} change={(model) => change({ model })} fault={faultOf(error, "model")} />
      </Part>
      <Part title={texts.may}>
        <ActionsField actions={settings.actions} change={(actions) => change({ actions })} error={error} />
      </Part>
      <Part title={texts.handsOver}>
        <Field
          {...{ label: texts.afterUnanswered, type: "number", min: 1, max: 20, hint: texts.afterUnansweredHint }}
          {...{ value: handOver.afterUnanswered ?? "", fault: faultOf(error, "handOver/afterUnanswered") }}
          onChange={({ target }) => change({ handOver: { ...handOver, afterUnanswered: number(target.value) } })}
        />
        <TextField
          {...{ label: texts.phrases, value: handOver.phrases.join("\n"), rows: 3, hint: texts.phrasesHint }}
          onChange={({ target }) => change({ handOver: { ...handOver, phrases: target.value.split("\n") } })}
          onBlur={({ target }) => change({ handOver: { ...handOver, phrases: linesOf(target.value) } })}
          fault={faultOf(error, "handOver/phrases/0")}
        />
        <Field
          {...{ label: texts.handOverMessage, value: handOver.message ?? "", hint: texts.handOverMessageHint }}
          onChange={({ target }) =>
            change({ handOver: { ...handOver, message: target.value === "" ? null : target.value } })
          }
          fault={faultOf(error, "handOver/message")}
        />
        <p className="small muted">
          {texts.hours}{" "}
          <Link className="link" to="/settings/$part" params={{ part: "hours" }}>
            {texts.hoursLink}
          </Link>
        </p>
      </Part>
      <details className="card part">
        <summary>{texts.withModel}</summary>
        <div className="stack">
          <Check
            {...{ label: texts.rewrite, hint: texts.rewriteHint, isOn: settings.rewriteFollowUps }}
            change={(rewriteFollowUps) => change({ rewriteFollowUps })}
          />
          <Check
            {...{ label: texts.secondLook, hint: texts.secondLookHint, isOn: settings.secondLook }}
            change={(secondLook) => change({ secondLook })}
          />
          <Field
            {...{ label: texts.longest, type: "number", min: 16, max: 32_000, value: settings.maxOutputTokens }}
            onChange={({ target }) => change({ maxOutputTokens: Number(target.value) })}
            fault={faultOf(error, "maxOutputTokens")}
          />
          <Field
            {...{ label: texts.mostKnowledge, type: "number", min: 500, max: 12_000 }}
            {...{ value: settings.maxKnowledgeTokens, fault: faultOf(error, "maxKnowledgeTokens") }}
            onChange={({ target }) => change({ maxKnowledgeTokens: Number(target.value) })}
          />
          <TextField
            {...{ label: texts.fallbacks, value: settings.fallbackModels.join("\n"), rows: 2 }}
            {...{ hint: texts.fallbacksHint, fault: faultOf(error, "fallbackModels/0") }}
            onChange={({ target }) => change({ fallbackModels: target.value.split("\n") })}
            onBlur={({ target }) => change({ fallbackModels: linesOf(target.value) })}
          />
        </div>
      </details>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card part">
      <h2>{title}</h2>
      <div className="stack">{children}</div>
    </section>
  );
}

function Check(props: { label: string; hint: string; isOn: boolean; change: (isOn: boolean) => void }) {
  return (
    <label className="choice">
      <input type="checkbox" checked={props.isOn} onChange={({ target }) => props.change(target.checked)} />
      <span>
        <span className="strong">{props.label}</span>
        <span className="small muted">{props.hint}</span>
      </span>
    </label>
  );
}
