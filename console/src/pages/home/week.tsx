import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { sayAmount } from "../../parts/say-amount.ts";
import { onEvent } from "../../session/follow-workspace.ts";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";

type Statistics = Awaited<ReturnType<typeof parley.overview.statistics>>;
type Figures = Statistics["total"];
type Figure = {
  name: string;
  /** Says whether more than in the week before is good, bad, or neither. */
  more: "good" | "bad" | "neither";
  hint: string;
  to: object;
  value: (figures: Figures) => number | null;
  say: (value: number) => string;
};

/** Figures are counted again at most so often while things happen. */
const countEveryMs = 5_000;
const dayMs = 86_400_000;
const counted = /^(conversation|message|feedback|lead|subscriber)\./;

/** Shows how the last seven days went, beside the seven before, each with the way to what was counted. */
export function Week() {
  const { home: texts } = useTexts();
  const language = useLocale();
  const week = useQuery({
    queryKey: ["statistics", "week"],
    queryFn: () => parley.overview.statistics(),
    placeholderData: keepPreviousData,
  });
  const from = week.data?.from;
  const before = useQuery({
    queryKey: ["statistics", "before", from],
    queryFn: () => parley.overview.statistics(weekBefore(from ?? "")),
    enabled: from !== undefined,
  });
  useFreshFigures();
  if (week.isError) return <ProblemNotice error={week.error} again={() => void week.refetch()} />;
  const percent = (value: number) => value.toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });
  const number = (value: number) => value.toLocaleString(language);
  const share = (part: keyof Figures) => (all: Figures) =>
    all.conversations === 0 ? null : Number(all[part]) / all.conversations;
  const conversations = { to: "/inbox", search: { show: "open" } };
  const figures: Figure[] = [
    {
      ...{ name: texts.talks, more: "neither", hint: texts.talksHint, to: conversations, say: number },
      value: (all) => all.conversations,
    },
    {
      ...{ name: texts.alone, more: "good", hint: texts.aloneHint, to: conversations, say: percent },
      value: share("answered"),
    },
    {
      ...{ name: texts.declined, more: "bad", hint: texts.declinedHint, say: percent, value: share("declined") },
      to: { to: "/knowledge" },
    },
    {
      ...{ name: texts.handedOver, more: "neither", hint: texts.handedOverHint, say: percent },
      ...{ to: { to: "/inbox", search: { show: "waiting" } }, value: share("handedOver") },
    },
    {
      ...{ name: texts.firstAnswer, more: "bad", hint: texts.firstAnswerHint, to: conversations },
      value: (all) => all.medianFirstAnswerMs,
      say: (ms) => sayDuration(ms, language),
    },
    {
      ...{ name: texts.satisfied, more: "good", hint: texts.satisfiedHint, to: conversations, say: percent },
      value: ({ helpful, unhelpful }) => (helpful + unhelpful === 0 ? null : helpful / (helpful + unhelpful)),
    },
    {
      ...{ name: texts.weekLeads, more: "good", hint: texts.weekLeadsHint, say: number, to: { to: "/leads" } },
      value: (all) => all.leads,
    },
    {
      ...{ name: texts.subscribers, more: "good", hint: texts.subscribersHint, say: number },
      ...{ to: { to: "/newsletter" }, value: (all) => all.subscribers },
    },
  ];
  return (
    <section aria-label={texts.week}>
      <div className="row week-head">
        <h2>{texts.week}</h2>
        <span className="small muted">{texts.besideBefore}</span>
      </div>
      <ul className="week">
        {figures.map((figure) => (
          <li key={figure.name}>
            <Tile figure={figure} week={week.data} before={before.data} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile(props: { figure: Figure; week: Statistics | undefined; before: Statistics | undefined }) {
  const { figure, week, before } = props;
  const { home: texts } = useTexts();
  const value = week === undefined ? undefined : figure.value(week.total);
  const isNew = before === undefined || before.total.conversations === 0;
  const former = isNew ? null : figure.value(before.total);
  const days = week?.data.map((day) => ({ day: day.key ?? "", value: figure.value(day) ?? 0 })) ?? [];
  return (
    <Link className="card tile" {...(figure.to as { to: "/knowledge" })} title={figure.hint}>
      <span className="small muted">{figure.name}</span>
      {value === undefined ? (
        <span className="skeleton" style={{ height: 32, width: 72 }} />
      ) : (
        <span className="value figures">{value === null ? "–" : figure.say(value)}</span>
      )}
      <span className="tiny muted figures">
        {value === undefined || former === null ? "\u00a0" : texts.before(figure.say(former))}{" "}
        <Trend value={value ?? null} former={former} more={figure.more} />
      </span>
      <Bars days={days} say={figure.say} />
    </Link>
  );
}

/** Says whether it is more or less than in the week before, and by colour whether that is good. */
function Trend({ value, former, more }: { value: number | null; former: number | null; more: Figure["more"] }) {
  const { home: texts } = useTexts();
  if (value === null || former === null || value === former) return null;
  const isMore = value > former;
  const tone = more === "neither" ? "" : isMore === (more === "good") ? "good" : "bad";
  return (
    <span className={`trend ${tone}`} role="img" aria-label={isMore ? texts.more : texts.less}>
      {isMore ? "↑" : "↓"}
    </span>
  );
}

const [wide, high, gap] = [140, 28, 4];

/** Draws a bar for each day. The number stands above, so that the drawing needs no words of its own. */
function Bars({ days, say }: { days: { day: string; value: number }[]; say: (value: number) => string }) {
  const most = Math.max(...days.map(({ value }) => value), Number.MIN_VALUE);
  const each = (wide - gap * 6) / 7;
  return (
    <svg className="bars" viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden="true">
      {days.map(({ day, value }, index) => {
        const height = value === 0 ? 1.5 : Math.max(3, (value / most) * high);
        return (
          <rect
            key={day}
            className={value === 0 ? "none" : ""}
            {...{ x: index * (each + gap), y: high - height, width: each, height, rx: 1.5 }}
          >
            <title>{`${day}: ${say(value)}`}</title>
          </rect>
        );
      })}
    </svg>
  );
}

/** Counts again when something has happened that is counted, but not at each of a hundred messages. */
function useFreshFigures(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onEvent(({ type }) => {
      if (!counted.test(type)) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: ["statistics", "week"] });
      }, countEveryMs);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [queries]);
}

function weekBefore(from: string): { from: string; to: string } {
  const first = Date.parse(`${from}T00:00:00Z`);
  const nameOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { from: nameOf(first - 7 * dayMs), to: nameOf(first - dayMs) };
}

/** Says a duration by its largest unit. */
function sayDuration(ms: number, language: string): string {
  if (ms < 1_000) return `< ${sayDuration(1_000, language)}`;
  const [unit, length] =
    ms < 60_000
      ? (["second", 1_000] as const)
      : ms < 3_600_000
        ? (["minute", 60_000] as const)
        : (["hour", 3_600_000] as const);
  return sayAmount(ms / length, unit, language, ms / length < 10 ? 1 : 0);
}
