import { useQuery } from "@tanstack/react-query";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { sayBrowser } from "./say-browser.ts";

/** Lists where the person is signed in. */
export function SessionsPart() {
  const { settings: texts, account } = useTexts();
  const sessions = useQuery({
    queryKey: ["sessions"],
    queryFn: () => parley.sessions.list({ limit: 50 }).page(),
  });
  const end = useDeed((id: string) => parley.sessions.delete(id), { renews: ["sessions"], says: texts.ended });
  return (
    <Card title={texts.sessions}>
      <Waiting read={sessions} height={100} />
      {end.isError && <ProblemNotice error={end.error} />}
      <ul>
        {sessions.data?.data.map(({ id, isCurrent, userAgent, clientAddress, lastSeenAt }) => (
          <li key={id}>
            <div className="grow">
              <p className="strong cut" title={userAgent ?? undefined}>
                {userAgent === null ? "–" : sayBrowser(userAgent)}
              </p>
              <p className="small muted">
                {clientAddress} · {texts.lastSeen} <Moment at={lastSeenAt} inSentence />
              </p>
            </div>
            {isCurrent ? (
              <span className="chip good">{texts.thisSession}</span>
            ) : (
              <button type="button" className="button quiet" onClick={() => end.mutate(id)}>
                {account.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
