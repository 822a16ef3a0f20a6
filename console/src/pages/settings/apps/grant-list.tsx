import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../parts/cards/card.tsx";
import { Waiting } from "../../../parts/cards/waiting.tsx";
import { useDeed } from "../../../parts/forms/use-deed.ts";
import { MoreButton } from "../../../parts/lists/more-button.tsx";
import { usePages } from "../../../parts/lists/use-pages.ts";
import { Moment } from "../../../parts/moment.tsx";
import { ProblemNotice } from "../../../parts/problem-notice.tsx";
import { parley } from "../../../session/session.ts";
import { useLocale, useTexts } from "../../../texts/texts.ts";
import { ScopeWords } from "./app-scopes.tsx";

/** Lists which apps act for the person or, to an owner, for every member; each can be ended. */
export function GrantList({ isOfEverybody }: { isOfEverybody: boolean }) {
  const { apps: texts } = useTexts();
  const locale = useLocale();
  const queryKey = ["app-grants", isOfEverybody];
  const grants = usePages(queryKey, (page) =>
    parley.appGrants.list({ ...(isOfEverybody ? { everybody: true } : {}), ...page }).page(),
  );
  const members = useQuery({
    queryKey: ["members"],
    queryFn: () => parley.members.list({ limit: 100 }).page(),
    enabled: isOfEverybody,
  });
  const end = useDeed(({ id }: { id: string; app: string }) => parley.appGrants.delete(id), {
    renews: ["app-grants"],
    says: (_, { app }) => texts.grantEnded(app),
  });
  const nameOf = (userId: string) => {
    const member = members.data?.data.find(({ id }) => id === userId);
    return member === undefined ? texts.formerMember : (member.name ?? member.email);
  };
  const shown = grants.data ?? [];
  return (
    <Card title={isOfEverybody ? texts.grants : texts.mine}>
      <p className="pad small muted">{isOfEverybody ? texts.grantsText : texts.mineText}</p>
      <Waiting read={grants} height={56} />
      {end.isError && <ProblemNotice error={end.error} />}
      {grants.isSuccess && shown.length === 0 && (
        <p className="pad small faint">{isOfEverybody ? texts.noGrants : texts.noMine}</p>
      )}
      <ul>
        {shown.map(({ id, app, userId, access, createdAt, expiresAt, lastUsedAt }) => {
          const scopes = [...new Set(access.flatMap((each) => each.scopes))];
          const label = isOfEverybody ? texts.endGrantOf(app.name, nameOf(userId)) : `${texts.endGrant}: ${app.name}`;
          return (
            <li key={id}>
              <div className="grow">
                <p className="cut">
                  <span className="strong">{app.name}</span>{" "}
                  {isOfEverybody && <span className="small muted">{texts.ofMember(nameOf(userId))}</span>}
                </p>
                <p className="small muted">
                  {texts.since} <Moment at={createdAt} /> · {texts.until}{" "}
                  {new Date(expiresAt).toLocaleDateString(locale, { dateStyle: "medium" })}
                </p>
                <p className="tiny muted">
                  {texts.used} {lastUsedAt === null ? texts.never : <Moment at={lastUsedAt} />}
                </p>
                <details className="details small">
                  <summary>{texts.rights(scopes.length)}</summary>
                  <ScopeWords scopes={scopes} />
                </details>
              </div>
              <button
                type="button"
                className="button quiet"
                aria-label={label}
                onClick={() => confirm(texts.endGrantAsk(app.name)) && end.mutate({ id, app: app.name })}
              >
                {texts.endGrant}
              </button>
            </li>
          );
        })}
      </ul>
      <MoreButton list={grants} />
    </Card>
  );
}
