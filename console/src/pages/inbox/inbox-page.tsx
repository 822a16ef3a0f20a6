import "./inbox.css";
import "./inbox-tools.css";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams, useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { EmptyState } from "../../parts/empty-state.tsx";
import { tell } from "../../parts/notes.tsx";
import { useShortcuts } from "../../parts/use-shortcuts.ts";
import { parley, useSession } from "../../session/session.ts";
import { renewLists } from "../../session/use-long-list.ts";
import { useTexts } from "../../texts/texts.ts";
import type { ComposerHandle } from "./composer.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { conversationQuery, useInboxSearch } from "./inbox-queries.ts";
import { PersonPanel } from "./person-panel.tsx";
import { Talk } from "./talk.tsx";
import { useConversations } from "./use-conversations.ts";

/** Shows the conversations of the workspace: the list, one of them, and the person behind it. */
export function InboxPage() {
  const { inbox: texts } = useTexts();
  const navigate = useNavigate();
  const router = useRouter();
  const queries = useQueryClient();
  const session = useSession();
  const search = useInboxSearch();
  const { conversationId } = useParams({ strict: false });
  const list = useConversations(search);
  const composer = useRef<ComposerHandle>(null);
  const [isPersonShown, setPersonShown] = useState(false);
  const open = useQuery({ ...conversationQuery(conversationId ?? ""), enabled: conversationId !== undefined });
  const me = session.kind === "signed-in" ? session.user.id : "";

  const renew = () =>
    Promise.all([
      renewLists("conversation", conversationId === undefined ? [] : [conversationId]),
      ...["conversations", "conversation"].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    ]);
  // The router would put the list back to where it was before the step.
  const resetScroll = false;
  const go = (id: string | undefined) =>
    id === undefined
      ? navigate({ to: "/inbox", search, resetScroll })
      : navigate({ to: "/inbox/$conversationId", params: { conversationId: id }, search, resetScroll });
  const assign = useMutation({
    mutationFn: (assigneeId: string | null) =>
      parley.conversations.update(conversationId ?? "", {
        assigneeId,
        // A colleague may have taken it in this moment.
        formerAssigneeId: open.data?.assignee?.id ?? null,
      }),
    onSettled: renew,
  });
  const close = useMutation({
    mutationFn: (id: string) => parley.conversations.close(id),
    async onSuccess(_, id) {
      const reopen = () => void parley.conversations.handOver(id).then(renew);
      tell(texts.closedNote, open.data?.status === "handed-over" ? reopen : undefined);
      await renew();
    },
  });

  const step = (by: number) => {
    const ids = list.shown.map(({ id }) => id);
    // A key that is held down comes again before the page of the step before is drawn.
    const at = ids.indexOf(router.latestLocation.pathname.split("/").at(-1) ?? "");
    const next = ids[at === -1 ? (by > 0 ? 0 : ids.length - 1) : at + by];
    if (next !== undefined) void go(next);
  };
  const closeOpen = () => {
    if (conversationId === undefined || open.data?.status === "closed") return;
    const ids = list.shown.map(({ id }) => id);
    const at = ids.indexOf(conversationId);
    close.mutate(conversationId);
    if (search.show !== "closed" && search.show !== "open" && search.q === undefined)
      void go(ids[at + 1] ?? ids[at - 1]);
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    r: () => composer.current?.write("answer"),
    n: () => composer.current?.write("note"),
    d: () => composer.current?.draft(),
    t: () => press("t"),
    z: () => press("z"),
    f: () => document.querySelector<HTMLElement>(".inbox .seek input")?.focus(),
    e: closeOpen,
    a: () => open.data && assign.mutate(open.data.assignee?.id === me ? null : me),
    Escape: () => void go(undefined),
  });

  return (
    <main className={`inbox${conversationId === undefined ? "" : " has-talk"}${isPersonShown ? " has-person" : ""}`}>
      <h1 className="hidden">{texts.title}</h1>
      <ConversationList list={list} search={search} conversationId={conversationId} />
      {conversationId === undefined ? (
        <section className="talk none">
          {list.shown.length > 0 && <EmptyState icon="inbox" title={texts.choose} text={texts.chooseText} />}
        </section>
      ) : (
        <>
          <Talk
            key={conversationId}
            {...{ conversationId, composer }}
            fault={assign.error ?? close.error}
            assign={(id) => assign.mutate(id)}
            close={closeOpen}
            leave={() => void go(undefined)}
            togglePerson={() => setPersonShown(!isPersonShown)}
            renew={renew}
          />
          <PersonPanel
            key={`${conversationId} person`}
            conversationId={conversationId}
            hide={() => setPersonShown(false)}
          />
        </>
      )}
    </main>
  );
}

/** Opens the menu that says to have this key. */
function press(key: string): void {
  document.querySelector<HTMLElement>(`.inbox [aria-keyshortcuts="${key}"]`)?.click();
}
