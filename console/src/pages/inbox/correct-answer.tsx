import { useState } from "react";
import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Makes a question with its right answer of an answer that was not right. */
export function CorrectAnswer(props: { question: string; answer: string; close: () => void }) {
  const { inbox: texts, inboxTools, save } = useTexts();
  const [isPinned, setPinned] = useState(false);
  const [question, setQuestion] = useState(props.question);
  const [answer, setAnswer] = useState(props.answer);
  const teach = useDeed(
    async () => {
      const added = await parley.knowledge.add({ type: "faq", question, answer });
      const sourceId = "id" in added ? added.id : undefined;
      if (isPinned && sourceId !== undefined) await parley.answerTests.create({ question, expect: { sourceId } });
    },
    { renews: ["sources"], says: texts.corrected, done: props.close },
  );
  return (
    <Sheet title={texts.correctTitle} close={props.close}>
      <Form deed={teach} send={() => teach.mutate()} label={save}>
        <p className="muted">{texts.correctText}</p>
        <Field
          {...{ label: texts.question, value: question, required: true, maxLength: 500 }}
          onChange={({ target }) => setQuestion(target.value)}
          fault={faultOf(teach.error, "question")}
        />
        <TextField
          {...{ label: texts.answer, value: answer, required: true, rows: 5 }}
          onChange={({ target }) => setAnswer(target.value)}
          fault={faultOf(teach.error, "answer")}
        />
        <label className="row check">
          <input type="checkbox" checked={isPinned} onChange={({ target }) => setPinned(target.checked)} />
          {inboxTools.alsoPin}
        </label>
      </Form>
    </Sheet>
  );
}
