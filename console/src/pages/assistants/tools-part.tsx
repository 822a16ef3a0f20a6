import type { BodyOf, Toolbox } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { assistantsQuery } from "./assistant-list.tsx";

/** Lists the services whose tools assistants may use: what each offers, and what of it was skipped and why. */
export function ToolsPart() {
  const { assistants: texts } = useTexts();
  const [isAdding, setAdding] = useState(false);
  const list = useQuery({ queryKey: ["toolboxes", "list"], queryFn: () => parley.toolboxes.list().page() });
  return (
    <Card
      title={texts.toolboxes}
      aside={
        (list.data?.data.length ?? 0) > 0 && (
          <button type="button" className="button" onClick={() => setAdding(true)}>
            <Icon name="plus" /> {texts.addToolbox}
          </button>
        )
      }
    >
      <Waiting read={list} height={120} />
      {list.data?.data.length === 0 && (
        <EmptyState icon="code" title={texts.noToolboxes} text={texts.noToolboxesText}>
          <button type="button" className="button primary" onClick={() => setAdding(true)}>
            {texts.addToolbox}
          </button>
        </EmptyState>
      )}
      <ul>
        {list.data?.data.map((toolbox) => (
          <Row key={toolbox.id} toolbox={toolbox} />
        ))}
      </ul>
      {isAdding && <AddSheet close={() => setAdding(false)} />}
    </Card>
  );
}

function Row({ toolbox }: { toolbox: Toolbox }) {
  const { assistants: texts } = useTexts();
  const { id, name, kind, url, tools, skipped, readAt } = toolbox;
  const assistants = useQuery(assistantsQuery);
  const refresh = useDeed(() => parley.toolboxes.refresh(id), { renews: ["toolboxes"], says: texts.readAgain });
  const remove = useDeed(() => parley.toolboxes.delete(id), { renews: ["toolboxes"], says: texts.removed });
  const users = assistants.data?.data.filter(({ actions }) => actions.some((each) => each.startsWith(`${name}__`)));
  return (
    <li className="provider">
      <div className="row wrap">
        <div className="grow">
          <p>
            <span className="strong">{name}</span> <span className="chip">{kind === "mcp" ? "MCP" : "OpenAPI"}</span>
          </p>
          <p className="small muted cut">{url}</p>
          <p className="small muted">
            {texts.readAt} <Moment at={readAt} inSentence /> ·{" "}
            {users === undefined || users.length === 0 ? texts.usedByNone : texts.usedBy}{" "}
            {users?.map((assistant, at) => (
              <span key={assistant.id}>
                {at > 0 && ", "}
                <Link className="link" to="/assistants/$part" params={{ part: assistant.id }}>
                  {assistant.name}
                </Link>
              </span>
            ))}
          </p>
        </div>
        <button
          type="button"
          className="button"
          aria-label={`${texts.readTools}: ${name}`}
          aria-disabled={refresh.isPending}
          onClick={() => !refresh.isPending && refresh.mutate()}
        >
          <Icon name="refresh-cw" /> {texts.readTools}
        </button>
        <IconButton
          icon="trash-2"
          label={`${texts.remove}: ${name}`}
          title={texts.remove}
          onClick={() => confirm(texts.removeToolboxAsk(name)) && remove.mutate()}
        />
      </div>
      {(refresh.error ?? remove.error) !== null && <ProblemNotice error={refresh.error ?? remove.error} />}
      <details className="toolbox">
        <summary>{texts.offers(tools.length)}</summary>
        <ul className="plain-list">
          {tools.map(({ action, title, description, isReadOnly }) => (
            <li key={action}>
              <span className="strong small">{title}</span> <code className="tiny">{action}</code>{" "}
              <span className={`chip ${isReadOnly ? "" : "warn"}`}>
                {isReadOnly ? texts.readsOnly : texts.asksFirst}
              </span>
              <p className="small muted">{description}</p>
            </li>
          ))}
        </ul>
      </details>
      {skipped.length > 0 && (
        <details className="toolbox">
          <summary>{texts.skipped(skipped.length)}</summary>
          <ul className="plain-list">
            {skipped.map(({ operation, reason }) => (
              <li key={operation}>
                <code className="small">{operation}</code>
                <p className="small muted">{reason}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function AddSheet({ close }: { close: () => void }) {
  const { assistants: texts } = useTexts();
  const add = useDeed((body: BodyOf<"POST /api/toolboxes">) => parley.toolboxes.create(body), {
    renews: ["toolboxes"],
    says: ({ tools }) => texts.offers(tools.length),
    done: close,
  });
  return (
    <Sheet title={texts.addToolbox} close={close}>
      <Form
        {...{ deed: add, label: texts.addToolbox, aside: add.isPending && texts.reading }}
        send={(read) => {
          const headers = Object.fromEntries(
            read("headers")
              .split("\n")
              .flatMap((line) => {
                const [, name, value] = /^([^:]+):\s*(.+)$/.exec(line.trim()) ?? [];
                return name === undefined || value === undefined ? [] : [[name.trim(), value]];
              }),
          );
          add.mutate({
            ...{ name: read("name"), kind: read("kind") as "mcp" | "openapi", url: read("url") },
            ...(Object.keys(headers).length > 0 ? { headers } : {}),
          });
        }}
      >
        <fieldset className="plain pick-list">
          <legend>{texts.kind}</legend>
          {(["openapi", "mcp"] as const).map((kind) => (
            <label key={kind} className="choice">
              <input type="radio" name="kind" value={kind} defaultChecked={kind === "openapi"} />
              <span>
                <span className="strong">{texts.toolKinds[kind]}</span>
                <span className="small muted">{texts.toolKindHints[kind]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Field
          {...{
            label: texts.address,
            name: "url",
            required: true,
            placeholder: "https://api.example.org/openapi.json",
          }}
          fault={faultOf(add.error, "url")}
        />
        <Field
          {...{ label: texts.toolboxName, name: "name", required: true, hint: texts.toolboxNameHint }}
          {...{ placeholder: "orders", fault: faultOf(add.error, "name") }}
        />
        <TextField
          {...{ label: texts.headers, name: "headers", rows: 2, placeholder: "authorization: Bearer …" }}
          {...{ hint: texts.headersHint, fault: faultOf(add.error, "headers") }}
        />
      </Form>
    </Sheet>
  );
}
