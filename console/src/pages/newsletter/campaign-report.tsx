import type { Campaign } from "@parley/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { chipOf } from "./campaign-list.tsx";

/** No event tells of a single mail, so that the figures are read anew while mails go out. */
const whileSendingMs = 2_000;

/** Shows what becomes of a campaign, and steers it while it is under way. */
export function CampaignReport({ campaign }: { campaign: Campaign }) {
  const { newsletter: texts } = useTexts();
  const locale = useLocale();
  const { id, name, subject, status, pauseReason, scheduledAt } = campaign;
  const report = useQuery({
    queryKey: ["campaign", id, "report"],
    queryFn: () => parley.campaigns.report(id),
    refetchInterval: status === "sending" ? whileSendingMs : false,
  });
  const found = report.data;
  const say = (number: number | null) => number?.toLocaleString(locale) ?? texts.notCounted;
  const sent = found?.mailings.sent ?? 0;
  const over = found === undefined ? 0 : sent + found.mailings.failed + found.mailings.bounced + found.mailings.skipped;
  const counts: [string, number | null][] =
    found === undefined
      ? []
      : [
          [texts.counts.recipients, found.recipients],
          [texts.counts.sent, sent],
          [texts.counts.opened, found.opened],
          [texts.counts.clicked, found.clicked],
          [texts.counts.failed, found.mailings.failed + found.mailings.bounced],
        ];
  return (
    <>
      <div className="top">
        <div className="grow">
          <h1 className="cut">{name}</h1>
          <p className="row small">
            <span className={chipOf[status]}>{texts.states[status]}</span>
            <span className="cut">{subject}</span>
          </p>
        </div>
        <Steer campaign={campaign} />
      </div>
      {status === "paused" && pauseReason !== null && <p className="notice warn">{texts.pausedBy[pauseReason]}</p>}
      {status === "scheduled" && scheduledAt !== null && (
        <p className="notice">
          {texts.goesAt(new Date(scheduledAt).toLocaleString(locale, { dateStyle: "full", timeStyle: "short" }))}
        </p>
      )}
      <Waiting read={report} height={160} />
      {found !== undefined && (
        <>
          {(status === "sending" || status === "paused") && (
            <div className="stack tight" role="status">
              <p>{texts.progress(say(over), say(found.recipients))}</p>
              <progress
                max={Math.max(1, found.recipients)}
                value={over}
                aria-label={texts.progress(say(over), say(found.recipients))}
              />
            </div>
          )}
          <dl className="counts">
            {counts.map(([label, number]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={number === null ? "small muted" : "figures"}>{say(number)}</dd>
              </div>
            ))}
          </dl>
          <div className="sides">
            {found.links.length > 0 && (
              <Bars
                title={texts.links}
                lines={found.links.map(({ url, clicks }) => [url, clicks, texts.clicks(clicks)])}
              />
            )}
            {found.domains.length > 0 && (
              <Bars
                title={texts.domains}
                lines={found.domains.map((each) => [
                  each.domain,
                  each.recipients,
                  texts.progress(say(each.sent), say(each.recipients)),
                ])}
              />
            )}
          </div>
        </>
      )}
    </>
  );
}

function Bars({ title, lines }: { title: string; lines: [string, number, string][] }) {
  const most = Math.max(1, ...lines.map(([, number]) => number));
  return (
    <Card title={title}>
      <ul className="pad bars">
        {lines.map(([name, number, said]) => (
          <li key={name}>
            <p className="row small">
              <span className="grow cut" title={name}>
                {name}
              </span>
              <span className="muted figures">{said}</span>
            </p>
            <span className="meter" aria-hidden="true">
              <i style={{ width: `${(number / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Steer({ campaign }: { campaign: Campaign }) {
  const { newsletter: texts } = useTexts();
  const queries = useQueryClient();
  const { id, name, status } = campaign;
  const steer = useDeed((step: "pause" | "resume" | "cancel" | "send") => parley.campaigns[step](id), {
    renews: ["campaigns", ["campaign", id]],
    done: (changed) => queries.setQueryData(["campaign", id], changed),
  });
  const isAtWork = status === "sending" || status === "paused";
  return (
    <div className="deeds">
      {status === "scheduled" && (
        <>
          <button type="button" className="button" onClick={() => steer.mutate("cancel")}>
            {texts.backToDraft}
          </button>
          <button type="button" className="button primary" onClick={() => steer.mutate("send")}>
            {texts.sendNow}
          </button>
        </>
      )}
      {isAtWork && (
        <button
          type="button"
          className="button quiet bad"
          onClick={() => confirm(texts.stopAsk(name)) && steer.mutate("cancel")}
        >
          {texts.stop}
        </button>
      )}
      {status === "sending" && (
        <button type="button" className="button" onClick={() => steer.mutate("pause")}>
          {texts.pause}
        </button>
      )}
      {status === "paused" && (
        <button type="button" className="button primary" onClick={() => steer.mutate("resume")}>
          {texts.resume}
        </button>
      )}
      {steer.isError && <ProblemNotice error={steer.error} />}
    </div>
  );
}
