import type { Conversation } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState } from "../../../parts/empty-state.tsx";
import { ReplyForm, type SavedReply } from "../../../parts/forms/reply-form.tsx";
import { Icon } from "../../../parts/icon.tsx";
import { IconButton } from "../../../parts/icon-button.tsx";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { parley, useSession } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { savedRepliesQuery } from "../inbox-queries.ts";

/** More do not fit above the field. */
const mostShown = 6;

/** Finds the saved replies whose shortcut or title fits what was typed after the `/`. */
export function useFittingReplies(typed: string | undefined): SavedReply[] {
  const replies = useQuery({ ...savedRepliesQuery, enabled: typed !== undefined });
  if (typed === undefined) return [];
  const wanted = typed.toLowerCase();
  const fits = ({ title, shortcut }: SavedReply) =>
    (shortcut ?? "").toLowerCase().startsWith(wanted) || title.toLowerCase().includes(wanted);
  return (replies.data ?? []).filter(fits).slice(0, mostShown);
}

/** Puts values in place of the variables of a saved reply. One that is not known becomes nothing. */
export function useFillIn(conversation: Conversation | undefined): (text: string) => string {
  const session = useSession();
  return (text) => {
    const told = conversation?.context.name;
    const name = conversation?.contact?.name ?? (typeof told === "string" ? told : "");
    const values: Record<string, string> = {
      name,
      firstName: name.split(" ")[0] ?? "",
      memberName: session.kind === "signed-in" ? (session.user.name ?? "") : "",
      workspaceName: session.kind === "signed-in" ? session.workspace.name : "",
    };
    const filled = text.replaceAll(/( ?)\{\{\s*(\w+)\s*\}\}/g, (whole, blank: string, key: string) => {
      if (!Object.hasOwn(values, key)) return whole;
      return values[key] === "" ? "" : `${blank}${values[key]}`;
    });
    return filled;
  };
}

type ListProps = { replies: readonly SavedReply[]; at: number; take: (reply: SavedReply) => void; id: string };

/** Shows the saved replies that fit, above the field; the arrows and Enter choose there. */
export function ReplyList({ replies, at, take, id }: ListProps) {
  const { inboxTools: texts } = useTexts();
  return (
    <div className="reply-list" id={id} role="listbox" aria-label={texts.savedReplies}>
      {replies.map((reply, index) => (
        <div
          key={reply.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          onMouseDown={(event) => {
            event.preventDefault();
            take(reply);
          }}
        >
          <span className="strong">{reply.title}</span>
          {reply.shortcut !== null && <kbd>/{reply.shortcut}</kbd>}
          <span className="small muted cut">{reply.text}</span>
        </div>
      ))}
    </div>
  );
}

type SheetProps = { close: () => void; insert: (text: string) => void; draft: string };

/** Shows all saved replies, to insert, change and delete them, and saves what is in the field as another. */
export function SavedRepliesSheet({ close, insert, draft }: SheetProps) {
  const { inboxTools: texts } = useTexts();
  const replies = useQuery(savedRepliesQuery);
  const [edited, setEdited] = useState<SavedReply | "new" | undefined>();
  if (edited !== undefined) {
    const reply = edited === "new" ? { id: "", title: "", text: draft, shortcut: null } : edited;
    return (
      <Sheet title={edited === "new" ? texts.newReply : texts.changeReply} close={close}>
        <ReplyForm key={reply.id} reply={reply} calls={parley.savedReplies} done={() => setEdited(undefined)} />
      </Sheet>
    );
  }
  return (
    <Sheet title={texts.savedReplies} close={close}>
      <div className="stack">
        <p className="muted">{texts.savedRepliesText}</p>
        {replies.isError && <ProblemNotice error={replies.error} again={() => void replies.refetch()} />}
        {replies.isSuccess && replies.data.length === 0 && (
          <EmptyState icon="message-square-text" title={texts.noReplies} text={texts.noRepliesText} />
        )}
        <ul className="kept-replies">
          {replies.data?.map((reply) => (
            <li key={reply.id} className="row">
              <button
                type="button"
                className="grow"
                onClick={() => {
                  insert(reply.text);
                  close();
                }}
              >
                <span className="strong">{reply.title}</span>
                {reply.shortcut !== null && <kbd>/{reply.shortcut}</kbd>}
                <span className="small muted cut">{reply.text}</span>
              </button>
              <IconButton icon="pencil" label={texts.changeNamed(reply.title)} onClick={() => setEdited(reply)} />
            </li>
          ))}
        </ul>
        <div className="row">
          <span className="grow" />
          <button type="button" className="button primary" onClick={() => setEdited("new")}>
            <Icon name="plus" /> {texts.newReply}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
