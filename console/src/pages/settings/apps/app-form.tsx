import { type App, type AppWithSecret, ParleyProblem, type Scope } from "@parley/client";
import { Choice, Field, faultOf, TextField } from "../../../parts/field.tsx";
import { Form } from "../../../parts/forms/form.tsx";
import { linesOf } from "../../../parts/forms/lines-of.ts";
import { useDeed } from "../../../parts/forms/use-deed.ts";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { ScopeField } from "./app-scopes.tsx";

type Kind = "confidential" | "public";
const kinds: readonly Kind[] = ["confidential", "public"];
type Props = { app: App | undefined; done: (made: AppWithSecret | undefined) => void };

/** Makes an app, or changes one: its name, where it sends people back to, and what it may do at most. */
export function AppForm({ app, done }: Props) {
  const { apps: texts, settings, save } = useTexts();
  const keep = useDeed(
    async ({ kind, ...fields }: { name: string; kind: Kind; redirectUris: string[]; scopes: Scope[] }) => {
      if (app === undefined) return parley.apps.create({ ...fields, kind });
      await parley.apps.update(app.id, fields);
      return undefined;
    },
    {
      renews: ["apps"],
      says: (made, { name }) => (made === undefined ? settings.saved : texts.made(name)),
      done,
    },
  );
  return (
    <Form
      deed={keep}
      send={(read, fields) =>
        keep.mutate({
          name: read("name"),
          kind: read("kind") as Kind,
          redirectUris: linesOf(read("addresses")),
          scopes: fields.getAll("scope") as Scope[],
        })
      }
      label={app === undefined ? texts.make : save}
    >
      <Field
        {...{ label: texts.name, name: "name", required: true, maxLength: 100, hint: texts.nameHint }}
        defaultValue={app?.name ?? ""}
        fault={faultOf(keep.error, "name")}
      />
      {app === undefined && (
        <Choice
          {...{ label: texts.kind, name: "kind", defaultValue: "confidential" }}
          options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        />
      )}
      <TextField
        {...{ label: texts.addresses, name: "addresses", rows: 2, hint: texts.addressesHint, spellCheck: false }}
        defaultValue={app?.redirectUris.join("\n") ?? ""}
        fault={lineFault(keep.error)}
      />
      <ScopeField
        title={texts.may}
        hint={texts.mayHint}
        chosen={app?.scopes ?? []}
        fault={faultOf(keep.error, "scopes")}
      />
    </Form>
  );
}

/** Names the line that is wrong, where there are several. */
function lineFault(error: unknown): string | undefined {
  if (!(error instanceof ParleyProblem)) return undefined;
  const lines = error.errors.flatMap(({ pointer, message }) => {
    const [, index] = /^\/body\/redirectUris\/(\d+)$/.exec(pointer) ?? [];
    return index === undefined ? [] : [`${Number(index) + 1}: ${message}`];
  });
  return lines.length === 0 ? faultOf(error, "redirectUris") : lines.join("; ");
}
