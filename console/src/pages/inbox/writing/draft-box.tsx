import type { Message } from "@parley/client";
import { useMutation } from "@tanstack/react-query";
import { type Ref, useEffect, useImperativeHandle } from "react";
import { Icon } from "../../../parts/icon.tsx";
import { IconButton } from "../../../parts/icon-button.tsx";
import { Markdown } from "../../../parts/markdown.tsx";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";

export type DraftHandle = { ask: () => void; text: () => string | undefined; drop: () => void };
type Props = { ref: Ref<DraftHandle>; conversationId: string; last: Message | undefined; take: (text: string) => void };

/** Shows what the assistant would answer, above the field: Tab takes it into the field, where it can be changed. */
export function DraftBox({ ref, conversationId, last, take }: Props) {
  const { inboxTools: texts, inbox } = useTexts();
  const draft = useMutation({ mutationFn: () => parley.conversations.draft(conversationId) });
  const { data, reset } = draft;
  const isAsked = last?.author === "contact";
  // A draft answers the person's last word, and nothing that came after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another last message makes the draft old.
  useEffect(reset, [last?.id]);
  useImperativeHandle(ref, () => ({
    ask: () => isAsked && draft.mutate(),
    text: () => (data?.answered === true ? data.text : undefined),
    drop: reset,
  }));
  if (!isAsked) return null;
  if (draft.isError) return <ProblemNotice error={draft.error} again={() => draft.mutate()} />;
  if (draft.isPending)
    return <div className="draft skeleton" role="status" aria-label={texts.drafting} style={{ height: 72 }} />;
  if (data === undefined)
    return (
      <button type="button" className="button quiet suggest" aria-keyshortcuts="d" onClick={() => draft.mutate()}>
        <Icon name="sparkles" /> {texts.suggest} <kbd>D</kbd>
      </button>
    );
  const cited = [...new Set(data.citations.flatMap(({ title }) => title ?? []))];
  return (
    <section className="draft" aria-label={texts.draft}>
      <header className="row">
        <Icon name="sparkles" />
        <span className="small strong grow">{data.answered ? texts.draft : texts.noDraft}</span>
        <IconButton icon="x" label={texts.dropDraft} onClick={reset} />
      </header>
      {data.answered && (
        <>
          <div className="words">
            <Markdown text={data.text} />
          </div>
          <footer className="row">
            <span className="tiny faint grow cut">{cited.length > 0 && `${inbox.from} ${cited.join(", ")}`}</span>
            <button
              type="button"
              className="button"
              onClick={() => {
                take(data.text);
                reset();
              }}
            >
              {texts.takeDraft} <kbd>Tab</kbd>
            </button>
          </footer>
        </>
      )}
    </section>
  );
}
