import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { tell } from "../../parts/notes.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useChatLine } from "../../session/use-chat-line.ts";
import { useTexts } from "../../texts/texts.ts";

/** Gives the line that brings the chat to a website, and how the chat looks. */
export function ChatPart() {
  const { settings: texts, start } = useTexts();
  const { keys, found, key, line, make } = useChatLine(texts.chat);
  return (
    <>
      <section className="card">
        <header>
          <h2>{texts.chat}</h2>
        </header>
        <div className="pad stack">
          <p className="muted">{texts.chatText}</p>
          {keys.isError && <ProblemNotice error={keys.error} />}
          {found === undefined || key === undefined ? (
            <form
              className="inline"
              onSubmit={(event) => {
                event.preventDefault();
                make.mutate(`${new FormData(event.currentTarget).get("origin") ?? ""}`);
              }}
            >
              <Field
                {...{ label: texts.chatOrigin, name: "origin", required: true, placeholder: "https://www.example.org" }}
                fault={faultOf(make.error, "allowedOrigins/0")}
              />
              <button type="submit" className="button primary" aria-disabled={make.isPending}>
                {texts.makeChatKey}
              </button>
            </form>
          ) : (
            <>
              <p className="strong">{texts.line}</p>
              <code>{line}</code>
              <div className="row">
                <CopyButton text={line} />
                <a
                  className="button"
                  href={`/widget/preview?${new URLSearchParams({ key })}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {texts.preview}
                </a>
                <span className="grow" />
              </div>
              <p className="small muted">{texts.lineHint}</p>
              <p className="small" role="status">
                {found.firstPageOrigin === null ? (
                  <span className="chip">{start.waitsForSite}</span>
                ) : (
                  <span className="chip good">{start.onSite(found.firstPageOrigin)}</span>
                )}
              </p>
            </>
          )}
          {make.isError && <ProblemNotice error={make.error} />}
        </div>
      </section>
      <Looks />
    </>
  );
}

/** Changes how the chat looks and speaks. */
function Looks() {
  const { settings: texts, save } = useTexts();
  const queries = useQueryClient();
  const looks = useQuery({ queryKey: ["widget"], queryFn: () => parley.widget.get() });
  const change = useMutation({
    mutationFn: (body: Parameters<typeof parley.widget.update>[0]) => parley.widget.update(body),
    onSuccess: () => tell(texts.saved),
    onSettled: () => queries.invalidateQueries({ queryKey: ["widget"] }),
  });
  const found = looks.data;
  if (looks.isError) return <ProblemNotice error={looks.error} />;
  if (found === undefined) return <div className="skeleton" style={{ height: 240 }} />;
  return (
    <section className="card">
      <form
        className="stack"
        style={{ padding: 16 }}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = new FormData(event.currentTarget);
          const text = (name: string) => `${fields.get(name) ?? ""}`.trim() || null;
          const suggestions = `${fields.get("suggestions") ?? ""}`.split("\n").flatMap((each) => each.trim() || []);
          change.mutate({ name: text("name"), greeting: text("greeting"), colour: text("colour"), suggestions });
        }}
      >
        <Field
          {...{ label: texts.who, name: "name", defaultValue: found.name ?? "", maxLength: 60 }}
          fault={faultOf(change.error, "name")}
        />
        <Field
          {...{ label: texts.greeting, name: "greeting", defaultValue: found.greeting ?? "", maxLength: 500 }}
          {...{ hint: texts.greetingHint, fault: faultOf(change.error, "greeting") }}
        />
        <TextField
          {...{ label: texts.suggestions, name: "suggestions", defaultValue: found.suggestions.join("\n"), rows: 3 }}
          {...{ hint: texts.suggestionsHint, fault: faultOf(change.error, "suggestions") }}
        />
        <Field
          {...{ label: texts.colour, name: "colour", type: "color", defaultValue: found.colour ?? "#0b6b5e" }}
          {...{ style: { width: 64, padding: 2 }, fault: faultOf(change.error, "colour") }}
        />
        {change.isError && <ProblemNotice error={change.error} />}
        <div className="row">
          <button type="submit" className="button primary" aria-disabled={change.isPending}>
            {save}
          </button>
        </div>
      </form>
    </section>
  );
}
