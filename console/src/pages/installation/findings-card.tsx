import { useQuery } from "@tanstack/react-query";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { Icon } from "../../parts/icon.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

/** The check calls other hosts, so it is not made at each look at the page. */
const freshMs = 300_000;
const soonDays = 30;

/** Shows what a check of the whole installation finds, what is broken first, and how long certificates hold. */
export function FindingsCard() {
  const { findings: texts, operating } = useTexts();
  const found = useQuery({
    queryKey: ["installation", "findings"],
    queryFn: () => parley.installation.getFindings({ timeoutMs: 60_000 }),
    staleTime: freshMs,
    retry: false,
  });
  const findings = (found.data?.findings ?? []).toSorted((one, other) => rank(one.level) - rank(other.level));
  const certificates = (found.data?.certificates ?? []).toSorted((one, other) => one.daysLeft - other.daysLeft);
  return (
    <Card
      title={operating.doctor}
      className="findings"
      aside={
        <button
          type="button"
          className="button"
          aria-disabled={found.isFetching}
          onClick={() => !found.isFetching && void found.refetch()}
        >
          <Icon name="refresh-cw" /> {found.isFetching ? texts.looking : texts.again}
        </button>
      }
    >
      <Waiting read={found} height={96} />
      <ul>
        {found.isSuccess && findings.length === 0 && (
          <li>
            <span className="chip good">
              <Icon name="check" /> {operating.healthy}
            </span>
          </li>
        )}
        {findings.map(({ code, level, sentence }) => (
          <li key={`${code} ${sentence}`}>
            <span className={`chip ${level === "broken" ? "bad" : "info"}`}>{texts.levels[level]}</span>
            <p className="grow">
              <span lang="en">{sentence}</span>
              <span className="tiny faint mono code">{code}</span>
            </p>
          </li>
        ))}
        {certificates.map(({ host, use, daysLeft }) => (
          <li key={`${host} ${use}`}>
            <span className="grow">
              {texts.certificate} <span className="mono">{host}</span> <span className="small muted">({use})</span>
            </span>
            <span className={`chip ${daysLeft < 0 ? "bad" : daysLeft < soonDays ? "warn" : "good"}`}>
              {daysLeft < 0 ? texts.expired : texts.days(daysLeft)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function rank(level: string): number {
  return level === "broken" ? 0 : 1;
}
