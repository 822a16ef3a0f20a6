import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Markdown } from "../../parts/markdown.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { useTexts } from "../../texts/texts.ts";
import { askStreamed } from "./ask-streamed.ts";

type Line = { by: "me" | "assistant"; text: string; places?: string[]; isAnswered?: boolean; choices?: string[] };

/** Lets the person ask as a visitor would, beside what is being taught. The conversation comes into the inbox. */
export function TrialChat() {
  const { start: texts, knowledge, inbox } = useTexts();
  const queries = useQueryClient();
  const end = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [draft, setDraft] = useState("");
  const [talk, setTalk] = useState<string | undefined>();
  /** Holds the words of the answer that have come so far. */
  const [written, setWritten] = useState("");
  const ask = useMutation({
    mutationFn: (message: string) => askStreamed(message, talk, setWritten),
    onMutate: () => setWritten(""),
    onSuccess(answer) {
      setTalk(answer.conversationId);
      const places = (answer.citations ?? []).flatMap(({ title }) => title ?? []);
      setLines((now) => [
        ...now,
        {
          ...{ by: "assistant", text: answer.aiResponse, places: [...new Set(places)], isAnswered: answer.answered },
          ...(answer.choices === undefined ? {} : { choices: answer.choices.map(({ title }) => title) }),
        },
      ]);
    },
    onSettled() {
      setWritten("");
      return queries.invalidateQueries({ queryKey: ["conversations"] });
    },
  });
  const say = (text: string) => {
    if (text.trim() === "" || ask.isPending) return;
    setLines((now) => [...now, { by: "me", text }]);
    setDraft("");
    ask.mutate(text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: further words scroll to the end.
  useEffect(() => {
    if (lines.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [lines, written]);
  return (
    <Card
      title={texts.chat}
      className="trial-chat"
      aside={
        lines.length > 0 && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              setLines([]);
              setTalk(undefined);
            }}
          >
            {texts.anew}
          </button>
        )
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <div className="lines" role="log" aria-label={texts.chat} tabIndex={0}>
        {lines.length === 0 && <p className="muted small">{texts.chatText}</p>}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added.
          <div key={index} className={`line ${line.by}`}>
            {line.by === "me" ? <p>{line.text}</p> : <Markdown text={line.text} />}
            {line.choices?.map((choice) => (
              <button key={choice} type="button" className="button" onClick={() => say(choice)}>
                {choice}
              </button>
            ))}
            {line.by === "assistant" && line.isAnswered === true && (line.places?.length ?? 0) > 0 && (
              <p className="tiny muted">
                <Icon name="link-2" /> {inbox.from} {line.places?.join(", ")}
              </p>
            )}
            {line.by === "assistant" && line.isAnswered !== true && line.choices === undefined && (
              <p className="tiny muted">{texts.notKnown}</p>
            )}
          </div>
        ))}
        {ask.isPending && written !== "" && (
          <div className="line assistant" aria-live="off">
            <Markdown text={written} />
          </div>
        )}
        {ask.isPending && written === "" && <p className="muted small">{knowledge.asking}</p>}
        <div ref={end} />
      </div>
      {ask.isError && <ProblemNotice error={ask.error} again={() => ask.mutate(ask.variables)} />}
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          say(draft);
        }}
      >
        <input
          {...{ className: "input", value: draft, placeholder: knowledge.askPlaceholder, maxLength: 8_000 }}
          aria-label={knowledge.askPlaceholder}
          onChange={({ target }) => setDraft(target.value)}
        />
        <button
          type="submit"
          className="button primary square"
          aria-label={knowledge.ask}
          aria-disabled={ask.isPending}
        >
          <Icon name="send" />
        </button>
      </form>
    </Card>
  );
}
