import { useQuery } from "@tanstack/react-query";
import { Card } from "../../parts/cards/card.tsx";
import { Waiting } from "../../parts/cards/waiting.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { Field, faultOf } from "../../parts/field.tsx";
import { Form } from "../../parts/forms/form.tsx";
import { useDeed } from "../../parts/forms/use-deed.ts";
import { MoreButton } from "../../parts/lists/more-button.tsx";
import { usePages } from "../../parts/lists/use-pages.ts";
import { Moment } from "../../parts/moment.tsx";
import { ProblemNotice } from "../../parts/problem-notice.tsx";
import { parley, useSession } from "../../session/session.ts";
import { useTexts } from "../../texts/texts.ts";

type Settings = Awaited<ReturnType<typeof parley.workspaceSettings.getMail>>;
const pageLength = 20;

/** Sets by which server mails go out, tries it, and shows what was not sent. */
export function MailPart() {
  const { operating: texts } = useTexts();
  const found = useQuery({ queryKey: ["mail"], queryFn: () => parley.workspaceSettings.getMail() });
  return (
    <>
      <Card title={texts.mail}>
        <div className="pad stack">
          <Waiting read={found} height={220} />
          {found.data !== undefined && <MailForm key={JSON.stringify(found.data)} found={found.data} />}
        </div>
      </Card>
      <Trial />
      <Outbox />
    </>
  );
}

function MailForm({ found }: { found: Settings }) {
  const { operating: texts, settings, save } = useTexts();
  const change = useDeed(
    (body: Parameters<typeof parley.workspaceSettings.putMail>[0]) => parley.workspaceSettings.putMail(body),
    { renews: ["mail"], says: settings.saved },
  );
  return (
    <Form
      {...{ deed: change, label: save }}
      aside={
        found.smtpUrl !== null && (
          <button
            type="button"
            className="button quiet"
            onClick={() => confirm(texts.endSmtpAsk) && change.mutate({ from: found.from, smtpUrl: null })}
          >
            {texts.endSmtp}
          </button>
        )
      }
      send={(read) => {
        const smtpUrl = read("smtp");
        change.mutate({ from: read("from") || null, ...(smtpUrl === "" ? {} : { smtpUrl }) });
      }}
    >
      <p className="small muted">{found.smtpUrl === null ? texts.noSmtp : texts.smtpNow(found.smtpUrl)}</p>
      <Field
        {...{ label: texts.smtp, name: "smtp", hint: texts.smtpHint, autoComplete: "off", spellCheck: false }}
        {...{ maxLength: 2_000, fault: faultOf(change.error, "smtpUrl") }}
      />
      <Field
        {...{ label: texts.from, name: "from", hint: texts.fromHint, defaultValue: found.from ?? "", maxLength: 400 }}
        fault={faultOf(change.error, "from")}
      />
    </Form>
  );
}

function Trial() {
  const { operating: texts } = useTexts();
  const session = useSession();
  const test = useDeed((to: string) => parley.workspaceSettings.testMail({ to }), { renews: ["outbox"] });
  return (
    <Card title={texts.test}>
      <div className="pad stack">
        <form
          className="inline"
          onSubmit={(event) => {
            event.preventDefault();
            if (!test.isPending) test.mutate(`${new FormData(event.currentTarget).get("to") ?? ""}`.trim());
          }}
        >
          <Field
            {...{ label: texts.testTo, name: "to", type: "email", required: true, fault: faultOf(test.error, "to") }}
            defaultValue={session.kind === "signed-in" ? session.user.email : ""}
          />
          <button type="submit" className="button" aria-disabled={test.isPending}>
            {texts.test}
          </button>
        </form>
        {test.data !== undefined && (
          <p role="status">
            <span className={`chip ${test.data.sentBy === "smtp" ? "good" : "info"}`}>
              {texts.tested[test.data.sentBy]}
            </span>
          </p>
        )}
        {test.isError && <ProblemNotice error={test.error} />}
      </div>
    </Card>
  );
}

const tones = { waiting: "info", file: "", failed: "bad" } as const;

function Outbox() {
  const { operating: texts } = useTexts();
  const list = usePages(["outbox"], (page) =>
    parley.workspaceSettings.listMailOutbox({ limit: pageLength, ...page }).page(),
  );
  const mails = list.data ?? [];
  return (
    <Card title={texts.outbox} className="whole">
      <Waiting read={list} height={120} />
      {list.isSuccess && mails.length === 0 && (
        <EmptyState icon="mail" title={texts.noOutbox} text={texts.noOutboxText} />
      )}
      <ul>
        {mails.map(({ id, to, subject, status, attempts, reason, createdAt }) => (
          <li key={id}>
            <div className="grow">
              <p className="strong cut">{subject}</p>
              <p className="small muted cut">
                {to}
                {attempts > 0 && ` · ${texts.attempts(attempts)}`}
                {reason !== undefined && ` · ${reason}`}
              </p>
            </div>
            <span className={`chip ${tones[status]}`}>{texts.mailStates[status]}</span>
            <span className="small muted">
              <Moment at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </Card>
  );
}
