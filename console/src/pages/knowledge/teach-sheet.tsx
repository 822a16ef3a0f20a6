import type { FormEvent } from "react";
import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { DropField } from "../../parts/forms/drop-field.tsx";
import { FormEnd } from "../../parts/forms/form-end.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { tagsOf } from "./edit-source.tsx";

export type Way = "website" | "files" | "question" | "text";
type Teaching = Parameters<typeof parley.knowledge.add>[0];

/** Teaches the assistant in one of four ways. */
export function TeachSheet({ way, title, close }: { way: Way; title: string; close: () => void }) {
  const { knowledge: texts } = useTexts();
  const teach = useDeed((what: Teaching) => parley.knowledge.add(what), {
    renews: ["sources", "gaps"],
    says: (added) => ("status" in added && added.status !== "pending" ? texts.learnt : texts.started),
    done: close,
  });
  const submit = (read: (fields: Record<string, string>) => Teaching) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (teach.isPending) return;
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`.trim()]);
    const tags = tagsOf(Object.fromEntries(fields).tags ?? "");
    teach.mutate({ ...read(Object.fromEntries(fields)), ...(tags.length > 0 ? { tags } : {}) } as Teaching);
  };
  const fault = (field: string) => faultOf(teach.error, field);
  const end = (
    <>
      <Field {...{ label: texts.tags, name: "tags", hint: texts.tagsHint }} fault={fault("tags/0")} />
      <FormEnd label={texts.teach} isBusy={teach.isPending} error={teach.error} />
    </>
  );
  return (
    <Sheet title={title} close={close}>
      {way === "website" && (
        <form
          className="stack"
          onSubmit={submit(({ url = "", type }) => ({ type: type === "url" ? "url" : "site", url: withScheme(url) }))}
        >
          <Field
            label={texts.address}
            name="url"
            required
            hint={texts.addressHint}
            placeholder="www.example.org"
            fault={fault("url")}
          />
          <fieldset className="row plain">
            <label className="row">
              <input type="radio" name="type" value="site" defaultChecked /> {texts.wholeSite}
            </label>
            <label className="row">
              <input type="radio" name="type" value="url" /> {texts.onePage}
            </label>
          </fieldset>
          {end}
        </form>
      )}
      {way === "question" && (
        <form
          className="stack"
          onSubmit={submit(({ question = "", answer = "", others = "" }) => {
            const alternatives = others.split("\n").flatMap((line) => line.trim() || []);
            return { type: "faq", question, answer, ...(alternatives.length > 0 ? { alternatives } : {}) };
          })}
        >
          <Field label={texts.questionField} name="question" required maxLength={500} fault={fault("question")} />
          <TextField label={texts.answerField} name="answer" required rows={4} fault={fault("answer")} />
          <TextField label={texts.otherWords} name="others" rows={2} hint={texts.otherWordsHint} />
          {end}
        </form>
      )}
      {way === "text" && (
        <form
          className="stack"
          onSubmit={submit(({ title: name = "", content = "" }) => ({ type: "text", title: name, content }))}
        >
          <Field label={texts.titleField} name="title" required maxLength={200} fault={fault("title")} />
          <TextField label={texts.contentField} name="content" required rows={10} fault={fault("content")} />
          {end}
        </form>
      )}
      {way === "files" && (
        <div className="stack">
          <DropField isBusy={teach.isPending} send={(file) => teach.mutate({ file })} />
          {teach.isError && <ProblemNotice error={teach.error} />}
        </div>
      )}
    </Sheet>
  );
}

function withScheme(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
