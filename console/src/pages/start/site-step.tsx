import { CopyButton } from "../../parts/copy-button.tsx";
import { Field, faultOf } from "../../parts/field.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { useChatLine } from "../../session/use-chat-line.ts";
import { useTexts } from "../../texts/texts.ts";

/** Gives the line for the pages of a website, and notices when one of them shows the chat. */
export function SiteStep() {
  const { start: texts, settings } = useTexts();
  const { keys, found, seenOn, key, line, make, allow } = useChatLine(settings.chat);
  // A later reading that fails takes nothing away: somebody may be writing in the form.
  if (keys.data === undefined && keys.isError) return <ProblemNotice error={keys.error} />;
  if (keys.isPending) return <div className="skeleton" style={{ height: 120 }} />;
  if (found === undefined || key === undefined)
    return (
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!make.isPending) make.mutate(`${new FormData(event.currentTarget).get("origin") ?? ""}`.trim());
        }}
      >
        <Field
          {...{ label: settings.chatOrigin, name: "origin", required: true, placeholder: "https://www.example.org" }}
          fault={faultOf(make.error, "allowedOrigins/0")}
        />
        {make.isError && <ProblemNotice error={make.error} />}
        {seenOn !== null && (
          <p role="status">
            <span className="chip good">{texts.onSite(seenOn)}</span> <span className="small">{texts.otherLine}</span>
          </p>
        )}
        <div className="row">
          <button type="submit" className="button primary" aria-disabled={make.isPending}>
            {settings.makeChatKey}
          </button>
        </div>
      </form>
    );
  const { firstPageOrigin, lastRefusedOrigin, allowedOrigins } = found;
  const refused = lastRefusedOrigin !== null && !allowedOrigins?.includes(lastRefusedOrigin) ? lastRefusedOrigin : null;
  return (
    <>
      <code className="line-to-copy">{line}</code>
      <div className="row">
        <CopyButton text={line} label={settings.line} />
        <a
          className="button"
          {...{ href: `/widget/preview?${new URLSearchParams({ key })}`, target: "_blank", rel: "noreferrer" }}
        >
          {settings.preview}
        </a>
      </div>
      <p className="small muted">{settings.lineHint}</p>
      <div role="status">
        {firstPageOrigin === null ? (
          <p>
            <span className="chip">{texts.waitsForSite}</span>
          </p>
        ) : (
          <p>
            <span className="chip good">{texts.onSite(firstPageOrigin)}</span>
          </p>
        )}
        {firstPageOrigin === null && refused !== null && refused !== "null" && (
          <div className="row refused">
            <p className="grow small">{texts.refusedSite(refused)}</p>
            <button type="button" className="button" onClick={() => allow.mutate(refused)}>
              {texts.allowSite}
            </button>
          </div>
        )}
        {allow.isError && <ProblemNotice error={allow.error} />}
      </div>
    </>
  );
}
