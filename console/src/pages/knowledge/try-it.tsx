import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Markdown } from "../../parts/markdown.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";

/** Asks as a visitor would. The trial is erased again: it is no conversation of the workspace. */
export function TryIt() {
  const { knowledge: texts, inbox } = useTexts();
  const language = useLocale();
  const [question, setQuestion] = useState("");
  const ask = useMutation({
    async mutationFn(message: string) {
      const answer = await parley.chatbot.send({ message });
      await parley.conversations.delete(answer.conversationId).catch(() => undefined);
      return answer;
    },
  });
  const answer = ask.data;
  const percent = (answer?.confidence ?? 0).toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });
  const places = (answer?.citations ?? []).map(({ title, section }) =>
    section === null ? title : `${title} › ${section}`,
  );
  return (
    <Card title={texts.tryIt}>
      <form
        className="stack pad"
        onSubmit={(event) => {
          event.preventDefault();
          if (question.trim() !== "" && !ask.isPending) ask.mutate(question);
        }}
      >
        <div className="row">
          <input
            className="input"
            aria-label={texts.askPlaceholder}
            placeholder={texts.askPlaceholder}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <button type="submit" className="button primary" style={{ minHeight: 36 }} aria-disabled={ask.isPending}>
            {texts.ask}
          </button>
        </div>
        {ask.isError && <ProblemNotice error={ask.error} />}
        {ask.isPending && <p className="muted">{texts.asking}</p>}
        {answer !== undefined && !ask.isPending && (
          <div className="trial" role="status">
            <Markdown text={answer.aiResponse} />
            {answer.choices !== undefined && (
              <p className="small muted">{answer.choices.map(({ title }) => title).join(" · ")}</p>
            )}
            <p className="tiny muted" style={{ paddingTop: 8 }}>
              {answer.answered ? (
                <>
                  <Icon name="link-2" /> {inbox.sure(percent)}
                  {places.length > 0 && ` · ${[...new Set(places)].join(", ")}`}
                </>
              ) : (
                <span className="chip bad">{answer.choices === undefined ? texts.declined : texts.asksBack}</span>
              )}
            </p>
          </div>
        )}
      </form>
    </Card>
  );
}
