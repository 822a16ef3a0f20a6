import type { Campaign } from "@parley/client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef } from "react";
import { Choice, Field, faultOf } from "../../parts/field.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley } from "../../session/session.ts";
import { loadWhenReached } from "../../session/until-reached.ts";
import { useTexts } from "../../texts/texts.ts";
import type { MailEditorHandle } from "./mail-editor.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { RecipientsField } from "./recipients-field.tsx";
import { SendDeeds } from "./send-deeds.tsx";
import { useCampaignDraft } from "./use-campaign-draft.ts";

const MailEditor = lazy(() =>
  loadWhenReached(() => import("./mail-editor.tsx")).then((editor) => ({ default: editor.MailEditor })),
);

const variables = ['{{ firstName | "there" }}', "{{ name }}", "{{ email }}", "{{ senderName }}", "{{ viewUrl }}"];

/** Writes a campaign beside what its readers will see. Everything is stored as it is written. */
export function CampaignEditor({ campaign }: { campaign: Campaign }) {
  const { newsletter: texts } = useTexts();
  const { draft, change, flush, isStored, error } = useCampaignDraft(campaign);
  const editor = useRef<MailEditorHandle>(null);
  // A new campaign has nothing to show, which is no fault of anybody.
  const isEmpty = campaign.body.trim() === "";
  const preview = useQuery({
    enabled: !isEmpty,
    // Each store has another time: a preview that is still on its way is that of an older text.
    queryKey: ["preview", campaign.id, campaign.updatedAt],
    queryFn: () => parley.campaigns.preview(campaign.id),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const lastGood = useRef(preview.data);
  if (preview.data !== undefined) lastGood.current = preview.data;
  return (
    <>
      <div className="top">
        <div className="grow">
          <h1 className="cut">{draft.name}</h1>
          <p className="small" role="status">
            {isStored ? texts.stored : texts.storing}
          </p>
        </div>
        <SendDeeds campaign={draft} flush={flush} missing={preview.data?.missing ?? []} />
      </div>
      {error !== null && <ProblemNotice error={error} again={() => void flush().catch(() => undefined)} />}
      <div className="desk">
        <div className="stack">
          <section className="card inside stack" aria-label={texts.about}>
            <div className="pair">
              <Field
                {...{ label: texts.name, hint: texts.nameHint, maxLength: 200, value: draft.name }}
                fault={faultOf(error, "name")}
                onChange={({ target }) => change({ name: target.value })}
              />
              <Choice
                {...{ label: texts.format, value: draft.format }}
                options={[
                  { value: "markdown", label: texts.formats.markdown },
                  { value: "mjml", label: texts.formats.mjml },
                ]}
                onChange={({ target }) => change({ format: target.value as Campaign["format"] })}
              />
            </div>
            <Field
              {...{ label: texts.subject, maxLength: 300, value: draft.subject, fault: faultOf(error, "subject") }}
              onChange={({ target }) => change({ subject: target.value })}
            />
            <Field
              {...{ label: texts.preheader, hint: texts.preheaderHint, maxLength: 300, value: draft.preheader }}
              onChange={({ target }) => change({ preheader: target.value })}
            />
            <RecipientsField campaign={draft} isStored={isStored} change={change} />
          </section>
          <section className="card" aria-label={texts.text}>
            <header className="wrap">
              <h2 className="grow">{texts.text}</h2>
              <select
                className="input insert"
                aria-label={texts.insert}
                value=""
                onChange={({ target }) => editor.current?.insert(target.value)}
              >
                <option value="">{texts.insert}</option>
                {variables.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </select>
            </header>
            <Suspense fallback={<div className="skeleton" style={{ height: 320, margin: 16 }} />}>
              <MailEditor
                ref={editor}
                format={draft.format}
                text={draft.body}
                label={texts.text}
                hint={draft.format === "mjml" ? texts.hintMjml : texts.hintMarkdown}
                change={(body) => change({ body })}
              />
            </Suspense>
          </section>
        </div>
        <MailPreview isEmpty={isEmpty} preview={lastGood.current} error={preview.error} />
      </div>
    </>
  );
}
