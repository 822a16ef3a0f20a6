import { useQuery } from "@tanstack/react-query";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { Field, faultOf } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
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
    <Card title={texts.workspace}>
      <div className="pad">
        <Waiting read={found} height={60} />
        {found.data !== undefined && (
          <Form deed={change} send={(read) => change.mutate(read("name"))} label={save}>
            <Field
              {...{ label: texts.name, name: "name", defaultValue: found.data.name, required: true, maxLength: 100 }}
              fault={faultOf(change.error, "name")}
            />
          </Form>
        )}
      </div>
    </Card>
  );
}
