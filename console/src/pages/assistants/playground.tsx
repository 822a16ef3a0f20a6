import type { Assistant } from "@parley/client";
import { useState } from "react";
import { Icon } from "../../parts/icon.tsx";
import { useTexts } from "../../texts/texts.ts";
import { AnswerCard } from "./answer-card.tsx";
import { askTrial, type Trial, type TrialAnswer } from "./ask-trial.ts";
import { offline, useModelNames } from "./model-field.tsx";

/** One side asks with the stored settings or the changed ones, and may try another model or strictness. */
type Side = { from: "stored" | "changed"; model: string; strictness: "" | "careful" | "balanced" | "eager" };
type Asked = { answer?: TrialAnswer; error?: unknown; isAsking: boolean };

const usual: Side = { from: "changed", model: "", strictness: "" };
const strictnesses = ["careful", "balanced", "eager"] as const;

/** Asks the assistant as a visitor would, with what is changed and not saved, or with two settings side by side. */
export function Playground({ assistant, changes }: { assistant: Assistant; changes: Trial }) {
  const { assistants: texts } = useTexts();
  const [sides, setSides] = useState<Side[]>([usual]);
  const [asked, setAsked] = useState<Asked[]>([]);
  const [question, setQuestion] = useState("");
  const isAsking = asked.some((each) => each.isAsking);
  const isComparing = sides.length > 1;
  const ask = async () => {
    const message = question.trim();
    if (message === "" || isAsking) return;
    setAsked(sides.map(() => ({ isAsking: true })));
    const put = (index: number, part: Partial<Asked>) =>
      setAsked((before) => before.map((each, at) => (at === index ? { ...each, ...part } : each)));
    await Promise.all(
      sides.map(async (side, index) => {
        try {
          const settings = settingsOf(side, changes);
          await askTrial({ assistantId: assistant.id, message, settings }, (answer) => put(index, { answer }));
          put(index, { isAsking: false });
        } catch (error) {
          put(index, { error, isAsking: false });
        }
      }),
    );
  };
  return (
    <section className={`card playground${isComparing ? " two" : ""}`} aria-label={texts.playground}>
      <header>
        <h2>{texts.playground}</h2>
        <span className="grow" />
        <button
          type="button"
          className="button quiet"
          aria-pressed={isComparing}
          onClick={() => {
            setSides(isComparing ? [usual] : [{ ...usual, from: "stored" }, usual]);
            setAsked([]);
          }}
        >
          {isComparing ? texts.compareNot : texts.compare}
        </button>
      </header>
      <form
        className="row pad"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <input
          className="input"
          aria-label={texts.askField}
          placeholder={texts.askField}
          value={question}
          onChange={({ target }) => setQuestion(target.value)}
        />
        <button type="submit" className="button primary" aria-disabled={isAsking || question.trim() === ""}>
          <Icon name="send" /> {texts.ask}
        </button>
      </form>
      <div className="answers">
        {sides.map((side, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the left side stays the left one.
          <div key={index} className="side">
            <SideSettings
              side={side}
              label={isComparing ? texts.sides[index === 0 ? 0 : 1] : texts.playground}
              hasChanges={Object.keys(changes).length > 0}
              change={(part) => setSides(sides.map((each, at) => (at === index ? { ...each, ...part } : each)))}
            />
            <div aria-live="polite">
              {asked[index] === undefined ? (
                index === 0 && <p className="small muted">{texts.playgroundText}</p>
              ) : (
                <AnswerCard {...asked[index]} />
              )}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

type SideProps = { side: Side; label: string; hasChanges: boolean; change: (part: Partial<Side>) => void };

function SideSettings({ side, label, hasChanges, change }: SideProps) {
  const { assistants: texts } = useTexts();
  const models = useModelNames();
  return (
    <fieldset className="plain side-settings">
      <legend className="hidden">{label}</legend>
      <select
        className="input"
        aria-label={`${label}: ${texts.settings}`}
        value={hasChanges ? side.from : "stored"}
        onChange={({ target }) => change({ from: target.value as Side["from"] })}
      >
        <option value="stored">{texts.asStored}</option>
        <option value="changed" disabled={!hasChanges}>
          {texts.asChanged}
        </option>
      </select>
      <select
        className="input"
        aria-label={`${label}: ${texts.model}`}
        value={side.model}
        onChange={({ target }) => change({ model: target.value })}
      >
        <option value="">{texts.modelAsSet}</option>
        <option value={offline}>{texts.noModel}</option>
        {models.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="input"
        aria-label={`${label}: ${texts.strictness}`}
        value={side.strictness}
        onChange={({ target }) => change({ strictness: target.value as Side["strictness"] })}
      >
        <option value="">{texts.strictAsSet}</option>
        {strictnesses.map((each) => (
          <option key={each} value={each}>
            {texts.strict[each]}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

function settingsOf({ from, model, strictness }: Side, changes: Trial): Trial {
  return {
    ...(from === "changed" ? changes : {}),
    ...(model === "" ? {} : { model }),
    ...(strictness === "" ? {} : { strictness }),
  };
}
