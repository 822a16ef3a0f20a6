import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { Facts } from "../../parts/cards/facts.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { Moment } from "../../parts/moment.tsx";
import { personName } from "../../parts/person-name.ts";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { AttachmentView } from "./attachments.tsx";
import { conversationQuery, messagesQuery, pageOf, sayAddress } from "./inbox-queries.ts";
import { OtherTalks } from "./person/other-talks.tsx";
import { PersonConsent } from "./person/person-consent.tsx";
import { LabelChip } from "./sorting/label-menu.tsx";
import { WhyAnswer } from "./why-answer.tsx";

/** These parts of the context stand elsewhere on the panel. */
const shownElsewhere = new Set(["name", "page", "url"]);

/** Shows who the person is, as far as anybody knows, and why the last answer was given. */
export function PersonPanel({ conversationId, hide }: { conversationId: string; hide: () => void }) {
  const { inbox: texts, inboxTools, leads: leadTexts } = useTexts();
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
  const { data: leads } = useQuery({
    queryKey: ["leads", "of-contact", contactId],
    queryFn: () => parley.leads.list({ ...(contactId === undefined ? {} : { contactId }), limit: 5 }).page(),
    enabled: contactId !== undefined,
  });
  if (conversation === undefined) return <aside className="person" aria-label={texts.details} />;
  const name = personName(conversation, texts.visitor);
  const page = pageOf(conversation);
  const isNamed = typeof conversation.context.name === "string";
  const answer = messages?.findLast(({ author, status }) => author === "assistant" && status !== "pending");
  const facts: [string, ReactNode][] = [
    [texts.email, contact?.email],
    [texts.phone, contact?.phone],
    [texts.company, contact?.company],
    [
      texts.user,
      userId === undefined ? undefined : `${userId}${conversation.userVerified ? ` (${texts.proved})` : ""}`,
    ],
    [texts.page, page === undefined ? undefined : <PageLink key={page} page={page} />],
    [
      texts.since,
      new Date(contact?.createdAt ?? conversation.createdAt).toLocaleDateString(language, { dateStyle: "medium" }),
    ],
    [texts.tags, contact?.tags.join(", ")],
  ];
  const files = messages?.flatMap(({ attachments = [] }) => attachments) ?? [];
  const told = Object.entries(conversation.context).filter(([key]) => !shownElsewhere.has(key));
  const named: Record<string, string> = { email: texts.email, phone: texts.phone, company: texts.company };
  return (
    <aside className="person" aria-label={texts.details}>
      <header className="row">
        <Avatar name={name} large />
        <div className="grow">
          <h2 className="cut">{name}</h2>
          {contact?.email != null && <p className="small muted cut">{contact.email}</p>}
        </div>
        <IconButton icon="x" label={texts.back} className="hide" onClick={hide} />
      </header>
      {(conversation.labels?.length ?? 0) > 0 && (
        <section>
          <h3>{inboxTools.labels}</h3>
          <p className="row labels">
            {conversation.labels?.map((label) => (
              <LabelChip key={label.id} label={label} />
            ))}
          </p>
        </section>
      )}
      <section>
        <h3>{texts.person}</h3>
        <Facts facts={facts} />
        {contact !== undefined && (
          <p>
            <Link className="link small" to="/contacts/$contactId" params={{ contactId: contact.id }}>
              {leadTexts.openContact}
            </Link>
          </p>
        )}
        {contact === undefined && userId === undefined && !isNamed && (
          <p className="small faint">{texts.unknownPerson}</p>
        )}
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
      {contact !== undefined && leads !== undefined && <PersonConsent contact={contact} leads={leads.data} />}
      {leads !== undefined && leads.data.length > 0 && (
        <section>
          <h3>{inboxTools.leads}</h3>
          <ul className="stack tight">
            {leads.data.map(({ id, message, createdAt }) => (
              <li key={id}>
                <Link className="card pad earlier" to="/leads" search={{ lead: id }}>
                  <span className="cut">{message === null || message === "" ? inboxTools.leads : message}</span>
                  <span className="tiny faint">
                    <Moment at={createdAt} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {files.length > 0 && (
        <section>
          <h3>{inboxTools.files}</h3>
          <ul className="stack tight">
            {files.map(({ preview: _, ...attachment }) => (
              <li key={attachment.attachmentId}>
                <AttachmentView conversationId={conversationId} attachment={attachment} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {told.length > 0 && (
        <section>
          <h3>{inboxTools.context}</h3>
          <Facts facts={told.map(([key, value]) => [named[key] ?? key, sayValue(value)])} />
        </section>
      )}
      <OtherTalks conversation={conversation} />
    </aside>
  );
}

/** Leads to the page, where it is one of the web. */
function PageLink({ page }: { page: string }) {
  if (!/^https?:\/\//.test(page)) return page;
  return (
    <a className="link" href={page} target="_blank" rel="noreferrer">
      {sayAddress(page)}
    </a>
  );
}

/** Says what a page told of a person: of a thing with parts each part by its name. */
function sayValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(sayValue).join(", ");
  if (typeof value !== "object" || value === null) return String(value ?? "–");
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${sayValue(part)}`)
    .join(", ");
}
