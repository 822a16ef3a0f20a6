import type { CampaignPreview } from "@parley/client";
import { ParleyProblem } from "@parley/client";
import { useState } from "react";
import { Card } from "../../parts/cards/card.tsx";
import { Icon } from "../../parts/icon.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { useTexts } from "../../texts/texts.ts";

type Props = { isEmpty: boolean; preview: CampaignPreview | undefined; error: unknown };

const widths = ["phone", "desktop", "plain"] as const;

/**
 * Shows a mail as a reader gets it, in a frame that runs no script and shares nothing with the console. While the
 * text has a fault, it says where, and the last good mail stays.
 */
export function MailPreview({ isEmpty, ...found }: Props) {
  const [preview, error] = isEmpty ? [undefined, null] : [found.preview, found.error];
  const { newsletter: texts } = useTexts();
  const [width, setWidth] = useState<(typeof widths)[number]>("desktop");
  const faults = error instanceof ParleyProblem && error.code === "campaign-invalid" ? error.errors : [];
  return (
    <Card
      title={texts.preview}
      className="preview"
      aside={
        <fieldset className="plain choices" aria-label={texts.preview}>
          {widths.map((each) => (
            <button key={each} type="button" aria-pressed={each === width} onClick={() => setWidth(each)}>
              {texts.widths[each]}
            </button>
          ))}
        </fieldset>
      }
    >
      {faults.length > 0 && (
        <ul className="told" role="alert">
          {faults.map(({ pointer, message }) => (
            <li key={`${pointer} ${message}`} className="row small bad">
              <Icon name="triangle-alert" />
              <span>{message}</span>
            </li>
          ))}
        </ul>
      )}
      {error !== null && faults.length === 0 && <ProblemNotice error={error} />}
      {preview !== undefined && (
        <>
          <p className="envelope">
            <span className="tiny faint">{texts.subject}</span>
            <span className="strong">{preview.subject || texts.noSubject}</span>
          </p>
          {preview.warnings.length > 0 && (
            <ul className="told">
              {preview.warnings.map((warning) => (
                <li key={warning} className="row small warn">
                  <Icon name="triangle-alert" />
                  <span>{warning}</span>
                </li>
              ))}
            </ul>
          )}
          {width === "plain" ? (
            <pre className="plain-text">{preview.text}</pre>
          ) : (
            <iframe
              className={width}
              title={texts.previewTitle}
              src={pathOf(preview.url)}
              // Neither scripts nor the origin of the console: links open beside it.
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            />
          )}
        </>
      )}
      {isEmpty && <p className="pad small muted">{texts.previewEmpty}</p>}
      {!isEmpty && preview === undefined && error === null && <div className="skeleton" style={{ height: 420 }} />}
    </Card>
  );
}

/** The console may be open under another name of the same server than its public address. */
function pathOf(url: string): string {
  return url.slice(url.indexOf("/newsletter/preview/"));
}
