import type { Assistant } from "@parley/client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { Field, faultOf } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

export const assistantsQuery = {
  queryKey: ["assistants"],
  queryFn: () => parley.assistants.list().page(),
};

/** Lists the assistants, and makes another one. */
export function AssistantList() {
  const { assistants: texts } = useTexts();
  const [isMaking, setMaking] = useState(false);
  const list = useQuery(assistantsQuery);
  return (
    <section className="card assistants" aria-label={texts.title}>
      <header>
        <h2>{texts.who}</h2>
        <span className="grow" />
        <button type="button" className="button" onClick={() => setMaking(true)}>
          <Icon name="plus" /> {texts.make}
        </button>
      </header>
      <Waiting read={list} height={120} />
      <ul>
        {list.data?.data.map((assistant) => (
          <Row key={assistant.id} assistant={assistant} />
        ))}
      </ul>
      {isMaking && <MakeSheet close={() => setMaking(false)} />}
    </section>
  );
}

function Row({ assistant }: { assistant: Assistant }) {
  const { assistants: texts } = useTexts();
  const { id, name, isDefault, model, strictness, knowledge, actions, instructions, persona } = assistant;
  const tags = knowledge?.tags ?? [];
  const known = knowledge === null ? texts.everything : tags.length > 0 ? tags.join(", ") : texts.some;
  const answers = model === null ? texts.defaultModel : model === "parley-offline" ? texts.noModel : model;
  return (
    <li>
      <Link className="line" to="/assistants/$part" params={{ part: id }}>
        <Avatar name={name} />
        <span className="grow">
          <span className="strong">{name}</span> {isDefault && <span className="chip accent">{texts.isDefault}</span>}
          <span className="small muted cut" style={{ display: "block" }}>
            {instructions || persona || texts.noInstructions}
          </span>
        </span>
        <span className="about small muted">
          {answers}
          <br />
          {known} · {texts.strict[strictness]} · {texts.can(actions.length)}
        </span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  );
}

function MakeSheet({ close }: { close: () => void }) {
  const { assistants: texts } = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: (name: string) => parley.assistants.create({ name }),
    async onSuccess({ id }) {
      await queries.invalidateQueries(assistantsQuery);
      void navigate({ to: "/assistants/$part", params: { part: id } });
    },
  });
  return (
    <Sheet title={texts.make} close={close}>
      <Form deed={make} send={(read) => make.mutate(read("name"))} label={texts.make}>
        <Field
          {...{ label: texts.name, name: "name", required: true, maxLength: 100, hint: texts.nameHint }}
          fault={faultOf(make.error, "name")}
        />
      </Form>
    </Sheet>
  );
}
