import { useEffect, useState } from "react";
import { useLocale, useTexts } from "../../texts/texts.ts";

/** Calls at each row that was stored, until what it returns is called. */
export type FollowRows = (stored: () => void) => () => void;

/** Shows how far an import is, where its rows can be followed. */
export function ImportProgress({ wanted, follow }: { wanted: number; follow: FollowRows | undefined }) {
  const { contacts: texts } = useTexts();
  const locale = useLocale();
  const [done, setDone] = useState(0);
  useEffect(() => {
    let count = 0;
    let frame = 0;
    const end = follow?.(() => {
      count++;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setDone(count));
    });
    return () => {
      end?.();
      cancelAnimationFrame(frame);
    };
  }, [follow]);
  if (follow === undefined)
    return (
      <p role="status">
        <progress aria-label={texts.importTitle} />
      </p>
    );
  const shown = Math.min(done, wanted);
  const text = texts.importing(shown.toLocaleString(locale), wanted.toLocaleString(locale));
  return (
    <div className="stack tight" role="status">
      <p>{text}</p>
      <progress max={Math.max(1, wanted)} value={shown} aria-label={text} />
    </div>
  );
}
