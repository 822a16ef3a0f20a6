import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { Field, faultOf, TextField } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { IconButton } from "../../parts/icon-button.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";

type Settings = Awaited<ReturnType<typeof parley.workspaceSettings.getWorkspace>>;
type Hours = NonNullable<Settings["officeHours"]>;
type Days = Record<string, string[][]>;

const dayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
/** This was a Monday. */
const someMondayMs = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const mostOpenings = 4;

/** Says when people answer: outside of these hours visitors are told when the team is back. */
export function HoursPart() {
  const { hours: texts, settings } = useTexts();
  const found = useQuery({
    queryKey: ["workspace"],
    queryFn: () => parley.workspaceSettings.getWorkspace(),
  });
  return (
    <Card title={settings.hours}>
      <div className="pad stack">
        <p className="muted">{texts.text}</p>
        <Waiting read={found} height={320} />
        {found.data !== undefined && <HoursForm key={JSON.stringify(found.data.officeHours)} found={found.data} />}
      </div>
    </Card>
  );
}

function HoursForm({ found }: { found: Settings }) {
  const { hours: texts, settings, save } = useTexts();
  const language = useLocale();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [isAlways, setAlways] = useState(found.officeHours === null);
  const [days, setDays] = useState<Days>(() => (found.officeHours?.days as Days | undefined) ?? usualDays());
  const change = useDeed((officeHours: Hours | null) => parley.workspaceSettings.updateWorkspace({ officeHours }), {
    renews: ["workspace"],
    says: settings.saved,
  });
  const set = (day: string, openings: string[][]) => setDays((now) => ({ ...now, [day]: openings }));
  const nameOf = (index: number) =>
    new Date(someMondayMs + index * dayMs).toLocaleDateString(language, { weekday: "long", timeZone: "UTC" });
  const faultOfDay = (day: string) => faultOf(change.error, `officeHours/days/${day}`);
  return (
    <Form
      deed={change}
      send={(read) => {
        if (isAlways) return change.mutate(null);
        const closedMessage = read("message");
        change.mutate({
          timeZone: read("zone"),
          days: Object.fromEntries(Object.entries(days).filter(([, openings]) => openings.length > 0)) as Hours["days"],
          ...(closedMessage === "" ? {} : { closedMessage }),
        });
      }}
      label={save}
    >
      <label className="row">
        <input type="checkbox" checked={isAlways} onChange={({ target }) => setAlways(target.checked)} /> {texts.always}
      </label>
      {!isAlways && (
        <>
          <ul className="days">
            {dayNames.map((day, index) => {
              const openings = days[day] ?? [];
              return (
                <li key={day}>
                  <span className="day">{nameOf(index)}</span>
                  <div className="openings">
                    {openings.length === 0 && <span className="muted">{texts.closed}</span>}
                    {openings.map(([from = "", to = ""], at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: an opening has no name but its place.
                      <span key={at} className="row">
                        <Time
                          label={texts.from(nameOf(index))}
                          value={from}
                          change={(value) => set(day, openings.with(at, [value, to]))}
                        />
                        <span aria-hidden="true">–</span>
                        <Time
                          label={texts.to(nameOf(index))}
                          value={to}
                          change={(value) => set(day, openings.with(at, [from, value]))}
                        />
                        <IconButton
                          icon="x"
                          label={texts.removeOpening(nameOf(index))}
                          onClick={() => set(day, openings.toSpliced(at, 1))}
                        />
                      </span>
                    ))}
                    {faultOfDay(day) !== undefined && <span className="fault">{faultOfDay(day)}</span>}
                  </div>
                  {openings.length < mostOpenings && (
                    <IconButton
                      icon="plus"
                      label={texts.addOpening(nameOf(index))}
                      onClick={() => set(day, [...openings, nextOpening(openings)])}
                    />
                  )}
                </li>
              );
            })}
          </ul>
          <Field
            {...{ label: texts.zone, name: "zone", required: true, defaultValue: found.officeHours?.timeZone ?? own }}
            {...{ list: "zones", maxLength: 64, fault: faultOf(change.error, "officeHours/timeZone") }}
          />
          <datalist id="zones">
            {Intl.supportedValuesOf("timeZone").map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
          <TextField
            {...{ label: texts.message, name: "message", rows: 2, maxLength: 2_000, hint: texts.messageHint }}
            defaultValue={found.officeHours?.closedMessage ?? ""}
            fault={faultOf(change.error, "officeHours/closedMessage")}
          />
        </>
      )}
    </Form>
  );
}

function Time({ label, value, change }: { label: string; value: string; change: (value: string) => void }) {
  // The server writes the end of a day as 24:00, which no field for times takes.
  return (
    <input
      type="time"
      className="input time"
      aria-label={label}
      required
      value={value === "24:00" ? "23:59" : value}
      onChange={({ target }) => change(target.value)}
    />
  );
}

function usualDays(): Days {
  return Object.fromEntries(dayNames.map((day) => [day, day === "sat" || day === "sun" ? [] : [["09:00", "17:00"]]]));
}

function nextOpening(openings: string[][]): string[] {
  return openings.length === 0 ? ["09:00", "17:00"] : ["18:00", "20:00"];
}
