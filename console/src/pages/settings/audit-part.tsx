import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Facts } from "../../parts/cards/facts.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { MoreButton } from "../../parts/lists/more-button.tsx";
import { usePages } from "../../parts/lists/use-pages.ts";
import { Moment } from "../../parts/moment.tsx";
import { parley } from "../../session/session.ts";
import { useMembers } from "../../session/use-members.ts";
import type { Texts } from "../../texts/en.ts";
import { useTexts } from "../../texts/texts.ts";

const pageLength = 50;
/** Each chooses the entries whose action begins with it. */
const areas = ["session", "account", "member", "api-key", "workspace", "contact", "conversation", "retention"] as const;

/** Lists who did what in the workspace, newest first. */
export function AuditPart() {
  const { audit: texts, settings } = useTexts();
  const [area, setArea] = useState("");
  const { nameOf } = useMembers();
  const log = usePages(["audit", area], (page) =>
    parley.audit
      .list({
        limit: pageLength,
        ...(area === "" ? {} : { action: area }),
        ...page,
      })
      .page(),
  );
  const entries = log.data ?? [];
  const actorOf = (kind: string, id: string | null) =>
    nameOf(id) ?? (id === null ? texts.parley : (texts.actors[kind] ?? kind));
  return (
    <Card
      title={settings.audit}
      aside={
        <label className="row small">
          <span className="muted">{texts.filter}</span>
          <select className="input role" value={area} onChange={({ target }) => setArea(target.value)}>
            <option value="">{texts.everything}</option>
            {areas.map((each) => (
              <option key={each} value={each}>
                {texts.areas[each]}
              </option>
            ))}
          </select>
        </label>
      }
    >
      <Waiting read={log} height={240} />
      {log.isSuccess && entries.length === 0 && (
        <EmptyState icon="shield-check" title={texts.none} text={texts.noneText} />
      )}
      <ul aria-label={settings.audit}>
        {entries.map(({ id, actor, action, target, details, clientAddress, createdAt }) => (
          <li key={id}>
            <div className="grow">
              <p className="cut">
                <span className="strong">{sayAction(action, texts)}</span>
                {target !== null && <span className="small muted"> {nameOf(target.id)}</span>}
              </p>
              <p className="small muted cut">
                {actorOf(actor.kind, actor.id)}
                {clientAddress !== null && ` · ${clientAddress}`}
              </p>
              <details className="tiny muted details">
                <summary>{texts.details}</summary>
                <Facts facts={factsOf({ action, actor: actor.id, target: target?.id, ...details })} />
              </details>
            </div>
            <span className="small muted">
              <Moment at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      <MoreButton list={log} />
    </Card>
  );
}

/** Says an action such as `api-key.created` in words. */
function sayAction(action: string, { things, deeds }: Texts["audit"]): string {
  const [thing = "", deed = ""] = action.split(".");
  return [things[thing] ?? thing, deeds[deed] ?? deed].join(" · ");
}

/** Lists what an entry holds for those who look closer, one line a thing, without what is empty. */
function factsOf(details: Record<string, unknown>): [string, string][] {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([name, value]) => [name, typeof value === "object" ? Object.values(value!).join(", ") : String(value)]);
}
