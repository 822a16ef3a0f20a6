import { useState } from "react";
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
import { sayBytes } from "../../parts/say-bytes.ts";
import { Sheet } from "../../parts/sheet.tsx";
import { parley } from "../../session/session.ts";
import { useLocale, useTexts } from "../../texts/texts.ts";
import { QuotaSheet } from "./quota-sheet.tsx";

const pageLength = 20;

/** Shows all workspaces with what they use; suspends them, lets them go on, and bounds what they store. */
export function WorkspacesPart() {
  const { operating: texts } = useTexts();
  const list = usePages(["installed"], (page) => parley.workspaces.list({ limit: pageLength, ...page }).page());
  const workspaces = list.data ?? [];
  return (
    <Card title={texts.workspaces} className="whole">
      <Waiting read={list} height={240} />
      {list.isSuccess && workspaces.length === 0 && (
        <EmptyState icon="building-2" title={texts.workspaces} text={texts.text} />
      )}
      <ul>
        {workspaces.map((workspace) => (
          <Row key={workspace.id} workspace={workspace} />
        ))}
      </ul>
      <MoreButton list={list} />
    </Card>
  );
}

export type Installed = Awaited<ReturnType<ReturnType<typeof parley.workspaces.list>["page"]>>["data"][number];
type Decision = NonNullable<Parameters<typeof parley.workspaces.update>[1]>;

function Row({ workspace }: { workspace: Installed }) {
  const { operating: texts } = useTexts();
  const language = useLocale();
  const [opened, setOpened] = useState<"suspend" | "quotas" | undefined>();
  const decide = useDeed((decision: Decision) => parley.workspaces.update(workspace.id, decision), {
    renews: ["installed"],
    says: texts.changed,
    done: () => setOpened(undefined),
  });
  const { name, owner, status, awaitsApproval, reason, deletesAt, lastActiveAt, use } = workspace;
  const isActive = status === "active";
  const uses = [
    texts.members(use.members),
    texts.talks(use.conversations),
    sayBytes(use.databaseBytes + use.fileBytes, language),
  ];
  return (
    <li className="workspace">
      <div className="grow">
        <p className="strong cut">{name}</p>
        <p className="small muted cut">
          {owner === null ? texts.noOwner : (owner.name ?? owner.email)} · {uses.join(" · ")}
        </p>
        <p className="small muted">
          {lastActiveAt !== null && (
            <>
              {texts.lastActive} <Moment at={lastActiveAt} inSentence />
            </>
          )}
          {reason !== null && ` · ${reason}`}
          {deletesAt !== null && ` · ${texts.deletes(new Date(deletesAt).toLocaleString(language))}`}
        </p>
        {opened === undefined && decide.isError && <ProblemNotice error={decide.error} />}
      </div>
      <span className={`chip ${isActive ? "good" : "warn"}`}>
        {awaitsApproval ? texts.awaits : isActive ? texts.active : texts.suspended}
      </span>
      <div className="row">
        <button
          type="button"
          className="button"
          aria-label={`${texts.quotas}: ${name}`}
          onClick={() => setOpened("quotas")}
        >
          {texts.quotas}
        </button>
        {isActive ? (
          <button
            type="button"
            className="button"
            aria-label={`${texts.suspend}: ${name}`}
            onClick={() => setOpened("suspend")}
          >
            {texts.suspend}
          </button>
        ) : (
          <button
            type="button"
            className="button"
            aria-label={`${awaitsApproval ? texts.approve : texts.resume}: ${name}`}
            aria-disabled={decide.isPending || deletesAt !== null}
            onClick={() => !decide.isPending && deletesAt === null && decide.mutate({ status: "active" })}
          >
            {awaitsApproval ? texts.approve : texts.resume}
          </button>
        )}
      </div>
      {opened === "suspend" && (
        <Sheet title={texts.suspendTitle(name)} close={() => setOpened(undefined)}>
          <Form
            deed={decide}
            send={(read) => {
              const why = read("reason");
              decide.mutate({ status: "suspended", reason: why === "" ? null : why });
            }}
            label={texts.suspend}
            isDanger
          >
            <p>{texts.suspendText}</p>
            <Field
              {...{ label: texts.reason, name: "reason", maxLength: 500, hint: texts.reasonHint }}
              fault={faultOf(decide.error, "reason")}
            />
          </Form>
        </Sheet>
      )}
      {opened === "quotas" && (
        <QuotaSheet
          workspace={workspace}
          decide={(quotas) => decide.mutate({ quotas })}
          deed={decide}
          close={() => setOpened(undefined)}
        />
      )}
    </li>
  );
}
