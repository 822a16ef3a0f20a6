import type { Series } from "@parley/client";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { SeriesSheet } from "./series-sheet.tsx";

const units = [
  ["day", 1_440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** Lists the series: mails that each new subscriber of a list gets one after the other. */
export function SeriesPart() {
  const { series: texts } = useTexts();
  const [isMaking, setMaking] = useState(false);
  const found = useQuery({ queryKey: ["series"], queryFn: () => parley.series.list() });
  const lists = useQuery({ queryKey: ["lists"], queryFn: () => parley.newsletterLists.list() });
  const names = new Map((lists.data?.data ?? []).map(({ id, name }) => [id, name]));
  const make = (
    <button type="button" className="button primary" onClick={() => setMaking(true)}>
      <Icon name="plus" /> {texts.make}
    </button>
  );
  return (
    <>
      {(found.data?.data.length ?? 0) > 0 && (
        <div className="row wrap">
          <p className="grow muted">{texts.text}</p>
          {make}
        </div>
      )}
      <Waiting read={found} height={160} />
      {found.data?.data.length === 0 && (
        <section className="card">
          <EmptyState icon="mail" title={texts.none} text={texts.text}>
            {make}
          </EmptyState>
        </section>
      )}
      {(found.data?.data ?? []).map((series) => (
        <SeriesCard key={series.id} series={series} list={names.get(series.listId) ?? ""} />
      ))}
      {isMaking && <SeriesSheet lists={lists.data?.data ?? []} close={() => setMaking(false)} />}
    </>
  );
}

function SeriesCard({ series, list }: { series: Series; list: string }) {
  const { series: texts, newsletter } = useTexts();
  const locale = useLocale();
  const { id, name, status, steps } = series;
  const change = useDeed((next: Series["status"]) => parley.series.update(id, { status: next }), {
    renews: ["series"],
    says: (_, next) => (next === "active" ? texts.started(name) : texts.stopped(name)),
  });
  const remove = useDeed(() => parley.series.delete(id), { renews: ["series"], says: newsletter.removed });
  return (
    <section className="card" aria-label={name}>
      <header className="wrap">
        <h2 className="grow">
          {name} <span className="small muted">{texts.onList(list)}</span>
        </h2>
        <span className={`chip ${status === "active" ? "good" : ""}`}>{texts.states[status]}</span>
        <button
          type="button"
          className="button quiet"
          aria-label={`${status === "active" ? texts.stop : texts.start}: ${name}`}
          onClick={() => !change.isPending && change.mutate(status === "active" ? "stopped" : "active")}
        >
          {status === "active" ? texts.stop : texts.start}
        </button>
        <IconButton
          icon="trash-2"
          label={`${texts.remove}: ${name}`}
          onClick={() => confirm(texts.removeAsk(name)) && remove.mutate()}
        />
      </header>
      {(change.error ?? remove.error) != null && <ProblemNotice error={change.error ?? remove.error} />}
      <ol>
        {steps.map(({ campaignId, delayMinutes, subject, status: state, pauseReason }, index) => (
          <li key={campaignId} className="row line">
            <span className="chip">{index + 1}</span>
            <div className="grow">
              <Link className="link cut" to="/newsletter/$campaignId" params={{ campaignId }}>
                {subject}
              </Link>
              <p className="small muted">
                {index === 0
                  ? texts.afterConfirming(sayDelay(delayMinutes, locale))
                  : texts.afterStep(sayDelay(delayMinutes, locale))}
              </p>
            </div>
            {state === "paused" && (
              <span className="chip warn" title={pauseReason === null ? "" : newsletter.pausedBy[pauseReason]}>
                {newsletter.states.paused}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Says a time by its largest whole unit. Empty for none. */
function sayDelay(minutes: number, locale: string): string {
  if (minutes === 0) return "";
  const [unit, length] = units.find(([, each]) => minutes % each === 0) ?? units[2];
  return (minutes / length).toLocaleString(locale, { style: "unit", unit, unitDisplay: "long" });
}
