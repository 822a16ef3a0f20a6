import { Field, faultOf } from "../../parts/field.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { sayBytes } from "../../parts/say-bytes.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { useLocale, useTexts } from "../../texts/texts.ts";
import type { Installed } from "./workspaces-part.tsx";

type Quotas = Partial<Installed["quotas"]>;
type Name = keyof Installed["quotas"];
type Props = {
  workspace: Installed;
  decide: (quotas: Quotas) => void;
  isBusy: boolean;
  error: unknown;
  close: () => void;
};

/** Changes how much one workspace may store. Only what was changed is sent. */
export function QuotaSheet({ workspace, decide, isBusy, error, close }: Props) {
  const { operating: texts, use, save } = useTexts();
  const language = useLocale();
  const names = Object.keys(workspace.quotas) as Name[];
  const labelOf = (name: Name) => (name === "chainRuns" ? texts.chainRuns : use.kinds[name]);
  return (
    <Sheet title={texts.quotasTitle(workspace.name)} close={close}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          const fields = new FormData(event.currentTarget);
          const read = (name: Name) => {
            const written = `${fields.get(name) ?? ""}`.trim();
            return written === "" ? null : Number(written);
          };
          const changed = names.filter((name) => read(name) !== workspace.quotas[name]);
          if (changed.length === 0) close();
          else decide(Object.fromEntries(changed.map((name) => [name, read(name)])));
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
              {...{ defaultValue: bound ?? "", fault: faultOf(error, `quotas/${name}`) }}
              {...(isBytes && bound !== null ? { hint: sayBytes(bound, language) } : {})}
            />
          );
        })}
        {error !== null && <ProblemNotice error={error} />}
        <div className="row">
          <span className="grow" />
          <button type="submit" className="button primary" aria-disabled={isBusy}>
            {save}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
