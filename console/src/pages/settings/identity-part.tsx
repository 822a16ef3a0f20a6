import { useQuery } from "@tanstack/react-query";
import { Card } from "../../parts/cards/card.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

/** Makes and renews the secret with which a website proves who its users are. It is shown once. */
export function IdentityPart() {
  const { identity: texts, settings } = useTexts();
  const found = useQuery({ queryKey: ["identity"], queryFn: () => parley.workspaceSettings.getIdentity() });
  const make = useDeed(() => parley.workspaceSettings.rotateIdentitySecret({}), { renews: ["identity"] });
  const since = found.data?.createdAt ?? null;
  return (
    <Card
      title={settings.identity}
      aside={
        found.data !== undefined && (
          <span className={`chip ${since === null ? "" : "good"}`}>{since === null ? texts.none : texts.there}</span>
        )
      }
    >
      <div className="pad stack">
        <p className="muted">{texts.text}</p>
        {found.isError && <ProblemNotice error={found.error} />}
        {since !== null && (
          <p className="small">
            {texts.since} <Moment at={since} inSentence />
          </p>
        )}
        {make.data !== undefined && (
          <div className="shown" role="status">
            <p className="small">{texts.once}</p>
            <code>{make.data.secret}</code>
            <div className="row">
              <CopyButton text={make.data.secret} />
            </div>
          </div>
        )}
        {make.isError && <ProblemNotice error={make.error} />}
        <div className="row">
          {found.isPending && <span className="skeleton" style={{ width: 130, height: 32 }} />}
          {found.isSuccess && (
            <button
              type="button"
              className="button"
              aria-disabled={make.isPending}
              onClick={() => {
                if (!make.isPending && (since === null || confirm(texts.renewAsk))) make.mutate();
              }}
            >
              {since === null ? texts.make : texts.renew}
            </button>
          )}
          <a className="button quiet" href="/docs" target="_blank" rel="noreferrer">
            {texts.how}
          </a>
        </div>
      </div>
    </Card>
  );
}
