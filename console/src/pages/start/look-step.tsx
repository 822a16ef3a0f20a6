import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Field, faultOf } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { languages, setLanguage, useLanguage, useTexts } from "../../texts/texts.ts";

const ownColour = "#0b6b5e";

/** Gives the workspace its name, the console its language, and the chat its colour. */
export function LookStep() {
  const { start: texts, settings, save } = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const workspace = useQuery({
    queryKey: ["workspace"],
    queryFn: () => parley.workspaceSettings.getWorkspace(),
  });
  const looks = useQuery({ queryKey: ["widget"], queryFn: () => parley.widget.get() });
  const [picked, setPicked] = useState<string | undefined>();
  const colour = picked ?? looks.data?.colour ?? ownColour;
  const change = useDeed(
    async ({ name, speaker }: { name: string; speaker: string }) => {
      await parley.workspaceSettings.updateWorkspace({ name });
      await parley.widget.update({ colour, name: speaker === "" ? null : speaker });
    },
    {
      renews: ["workspace", "me", "widget"],
      says: settings.saved,
      done: () => navigate({ to: "/start/$step", params: { step: "teach" } }),
    },
  );
  const failed = workspace.error ?? looks.error;
  if (workspace.data === undefined || looks.data === undefined)
    return failed === null ? <div className="skeleton" style={{ height: 260 }} /> : <ProblemNotice error={failed} />;
  return (
    <Form
      deed={change}
      send={(read) => change.mutate({ name: read("name"), speaker: read("speaker") })}
      label={save}
      // A later reading that fails takes no form away: somebody may be writing in it.
      error={change.error ?? failed}
    >
      <Field
        {...{ label: texts.name, name: "name", required: true, maxLength: 100, defaultValue: workspace.data.name }}
        fault={faultOf(change.error, "name")}
      />
      <Field
        {...{ label: settings.who, name: "speaker", maxLength: 60, defaultValue: looks.data.name ?? "" }}
        hint={texts.whoHint}
      />
      <fieldset className="plain field">
        <legend>{texts.language}</legend>
        <div className="row">
          {languages.map(({ code, name }) => (
            <button
              key={code}
              type="button"
              lang={code}
              className="button"
              aria-pressed={language === code}
              onClick={() => void setLanguage(code)}
            >
              {name}
            </button>
          ))}
        </div>
        <span className="hint">{texts.languageHint}</span>
      </fieldset>
      <div className="row colour">
        <Field
          {...{ label: settings.colour, name: "colour", type: "color", value: colour }}
          onChange={({ target }) => setPicked(target.value)}
          fault={faultOf(change.error, "colour")}
        />
        <span className="sample" aria-hidden="true">
          <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
            <circle cx="22" cy="22" r="22" fill={colour} />
          </svg>
          <span className="small muted">{texts.sample}</span>
        </span>
      </div>
    </Form>
  );
}
