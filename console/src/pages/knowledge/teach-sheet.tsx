import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { tell } from "../../parts/notes.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { tagsOf } from "./edit-source.tsx";

export type Way = "website" | "files" | "question" | "text";
type Teaching = Parameters<typeof parley.knowledge.add>[0];

const accepted = ".txt,.md,.mdx,.html,.pdf,.docx,.pptx,.xlsx,.csv,.odt,.epub,.eml,.zip";

/** Teaches the assistant in one of four ways. */
export function TeachSheet({ way, title, close }: { way: Way; title: string; close: () => void }) {
  const { knowledge: texts } = useTexts();
  const queries = useQueryClient();
  const teach = useMutation({
    mutationFn: (what: Teaching) => parley.knowledge.add(what),
    async onSuccess(added) {
      const isLearning = "status" in added ? added.status === "pending" : true;
      tell(isLearning ? texts.started : texts.learnt);
      close();
      await Promise.all(["sources", "gaps"].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
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
      {teach.isError && <ProblemNotice error={teach.error} />}
      <div className="row">
        <span className="grow" />
        <button type="submit" className="button primary" aria-disabled={teach.isPending}>
          {texts.teach}
        </button>
      </div>
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
        <Files isBusy={teach.isPending} error={teach.error} send={(files) => teach.mutate({ file: files })} />
      )}
    </Sheet>
  );
}

function Files({ isBusy, error, send }: { isBusy: boolean; error: unknown; send: (files: File[]) => void }) {
  const { knowledge: texts } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [count, setCount] = useState(0);
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])];
    setOver(false);
    setCount(all.length);
    if (all.length > 0 && !isBusy) send(all);
  };
  return (
    <div className="stack">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is another way to what the button does. */}
      <div
        className={`drop${isOver ? " over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          take(event.dataTransfer.files);
        }}
      >
        <Icon name="file-text" />
        {isBusy ? (
          <p role="status">{texts.uploading(count)}</p>
        ) : (
          <>
            <button type="button" className="button primary" onClick={() => input.current?.click()}>
              {texts.chooseFiles}
            </button>
            <p className="small">{texts.dropFiles}</p>
          </>
        )}
        <p className="tiny faint">{texts.filesText}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={accepted}
          aria-label={texts.chooseFiles}
          onChange={({ target }) => take(target.files)}
        />
      </div>
      {error !== null && <ProblemNotice error={error} />}
    </div>
  );
}

function withScheme(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
