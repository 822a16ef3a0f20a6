import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";

/** Shows by which ways people came in the last seven days, and how often the assistant was enough. */
export function Channels() {
  const { home, inboxTools, homeChannels: texts } = useTexts();
  const locale = useLocale();
  const found = useQuery({
    queryKey: ["statistics", "week", "channel"],
    queryFn: () => parley.overview.statistics({ by: "channel" }),
    placeholderData: keepPreviousData,
  });
  if (found.isError) return <ProblemNotice error={found.error} again={() => void found.refetch()} />;
  const rows = (found.data?.data ?? []).filter(({ conversations }) => conversations > 0);
  if (found.isSuccess && rows.length === 0) return null;
  const most = Math.max(1, ...rows.map(({ conversations }) => conversations));
  const nameOf = (key: string) => (inboxTools.channels as Record<string, string>)[key] ?? key;
  return (
    <section className="card" aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        <span className="small muted">{home.week}</span>
      </header>
      <Waiting read={found} height={96} />
      <ul>
        {rows.map(({ key, conversations, answered }) => (
          <li key={key}>
            <Link className="channel" to="/inbox" search={{ show: "open", ...(key === null ? {} : { channel: key }) }}>
              <span className="strong cut">{nameOf(key ?? "")}</span>
              <span className="meter" aria-hidden="true">
                <i style={{ width: `${(conversations / most) * 100}%` }} />
              </span>
              <span className="figures">{texts.talks(conversations)}</span>
              <span className="small muted figures">
                {texts.alone((answered / conversations).toLocaleString(locale, { style: "percent" }))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
