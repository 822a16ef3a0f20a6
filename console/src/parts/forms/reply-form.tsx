import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Field, faultOf, TextField } from "../field.tsx";
import { Icon } from "../icon.tsx";
import { tell } from "../notes.tsx";
import { ProblemNotice } from "../problem-notice.tsx";

export type SavedReply = { id: string; title: string; text: string; shortcut: string | null };

type Fields = Omit<SavedReply, "id">;
type Calls = {
  create: (fields: Fields) => PromiseLike<unknown>;
  update: (id: string, fields: Fields) => PromiseLike<unknown>;
  delete: (id: string) => PromiseLike<unknown>;
};
type Props = { reply: SavedReply; calls: Calls; done: () => void };

/** Changes a saved reply, or makes one where its id is empty. A deleted one can be brought back. */
export function ReplyForm({ reply, calls, done }: Props) {
  const { inboxTools: texts, save } = useTexts();
  const queries = useQueryClient();
  const [title, setTitle] = useState(reply.title);
  const [text, setText] = useState(reply.text);
  const [shortcut, setShortcut] = useState(reply.shortcut ?? "");
  const renew = () => queries.invalidateQueries({ queryKey: ["saved-replies"] });
  const fields = { title, text, shortcut: shortcut === "" ? null : shortcut.replace(/^\//, "") };
  const keep = useMutation({
    mutationFn: async () => {
      await (reply.id === "" ? calls.create(fields) : calls.update(reply.id, fields));
    },
    async onSuccess() {
      await renew();
      done();
    },
  });
  const remove = useMutation({
    mutationFn: async () => {
      await calls.delete(reply.id);
    },
    async onSuccess() {
      const kept = { title: reply.title, text: reply.text, shortcut: reply.shortcut };
      tell(texts.replyDeleted(reply.title), () => void calls.create(kept).then(renew));
      await renew();
      done();
    },
  });
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate();
      }}
    >
      <Field
        {...{ label: texts.replyTitle, value: title, required: true, maxLength: 100 }}
        onChange={({ target }) => setTitle(target.value)}
        fault={faultOf(keep.error, "title")}
      />
      <Field
        {...{ label: texts.shortcut, value: shortcut, maxLength: 41, hint: texts.shortcutHint }}
        onChange={({ target }) => setShortcut(target.value)}
        fault={faultOf(keep.error, "shortcut")}
      />
      <TextField
        {...{ label: texts.replyText, value: text, required: true, rows: 6, hint: texts.variablesHint }}
        onChange={({ target }) => setText(target.value)}
        fault={faultOf(keep.error, "text")}
      />
      {(keep.error ?? remove.error) != null && <ProblemNotice error={keep.error ?? remove.error} />}
      <div className="row">
        {reply.id !== "" && (
          <button type="button" className="button danger" onClick={() => remove.mutate()}>
            <Icon name="trash-2" /> {texts.delete}
          </button>
        )}
        <span className="grow" />
        <button type="button" className="button" onClick={done}>
          {texts.cancel}
        </button>
        <button type="submit" className="button primary" aria-disabled={keep.isPending}>
          {save}
        </button>
      </div>
    </form>
  );
}
