import type { Campaign } from "@parley/client";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Field, faultOf } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { Icon } from "../../parts/icon.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

type Props = { campaign: Campaign; flush: () => Promise<void>; missing: readonly string[] };

/** Tests a campaign, and sends it now or at a time. What is written goes to the server first. */
export function SendDeeds({ campaign, flush, missing }: Props) {
  const { newsletter: texts, contacts } = useTexts();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const test = useDeed(
    async () => {
      await flush();
      return parley.campaigns.test(campaign.id, {});
    },
    { says: texts.testSent },
  );
  const remove = useDeed(() => parley.campaigns.delete(campaign.id), {
    renews: ["campaigns"],
    says: texts.removed,
    done: () => void navigate({ to: "/newsletter" }),
  });
  const error = test.error ?? remove.error;
  return (
    <div className="deeds">
      <button
        type="button"
        className="button quiet"
        onClick={() => confirm(texts.removeAsk(campaign.name)) && remove.mutate()}
      >
        {contacts.removeSegment}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={test.isPending}
        onClick={() => !test.isPending && test.mutate()}
      >
        {texts.test}
      </button>
      <button type="button" className="button primary" onClick={() => setSending(true)}>
        <Icon name="send" />
        {texts.send}
      </button>
      {error !== null && <ProblemNotice error={error} />}
      {isSending && <SendSheet {...{ campaign, flush, missing }} close={() => setSending(false)} />}
    </div>
  );
}

/** Tells what is missing. What is set on another page leads there. */
function Need({ line }: { line: string }) {
  const { needs } = useTexts().newsletter;
  const pointer = line.slice(0, line.indexOf(": "));
  const said = needs[pointer] ?? line;
  if (pointer !== "/body/senderName" && pointer !== "/body/postalAddress") return said;
  return (
    <Link to="/newsletter" search={{ part: "lists" }}>
      {said}
    </Link>
  );
}

function SendSheet({ campaign, flush, missing, close }: Props & { close: () => void }) {
  const { newsletter: texts } = useTexts();
  const queries = useQueryClient();
  const [isLater, setLater] = useState(false);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const report = queries.getQueryData<{ recipients: number }>([
    "campaign",
    campaign.id,
    "recipients",
    campaign.listIds,
    campaign.segmentId,
  ]);
  const order = useDeed(
    async (at: string | undefined) => {
      await flush();
      return at === undefined
        ? parley.campaigns.send(campaign.id)
        : parley.campaigns.schedule(campaign.id, { at, timeZone });
    },
    {
      renews: ["campaigns"],
      says: (_, at) => (at === undefined ? texts.isSending : texts.isScheduled),
      done: (sent) => {
        queries.setQueryData(["campaign", campaign.id], sent);
        close();
      },
    },
  );
  return (
    <Sheet title={texts.sendTitle(campaign.name)} close={close}>
      <Form
        deed={order}
        send={(read) => order.mutate(isLater ? read("at") : undefined)}
        label={isLater ? texts.schedule : texts.sendNow}
        cancel={close}
      >
        {missing.length > 0 && (
          <div className="missing">
            <p className="strong">{texts.missing}</p>
            <ul>
              {missing.map((line) => (
                <li key={line} className="small">
                  <Need line={line} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <p>{report === undefined ? "…" : texts.getIt(report.recipients)}</p>
        <fieldset className="plain">
          <label className="row">
            <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} /> {texts.now}
          </label>
          <label className="row">
            <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} /> {texts.later}
          </label>
        </fieldset>
        {isLater && (
          <Field
            {...{ label: texts.at, name: "at", type: "datetime-local", required: true, hint: timeZone }}
            fault={faultOf(order.error, "at")}
          />
        )}
      </Form>
    </Sheet>
  );
}
