import { mailAttempts } from "../../../kernel/counter.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { countRefusedMailboxes, type RefusedMailbox } from "./count-refused-mailboxes.ts";
import { areTooMany, holdBackCampaign } from "./hold-back-campaign.ts";
import type { JudgedMailing } from "./judge-mailing.ts";
import { pace } from "./pace.ts";
import { type CampaignKey, countFailures, type MailingResult, noteResults } from "./store.ts";

const patienceWithDatabaseMs = 500;
/** A campaign looks so often whether too many mails fail. */
const failureCheckMs = 1_000;

type ResultParts = {
  kernel: Kernel;
  key: CampaignKey;
  nodeId: string;
  /** The number by which subscribers' bounces name the campaign. */
  campaignNumber: number;
  /** Tells whether answers of the mail server are still to come. */
  isBusy(): boolean;
  isStopping(): boolean;
};

/** Notes what became of the mails of one run: many results in one statement. */
export class MailingResults {
  readonly #parts: ResultParts;
  #results: MailingResult[] = [];
  #refused: RefusedMailbox[] = [];
  #hasFailed = false;
  #checkedFailuresAtMs = 0;
  #noting: Promise<void> | undefined;

  constructor(parts: ResultParts) {
    this.#parts = parts;
  }

  /** Tells whether everything is noted or on its way to the database. */
  get isEmpty(): boolean {
    return this.#results.length === 0;
  }

  add({ result, refusedBy }: JudgedMailing): void {
    this.#results.push(result);
    if (result.status === "failed") this.#hasFailed = true;
    if (refusedBy !== undefined) this.#refused.push({ subscriberId: result.subscriberId, answer: refusedBy });
    this.#noting ??= this.#note();
  }

  /** Waits until everything that was added is noted. */
  async settle(): Promise<void> {
    await this.#noting;
  }

  /**
   * Writes what is known by now, and what becomes known meanwhile. Without the database it waits
   * for the database.
   */
  async #note(): Promise<void> {
    const { kernel, key, nodeId, campaignNumber, isBusy, isStopping } = this.#parts;
    while (this.#results.length > 0) {
      if (this.#results.length < pace.noted && isBusy()) await pause(pace.notedAfterMs);
      const results = this.#results;
      this.#results = [];
      try {
        await noteResults(kernel.database.query, key, nodeId, results, new Date(kernel.clock.now()));
        for (const { status } of results) mailAttempts.add(`result="${status === "deferred" ? "retried" : status}"`);
      } catch {
        // When this node stops without its database, these stay unknown: the truth.
        if (isStopping()) break;
        this.#results.unshift(...results);
        await pause(patienceWithDatabaseMs);
      }
      const campaign = { workspaceId: key.workspaceId, number: campaignNumber };
      // The mailing says that it failed. A later mail finds out again that the mailbox does not exist.
      await countRefusedMailboxes(kernel, campaign, this.#refused.splice(0)).catch(() => {});
      if (this.#hasFailed) await this.#checkFailures().catch(() => {});
    }
    this.#noting = undefined;
  }

  async #checkFailures(): Promise<void> {
    const { kernel, key, isBusy } = this.#parts;
    const nowMs = kernel.clock.elapsed();
    if (nowMs - this.#checkedFailuresAtMs < failureCheckMs && isBusy()) return;
    this.#checkedFailuresAtMs = nowMs;
    this.#hasFailed = false;
    const failures = await countFailures(kernel.database.query, key);
    if (areTooMany(failures)) await holdBackCampaign(kernel, key, { reason: "bounces" });
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
