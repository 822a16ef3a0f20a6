import { useEffect, useState } from "react";
import { onEvent } from "../../session/follow-workspace.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";

/** Shows how far an import is. The events of the workspace tell it, each of which is one contact. */
export function ImportProgress({ wanted }: { wanted: number }) {
  const { contacts: texts } = useTexts();
  const locale = useLocale();
  const [done, setDone] = useState(0);
  useEffect(() => {
    let count = 0;
    let frame = 0;
    const end = onEvent(({ type }) => {
      if (type !== "contact.created" && type !== "contact.changed") return;
      count++;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setDone(count));
    });
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, []);
  const shown = Math.min(done, wanted);
  const text = texts.importing(shown.toLocaleString(locale), wanted.toLocaleString(locale));
  return (
    <div className="stack tight" role="status">
      <p>{text}</p>
      <progress max={Math.max(1, wanted)} value={shown} aria-label={text} />
    </div>
  );
}
