import type { App, Scope } from "@parley/client";
import { useDeed } from "../../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { parley, useSession } from "../../../session/session.ts";
import { useTexts } from "../../../texts/texts.ts";
import { sensitiveOf } from "./app-scopes.tsx";

/** Shows the rights of an app that an owner has to approve, and lets an owner do so. */
export function AppApproval({ app }: { app: App }) {
  const { apps: texts, save } = useTexts();
  const session = useSession();
  const isOwner = session.kind === "signed-in" && session.workspace.role === "owner";
  const approve = useDeed((scopes: Scope[]) => parley.apps.approve(app.id, { scopes }), {
    renews: ["apps"],
    says: texts.approved,
  });
  return (
    <form
      className="approval stack"
      aria-label={texts.approval}
      onSubmit={(event) => {
        event.preventDefault();
        if (!approve.isPending) approve.mutate(new FormData(event.currentTarget).getAll("approved") as Scope[]);
      }}
    >
      <fieldset className="app-scopes" disabled={!isOwner}>
        <legend>{texts.approval}</legend>
        <p className="small muted">{texts.approvalText}</p>
        {sensitiveOf(app.scopes).map((scope) => (
          <label key={scope}>
            <input type="checkbox" name="approved" value={scope} defaultChecked={app.approvedScopes.includes(scope)} />
            <span className="grow">{texts.scopes[scope]}</span>
          </label>
        ))}
      </fieldset>
      {approve.isError && <ProblemNotice error={approve.error} />}
      {isOwner ? (
        <div className="row">
          <button type="submit" className="button" aria-disabled={approve.isPending}>
            {save}
          </button>
        </div>
      ) : (
        <p className="small muted">{texts.approvalOwners}</p>
      )}
    </form>
  );
}
