import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { faultOf } from "../../parts/field.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";

type Days = Record<string, number | null>;

/** Says for how long each kind of data is kept. What a change would erase is counted before it is made. */
export function RetentionPart() {
  const { retention: texts, settings } = useTexts();
  const found = useQuery({ queryKey: ["retention"], queryFn: () => parley.workspaceSettings.getRetention() });
  return (
    <Card title={settings.retention}>
      <div className="pad">
        <p className="muted">{texts.text}</p>
      </div>
      <Waiting read={found} height={320} />
      {found.data !== undefined && <RetentionForm key={JSON.stringify(found.data)} {...found.data} />}
    </Card>
  );
}

function RetentionForm({ days, firstRunAt }: Awaited<ReturnType<typeof parley.workspaceSettings.getRetention>>) {
  const { retention: texts, settings, cancel } = useTexts();
  const language = useLocale();
  const [wanted, setWanted] = useState<Days>({});
  const count = useMutation({ mutationFn: (body: Days) => parley.workspaceSettings.previewRetention({ days: body }) });
  const change = useDeed((body: Days) => parley.workspaceSettings.updateRetention({ days: body }), {
    renews: ["retention"],
    says: settings.saved,
  });
  const set = (kind: string, value: string) => {
    count.reset();
    setWanted((now) => ({ ...now, [kind]: value.trim() === "" ? null : Number(value) }));
  };
  const changed = Object.fromEntries(Object.entries(wanted).filter(([kind, value]) => value !== days[kind]));
  const nameOf = (kind: string) => texts.kinds[kind] ?? kind;
  const error = count.error ?? change.error;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (Object.keys(changed).length > 0 && !count.isPending) count.mutate(changed);
      }}
    >
      <ul>
        {Object.entries(days).map(([kind, kept]) => {
          const fault = faultOf(error, `days/${kind}`);
          const first = firstRunAt[kind];
          return (
            <li key={kind}>
              <label className="grow" htmlFor={`days-${kind}`}>
                {nameOf(kind)}
                {first !== undefined && (
                  <span className="small muted"> {texts.from(new Date(first).toLocaleString(language))}</span>
                )}
                {fault !== undefined && <span className="fault small"> {fault}</span>}
              </label>
              <span className="row">
                <input
                  {...{ id: `days-${kind}`, type: "number", className: "input days-kept", min: 1, step: 1 }}
                  value={(kind in wanted ? wanted[kind] : kept) ?? ""}
                  placeholder={texts.forever}
                  aria-invalid={fault !== undefined}
                  onChange={({ target }) => set(kind, target.value)}
                />
                <span className="small muted">{texts.days}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <div className="pad stack ending">
        {error !== null && <ProblemNotice error={error} />}
        {count.data !== undefined && (
          <div className="shown" role="status">
            <p className="strong">{texts.counted}</p>
            <ul>
              {count.data.changes.map(({ kind, days: until, wouldErase }) => (
                <li key={kind}>
                  {nameOf(kind)}: {until === null ? texts.forever : texts.kept(until)} ·{" "}
                  {texts.erases(wouldErase.toLocaleString(language))}
                </li>
              ))}
            </ul>
            <p className="small">{texts.dayLater}</p>
            <div className="row">
              <button
                type="button"
                className="button danger"
                aria-disabled={change.isPending}
                onClick={() => !change.isPending && change.mutate(changed)}
              >
                {texts.confirm}
              </button>
              <button type="button" className="button" onClick={() => count.reset()}>
                {cancel}
              </button>
            </div>
          </div>
        )}
        {count.data === undefined && (
          <div className="row">
            <button
              type="submit"
              className="button primary"
              aria-disabled={Object.keys(changed).length === 0 || count.isPending}
            >
              {texts.count}
            </button>
          </div>
        )}
      </div>
    </form>
  );
}
