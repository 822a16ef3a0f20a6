import { type Contact, type Lead, ParleyProblem, type SubscriptionProof } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Moment } from "../../parts/moment.tsx";
import { parley } from "../../session/session.ts";
import type { Texts } from "../../texts/en.ts";
import { useTexts } from "../../texts/texts.ts";

type Entry = { id: string; at: string; title: string; about: string; saw: string | undefined; isGood: boolean };
type Words = Texts["contacts"];
const mostAddresses = 5;

/** Shows what a person agreed to and when: each step of the newsletter with its proof, and the consent of forms. */
export function ConsentPart({ contact }: { contact: Contact }) {
  const { contacts: texts } = useTexts();
  const emails = contact.identities
    .flatMap(({ kind, value }) => (kind === "email" ? value : []))
    .slice(0, mostAddresses);
  const given = useQuery({
    queryKey: ["contact", contact.id, "consent", emails],
    queryFn: async () => {
      const [leads, ...subscribers] = await Promise.all([
        parley.leads.list({ contactId: contact.id, limit: 100 }).page(),
        ...emails.map((email) => parley.subscribers.list({ email, limit: 5 }).page().catch(nothingIfForbidden)),
      ]);
      const found = subscribers.flatMap((page) => page?.data ?? []);
      const details = await Promise.all(found.map(({ id }) => parley.subscribers.get(id)));
      const listNames = new Map(
        details.flatMap(({ lists }) => lists.map(({ listId, list }) => [listId, list] as const)),
      );
      const entries = [
        ...details.flatMap(({ id, proofs }) =>
          proofs.map((proof, index) => ofProof(proof, `${id} ${index}`, listNames.get(proof.listId), texts)),
        ),
        ...leads.data.flatMap((lead) => ofLead(lead, texts)),
      ].sort((one, other) => (one.at < other.at ? 1 : -1));
      return { entries, isWhole: subscribers.every((page) => page !== undefined) };
    },
  });
  const entries = given.data?.entries ?? [];
  return (
    <section className="card" aria-label={texts.consent}>
      <header>
        <div>
          <h2>{texts.consent}</h2>
          <p className="small muted">{texts.consentText}</p>
        </div>
      </header>
      <Waiting read={given} height={60} />
      {given.isSuccess && entries.length === 0 && <p className="pad small faint">{texts.noConsent}</p>}
      {given.data?.isWhole === false && <p className="pad small muted">{texts.consentPart}</p>}
      <ol className="happened">
        {entries.map(({ id, at, title, about, saw, isGood }) => (
          <li key={id} className="row">
            <span className={isGood ? "kind good" : "kind"}>
              <Icon name={isGood ? "check" : "ban"} />
            </span>
            <div className="grow">
              <p>
                {title} <span className="tiny faint">{about}</span>
              </p>
              {saw !== undefined && (
                <details className="small muted">
                  <summary>{texts.saw}</summary>
                  <p className="saw">{saw}</p>
                </details>
              )}
            </div>
            <span className="tiny faint">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Agents see leads and no subscribers: they are told so. */
function nothingIfForbidden(error: unknown): undefined {
  if (error instanceof ParleyProblem && error.status === 403) return undefined;
  throw error;
}

function ofProof(proof: SubscriptionProof, id: string, list: string | undefined, texts: Words): Entry {
  const { step, at, ip, page, formId, shownText, consent } = proof;
  const about = [
    list === undefined ? undefined : texts.toList(list),
    formId,
    page,
    ip === null ? null : texts.from(ip),
  ];
  const agreed = typeof consent === "object" ? consent?.text : undefined;
  return {
    ...{ id, at, title: texts.steps[step], about: about.filter(Boolean).join(" · ") },
    saw: shownText ?? agreed ?? undefined,
    isGood: step === "requested" || step === "confirmed" || step === "imported",
  };
}

function ofLead({ id, consent, createdAt, formId, source }: Lead, texts: Words): Entry[] {
  if (consent === null) return [];
  const isGood = typeof consent === "object" ? consent.given : consent;
  const about = [isGood ? texts.agreed : texts.refused, formId, source].filter(Boolean).join(" · ");
  const saw = typeof consent === "object" ? consent.text : undefined;
  return [{ id, at: createdAt, title: texts.byForm, about, saw, isGood }];
}
