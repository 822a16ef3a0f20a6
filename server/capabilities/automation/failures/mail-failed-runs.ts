import { readPointer } from "@parley/json";
import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { canBeMailed, findMemberIds, mailMember } from "../../identity/index.ts";
import { RunId } from "../ids.ts";
import { automationTexts } from "../texts/automation-texts.ts";
import * as store from "./store.ts";

const mostRuns = 10;
/** The commit of a run's end may come so much later than its time. */
const lateMs = 5_000;

/** Tells of runs that failed, at once the first time, and then gathered: once an hour for a workflow. */
export const mailFailedRuns = defineJob<unknown>({
  name: "mail-failed-runs",
  schedule: "* * * * *",
  async run(kernel) {
    const until = new Date(kernel.clock.now() - lateMs);
    for (const workflow of await store.findFailingWorkflows(kernel.database.query, until))
      await inTransaction(kernel.database, (tx) => tell(kernel, tx, workflow, until));
  },
});

async function tell(kernel: Kernel, tx: Transaction, key: store.FailingWorkflow, until: Date): Promise<void> {
  const workflow = await store.lockFailingWorkflow(tx, key, until);
  if (workflow === undefined) return;
  const failed = await store.listFailedRuns(tx, workflow, { until, limit: mostRuns });
  const { workspaceId } = workflow;
  let isMailed = false;
  for (const accountId of await readersOf(kernel, tx, workflow)) {
    const write = (language: PageLanguage) => writeMail(language, workflow.name, failed);
    isMailed = (await mailMember(kernel, tx, { workspaceId, accountId }, write)) || isMailed;
  }
  // Readers who have had their mails of this hour are told later, with what fails until then.
  if (isMailed) await store.setTold(tx, workflow, until);
}

/** The member who saved the workflow last; the owners where that was a key, or is no member any more. */
async function readersOf(kernel: Kernel, tx: Transaction, workflow: store.TellableWorkflow): Promise<string[]> {
  const { workspaceId, savedBy: accountId } = workflow;
  if (accountId !== null && (await canBeMailed(kernel, tx, { workspaceId, accountId }))) return [accountId];
  return findMemberIds(tx, workspaceId, ["owner"]);
}

/** A mail cannot be erased any more: so it has ids, names of tasks and codes, and no value of a run. */
function writeMail(
  language: PageLanguage,
  workflow: string,
  { runs, count }: { runs: readonly store.FailedRun[]; count: number },
) {
  const texts = automationTexts[language].failedRuns;
  const lines = runs.map(({ id, error: { instance = "", status } }) => {
    const task = readPointer(instance).at(-1);
    return `${RunId.format(id)}: ${task === undefined ? status : `${texts.task(task)}, ${status}`}`;
  });
  const others = count > runs.length ? [texts.others(new Intl.NumberFormat(language).format(count - runs.length))] : [];
  return {
    subject: texts.subject(workflow),
    text: `${texts.failed(workflow)}

${[...lines, ...others].join("\n")}

${texts.look}
GET /api/runs/{id}
POST /api/runs/{id}/resume

${texts.hourly}
`,
  };
}
