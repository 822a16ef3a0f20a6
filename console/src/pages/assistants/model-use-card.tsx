import { useQuery } from "@tanstack/react-query";
import { Card } from "../../parts/cards/card.tsx";
import { Field, faultOf } from "../../parts/field.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";

const dayMs = 86_400_000;
const shownDays = 30;
const [wide, high] = [600, 96];

/** Shows what the models used this month and on each day, and the bound that the month has. */
export function ModelUseCard() {
  const { assistants: texts } = useTexts();
  const language = useLocale();
  const use = useQuery({ queryKey: ["providers", "use"], queryFn: () => parley.models.use() });
  if (use.isError) return <ProblemNotice error={use.error} again={() => void use.refetch()} />;
  if (use.data === undefined) return <div className="skeleton" style={{ height: 240 }} />;
  const { tokens, cost, models, days, budget } = use.data;
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 0 });
  const money = (value: number) =>
    value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const sayDay = (day = "") =>
    new Date(day).toLocaleDateString(language, { day: "numeric", month: "short", timeZone: "UTC" });
  const today = Math.floor(Date.now() / dayMs);
  const byDay = Array.from({ length: shownDays }, (_, at) => {
    const day = new Date((today - shownDays + 1 + at) * dayMs).toISOString().slice(0, 10);
    const own = days.filter((each) => each.day === day);
    return {
      day,
      tokens: own.reduce((sum, each) => sum + each.inputTokens + each.outputTokens, 0),
      cost: own.reduce((sum, each) => sum + each.cost, 0),
    };
  });
  const most = Math.max(1, ...byDay.map((each) => each.tokens));
  const each = wide / shownDays;
  return (
    <Card
      title={texts.use}
      aside={<span className="small muted figures">{texts.month(number(tokens), money(cost))}</span>}
    >
      <div className="pad stack">
        {/* A chart of nothing says nothing. */}
        {most > 1 && (
          <div>
            <svg
              className="chart"
              viewBox={`0 0 ${wide} ${high}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={texts.useByDay}
            >
              {byDay.map((one, at) => {
                const height = one.tokens === 0 ? 1.5 : Math.max(3, (one.tokens / most) * (high - 4));
                return (
                  <rect
                    key={one.day}
                    className={one.tokens === 0 ? "none" : ""}
                    {...{ x: at * each + 1, y: high - height, width: each - 2, height, rx: 1.5 }}
                  >
                    <title>{`${sayDay(one.day)}: ${texts.month(number(one.tokens), money(one.cost))}`}</title>
                  </rect>
                );
              })}
            </svg>
            <div className="row tiny muted">
              <span className="grow">{sayDay(byDay[0]?.day)}</span>
              <span>{texts.mostDay(number(most))}</span>
              <span className="grow end">{sayDay(byDay.at(-1)?.day)}</span>
            </div>
          </div>
        )}
        {models.length === 0 ? (
          <p className="small muted">{texts.unused}</p>
        ) : (
          <table className="use-table">
            <thead>
              <tr>
                <th scope="col">{texts.defaultOf}</th>
                <th scope="col">{texts.calls}</th>
                <th scope="col">{texts.tokensIn}</th>
                <th scope="col">{texts.tokensOut}</th>
                <th scope="col">{texts.cost}</th>
              </tr>
            </thead>
            <tbody>
              {models.map((one) => (
                <tr key={one.model}>
                  <td>{one.model}</td>
                  <td>{number(one.calls)}</td>
                  <td>{number(one.inputTokens)}</td>
                  <td>{number(one.outputTokens)}</td>
                  <td>{money(one.cost)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Budget monthlyTokens={budget.monthlyTokens} monthlyCost={budget.monthlyCost} />
      </div>
    </Card>
  );
}

function Budget({ monthlyTokens, monthlyCost }: { monthlyTokens: number | null; monthlyCost: number | null }) {
  const { assistants: texts, save } = useTexts();
  const set = useDeed(
    (body: { monthlyTokens: number | null; monthlyCost: number | null }) => parley.models.putBudget(body),
    { renews: [["providers", "use"]], says: texts.saved },
  );
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        const read = (name: string) => (`${fields.get(name) ?? ""}`.trim() === "" ? null : Number(fields.get(name)));
        set.mutate({ monthlyTokens: read("tokens"), monthlyCost: read("cost") });
      }}
    >
      <p className="small muted">{texts.budgetText}</p>
      <div className="row prices">
        <Field
          {...{ label: texts.budgetTokens, name: "tokens", type: "number", min: 0, defaultValue: monthlyTokens ?? "" }}
          fault={faultOf(set.error, "monthlyTokens")}
        />
        <Field
          {...{ label: texts.budgetCost, name: "cost", type: "number", min: 0, step: "any" }}
          {...{ defaultValue: monthlyCost ?? "", fault: faultOf(set.error, "monthlyCost") }}
        />
        <button type="submit" className="button" aria-disabled={set.isPending}>
          {save}
        </button>
      </div>
      {set.isError && <ProblemNotice error={set.error} />}
    </form>
  );
}
