import type { App, AppWithSecret } from "@parley/client";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { CopyButton } from "../../../parts/copy-button.tsx";
import { useDeed } from "../../../parts/forms/use-deed.ts";
import { Icon } from "../../../parts/icon.tsx";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { Sheet } from "../../../parts/sheet.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { AppApproval } from "./app-approval.tsx";
import { AppForm } from "./app-form.tsx";
import { sensitiveOf } from "./app-scopes.tsx";

type Props = { app: App | undefined; close: () => void };

/** Holds all of one app: its form, its secret, what an owner approves, and its end. */
export function AppSheet({ app, close }: Props) {
  const { apps: texts } = useTexts();
  const [made, setMade] = useState<AppWithSecret | undefined>();
  const renew = useMutation({
    mutationFn: () => parley.apps.renewSecret(app!.id),
    onSuccess: setMade,
  });
  const end = useDeed(() => parley.apps.delete(app!.id), {
    renews: ["apps"],
    says: () => texts.ended(app!.name),
    done: close,
  });
  if (made !== undefined)
    return (
      <Sheet title={made.name} close={close}>
        <Shown app={made} close={close} />
      </Sheet>
    );
  return (
    <Sheet title={app === undefined ? texts.make : texts.change(app.name)} close={close} isWide>
      <div className="stack app-sheet">
        {app !== undefined && (
          <p className="row small">
            <span className="muted">{texts.clientId}</span>
            <code className="mono cut grow">{app.id}</code>
            <CopyButton text={app.id} />
          </p>
        )}
        <AppForm app={app} done={(shown) => (shown === undefined ? close() : setMade(shown))} />
        {app !== undefined && sensitiveOf(app.scopes).length > 0 && <AppApproval app={app} />}
        {app !== undefined && (
          <section className="row deeds" aria-label={texts.secret}>
            {app.kind === "confidential" && (
              <button
                type="button"
                className="button"
                aria-disabled={renew.isPending}
                onClick={() => confirm(texts.renewAsk(app.name)) && renew.mutate()}
              >
                <Icon name="key-round" /> {texts.renew}
              </button>
            )}
            <span className="grow" />
            <button
              type="button"
              className="button danger"
              aria-disabled={end.isPending}
              onClick={() => confirm(texts.endAsk(app.name)) && end.mutate()}
            >
              {texts.end}
            </button>
          </section>
        )}
        {(renew.error ?? end.error) != null && <ProblemNotice error={renew.error ?? end.error} />}
      </div>
    </Sheet>
  );
}

/** Shows the id of an app and, this once, its secret. */
function Shown({ app, close }: { app: AppWithSecret; close: () => void }) {
  const { apps: texts, contacts } = useTexts();
  return (
    <div className="stack app-sheet" role="status">
      <p className="small strong">{texts.clientId}</p>
      <p className="row">
        <code className="grow">{app.id}</code>
        <CopyButton text={app.id} />
      </p>
      {app.clientSecret !== null && (
        <>
          <p className="small">{texts.secretOnce}</p>
          <p className="row">
            <code className="grow" data-secret>
              {app.clientSecret}
            </code>
            <CopyButton text={app.clientSecret} />
          </p>
        </>
      )}
      <div className="row">
        <span className="grow" />
        <button type="button" className="button primary" onClick={close}>
          {contacts.done}
        </button>
      </div>
    </div>
  );
}
