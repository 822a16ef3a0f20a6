import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { ReplyForm, type SavedReply } from "../../parts/forms/reply-form.tsx";
import { SearchField } from "../../parts/forms/search-field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

const empty: SavedReply = { id: "", title: "", text: "", shortcut: null };
/** Fewer are seen at one look. */
const worthSearching = 8;

/** Lists what the team writes often, to find, change and delete it; the inbox inserts it. */
export function RepliesPart() {
  const { inboxTools: texts } = useTexts();
  const [wanted, setWanted] = useState("");
  const [edited, setEdited] = useState<SavedReply | undefined>();
  const replies = useQuery({
    queryKey: ["saved-replies", "all"],
    async queryFn() {
      const found: SavedReply[] = [];
      for await (const { data } of parley.savedReplies.list({ limit: 100 }).pages()) found.push(...data);
      return found.sort((one, other) => one.title.localeCompare(other.title));
    },
  });
  const words = wanted.trim().toLowerCase();
  const fits = ({ title, text, shortcut }: SavedReply) =>
    [title, text, shortcut ?? ""].some((each) => each.toLowerCase().includes(words));
  const shown = (replies.data ?? []).filter(fits);
  return (
    <Card
      title={texts.savedReplies}
      aside={
        <button type="button" className="button primary" onClick={() => setEdited(empty)}>
          <Icon name="plus" /> {texts.newReply}
        </button>
      }
    >
      <div className="pad stack">
        <p className="small muted">
          {texts.savedRepliesText} {texts.variablesHint}
        </p>
        {(replies.data?.length ?? 0) >= worthSearching && (
          <SearchField label={texts.findReply} value={wanted} change={setWanted} />
        )}
      </div>
      <Waiting read={replies} height={120} />
      {replies.data?.length === 0 && (
        <EmptyState icon="message-square-text" title={texts.noReplies} text={texts.noRepliesText} />
      )}
      {(replies.data?.length ?? 0) > 0 && shown.length === 0 && (
        <p className="pad small faint" role="status">
          {texts.nothingFits}
        </p>
      )}
      <ul>
        {shown.map((reply) => (
          <li key={reply.id}>
            <div className="grow">
              <p className="row">
                <span className="strong cut">{reply.title}</span>
                {reply.shortcut !== null && <kbd>/{reply.shortcut}</kbd>}
              </p>
              <p className="small muted cut">{reply.text}</p>
            </div>
            <IconButton icon="pencil" label={texts.changeNamed(reply.title)} onClick={() => setEdited(reply)} />
          </li>
        ))}
      </ul>
      {edited !== undefined && (
        <Sheet title={edited.id === "" ? texts.newReply : texts.changeReply} close={() => setEdited(undefined)}>
          <ReplyForm reply={edited} calls={parley.savedReplies} done={() => setEdited(undefined)} />
        </Sheet>
      )}
    </Card>
  );
}
