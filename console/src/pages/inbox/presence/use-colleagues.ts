import { useEffect, useState } from "react";
import { onEvent } from "../../../session/follow-workspace.ts";
import { parley, useSession } from "../../../session/session.ts";
import { useMembers } from "../../../session/use-members.ts";
import { useTexts } from "../../../texts/texts.ts";

/** The others are told again so often, and forget after a while without it. */
const [repeatMs, forgottenMs, checkMs, typingMs] = [20_000, 45_000, 5_000, 8_000];

type Colleague = { id: string; name: string; isTyping: boolean };
type Seen = { name: string | null; seenAt: number; typedAt: number };

/** Tells the team that the person looks at this conversation, and gives who else does, and who of them types. */
export function useColleagues(conversationId: string | undefined): Colleague[] {
  const session = useSession();
  const me = session.kind === "signed-in" ? session.user.id : "";
  const [seen, setSeen] = useState<ReadonlyMap<string, Seen>>(new Map());
  const { nameOf } = useMembers();
  const { inbox } = useTexts();

  useEffect(() => {
    if (conversationId === undefined) return undefined;
    const say = (isViewing: boolean) =>
      void parley.conversations.viewing(conversationId, { isViewing }).catch(() => undefined);
    const look = () => say(!document.hidden);
    const known = new Map<string, Seen>();
    const show = () => setSeen(new Map(known));
    const stop = onEvent(({ type, data }) => {
      const { conversationId: where, who, isViewing, isTyping } = data as Record<string, unknown>;
      const { kind, id, name = null } = (who ?? {}) as { kind?: string; id?: string; name?: string | null };
      if ((type !== "viewing" && type !== "typing") || where !== conversationId) return;
      if (kind !== "member" || id === undefined || id === me) return;
      const now = Date.now();
      const former = known.get(id);
      if (type === "viewing" && isViewing === false) known.delete(id);
      else {
        const typedAt = type === "typing" ? (isTyping === true ? now : 0) : (former?.typedAt ?? 0);
        known.set(id, { name, seenAt: now, typedAt });
        // A colleague who has just come learns at once that this person is here, too.
        if (former === undefined) look();
      }
      show();
    });
    look();
    const telling = setInterval(look, repeatMs);
    const checking = setInterval(() => {
      for (const [id, { seenAt }] of known) if (Date.now() - seenAt > forgottenMs) known.delete(id);
      show();
    }, checkMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      stop();
      clearInterval(telling);
      clearInterval(checking);
      document.removeEventListener("visibilitychange", look);
      say(false);
    };
  }, [conversationId, me]);

  return [...seen].map(([id, { name, typedAt }]) => {
    // An agent may not list the members: the colleague's own name comes with the news.
    return { id, name: nameOf(id, name) ?? inbox.colleague, isTyping: Date.now() - typedAt < typingMs };
  });
}
