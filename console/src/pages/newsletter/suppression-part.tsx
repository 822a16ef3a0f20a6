import { useState } from "react";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Field, faultOf } from "../../parts/field.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { MoreButton } from "../../parts/lists/more-button.tsx";
import { usePages } from "../../parts/lists/use-pages.ts";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Lists the addresses that get no campaign, with the reason, and keeps others out. */
export function SuppressionPart() {
  const { newsletter: texts } = useTexts();
  const [email, setEmail] = useState("");
  const list = usePages(["suppressions"], (page) => parley.suppressions.list({ limit: 50, ...page }).page());
  const add = useDeed((address: string) => parley.suppressions.create({ email: address }), {
    renews: ["suppressions", "subscribers"],
    says: texts.suppressed,
    done: () => setEmail(""),
  });
  const allow = useDeed((address: string) => parley.suppressions.delete(address), {
    renews: ["suppressions", "subscribers"],
    says: texts.allowed,
  });
  const addresses = list.data ?? [];
  return (
    <>
      <form
        className="bar"
        onSubmit={(event) => {
          event.preventDefault();
          if (email.trim() !== "" && !add.isPending) add.mutate(email.trim());
        }}
      >
        <Field
          {...{
            label: texts.suppress,
            type: "email",
            required: true,
            value: email,
            fault: faultOf(add.error, "email"),
          }}
          onChange={({ target }) => setEmail(target.value)}
        />
        <button type="submit" className="button" aria-disabled={email.trim() === "" || add.isPending}>
          {texts.keepOut}
        </button>
      </form>
      {add.isError && <ProblemNotice error={add.error} />}
      {allow.isError && <ProblemNotice error={allow.error} />}
      <section className="card" aria-label={texts.parts.suppressed}>
        <Waiting read={list} height={120} />
        {list.isSuccess && addresses.length === 0 && (
          <EmptyState icon="ban" title={texts.noSuppression} text={texts.noSuppressionText} />
        )}
        <ul>
          {addresses.map(({ email: address, reason, createdAt }) => (
            <li key={`${address} ${createdAt}`} className="row line">
              <span className="grow cut">
                <span className="name">{address ?? texts.unnamedAddress}</span>{" "}
                <span className="small muted">{texts.reasons[reason]}</span>
              </span>
              <span className="small muted">
                <Moment at={createdAt} />
              </span>
              {address !== null && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={`${texts.allow}: ${address}`}
                  onClick={() => allow.mutate(address)}
                >
                  {texts.allow}
                </button>
              )}
            </li>
          ))}
        </ul>
        <MoreButton list={list} />
      </section>
    </>
  );
}
