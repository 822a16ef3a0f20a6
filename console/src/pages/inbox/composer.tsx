import type { Conversation, Message } from "@parley/client";
import { useMutation } from "@tanstack/react-query";
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { browserMemory } from "../../memory/browser-memory.ts";
import type { SavedReply } from "../../parts/forms/reply-form.tsx";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { sendWhenReached } from "../../session/until-reached.ts";
import { useTexts } from "../../texts/texts.ts";
import { DraftBox, type DraftHandle } from "./writing/draft-box.tsx";
import { ReplyList, SavedRepliesSheet, useFillIn, useFittingReplies } from "./writing/saved-replies.tsx";

/** These are the kinds of files that a conversation takes. */
const attachable = "image/png,image/jpeg,image/webp,image/gif,application/pdf";

type Mode = "answer" | "note";
export type ComposerHandle = { write: (mode: Mode) => void; draft: () => void };
type Props = {
  ref: Ref<ComposerHandle>;
  conversationId: string;
  conversation: Conversation | undefined;
  last: Message | undefined;
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

function readDraft(kept: string): Draft & { mode: Mode } {
  try {
    const { text, key, mode } = JSON.parse(browserMemory.read(kept) ?? "{}");
    if (typeof text === "string" && typeof key === "string")
      return { text, key, mode: mode === "note" ? "note" : "answer" };
  } catch {
    // Another program wrote there.
  }
  return { ...newDraft(""), mode: "answer" };
}

/** Takes an answer or a note. What is typed stays in the browser until the server has it. */
export function Composer({ ref, conversationId, conversation, last, isTaken, takeOver, handBack, renew }: Props) {
  const { inbox: texts, inboxTools } = useTexts();
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const typedAt = useRef(0);
  const kept = `parley-draft:${conversationId}`;
  const [found] = useState(() => readDraft(kept));
  // A note stays a note, also over a reload: the visitor must not get what colleagues alone may read.
  const [mode, setMode] = useState(found.mode);
  // The same words keep their key, also over a reload: a message whose answer was lost is stored once.
  const [{ text, key }, setDraft] = useState<Draft>({ text: found.text, key: found.key });

  useImperativeHandle(ref, () => ({
    write(wanted) {
      setMode(wanted);
      area.current?.focus();
    },
    draft: () => draft.current?.ask(),
  }));
  useEffect(() => {
    if (text === "") browserMemory.forget(kept);
    else browserMemory.keep(kept, JSON.stringify({ text, key, mode }));
  }, [text, key, mode, kept]);

  // A draft that was changed since is not sent any more. Another conversation may be opened meanwhile.
  const sending = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft and its mode are what the sending is of.
  useEffect(() => sending.current?.abort(), [key, mode]);

  const send = useMutation({
    mutationFn(sent: Draft & { mode: Mode }) {
      const body = { text: sent.text, ...(sent.mode === "note" && { isNote: true }) };
      const call = { idempotencyKey: `${sent.mode}-${sent.key}` };
      sending.current = new AbortController();
      return sendWhenReached(
        (signal) => parley.conversations.write(conversationId, body, { ...call, signal }),
        sending.current.signal,
      );
    },
    async onSuccess(message, sent) {
      if (message !== undefined) {
        if (readDraft(kept).key === sent.key) browserMemory.forget(kept);
        setDraft((now) => (now.key === sent.key ? newDraft("") : now));
      }
      await renew();
    },
  });
  const submit = () => {
    if (text.trim() !== "" && !send.isPending) send.mutate({ text, key, mode });
  };
  const type = (typed: string) => {
    setDraft(newDraft(typed));
    if (mode === "note" || Date.now() - typedAt.current < typingEveryMs) return;
    typedAt.current = Date.now();
    void parley.conversations.typing(conversationId, { isTyping: true }).catch(() => undefined);
  };
  const isNote = mode === "note";
  const draft = useRef<DraftHandle>(null);
  const fillIn = useFillIn(conversation);
  const [at, setAt] = useState(0);
  const [isListClosed, setListClosed] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const slashed = /(?:^|\s)\/([\p{L}\p{N}_-]*)$/u.exec(text);
  const fitting = useFittingReplies(isListClosed ? undefined : slashed?.[1]);
  const insert = (words: string) => {
    type(`${text.slice(0, slashed === null ? text.length : text.lastIndexOf("/"))}${fillIn(words)}`);
    area.current?.focus();
  };
  const takeReply = (reply: SavedReply | undefined) => reply !== undefined && insert(reply.text);
  const chooser = useRef<HTMLInputElement>(null);
  const attach = useAttach(conversationId, renew);
  const attachAll = (files: FileList | null | undefined) => {
    if (files != null && files.length > 0 && !attach.isPending) attach.mutate([...files]);
  };
  const takeDraft = (words: string) => {
    setDraft(newDraft(words));
    area.current?.focus();
  };
  /** Gives the keys that mean something else while a list or a draft is open. */
  const pressSpecial = (key: string): boolean => {
    const chosen = fitting[Math.min(at, fitting.length - 1)];
    if (chosen !== undefined) {
      if (key === "ArrowDown" || key === "ArrowUp") {
        setAt((now) => (now + (key === "ArrowDown" ? 1 : fitting.length - 1)) % fitting.length);
        return true;
      }
      if (key === "Enter" || key === "Tab") return takeReply(chosen) !== false;
      if (key === "Escape") {
        setListClosed(true);
        return true;
      }
    }
    const drafted = draft.current?.text();
    if (key !== "Tab" || drafted === undefined || text !== "" || isNote) return false;
    takeDraft(drafted);
    draft.current?.drop();
    return true;
  };
  return (
    <div className={`composer${isNote ? " as-note" : ""}`}>
      {send.isError && <ProblemNotice error={send.error} again={submit} />}
      {attach.isError && <ProblemNotice error={attach.error} />}
      {!isNote && <DraftBox ref={draft} {...{ conversationId, last }} take={takeDraft} />}
      {fitting.length > 0 && (
        <ReplyList id={listId} replies={fitting} at={Math.min(at, fitting.length - 1)} take={takeReply} />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped here, or chosen by the button. */}
      <div
        className="box"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          attachAll(event.dataTransfer.files);
        }}
      >
        <textarea
          ref={area}
          aria-label={isNote ? texts.noteField : texts.field}
          placeholder={isNote ? texts.placeholderNote : isTaken ? texts.placeholderMine : texts.placeholder}
          value={text}
          aria-controls={fitting.length > 0 ? listId : undefined}
          aria-activedescendant={fitting.length > 0 ? `${listId}-${Math.min(at, fitting.length - 1)}` : undefined}
          onPaste={(event) => attachAll(event.clipboardData.files)}
          rows={Math.min(10, Math.max(2, text.split("\n").length))}
          onChange={({ target }) => {
            setListClosed(false);
            setAt(0);
            type(target.value);
          }}
          onKeyDown={(event) => {
            const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
            if (isPlain && pressSpecial(event.key)) {
              event.preventDefault();
              return;
            }
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
          <IconButton
            icon="message-square-text"
            label={inboxTools.savedReplies}
            title={inboxTools.savedRepliesHint}
            onClick={() => setManaging(true)}
          />
          {!isNote && (
            <>
              <IconButton
                icon="paperclip"
                label={inboxTools.attach}
                aria-disabled={attach.isPending}
                onClick={() => !attach.isPending && chooser.current?.click()}
              />
              <input
                ref={chooser}
                type="file"
                className="hidden"
                tabIndex={-1}
                aria-label={inboxTools.chooseFile}
                accept={attachable}
                multiple
                onChange={({ target }) => {
                  attachAll(target.files);
                  target.value = "";
                }}
              />
            </>
          )}
          <span className={`grow tiny faint cut hint${attach.isPending ? " busy" : ""}`}>
            {attach.isPending ? inboxTools.sendingFile : isNote ? texts.noteHint : texts.markdown}
          </span>
          <span className="row ends">
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
          </span>
        </div>
      </div>
      {isManaging && <SavedRepliesSheet close={() => setManaging(false)} insert={insert} draft={text} />}
    </div>
  );
}

/** Sends files in the conversation, one after another. Each is a message of its own. */
function useAttach(conversationId: string, renew: () => Promise<unknown>) {
  return useMutation({
    async mutationFn(files: readonly File[]) {
      for (const file of files) await parley.conversations.attachments(conversationId, { file });
    },
    onSettled: renew,
  });
}
