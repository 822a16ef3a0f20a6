import type { Kernel } from "../../kernel/kernel.ts";
import { emit } from "../../kernel/log/event.ts";
import { defineJob } from "../../kernel/log/job.ts";
import type { PageLanguage } from "../../kernel/pages/page-language.ts";
import { type QuotaName, quotaNames, quotasOf } from "../../kernel/quotas/quotas-of.ts";
import { listUseToTell, lockNotice, type UseToTell, writeNotice } from "../../kernel/quotas/store.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { mailOperator, mailOwners } from "../identity/index.ts";
import { quotaNeared } from "./events.ts";
import { quotaTexts } from "./texts/quota-texts.ts";

/** The owners of a workspace and the operator are told when so many percent of a quota are used. */
const steps = [95, 80];
/** Use that falls by so many percent below a step and rises again is told again. */
const slack = 10;
const atOnce = 500;

/** Tells of quotas that are nearly used up, once for each step. */
export const tellOfQuotas = defineJob<unknown>({
  name: "tell-of-quotas",
  schedule: "* * * * *",
  async run(kernel) {
    for (const quota of quotaNames) await tellOf(kernel, quota);
  },
});

async function tellOf(kernel: Kernel, quota: QuotaName): Promise<void> {
  const lowest = kernel.config.quotas[quota] * (steps.at(-1)! / 100);
  if (lowest === Number.POSITIVE_INFINITY) return;
  const from = Math.max(Math.ceil(lowest), 1);
  for (let afterId: string | undefined, page: UseToTell[]; ; afterId = page.at(-1)?.workspaceId) {
    page = await listUseToTell(kernel.database.query, quota, { from, limit: atOnce, afterId });
    for (const each of page) if (nextStep(kernel, each) !== each.toldPercent) await tell(kernel, each);
    if (page.length < atOnce) return;
  }
}

/** Gives the step that has been told after this; null when none has been. */
function nextStep(kernel: Kernel, { workspaceId, quota, used, toldPercent }: UseToTell): number | null {
  const percent = (used * 100) / quotasOf(kernel, workspaceId)[quota];
  const reached = steps.find((step) => percent >= step) ?? null;
  if (toldPercent === null || (reached ?? 0) > toldPercent) return reached;
  return percent < toldPercent - slack ? reached : toldPercent;
}

async function tell(kernel: Kernel, use: UseToTell): Promise<void> {
  const { workspaceId, quota, used } = use;
  const limit = quotasOf(kernel, workspaceId)[quota];
  await inTransaction(kernel.database, async (tx) => {
    const notice = await lockNotice(tx, workspaceId, quota);
    // Another node has told it since.
    if (notice !== use.toldPercent) return;
    const percent = nextStep(kernel, use);
    await writeNotice(tx, { workspaceId, quota, percent, now: new Date(kernel.clock.now()) });
    if (percent === null || percent <= (use.toldPercent ?? 0)) return;
    const fact = { quota, percent, used, limit };
    emit(tx, quotaNeared, { workspaceId, data: fact });
    const write = (language: PageLanguage) => quotaMail(language, fact, kernel.config.publicUrl);
    await mailOwners(kernel, tx, workspaceId, write);
    await mailOperator(kernel, tx, workspaceId, write);
  });
}

type Fact = { quota: QuotaName; percent: number; used: number; limit: number };

/** The mail to the owners of a workspace and to the operator says that a quota is nearly used up. */
function quotaMail(language: PageLanguage, fact: Fact, site: string): { subject: string; text: string } {
  const { subject, text, things } = quotaTexts[language];
  const numbers = new Intl.NumberFormat(language);
  const thing = things[fact.quota];
  return {
    subject: subject(thing, `${fact.percent}`),
    text: text(thing, `${fact.percent}`, numbers.format(fact.used), numbers.format(fact.limit), site),
  };
}
