import { Card } from "../../parts/cards/card.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Field, faultOf } from "../../parts/field.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { useChatLine } from "../../session/use-chat-line.ts";
import { useTexts } from "../../texts/texts.ts";
import { LooksCard } from "./looks-card.tsx";

/** Gives the line that brings the chat to a website, and how the chat looks. */
export function ChatPart() {
  const { settings: texts, start } = useTexts();
  const { keys, found, seenOn, key, line, make } = useChatLine(texts.chat);
  return (
    <>
      <Card title={texts.chat}>
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
          {found === undefined && seenOn !== null && (
            <p role="status">
              <span className="chip good">{start.onSite(seenOn)}</span> <span className="small">{start.otherLine}</span>
            </p>
          )}
          {make.isError && <ProblemNotice error={make.error} />}
        </div>
      </Card>
      <LooksCard chatKey={key} />
    </>
  );
}
