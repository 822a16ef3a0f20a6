import { useQuery } from "@tanstack/react-query";
import { Field, faultOf } from "../../parts/field.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Changes the name of the workspace. */
export function WorkspacePart() {
  const { settings: texts, save } = useTexts();
  const found = useQuery({
    queryKey: ["workspace"],
    queryFn: () => parley.workspaceSettings.getWorkspace(),
  });
  const change = useDeed((name: string) => parley.workspaceSettings.updateWorkspace({ name }), {
    renews: ["workspace", "me"],
    says: texts.saved,
  });
  return (
    <section className="card">
      <header>
        <h2>{texts.workspace}</h2>
      </header>
      <div className="pad">
        <Waiting read={found} height={60} />
        {found.data !== undefined && (
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              change.mutate(`${new FormData(event.currentTarget).get("name") ?? ""}`);
            }}
          >
            <Field
              {...{ label: texts.name, name: "name", defaultValue: found.data.name, required: true, maxLength: 100 }}
              fault={faultOf(change.error, "name")}
            />
            {change.isError && <ProblemNotice error={change.error} />}
            <div className="row">
              <button type="submit" className="button primary" aria-disabled={change.isPending}>
                {save}
              </button>
            </div>
          </form>
        )}
      </div>
    </section>
  );
}
