import { useQuery } from "@tanstack/react-query";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { linesOf, tagsOf } from "../../parts/forms/lines-of.ts";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Changes a question or a text. */
export function EditSource({ sourceId, close }: { sourceId: string; close: () => void }) {
  const { knowledge: texts, save } = useTexts();
  const source = useQuery({ queryKey: ["sources", "one", sourceId], queryFn: () => parley.knowledge.get(sourceId) });
  const change = useDeed(
    (body: Parameters<typeof parley.knowledge.replace>[1]) => parley.knowledge.replace(sourceId, body),
    { renews: ["sources"], says: texts.saved, done: close },
  );
  const found = source.data;
  return (
    <Sheet title={texts.edit} close={close}>
      <Waiting read={source} height={200} />
      {(found?.type === "faq" || found?.type === "text") && (
        <Form
          deed={change}
          send={(read, fields) => {
            // A text keeps its blanks: a paragraph of code begins with some.
            const whole = (name: string) => `${fields.get(name) ?? ""}`;
            const url = found.url === null ? {} : { url: found.url };
            const alternatives = linesOf(read("others"));
            const more = { ...url, tags: tagsOf(read("tags")) };
            change.mutate(
              found.type === "faq"
                ? { type: "faq", question: read("question"), answer: whole("answer"), alternatives, ...more }
                : { type: "text", title: read("title"), content: whole("content"), ...more },
            );
          }}
          label={save}
        >
          {found.type === "faq" ? (
            <>
              <Field
                {...{ label: texts.questionField, name: "question", defaultValue: found.question, required: true }}
                fault={faultOf(change.error, "question")}
              />
              <TextField
                {...{ label: texts.answerField, name: "answer", defaultValue: found.answer, required: true, rows: 5 }}
                fault={faultOf(change.error, "answer")}
              />
              <TextField
                {...{ label: texts.otherWords, name: "others", rows: 3, hint: texts.otherWordsHint }}
                defaultValue={found.alternatives.join("\n")}
              />
            </>
          ) : (
            <>
              <Field
                {...{ label: texts.titleField, name: "title", defaultValue: found.title, required: true }}
                fault={faultOf(change.error, "title")}
              />
              <TextField
                {...{ label: texts.contentField, name: "content", defaultValue: found.content, required: true }}
                {...{ rows: 14, fault: faultOf(change.error, "content") }}
              />
            </>
          )}
          <Field
            {...{ label: texts.tags, name: "tags", defaultValue: found.tags.join(", "), hint: texts.tagsHint }}
            fault={faultOf(change.error, "tags/0")}
          />
        </Form>
      )}
    </Sheet>
  );
}
