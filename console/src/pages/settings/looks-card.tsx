import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Choice, Field, faultOf, TextField } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { linesOf } from "../../parts/forms/lines-of.ts";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

type Looks = Awaited<ReturnType<typeof parley.widget.get>>;
type Tried = Pick<Looks, "name" | "greeting" | "colour" | "suggestions" | "theme" | "position" | "launcher">;

const ownColour = "#0b6b5e";
const switches = ["handOver", "askFeedback", "leadForm", "page", "voice"] as const;
const choices = {
  theme: ["auto", "light", "dark"],
  position: ["right", "left"],
  attachments: ["never", "taken-over", "always"],
} as const;
/** The preview is loaded again once the person has stopped typing for so long. */
const pauseMs = 400;

/** Changes how the chat looks and speaks, beside the chat as it would be. */
export function LooksCard({ chatKey }: { chatKey: string | undefined }) {
  const { settings: texts } = useTexts();
  const looks = useQuery({ queryKey: ["widget"], queryFn: () => parley.widget.get() });
  const fault = looks.isError && <ProblemNotice error={looks.error} />;
  if (looks.data === undefined) return fault || <div className="skeleton" style={{ height: 560 }} />;
  return (
    <Card title={texts.looks}>
      {/* A later reading that fails takes no form away: somebody may be writing in it. */}
      {fault}
      <LooksForm key={JSON.stringify(looks.data)} found={looks.data} chatKey={chatKey} />
    </Card>
  );
}

function LooksForm({ found, chatKey }: { found: Looks; chatKey: string | undefined }) {
  const { settings: texts, save } = useTexts();
  const [tried, setTried] = useState<Tried>(found);
  const change = useDeed((body: Parameters<typeof parley.widget.update>[0]) => parley.widget.update(body), {
    renews: ["widget"],
    says: texts.saved,
  });
  return (
    <div className="looks">
      <Form
        onChange={(event) => setTried(readLooks(new FormData(event.currentTarget)))}
        deed={change}
        send={(_, fields) => {
          const ticked = Object.fromEntries(switches.map((name) => [name, fields.has(name)]));
          change.mutate({
            ...readLooks(fields),
            ...ticked,
            attachments: fields.get("attachments") as Looks["attachments"],
          });
        }}
        label={save}
      >
        <Field
          {...{ label: texts.who, name: "name", defaultValue: found.name ?? "", maxLength: 60 }}
          fault={faultOf(change.error, "name")}
        />
        <Field
          {...{ label: texts.greeting, name: "greeting", defaultValue: found.greeting ?? "", maxLength: 500 }}
          {...{ hint: texts.greetingHint, fault: faultOf(change.error, "greeting") }}
        />
        <TextField
          {...{ label: texts.suggestions, name: "suggestions", defaultValue: found.suggestions.join("\n"), rows: 3 }}
          {...{ hint: texts.suggestionsHint, fault: faultOf(change.error, "suggestions") }}
        />
        <div className="inline">
          <Field
            {...{ label: texts.colour, name: "colour", type: "color", defaultValue: found.colour ?? ownColour }}
            {...{ style: { width: 64, padding: 2 }, fault: faultOf(change.error, "colour") }}
          />
          <Field
            {...{ label: texts.launcher, name: "launcher", defaultValue: found.launcher ?? "", maxLength: 40 }}
            {...{ hint: texts.launcherHint, fault: faultOf(change.error, "launcher") }}
          />
        </div>
        <div className="inline">
          {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
            <Choice
              key={name}
              {...{ label: texts[name], name, defaultValue: found[name] }}
              options={choices[name].map((value) => ({ value, label: texts.looksChoices[value] }))}
            />
          ))}
        </div>
        <fieldset className="plain stack switches">
          {switches.map((name) => (
            <label key={name} className="row">
              <input type="checkbox" name={name} defaultChecked={found[name]} /> {texts[name]}
            </label>
          ))}
        </fieldset>
      </Form>
      <div className="preview">
        <p className="small muted">{chatKey === undefined ? texts.previewLater : texts.previewText}</p>
        {chatKey !== undefined && <Preview chatKey={chatKey} tried={tried} />}
      </div>
    </div>
  );
}

/** Shows the chat as it would be. The frame is a page of the server, which stores nothing of what is tried. */
function Preview({ chatKey, tried }: { chatKey: string; tried: Tried }) {
  const { settings: texts } = useTexts();
  const { name, greeting, colour, suggestions, theme, launcher } = tried;
  const chosen = {
    ...{ key: chatKey, frame: "phone", colour: colour ?? "", name: name ?? "", greeting: greeting ?? "" },
    ...{ suggestions: suggestions.join("|"), launcher: launcher ?? "", theme: theme === "auto" ? "" : theme },
  };
  const wanted = `/widget/preview?${new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ""))}`;
  const [address, setAddress] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAddress(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return <iframe title={texts.preview} src={address} />;
}

function readLooks(fields: FormData): Tried {
  const text = (name: string) => `${fields.get(name) ?? ""}`.trim() || null;
  return {
    ...{ name: text("name"), greeting: text("greeting"), colour: text("colour"), launcher: text("launcher") },
    ...{ theme: fields.get("theme") as Looks["theme"], position: fields.get("position") as Looks["position"] },
    suggestions: linesOf(`${fields.get("suggestions") ?? ""}`),
  };
}
