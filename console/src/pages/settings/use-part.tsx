import { useQuery } from "@tanstack/react-query";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { sayBytes } from "../../parts/say-bytes.ts";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";

type Use = Awaited<ReturnType<typeof parley.workspace.use>>;
type Name = keyof Use["use"];
const nearFrom = 0.8;

/** Shows what the workspace stores, beside what it may store. */
export function UsePart() {
  const { use: texts, settings } = useTexts();
  const language = useLocale();
  const found = useQuery({ queryKey: ["use"], queryFn: () => parley.workspace.use() });
  const say = (name: Name, amount: number) =>
    name.endsWith("Bytes") ? sayBytes(amount, language) : amount.toLocaleString(language);
  const rows = Object.entries(found.data?.use ?? {}) as [Name, number | null][];
  return (
    <Card title={settings.use}>
      <div className="pad">
        <p className="muted">{texts.text}</p>
      </div>
      <Waiting read={found} height={240} />
      <ul>
        {rows.map(([name, used]) => {
          const limit = found.data?.quotas[name] ?? null;
          if (used === null) return null;
          const part = limit === null ? 0 : Math.min(1, used / Math.max(limit, 1));
          return (
            <li key={name}>
              <span className="grow">{texts.kinds[name]}</span>
              <span className="figures">
                {say(name, used)} {limit === null ? "" : texts.of(say(name, limit))}
              </span>
              {limit === null ? (
                <span className="small muted gauge">{texts.unbounded}</span>
              ) : (
                <meter className="gauge" min={0} max={1} high={nearFrom} value={part} aria-label={texts.kinds[name]} />
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
