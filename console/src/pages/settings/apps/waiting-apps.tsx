import type { App } from "@parley/client";
import { useQueryClient } from "@tanstack/react-query";
import { Card } from "../../../parts/cards/card.tsx";
import { useDeed } from "../../../parts/forms/use-deed.ts";
import { tell } from "../../../parts/notes.tsx";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { parley } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Places } from "./app-row.tsx";
import { ScopeWords } from "./app-scopes.tsx";

/** Shows an operator the apps that registered themselves and can do nothing yet. */
export function WaitingApps({ apps }: { apps: readonly App[] }) {
  const { apps: texts } = useTexts();
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: ["apps"] });
  const letIn = useDeed(({ id }: App) => parley.apps.update(id, { status: "active" }), {
    renews: ["apps"],
    done: (_, app) =>
      tell(texts.letInDone(app.name), () => void parley.apps.update(app.id, { status: "waiting" }).then(renew)),
  });
  const refuse = useDeed(({ id }: App) => parley.apps.delete(id), {
    renews: ["apps"],
    says: (_, { name }) => texts.ended(name),
  });
  return (
    <Card title={texts.waiting}>
      <p className="pad small muted">{texts.waitingText}</p>
      {(letIn.error ?? refuse.error) != null && <ProblemNotice error={letIn.error ?? refuse.error} />}
      <ul>
        {apps.map((app) => (
          <li key={app.id}>
            <div className="grow">
              <p className="strong cut">{app.name}</p>
              <p className="small muted cut">
                <Places app={app} />
              </p>
              <details className="details small">
                <summary>{texts.rights(app.scopes.length)}</summary>
                <ScopeWords scopes={app.scopes} />
              </details>
            </div>
            <button
              type="button"
              className="button quiet"
              aria-label={`${texts.refuse}: ${app.name}`}
              onClick={() => confirm(texts.endAsk(app.name)) && refuse.mutate(app)}
            >
              {texts.refuse}
            </button>
            <button
              type="button"
              className="button primary"
              aria-label={`${texts.letIn}: ${app.name}`}
              onClick={() => letIn.mutate(app)}
            >
              {texts.letIn}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
