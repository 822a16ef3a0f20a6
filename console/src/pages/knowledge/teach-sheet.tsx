import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { linesOf, tagsOf } from "../../parts/forms/lines-of.ts";
import { TeachFiles } from "../../parts/forms/teach-files.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

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
  const fault = (field: string) => faultOf(teach.error, field);
  const form = (what: (read: (name: string) => string) => Teaching) => ({
    ...{ deed: teach, label: texts.teach },
    send(read: (name: string) => string) {
      const tags = tagsOf(read("tags"));
      teach.mutate({ ...what(read), ...(tags.length > 0 ? { tags } : {}) } as Teaching);
    },
  });
  const tags = <Field {...{ label: texts.tags, name: "tags", hint: texts.tagsHint }} fault={fault("tags/0")} />;
  return (
    <Sheet title={title} close={close}>
      {way === "website" && (
        <Form {...form((read) => ({ type: read("type") === "url" ? "url" : "site", url: withScheme(read("url")) }))}>
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
          {tags}
        </Form>
      )}
      {way === "question" && (
        <Form
          {...form((read) => {
            const alternatives = linesOf(read("others"));
            const faq = { type: "faq" as const, question: read("question"), answer: read("answer") };
            return { ...faq, ...(alternatives.length > 0 ? { alternatives } : {}) };
          })}
        >
          <Field label={texts.questionField} name="question" required maxLength={500} fault={fault("question")} />
          <TextField label={texts.answerField} name="answer" required rows={4} fault={fault("answer")} />
          <TextField label={texts.otherWords} name="others" rows={2} hint={texts.otherWordsHint} />
          {tags}
        </Form>
      )}
      {way === "text" && (
        <Form {...form((read) => ({ type: "text", title: read("title"), content: read("content") }))}>
          <Field label={texts.titleField} name="title" required maxLength={200} fault={fault("title")} />
          <TextField label={texts.contentField} name="content" required rows={10} fault={fault("content")} />
          {tags}
        </Form>
      )}
      {way === "files" && (
        <div className="stack">
          <TeachFiles isBusy={teach.isPending} send={(file) => teach.mutate({ file })} />
          {teach.isError && <ProblemNotice error={teach.error} />}
        </div>
      )}
    </Sheet>
  );
}

function withScheme(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
