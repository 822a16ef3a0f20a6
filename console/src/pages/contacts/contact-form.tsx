import type { Contact, ContactChange } from "@parley/client";
import { type FormEvent, useState } from "react";
import { Field, faultOf } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { useTexts } from "../../texts/texts.ts";

type Line = { id: number; name: string; value: string; isKnown: boolean };

/** Edits what is known of a person. Gives only what was changed; an emptied field is taken back. */
export function ContactForm(props: {
  contact?: Contact | undefined;
  error: unknown;
  isBusy: boolean;
  send: (change: ContactChange) => void;
  cancel: () => void;
}) {
  const { contacts: texts, cancel, save } = useTexts();
  const { contact, error, isBusy } = props;
  const [lines, setLines] = useState<Line[]>(() =>
    Object.entries(contact?.custom ?? {}).map(([name, value], id) => ({ id, name, value: `${value}`, isKnown: true })),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = readChange(new FormData(event.currentTarget), lines, contact);
    if (isBusy) return;
    if (Object.keys(change).length === 0) props.cancel();
    else props.send(change);
  };
  const field = (name: "name" | "email" | "phone" | "company") => ({
    ...{ name, label: texts[name], defaultValue: contact?.[name] ?? "", fault: faultOf(error, name) },
  });
  const put = (id: number, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...part } : line)));
  return (
    <form className="stack" onSubmit={submit}>
      <Field {...field("name")} maxLength={200} />
      <Field {...field("email")} type="email" maxLength={320} />
      <Field {...field("phone")} type="tel" maxLength={40} />
      <Field {...field("company")} maxLength={200} />
      <Field
        {...{ label: texts.tags, name: "tags", hint: texts.tagsHint, defaultValue: contact?.tags.join(", ") ?? "" }}
        fault={faultOf(error, "tags")}
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
            <button
              type="button"
              className="button quiet square"
              aria-label={texts.removeOwn(name)}
              onClick={() => setLines(lines.filter((line) => line.id !== id))}
            >
              <Icon name="x" />
            </button>
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
      {error !== null && <ProblemNotice error={error} />}
      <div className="row">
        <span className="grow" />
        <button type="button" className="button" onClick={props.cancel}>
          {cancel}
        </button>
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          {save}
        </button>
      </div>
    </form>
  );
}

function readChange(form: FormData, lines: readonly Line[], contact: Contact | undefined): ContactChange {
  const change: ContactChange = {};
  for (const name of ["name", "email", "phone", "company"] as const) {
    const typed = `${form.get(name) ?? ""}`.trim();
    if (typed !== (contact?.[name] ?? "")) change[name] = typed === "" ? null : typed;
  }
  const tags = `${form.get("tags") ?? ""}`.split(",").flatMap((tag) => tag.trim() || []);
  if (tags.join() !== (contact?.tags ?? []).join()) change.tags = [...new Set(tags)];
  const before = contact?.custom ?? {};
  const custom: NonNullable<ContactChange["custom"]> = {};
  for (const { name, value } of lines)
    if (name.trim() !== "" && `${before[name] ?? ""}` !== value) custom[name.trim()] = value;
  for (const name of Object.keys(before)) if (!lines.some((line) => line.name === name)) custom[name] = null;
  if (Object.keys(custom).length > 0) change.custom = custom;
  return change;
}
