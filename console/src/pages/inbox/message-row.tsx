import type { Message } from "@parley/client";
import { useState } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Markdown } from "../../parts/markdown.tsx";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { CorrectAnswer } from "./correct-answer.tsx";
import { WhySheet } from "./why-answer.tsx";

type Props = { message: Message; name: string; question: string | undefined; isMine: boolean };

/** Shows one message: the person's on the left, the team's and the assistant's on the right, a note as a note. */
export function MessageRow({ message, name, question, isMine }: Props) {
  const { inbox: texts } = useTexts();
  const language = useLocale();
  const [opened, setOpened] = useState<"why" | "correct" | undefined>();
  const { author, text, status, citations = [], confidence, answered, choices } = message;
  const time = new Date(message.createdAt).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  const colleague = message.member?.name ?? texts.colleague;
  if (message.isNote === true)
    return (
      <div className="note">
        <p className="tiny strong" title={texts.noteHint}>
          {texts.noteBy(colleague)} · {time}
        </p>
        <Markdown text={text} />
      </div>
    );
  if (author === "system") return <p className="line">{text}</p>;
  const isAssistant = author === "assistant";
  const speaker = author === "contact" ? name : isAssistant ? texts.assistant : colleague;
  const sure = isAssistant && answered === true && confidence !== undefined && citations.length > 0;
  const percent = (confidence ?? 0).toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });
  const cited = [...new Map(citations.map((each) => [`${each.title} ${each.section}`, each])).values()];
  return (
    <article className={`message${author === "contact" ? "" : " ours"}${isMine ? " mine" : ""}`}>
      <Avatar name={speaker} machine={isAssistant} />
      <div className="grow">
        <p className="head">
          <b>{speaker}</b> · {time}
          {sure && ` · ${texts.sure(percent)}`}
          {isAssistant && answered === false && status === "completed" && (
            <span className="chip bad">{texts.notAnswered}</span>
          )}
        </p>
        <div className="bubble">
          {status === "pending" && text === "" ? <p className="muted">{texts.pending}</p> : <Markdown text={text} />}
          {choices !== undefined && (
            <ul className="choices">
              {choices.map(({ title }) => (
                <li key={title} className="chip accent">
                  {title}
                </li>
              ))}
            </ul>
          )}
          {(status === "failed" || status === "interrupted") && <p className="small muted">{texts[status]}</p>}
          {cited.length > 0 && (
            <p className="cite">
              <Icon name="link-2" />
              <span>
                {texts.from}{" "}
                {cited.map(({ title, section, url }, index) => (
                  <span key={`${title} ${section}`}>
                    {index > 0 && ", "}
                    {isWeb(url) ? (
                      <a className="link" href={url} target="_blank" rel="noreferrer">
                        {title}
                      </a>
                    ) : (
                      <span className="strong">{title}</span>
                    )}
                    {section !== null && ` › ${section}`}
                  </span>
                ))}
              </span>
            </p>
          )}
        </div>
        {isAssistant && status !== "pending" && (
          <p className="deeds">
            <button type="button" onClick={() => setOpened("why")}>
              {texts.why}
            </button>
            <button type="button" onClick={() => setOpened("correct")}>
              {texts.correct}
            </button>
          </p>
        )}
      </div>
      {opened === "why" && <WhySheet messageId={message.id} close={() => setOpened(undefined)} />}
      {opened === "correct" && (
        <CorrectAnswer question={question ?? ""} answer={text} close={() => setOpened(undefined)} />
      )}
    </article>
  );
}

function isWeb(url: string | null): url is string {
  return url !== null && /^https?:\/\//.test(url);
}
