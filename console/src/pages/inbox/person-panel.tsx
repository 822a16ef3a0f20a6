import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../parts/avatar.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Moment } from "../../parts/moment.tsx";
import { personName } from "../../parts/person-name.ts";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { conversationQuery, messagesQuery, pageOf } from "./inbox-queries.ts";
import { WhyAnswer } from "./why-answer.tsx";

/** Shows who the person is, as far as anybody knows, and why the last answer was given. */
export function PersonPanel({ conversationId, hide }: { conversationId: string; hide: () => void }) {
  const { inbox: texts } = useTexts();
  const language = useLocale();
  const { data: conversation } = useQuery(conversationQuery(conversationId));
  const { data: messages } = useQuery(messagesQuery(conversationId));
  const contactId = conversation?.contact?.id;
  const { data: contact } = useQuery({
    queryKey: ["contact", contactId],
    queryFn: () => parley.contacts.get(contactId ?? ""),
    enabled: contactId !== undefined,
  });
  const userId = conversation?.userId ?? undefined;
  const { data: others } = useQuery({
    queryKey: ["conversations", "of-user", userId],
    queryFn: () => parley.conversations.list({ ...(userId === undefined ? {} : { userId }), limit: 6 }).page(),
    enabled: userId !== undefined,
  });
  if (conversation === undefined) return <aside className="person" aria-label={texts.details} />;
  const name = personName(conversation, texts.visitor);
  const page = pageOf(conversation);
  const answer = messages?.findLast(({ author, status }) => author === "assistant" && status !== "pending");
  const facts: [string, string | null | undefined][] = [
    [texts.email, contact?.email],
    [texts.phone, contact?.phone],
    [texts.company, contact?.company],
    [
      texts.user,
      userId === undefined ? undefined : `${userId}${conversation.userVerified ? ` (${texts.proved})` : ""}`,
    ],
    [texts.page, page],
    [
      texts.since,
      new Date(contact?.createdAt ?? conversation.createdAt).toLocaleDateString(language, { dateStyle: "medium" }),
    ],
    [texts.tags, contact?.tags.join(", ")],
  ];
  const talks = (others?.data ?? []).filter(({ id }) => id !== conversation.id);
  return (
    <aside className="person" aria-label={texts.details}>
      <header className="row">
        <Avatar name={name} large />
        <div className="grow">
          <h2 className="cut">{name}</h2>
          {contact?.email != null && <p className="small muted cut">{contact.email}</p>}
        </div>
        <button type="button" className="button quiet square hide" aria-label={texts.back} onClick={hide}>
          <Icon name="x" />
        </button>
      </header>
      <section>
        <h3>{texts.person}</h3>
        <dl className="facts">
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        {contact === undefined && userId === undefined && <p className="small faint">{texts.unknownPerson}</p>}
      </section>
      <section>
        <h3>{texts.lastWhy}</h3>
        {answer === undefined ? (
          <p className="small faint">{texts.noAnswerYet}</p>
        ) : (
          <div className="card pad">
            <WhyAnswer messageId={answer.id} isShort />
          </div>
        )}
      </section>
      {talks.length > 0 && (
        <section>
          <h3>{texts.earlierTalks}</h3>
          <ul className="stack tight">
            {talks.map(({ id, lastMessage, createdAt }) => (
              <li key={id}>
                <Link
                  className="card pad earlier"
                  to="/inbox/$conversationId"
                  params={{ conversationId: id }}
                  search={{ show: "open" }}
                >
                  <span className="cut">{lastMessage?.text ?? "…"}</span>
                  <span className="tiny faint">
                    <Moment at={createdAt} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
