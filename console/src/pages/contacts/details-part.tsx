import type { Contact, ContactChange } from "@parley/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Card } from "../../parts/cards/card.tsx";
import { Facts } from "../../parts/cards/facts.tsx";
import { Icon } from "../../parts/icon.tsx";
import { tell } from "../../parts/notes.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { ContactForm } from "./contact-form.tsx";

/** Shows what is known of a person, and lets it be changed in place. */
export function DetailsPart(props: { contact: Contact; isEdited: boolean; edit: (isEdited: boolean) => void }) {
  const { contact, isEdited, edit } = props;
  const { contacts: texts } = useTexts();
  const queries = useQueryClient();
  const renew = async () => {
    await queries.invalidateQueries({ queryKey: ["contact", contact.id] });
    await queries.invalidateQueries({ queryKey: ["contacts"] });
  };
  const save = useMutation({
    mutationFn: (change: ContactChange) => parley.contacts.update(contact.id, change),
    onSuccess(changed) {
      queries.setQueryData(["contact", contact.id], changed);
      tell(texts.saved);
      edit(false);
    },
    onSettled: renew,
  });
  const part = useMutation({
    mutationFn: () => parley.contacts.unmerge(contact.id),
    onSuccess: () => tell(texts.unmerged),
    onSettled: renew,
  });
  const facts: [string, string | null][] = [
    [texts.email, contact.email],
    [texts.phone, contact.phone],
    [texts.company, contact.company],
    ...Object.entries(contact.custom).map(([name, value]): [string, string] => [name, `${value ?? ""}`]),
  ];
  return (
    <div className="stack">
      <Card
        title={texts.details}
        aside={
          !isEdited && (
            <button type="button" className="button quiet" onClick={() => edit(true)}>
              <Icon name="pencil" />
              {texts.edit}
            </button>
          )
        }
      >
        <div className="pad">
          {isEdited ? (
            <ContactForm
              contact={contact}
              deed={save}
              send={(change) => save.mutate(change)}
              cancel={() => edit(false)}
            />
          ) : (
            <>
              <Facts facts={facts} />
              <p className="tags">
                {contact.tags.map((tag) => (
                  <span key={tag} className="chip">
                    {tag}
                  </span>
                ))}
              </p>
            </>
          )}
        </div>
      </Card>
      <Card title={texts.identities}>
        <ul className="pad small">
          {contact.identities.map(({ kind, value, verified }) => (
            <li key={`${kind} ${value}`} className="row">
              <span className="grow cut">{value}</span>
              <span className="faint tiny">{{ email: texts.email, phone: texts.phone, user: texts.user }[kind]}</span>
              <span className={verified ? "chip good" : "chip"}>{verified ? texts.verified : texts.claimed}</span>
            </li>
          ))}
        </ul>
      </Card>
      {contact.mergedIds.length > 0 && (
        <section className="card inside row" aria-label={texts.merge}>
          <span className="grow small">{texts.mergedHere(contact.mergedIds.length)}</span>
          <button type="button" className="button" aria-disabled={part.isPending} onClick={() => part.mutate()}>
            {texts.unmerge}
          </button>
          {part.isError && <ProblemNotice error={part.error} />}
        </section>
      )}
    </div>
  );
}
