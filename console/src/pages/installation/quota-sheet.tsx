import { Field, faultOf } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { sayBytes } from "../../parts/say-bytes.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { useLocale, useTexts } from "../../texts/texts.ts";
import type { Installed } from "./workspaces-part.tsx";

type Quotas = Partial<Installed["quotas"]>;
type Name = keyof Installed["quotas"];
type Props = {
  workspace: Installed;
  decide: (quotas: Quotas) => void;
  deed: { isPending: boolean; error: unknown };
  close: () => void;
};

/** Changes how much one workspace may store. Only what was changed is sent. */
export function QuotaSheet({ workspace, decide, deed, close }: Props) {
  const { operating: texts, use, save } = useTexts();
  const language = useLocale();
  const names = Object.keys(workspace.quotas) as Name[];
  const labelOf = (name: Name) => (name === "chainRuns" ? texts.chainRuns : use.kinds[name]);
  return (
    <Sheet title={texts.quotasTitle(workspace.name)} close={close}>
      <Form
        deed={deed}
        label={save}
        send={(read) => {
          const boundOf = (name: Name) => (read(name) === "" ? null : Number(read(name)));
          const changed = names.filter((name) => boundOf(name) !== workspace.quotas[name]);
          if (changed.length === 0) close();
          else decide(Object.fromEntries(changed.map((name) => [name, boundOf(name)])));
        }}
      >
        <p className="muted">{texts.quotasText}</p>
        {names.map((name) => {
          const bound = workspace.quotas[name];
          const isBytes = name.endsWith("Bytes");
          return (
            <Field
              key={name}
              {...{ label: labelOf(name), name, type: "number", min: 0, step: 1, placeholder: texts.noLimit }}
              {...{ defaultValue: bound ?? "", fault: faultOf(deed.error, `quotas/${name}`) }}
              {...(isBytes && bound !== null ? { hint: sayBytes(bound, language) } : {})}
            />
          );
        })}
      </Form>
    </Sheet>
  );
}
