import "./apps/apps.css";
import type { Scope } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Choice, Field, faultOf, TextField } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { linesOf } from "../../parts/forms/lines-of.ts";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { ScopeField, ScopeWords } from "./apps/app-scopes.tsx";

type Kind = "secret" | "publishable";
type NewKey = { name: string; origins: string[]; scopes: Scope[] };

/** Makes and ends the keys of programs and websites. A key is shown once. */
export function KeysPart() {
  const { settings: texts } = useTexts();
  const [kind, setKind] = useState<Kind>("secret");
  const keys = useQuery({ queryKey: ["keys"], queryFn: () => parley.keys.list({ limit: 100 }).page() });
  const make = useDeed(
    ({ name, origins, scopes }: NewKey) =>
      parley.keys.create({
        ...{ name, kind },
        ...(kind === "publishable" ? { allowedOrigins: origins } : {}),
        ...(scopes.length === 0 ? {} : { scopes }),
      }),
    { renews: ["keys"] },
  );
  const end = useDeed((id: string) => parley.keys.delete(id), { renews: ["keys"], says: texts.ended });
  return (
    <>
      <Card title={texts.makeKey}>
        <div className="pad stack">
          <p className="muted">{texts.keysText}</p>
          <Form
            deed={make}
            send={(read, fields) => {
              const origins = linesOf(read("origins"));
              const scopes = fields.getAll("scope") as Scope[];
              make.mutate({ name: read("name"), origins, scopes });
            }}
            label={texts.makeKey}
          >
            <div className="inline">
              <Field
                {...{ label: texts.keyName, name: "name", required: true, maxLength: 100 }}
                fault={faultOf(make.error, "name")}
              />
              <Choice
                label={texts.kind}
                value={kind}
                onChange={({ target }) => setKind(target.value as Kind)}
                options={(["secret", "publishable"] as const).map((value) => ({ value, label: texts[value] }))}
              />
            </div>
            {kind === "publishable" && (
              <TextField
                {...{ label: texts.origins, name: "origins", required: true, rows: 2, hint: texts.originsHint }}
                fault={faultOf(make.error, "allowedOrigins") ?? faultOf(make.error, "allowedOrigins/0")}
              />
            )}
            {kind === "secret" && (
              <details className="details small">
                <summary>{texts.chooseRights}</summary>
                <ScopeField
                  {...{ title: texts.keyMay, hint: texts.keyMayHint, chosen: [], isOfOwner: true }}
                  fault={faultOf(make.error, "scopes") ?? faultOf(make.error, "scopes/0")}
                />
              </details>
            )}
          </Form>
          {make.data !== undefined && (
            <div className="shown" role="status">
              <p className="small">{texts.keyOnce}</p>
              <code>{make.data.key}</code>
              <div className="row">
                <CopyButton text={make.data.key} />
              </div>
            </div>
          )}
        </div>
      </Card>
      <Card title={texts.keys}>
        <Waiting read={keys} height={100} />
        {end.isError && <ProblemNotice error={end.error} />}
        {keys.data?.data.length === 0 && <EmptyState icon="key-round" title={texts.noKeys} text={texts.keysText} />}
        <ul>
          {keys.data?.data.map(({ id, name, kind: is, hint, scopes, allowedOrigins, lastUsedAt }) => (
            <li key={id}>
              <div className="grow">
                <p className="strong cut">{name}</p>
                <p className="small muted cut">{[hint, ...(allowedOrigins ?? [])].join(" · ")}</p>
                <p className="tiny faint">
                  {texts.used} {lastUsedAt === null ? texts.never : <Moment at={lastUsedAt} inSentence />}
                </p>
                <details className="details small">
                  <summary>{texts.rights(scopes.length)}</summary>
                  <ScopeWords scopes={scopes} />
                </details>
              </div>
              <span className="chip">{is === "secret" ? texts.secret : texts.publishable}</span>
              <button
                type="button"
                className="button quiet"
                onClick={() => confirm(texts.endAsk(name)) && end.mutate(id)}
              >
                {texts.end}
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
