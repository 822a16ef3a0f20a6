import { ParleyProblem } from "@parley/client";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { tell } from "../../parts/notes.tsx";
import { personName } from "../../parts/person-name.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { onEvent } from "../../session/follow-workspace.ts";
import { parley, useSession } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { AssignMenu } from "./assign-menu.tsx";
import { Composer, type ComposerHandle } from "./composer.tsx";
import { conversationQuery, messagesQuery, pageOf, sayAddress } from "./inbox-queries.ts";
import { MessageRow } from "./message-row.tsx";
import { useColleagues } from "./presence/use-colleagues.ts";
import { LabelMenu } from "./sorting/label-menu.tsx";
import { MoreMenu } from "./sorting/more-menu.tsx";
import { SnoozeMenu } from "./sorting/snooze-menu.tsx";

type Props = {
  conversationId: string;
  composer: RefObject<ComposerHandle | null>;
  fault: unknown;
  assign: (assigneeId: string | null) => void;
  close: () => void;
  leave: () => void;
  togglePerson: () => void;
  renew: () => Promise<unknown>;
};

/** A page that hears nothing of the typing for so long takes it for ended. */
const typingMs = 8_000;
/** Within this distance of the end, in pixels, a reader is at the end. */
const nearEnd = 80;

/** Shows one conversation as it happens, and the field for an answer. */
export function Talk({ conversationId, composer, fault, assign, close, leave, togglePerson, renew }: Props) {
  const { inbox: texts, inboxTools, contacts } = useTexts();
  const language = useLocale();
  const session = useSession();
  const conversation = useQuery(conversationQuery(conversationId));
  const messages = useQuery(messagesQuery(conversationId));
  const contactId = conversation.data?.contact?.id;
  const { data: contact } = useQuery({
    queryKey: ["contact", contactId],
    queryFn: () => parley.contacts.get(contactId ?? ""),
    enabled: contactId !== undefined,
  });
  const log = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isTyping = useTyping(conversation.data?.id);
  const last = messages.data?.at(-1);
  const colleagues = useColleagues(conversation.data?.id);

  const seenOf = conversation.data?.seen.team;
  useEffect(() => {
    if (last === undefined || last.id === seenOf || document.hidden || last.status === "pending") return;
    void parley.conversations.putSeen(conversationId, { messageId: last.id }).catch(() => undefined);
  }, [conversationId, last, seenOf]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further message or typing scrolls to the end.
  useLayoutEffect(() => {
    void end.current?.scrollIntoView({ block: "end" });
  }, [last?.id, last?.text, isTyping]);
  useEndInView(log, end);

  const take = useMutation({
    async mutationFn() {
      await parley.conversations.handOver(conversationId);
      if (session.kind === "signed-in")
        await parley.conversations.update(conversationId, { assigneeId: session.user.id });
    },
    onSuccess: () => composer.current?.write("answer"),
    onSettled: renew,
  });
  const giveBack = useMutation({
    mutationFn: () => parley.conversations.handBack(conversationId),
    onSuccess: () => tell(texts.handedBackNote),
    onSettled: renew,
  });

  // While the server is away the conversation stays, with the field in which somebody is writing.
  if (conversation.isError && (conversation.data === undefined || conversation.error instanceof ParleyProblem))
    return (
      <section className="talk">
        <div className="bar">
          <IconButton icon="chevron-left" label={texts.back} className="back" onClick={leave} />
          <ProblemNotice error={conversation.error} again={() => void conversation.refetch()} />
        </div>
      </section>
    );
  const shown = conversation.data;
  const name = shown === undefined ? "…" : personName(shown, texts.visitor);
  const page = shown && pageOf(shown);
  const day = (at: string) =>
    new Date(at).toLocaleDateString(language, { weekday: "long", day: "numeric", month: "long" });
  return (
    <section className="talk" aria-label={name}>
      <header className="bar">
        <IconButton icon="chevron-left" label={texts.back} className="back" onClick={leave} />
        <Avatar name={name} />
        <div className="grow">
          <h2 className="cut">{name}</h2>
          <p className="tiny faint cut" title={page}>
            {shown?.isBlocked && <span className="chip bad">{contacts.blocked}</span>}{" "}
            {isTyping ? texts.typing : (placeOn(page) ?? texts[stateOf(shown?.status)])}
          </p>
        </div>
        {shown !== undefined && (
          <>
            <AssignMenu assignee={shown.assignee} assign={assign} />
            <LabelMenu conversation={shown} renew={renew} />
            <SnoozeMenu conversation={shown} renew={renew} />
            <MoreMenu conversation={shown} name={name} email={contact?.email ?? null} renew={renew} />
          </>
        )}
        <IconButton icon="panel-right" label={texts.details} className="details" onClick={togglePerson} />
        {shown !== undefined && shown.status !== "closed" && (
          <button type="button" className="button" onClick={close}>
            {texts.close} <kbd>E</kbd>
          </button>
        )}
      </header>
      {colleagues.length > 0 && (
        <p className="here small" role="status">
          <Icon name="users" />
          {colleagues
            .map((each) => (each.isTyping ? inboxTools.types(each.name) : inboxTools.isHere(each.name)))
            .join(" · ")}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <div ref={log} className="messages" role="log" aria-label={texts.list} tabIndex={0}>
        {messages.isPending && <TalkSkeleton />}
        {messages.isError && <ProblemNotice error={messages.error} again={() => void messages.refetch()} />}
        {messages.data?.map((message, index) => {
          const isNewDay = day(message.createdAt) !== day(messages.data[index - 1]?.createdAt ?? "");
          return (
            <div key={message.id} className="of-message">
              {isNewDay && <p className="day">{day(message.createdAt)}</p>}
              <MessageRow
                {...{ message, name, conversationId }}
                question={messages.data.findLast(({ id }) => id === message.replyTo)?.text}
                isMine={session.kind === "signed-in" && message.memberId === session.user.id}
              />
            </div>
          );
        })}
        {isTyping && (
          <p className="typing" role="status">
            {name} {texts.typing}
          </p>
        )}
        {shown?.status === "handed-over" && last?.author !== "member" && messages.isSuccess && (
          <p className="line">
            <Icon name="arrow-right" /> {texts.handedOver}
          </p>
        )}
        {shown?.status === "closed" && (
          <p className="line">
            <Icon name="check" /> {texts.closedLine}
          </p>
        )}
        <div ref={end} />
      </div>
      {(fault ?? take.error ?? giveBack.error) != null && (
        <ProblemNotice error={fault ?? take.error ?? giveBack.error} />
      )}
      <Composer
        ref={composer}
        {...{ conversationId, renew, last }}
        conversation={shown}
        isTaken={shown?.status === "handed-over"}
        takeOver={() => take.mutate()}
        handBack={() => giveBack.mutate()}
      />
    </section>
  );
}

function stateOf(status: string | undefined): "answered" | "takenOver" | "isClosed" {
  return status === "closed" ? "isClosed" : status === "handed-over" ? "takenOver" : "answered";
}

/** Keeps the last word in view while what stands below the messages grows, and pictures come. */
function useEndInView(log: RefObject<HTMLElement | null>, end: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = log.current;
    if (shown === null) return undefined;
    let isAtEnd = true;
    const look = () => {
      isAtEnd = shown.scrollHeight - shown.scrollTop - shown.clientHeight < nearEnd;
    };
    const watch = new ResizeObserver(() => isAtEnd && end.current?.scrollIntoView({ block: "end" }));
    watch.observe(shown);
    shown.addEventListener("scroll", look);
    return () => {
      watch.disconnect();
      shown.removeEventListener("scroll", look);
    };
  }, [log, end]);
}

/** Tells whether the person types in this conversation. */
function useTyping(conversationId: string | undefined): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onEvent(({ type, data }) => {
      const { conversationId: where, who, isTyping: now } = data as Record<string, unknown>;
      if (type !== "typing" || where !== conversationId || (who as { kind?: string })?.kind === "member") return;
      clearTimeout(timer);
      setTyping(now === true);
      timer = setTimeout(setTyping, typingMs, false);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [conversationId]);
  return isTyping;
}

function TalkSkeleton() {
  const { loading } = useTexts();
  return (
    <div role="status" aria-label={loading} className="stack">
      {[240, 340, 180].map((width, index) => (
        <span
          key={width}
          className="skeleton pale"
          style={{ width, height: 44, alignSelf: index === 1 ? "flex-end" : "flex-start" }}
        />
      ))}
    </div>
  );
}

/** The page's path says most where there is little room. */
function placeOn(page: string | undefined): string | undefined {
  if (page === undefined) return undefined;
  const address = sayAddress(page);
  const path = address.slice(address.indexOf("/"));
  return address.includes("/") && /^https?:/.test(page) ? path : address;
}
