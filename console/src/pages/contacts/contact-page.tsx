import "../../styles/people.css";
import "./contacts.css";
import { ParleyProblem } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { Avatar } from "../../parts/avatar.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Icon } from "../../parts/icon.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { ConsentPart } from "./consent-part.tsx";
import { ContactDeeds } from "./contact-deeds.tsx";
import { contactName } from "./contact-name.ts";
import { DetailsPart } from "./details-part.tsx";
import { HistoryPart } from "./history-part.tsx";

/** Shows one person: what is known, what was said and agreed to, and what can be done about it. */
export function ContactPage() {
  const { contacts: texts } = useTexts();
  const locale = useLocale();
  const { contactId } = useParams({ from: "/frame/contacts/$contactId" });
  const [isEdited, setEdited] = useState(false);
  const found = useQuery({ queryKey: ["contact", contactId], queryFn: () => parley.contacts.get(contactId) });
  const contact = found.data;
  const name = contact === undefined ? "" : contactName(contact, texts.nobody);
  const isGone = found.error instanceof ParleyProblem && found.error.status === 404;
  return (
    <main className="page contact">
      <Link to="/contacts" className="link small back">
        <Icon name="chevron-left" />
        {texts.back}
      </Link>
      {found.isPending && <div className="skeleton" style={{ height: 240 }} />}
      {isGone && (
        <div>
          <h1 className="hidden">{texts.gone}</h1>
          <EmptyState icon="user-round" title={texts.gone} text={texts.goneText} />
        </div>
      )}
      {found.isError && !isGone && <ProblemNotice error={found.error} again={() => void found.refetch()} />}
      {contact !== undefined && !isGone && (
        <>
          <div className="top">
            <Avatar name={name} large />
            <div className="grow">
              <h1 className="cut">{name}</h1>
              <p className="row small">
                <span>
                  {texts.came} {new Date(contact.createdAt).toLocaleDateString(locale, { dateStyle: "medium" })} ·{" "}
                  {texts.origins[contact.origin]}
                </span>
                {contact.blocked && <span className="chip bad">{texts.blocked}</span>}
              </p>
            </div>
            <ContactDeeds contact={contact} name={name} />
          </div>
          <div className="sides">
            <DetailsPart contact={contact} isEdited={isEdited} edit={setEdited} />
            <div className="stack">
              <ConsentPart contact={contact} />
              <HistoryPart contactId={contact.id} />
            </div>
          </div>
        </>
      )}
    </main>
  );
}
