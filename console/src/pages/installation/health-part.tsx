import { ParleyProblem } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { sayAmount } from "../../parts/say-amount.ts";
import { sayBytes } from "../../parts/say-bytes.ts";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { FindingsCard } from "./findings-card.tsx";
import { readMetrics } from "./read-metrics.ts";

/** Shows how the installation is: what it lacks, its version, nodes, backups and work in the background. */
export function HealthPart() {
  const { operating: texts } = useTexts();
  const found = useQuery({ queryKey: ["installation"], queryFn: () => parley.installation.get() });
  const ready = useQuery({ queryKey: ["ready"], queryFn: () => parley.system.ready(), retry: false });
  if (found.isError) return <ProblemNotice error={found.error} again={() => void found.refetch()} />;
  if (found.data === undefined) return <div className="skeleton" style={{ height: 400 }} />;
  const { version, api, schema, nodes, operators, backedUpAt, backupTrial, backupVerifiedAt } = found.data;
  const reasons = ready.error instanceof ParleyProblem ? ready.error.errors.map(({ message }) => message) : [];
  const warnings = [...(ready.data?.warnings ?? []), ...reasons];
  return (
    <>
      <Facts title={texts.overview}>
        <Fact name={texts.version}>
          <span className="figures">{version}</span>
        </Fact>
        <Fact name={texts.api}>{api}</Fact>
        <Fact name={texts.schema}>{schema}</Fact>
        <Fact name={texts.ready}>
          {ready.isPending ? (
            <span className="skeleton" style={{ width: 90, height: 20 }} />
          ) : ready.isError ? (
            <span className="chip bad">{texts.notReady}</span>
          ) : (
            <span className={`chip ${warnings.length === 0 ? "good" : "warn"}`}>
              {warnings.length === 0 ? texts.healthy : texts.ready}
            </span>
          )}
        </Fact>
        {warnings.length > 0 && <Fact name={texts.reasons}>{warnings.join(", ")}</Fact>}
      </Facts>
      <FindingsCard />
      <Work />
      <Facts title={texts.backups}>
        <Fact name={texts.newest}>
          {backedUpAt === null ? (
            <span className="chip warn">{texts.noBackup}</span>
          ) : (
            <Moment at={backedUpAt} inSentence />
          )}
        </Fact>
        <Fact name={texts.trial}>
          {backupTrial === null ? (
            <span className="muted">{texts.noTrial}</span>
          ) : (
            <>
              <span className={`chip ${backupTrial.isWhole ? "good" : "bad"}`}>
                {backupTrial.isWhole ? texts.isWhole : texts.isBroken}
              </span>{" "}
              <Moment at={backupTrial.endedAt} inSentence />
            </>
          )}
        </Fact>
        {backupTrial?.failure != null && (
          <li>
            <p className="small">{backupTrial.failure}</p>
          </li>
        )}
        {backupVerifiedAt !== null && (
          <Fact name={texts.verified}>
            <Moment at={backupVerifiedAt} inSentence />
          </Fact>
        )}
        {backedUpAt === null && (
          <li>
            <p className="small muted">{texts.noBackupText}</p>
          </li>
        )}
      </Facts>
      <Facts title={texts.nodes}>
        {nodes.map(({ id, startedAt, seenAt }) => (
          <li key={id}>
            <span className="grow cut mono">{id}</span>
            <span className="small muted">
              {texts.started} <Moment at={startedAt} inSentence /> · {texts.seen} <Moment at={seenAt} inSentence />
            </span>
          </li>
        ))}
      </Facts>
      <Facts title={texts.operators}>
        {operators.map(({ userId, name, email }) => (
          <li key={userId}>
            <span className="grow cut">{name ?? email}</span>
            {name !== null && <span className="small muted cut">{email}</span>}
          </li>
        ))}
      </Facts>
    </>
  );
}

/** Reads what programs read, too: what waits in the background, and how full the disk is. */
function Work() {
  const { operating: texts } = useTexts();
  const language = useLocale();
  const metrics = useQuery({
    queryKey: ["metrics"],
    queryFn: async () => readMetrics(`${await parley.system.metrics()}`),
  });
  if (metrics.isError) return <ProblemNotice error={metrics.error} />;
  const count = (value: number | undefined) => value?.toLocaleString(language) ?? "–";
  const bytes = (value: number | undefined) => (value === undefined ? "–" : sayBytes(value, language));
  const seconds = (value: number | undefined) => (value === undefined ? "–" : sayAmount(value, "second", language));
  const read = metrics.data;
  return (
    <Facts title={texts.jobs}>
      {read === undefined && (
        <li>
          <div className="skeleton grow" style={{ height: 160 }} />
        </li>
      )}
      {read !== undefined && (
        <>
          {Object.entries(read.jobs).map(([state, amount]) => (
            <Fact key={state} name={texts.jobStates[state] ?? state}>
              {count(amount)}
            </Fact>
          ))}
          <Fact name={texts.jobsOldest}>{seconds(read.jobWaitSeconds)}</Fact>
          <Fact name={texts.mailWaits}>{seconds(read.mailWaitSeconds)}</Fact>
          <Fact name={texts.deliveryWaits}>{seconds(read.deliveryDueSeconds)}</Fact>
          <Fact name={texts.runsFailed}>{count(read.runsFaultedHour)}</Fact>
          <Fact name={texts.modelsFailing}>{count(read.modelsFailing)}</Fact>
          <Fact name={texts.databaseSize}>{bytes(read.databaseBytes)}</Fact>
          <Fact name={texts.diskFree}>{bytes(read.diskFreeBytes)}</Fact>
        </>
      )}
    </Facts>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <ul>{children}</ul>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <span className="grow muted">{name}</span>
      <span className="figures">{children}</span>
    </li>
  );
}
