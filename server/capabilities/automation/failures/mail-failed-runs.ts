import { readPointer } from "@parley/json";
import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import type { PageLanguage } from "../../../kernel/pages/page-language.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { canBeMailed, findMemberIds, lockWorkspace, mailMember } from "../../identity/index.ts";
import { RunId } from "../ids.ts";
import { automationTexts } from "../texts/automation-texts.ts";
import * as store from "./store.ts";

const mostRuns = 10;
const mostWorkflows = 50;
/** A subject has so many names. */
const mostNamed = 3;
/** The commit of a run's end may come so much later than its time. */
const lateMs = 5_000;

/**
 * Tells of runs that failed, at once the first time, and then gathered: once an hour for a workflow. What
 * failed together is one mail for each reader.
 */
export const mailFailedRuns = defineJob<unknown>({
  name: "mail-failed-runs",
  schedule: "* * * * *",
  async run(kernel) {
    const until = new Date(kernel.clock.now() - lateMs);
    const failing = await store.findFailingWorkflows(kernel.database.query, until);
    for (const [workspaceId, workflows] of Map.groupBy(failing, (workflow) => workflow.workspaceId))
      await inTransaction(kernel.database, (tx) => tell(kernel, tx, { workspaceId, workflows, until }));
  },
});

type Failing = { workspaceId: string; workflows: readonly store.FailingWorkflow[]; until: Date };
type Told = { workflow: store.TellableWorkflow; failed: Awaited<ReturnType<typeof store.listFailedRuns>> };

async function tell(kernel: Kernel, tx: Transaction, { workspaceId, workflows, until }: Failing): Promise<void> {
  // Two nodes would share the workflows out, and send two mails.
  await lockWorkspace(tx, workspaceId);
  const toldTo = new Map<string, Told[]>();
  for (const key of workflows.slice(0, mostWorkflows)) {
    const workflow = await store.lockFailingWorkflow(tx, key, until);
    if (workflow === undefined) continue;
    const failed = await store.listFailedRuns(tx, workflow, { until, limit: mostRuns });
    for (const accountId of await readersOf(kernel, tx, workflow)) {
      toldTo.set(accountId, [...(toldTo.get(accountId) ?? []), { workflow, failed }]);
    }
  }
  for (const [accountId, told] of toldTo) {
    const write = (language: PageLanguage) => writeMail(language, told);
    const isMailed = await mailMember(kernel, tx, { workspaceId, accountId }, write, { purpose: "failure" });
    // Readers who have had their mails of this hour are told later, with what fails until then.
    if (isMailed) for (const { workflow } of told) await store.setTold(tx, workflow, until);
  }
}

/**
 * Gives the member who saved the workflow last, or who made the key that did; the owners where nobody is
 * known, or is no member any more.
 */
async function readersOf(kernel: Kernel, tx: Transaction, workflow: store.TellableWorkflow): Promise<string[]> {
  const { workspaceId, savedBy: accountId } = workflow;
  if (accountId !== null && (await canBeMailed(kernel, tx, { workspaceId, accountId }))) return [accountId];
  return findMemberIds(tx, workspaceId, ["owner"]);
}

/** A mail cannot be erased any more: so it has ids, names of tasks and codes, and no value of a run. */
function writeMail(language: PageLanguage, told: readonly Told[]) {
  const texts = automationTexts[language].failedRuns;
  const names = told.map(({ workflow }) => workflow.name);
  const further = names.length > mostNamed ? ` (+${names.length - mostNamed})` : "";
  return {
    subject: texts.subject(`${names.slice(0, mostNamed).join(", ")}${further}`),
    text: `${told.map((each) => partOf(language, each)).join("\n\n")}

${texts.look}
GET /api/runs/{id}
POST /api/runs/{id}/resume

${texts.hourly}
`,
  };
}

function partOf(language: PageLanguage, { workflow, failed: { runs, count } }: Told): string {
  const texts = automationTexts[language].failedRuns;
  const lines = runs.map(({ id, error: { instance = "", status } }) => {
    const task = readPointer(instance).at(-1);
    return `${RunId.format(id)}: ${task === undefined ? status : `${texts.task(task)}, ${status}`}`;
  });
  const others = count > runs.length ? [texts.others(new Intl.NumberFormat(language).format(count - runs.length))] : [];
  return [texts.failed(workflow.name), "", ...lines, ...others].join("\n");
}
