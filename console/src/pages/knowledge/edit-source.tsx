import { useQuery } from "@tanstack/react-query";
import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { Waiting } from "../../parts/waiting.tsx";
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
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            const fields = new FormData(event.currentTarget);
            const read = (name: string) => `${fields.get(name) ?? ""}`;
            const url = found.url === null ? {} : { url: found.url };
            const alternatives = read("others")
              .split("\n")
              .flatMap((line) => line.trim() || []);
            const more = { ...url, tags: tagsOf(read("tags")) };
            change.mutate(
              found.type === "faq"
                ? { type: "faq", question: read("question"), answer: read("answer"), alternatives, ...more }
                : { type: "text", title: read("title"), content: read("content"), ...more },
            );
          }}
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
          {change.isError && <ProblemNotice error={change.error} />}
          <div className="row">
            <span className="grow" />
            <button type="submit" className="button primary" aria-disabled={change.isPending}>
              {save}
            </button>
          </div>
        </form>
      )}
    </Sheet>
  );
}

/** Reads tags as a person writes them, with commas between. */
export function tagsOf(text: string): string[] {
  return [...new Set(text.split(",").flatMap((tag) => tag.trim() || []))];
}
