import { type Contact, type Lead, ParleyProblem } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { Moment } from "../../../parts/moment.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";

/** Says whether the person agreed to be written to: by the newsletter, and in forms. */
export function PersonConsent({ contact, leads }: { contact: Contact; leads: readonly Lead[] }) {
  const { inboxTools, contacts: texts } = useTexts();
  const { email } = contact;
  const subscribers = useQuery({
    queryKey: ["subscribers", "of", email],
    queryFn: () =>
      parley.subscribers
        .list({ email: email ?? "", limit: 1 })
        .page()
        .catch(nothingIfForbidden),
    enabled: email !== null,
  });
  const [subscriber] = subscribers.data?.data ?? [];
  const given = leads.filter(({ consent }) => consent !== null);
  return (
    <section>
      <h3>{inboxTools.consent}</h3>
      {subscriber === undefined && given.length === 0 && <p className="small faint">{texts.noConsent}</p>}
      <dl className="facts">
        {subscriber !== undefined && (
          <div>
            <dt>{texts.kinds.newsletter}</dt>
            <dd>
              <span className={`chip ${subscriber.status === "confirmed" ? "good" : "warn"}`}>
                {texts.subscriber[subscriber.status]}
              </span>
            </dd>
          </div>
        )}
        {given.map(({ id, consent, createdAt }) => (
          <div key={id}>
            <dt>{texts.byForm}</dt>
            <dd title={typeof consent === "object" ? (consent?.text ?? undefined) : undefined}>
              {isGiven(consent) ? texts.agreed : texts.refused},{" "}
              <span className="tiny faint">
                <Moment at={createdAt} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function isGiven(consent: Lead["consent"]): boolean {
  return typeof consent === "object" ? consent?.given === true : consent;
}

/** Agents see no subscribers; what they see of the forms is shown all the same. */
function nothingIfForbidden(error: unknown): null {
  if (error instanceof ParleyProblem && error.status === 403) return null;
  throw error;
}
