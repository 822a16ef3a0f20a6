import { type Message, ParleyProblem } from "@parley/client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Markdown } from "../../parts/markdown.tsx";
import { tell } from "../../parts/notes.tsx";
import { parley } from "../../session/session.ts";
import { useMembers } from "../../session/use-members.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { AttachmentView } from "./attachments.tsx";
import { CorrectAnswer } from "./correct-answer.tsx";
import { WhySheet } from "./why-answer.tsx";

type Props = { conversationId: string; message: Message; name: string; question: string | undefined; isMine: boolean };

/** Shows one message: the person's on the left, the team's and the assistant's on the right, a note as a note. */
export function MessageRow({ conversationId, message, name, question, isMine }: Props) {
  const { inbox: texts, inboxTools } = useTexts();
  const language = useLocale();
  const [opened, setOpened] = useState<"why" | "correct" | undefined>();
  const pin = useMutation({
    mutationFn: () => parley.answerTests.create({ messageId: message.id }),
    onSuccess: () => tell(inboxTools.pinned),
    onError: (error) => tell(error instanceof ParleyProblem ? error.message : inboxTools.notPinned),
  });
  const { author, text, status, citations = [], confidence, answered, choices, attachments = [] } = message;
  const isNamed = attachments.length === 1 && attachments[0]?.name === text;
  const time = new Date(message.createdAt).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  const colleague = useMembers().nameOf(message.memberId, message.member?.name) ?? texts.colleague;
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
      <Avatar name={speaker} picture={message.member?.picture} machine={isAssistant} />
      <div className="grow">
        <p className="head">
          <b>{speaker}</b> · {time}
          {sure && ` · ${texts.sure(percent)}`}
          {isAssistant && answered === false && status === "completed" && (
            <span className="chip bad">{texts.notAnswered}</span>
          )}
        </p>
        <div className="bubble">
          {status === "pending" && text === "" ? <p className="muted">{texts.pending}</p> : null}
          {text !== "" && !isNamed && <Markdown text={text} />}
          {attachments.map((attachment) => (
            <AttachmentView key={attachment.attachmentId} {...{ conversationId, attachment }} />
          ))}
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
            <button type="button" aria-disabled={pin.isPending} onClick={() => !pin.isPending && pin.mutate()}>
              {inboxTools.pin}
            </button>
          </p>
        )}
      </div>
      {opened === "why" && <WhySheet messageId={message.id} usage={message.usage} close={() => setOpened(undefined)} />}
      {opened === "correct" && (
        <CorrectAnswer question={question ?? ""} answer={text} close={() => setOpened(undefined)} />
      )}
    </article>
  );
}

function isWeb(url: string | null): url is string {
  return url !== null && /^https?:\/\//.test(url);
}
