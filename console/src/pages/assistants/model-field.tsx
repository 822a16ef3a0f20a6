import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { Field } from "../../parts/field.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Answers from the knowledge, without a language model. */
export const offline = "parley-offline";

export const providersQuery = {
  queryKey: ["providers"],
  queryFn: () => parley.providers.list().page(),
};

/** Lists the models that can be chosen by a click: the default one of each provider. */
export function useModelNames(): string[] {
  const providers = useQuery(providersQuery);
  return (
    providers.data?.data.flatMap(({ name, defaultModel }) =>
      defaultModel === null ? [] : [`${name}/${defaultModel}`],
    ) ?? []
  );
}

type Props = { model: string | null; change: (model: string | null) => void; fault: string | undefined };

/** Chooses who writes the answers. */
export function ModelField({ model, change, fault }: Props) {
  const { assistants: texts } = useTexts();
  const id = useId();
  const known = useModelNames();
  const [isOther, setOther] = useState(model !== null && model !== offline && !known.includes(model));
  const isNamed = isOther && !(model !== null && known.includes(model));
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{texts.model}</label>
        <select
          id={id}
          className="input"
          value={isNamed ? "other" : (model ?? "")}
          onChange={({ target }) => {
            setOther(target.value === "other");
            change(target.value === "" ? null : target.value === "other" ? (known[0] ?? "") : target.value);
          }}
        >
          <option value="">{texts.defaultModel}</option>
          <option value={offline}>{texts.noModel}</option>
          {known.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value="other">{texts.otherModel}</option>
        </select>
        <span className="hint">
          {model === offline ? texts.noModelHint : texts.modelHint}{" "}
          <Link className="link" to="/assistants/$part" params={{ part: "models" }}>
            {texts.models}
          </Link>
        </span>
      </div>
      {isNamed && (
        <Field
          {...{ label: texts.modelName, value: model ?? "", placeholder: "openai/gpt-5-mini", fault }}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {!isNamed && fault !== undefined && <p className="small fault">{fault}</p>}
    </>
  );
}
