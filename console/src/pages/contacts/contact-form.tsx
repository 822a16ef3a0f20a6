import type { Contact, ContactChange } from "@parley/client";
import { useState } from "react";
import { Field, faultOf } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { tagsOf } from "../../parts/forms/lines-of.ts";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { useTexts } from "../../texts/texts.ts";

type Line = { id: number; name: string; value: string; isKnown: boolean };

/** Edits what is known of a person. Gives only what was changed; an emptied field is taken back. */
export function ContactForm(props: {
  contact?: Contact | undefined;
  deed: { isPending: boolean; error: unknown };
  send: (change: ContactChange) => void;
  cancel: () => void;
}) {
  const { contacts: texts, save } = useTexts();
  const { contact, deed, cancel } = props;
  const [lines, setLines] = useState<Line[]>(() =>
    Object.entries(contact?.custom ?? {}).map(([name, value], id) => ({ id, name, value: `${value}`, isKnown: true })),
  );
  const field = (name: "name" | "email" | "phone" | "company") => ({
    ...{ name, label: texts[name], defaultValue: contact?.[name] ?? "", fault: faultOf(deed.error, name) },
  });
  const put = (id: number, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...part } : line)));
  return (
    <Form
      {...{ deed, cancel, label: save }}
      send={(_, fields) => {
        const change = readChange(fields, lines, contact);
        if (Object.keys(change).length === 0) cancel();
        else props.send(change);
      }}
    >
      <Field {...field("name")} maxLength={200} />
      <Field {...field("email")} type="email" maxLength={320} />
      <Field {...field("phone")} type="tel" maxLength={40} />
      <Field {...field("company")} maxLength={200} />
      <Field
        {...{ label: texts.tags, name: "tags", hint: texts.tagsHint, defaultValue: contact?.tags.join(", ") ?? "" }}
        fault={faultOf(deed.error, "tags")}
      />
      <fieldset className="plain stack tight">
        <legend className="small strong">{texts.own}</legend>
        {lines.map(({ id, name, value, isKnown }) => (
          <div key={id} className="row own">
            <input
              className="input"
              aria-label={texts.ownName}
              placeholder={texts.ownName}
              maxLength={64}
              readOnly={isKnown}
              value={name}
              onChange={({ target }) => put(id, { name: target.value })}
            />
            <input
              className="input"
              aria-label={name === "" ? texts.ownValue : name}
              placeholder={texts.ownValue}
              maxLength={2000}
              value={value}
              onChange={({ target }) => put(id, { value: target.value })}
            />
            <IconButton
              icon="x"
              label={texts.removeOwn(name)}
              onClick={() => setLines(lines.filter((line) => line.id !== id))}
            />
          </div>
        ))}
        <button
          type="button"
          className="button quiet begin"
          onClick={() =>
            setLines([
              ...lines,
              { id: Math.max(-1, ...lines.map(({ id }) => id)) + 1, name: "", value: "", isKnown: false },
            ])
          }
        >
          <Icon name="plus" />
          {texts.addOwn}
        </button>
      </fieldset>
    </Form>
  );
}

function readChange(form: FormData, lines: readonly Line[], contact: Contact | undefined): ContactChange {
  const change: ContactChange = {};
  for (const name of ["name", "email", "phone", "company"] as const) {
    const typed = `${form.get(name) ?? ""}`.trim();
    if (typed !== (contact?.[name] ?? "")) change[name] = typed === "" ? null : typed;
  }
  const tags = tagsOf(`${form.get("tags") ?? ""}`);
  if (tags.join() !== (contact?.tags ?? []).join()) change.tags = tags;
  const before = contact?.custom ?? {};
  const custom: NonNullable<ContactChange["custom"]> = {};
  for (const { name, value } of lines)
    if (name.trim() !== "" && `${before[name] ?? ""}` !== value) custom[name.trim()] = value;
  for (const name of Object.keys(before)) if (!lines.some((line) => line.name === name)) custom[name] = null;
  if (Object.keys(custom).length > 0) change.custom = custom;
  return change;
}
