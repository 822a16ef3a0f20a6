import { useMutation } from "@tanstack/react-query";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { Icon } from "../../parts/icon.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

type Mode = "answer" | "note";
export type ComposerHandle = { write: (mode: Mode) => void };
type Props = {
  ref: Ref<ComposerHandle>;
  conversationId: string;
  isTaken: boolean;
  takeOver: () => void;
  handBack: () => void;
  renew: () => Promise<unknown>;
};

/** The server takes a typing for ended after some seconds. */
const typingEveryMs = 3_000;

type Draft = { text: string; key: string };

function newDraft(text: string): Draft {
  return { text, key: crypto.randomUUID() };
}

function readDraft(kept: string): Draft {
  try {
    const { text, key } = JSON.parse(localStorage.getItem(kept) ?? "{}");
    if (typeof text === "string" && typeof key === "string") return { text, key };
  } catch {
    // Another program wrote there.
  }
  return newDraft("");
}

/** Takes an answer or a note. What is typed stays in the browser until the server has it. */
export function Composer({ ref, conversationId, isTaken, takeOver, handBack, renew }: Props) {
  const { inbox: texts } = useTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const typedAt = useRef(0);
  const kept = `parley-draft:${conversationId}`;
  const [mode, setMode] = useState<Mode>("answer");
  // The same words keep their key, also over a reload: a message whose answer was lost is stored once.
  const [{ text, key }, setDraft] = useState(() => readDraft(kept));

  useImperativeHandle(ref, () => ({
    write(wanted) {
      setMode(wanted);
      area.current?.focus();
    },
  }));
  useEffect(() => {
    if (text === "") localStorage.removeItem(kept);
    else localStorage.setItem(kept, JSON.stringify({ text, key }));
  }, [text, key, kept]);

  const send = useMutation({
    mutationFn: (sent: string) =>
      parley.conversations.write(
        conversationId,
        { text: sent, ...(mode === "note" ? { isNote: true } : {}) },
        { idempotencyKey: `${mode}-${key}` },
      ),
    async onSuccess(_, sent) {
      setDraft((now) => (now.text === sent ? newDraft("") : now));
      await renew();
    },
  });
  const submit = () => {
    if (text.trim() !== "" && !send.isPending) send.mutate(text);
  };
  const type = (typed: string) => {
    setDraft(newDraft(typed));
    if (mode === "note" || Date.now() - typedAt.current < typingEveryMs) return;
    typedAt.current = Date.now();
    void parley.conversations.typing(conversationId, { isTyping: true }).catch(() => undefined);
  };
  const isNote = mode === "note";
  return (
    <div className={`composer${isNote ? " as-note" : ""}`}>
      {send.isError && <ProblemNotice error={send.error} again={submit} />}
      <div className="box">
        <textarea
          ref={area}
          aria-label={isNote ? texts.noteField : texts.field}
          placeholder={isNote ? texts.placeholderNote : isTaken ? texts.placeholderMine : texts.placeholder}
          value={text}
          rows={Math.min(10, Math.max(2, text.split("\n").length))}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") event.currentTarget.blur();
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            if (event.ctrlKey || event.metaKey) submit();
            else return;
            event.preventDefault();
          }}
        />
        <div className="tools">
          <div className="modes">
            <button type="button" aria-pressed={!isNote} onClick={() => setMode("answer")}>
              {texts.answerMode}
            </button>
            <button type="button" aria-pressed={isNote} title={texts.noteHint} onClick={() => setMode("note")}>
              <Icon name="sticky-note" /> {texts.note}
            </button>
          </div>
          <span className="grow tiny faint cut hint">{isNote ? texts.noteHint : texts.markdown}</span>
          {!isNote && (
            <button type="button" className="button quiet" onClick={isTaken ? handBack : takeOver}>
              {isTaken ? texts.handBack : texts.takeOver}
            </button>
          )}
          <button
            type="button"
            className="button primary"
            aria-disabled={text.trim() === "" || send.isPending}
            onClick={submit}
          >
            {send.isPending ? texts.sending : isNote ? texts.saveNote : texts.send}
            <kbd>Ctrl Enter</kbd>
          </button>
        </div>
      </div>
    </div>
  );
}
