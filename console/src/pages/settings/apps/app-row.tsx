import type { App } from "@parley/client";
import { Moment } from "../../../parts/moment.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { sensitiveOf } from "./app-scopes.tsx";

/** Shows one app in the list: where it sends people, when it was used, and what it still lacks. */
export function AppRow({ app, open }: { app: App; open: () => void }) {
  const { apps: texts, assistants } = useTexts();
  const { name, kind, isRegistered, scopes, approvedScopes, lastUsedAt } = app;
  const lacking = sensitiveOf(scopes).filter((scope) => !approvedScopes.includes(scope));
  return (
    <li>
      <div className="grow">
        <p className="strong cut">{name}</p>
        <p className="small muted cut">
          <Places app={app} />
        </p>
        <p className="tiny muted">
          {texts.rights(scopes.length)} · {texts.used} {lastUsedAt === null ? texts.never : <Moment at={lastUsedAt} />}
        </p>
      </div>
      <span className="chips row">
        {isRegistered && <span className="chip warn">{texts.registered}</span>}
        {lacking.length > 0 && <span className="chip info">{texts.lacksApproval(lacking.length)}</span>}
        <span className="chip">{texts.kindShort[kind === "public" ? "public" : "confidential"]}</span>
      </span>
      <button type="button" className="button quiet" aria-label={texts.change(name)} onClick={open}>
        {assistants.change}
      </button>
    </li>
  );
}

/** Names the hosts to which an app sends people back: by them a person knows whose it is. */
export function Places({ app }: { app: App }) {
  const { apps: texts } = useTexts();
  const hosts = [...new Set(app.redirectUris.map(hostOf))];
  return hosts.length === 0 ? texts.noPages : texts.returns(hosts.join(", "));
}

function hostOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url === undefined || url.host === "" ? address : url.host;
}
