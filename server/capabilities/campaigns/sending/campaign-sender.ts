import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { bulkMailerOf } from "../../../kernel/mail/bulk-mailer.ts";
import { dueLooksOf } from "../../../kernel/nodes/due-looks.ts";
import { forTheNode, inShareOf } from "../../../kernel/sharing/share.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { campaignStarted } from "../events.ts";
import { factsOf } from "../facts-of.ts";
import { queueSteps } from "../series/queue-steps.ts";
import { isStepDue } from "../series/store.ts";
import { lockCampaign, writeStatus } from "../store.ts";
import { CampaignRun } from "./campaign-run.ts";
import { runningSenderOf } from "./send-soon.ts";
import {
  type CampaignKey,
  findCampaignsToStart,
  findGoneHolders,
  findWork,
  isCampaignDue,
  releaseMailingsOf,
} from "./store.ts";

/** The sender also takes over so often what nodes left behind whose end nobody noticed. */
const repairIntervalMs = 10_000;
/** All workspaces together have so many runs. The campaigns share the connections. */
const mostRuns = 8;
const patienceAtStopMs = 10_000;

/** Sends the campaigns of all workspaces, together with the other nodes. */
export class CampaignSender {
  readonly #kernel: Kernel;
  readonly #runs = new Map<string, CampaignRun>();
  readonly #timer: NodeJS.Timeout;
  readonly #stopLooking: readonly (() => Promise<void>)[];
  #mustRepair = true;
  #looking: Promise<void> | undefined;
  #mustLookAgain = false;
  #isStopped = false;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    this.#timer = setInterval(() => this.#repair(), repairIntervalMs);
    const now = () => new Date(kernel.clock.now());
    const look = async () => this.look();
    this.#stopLooking = [
      dueLooksOf(kernel).add({ what: "campaigns to send", isDue: () => isCampaignDue(now()), look }),
      dueLooksOf(kernel).add({ what: "steps of series to send", isDue: () => isStepDue(now()), look }),
    ];
    this.look();
  }

  #repair(): void {
    this.#mustRepair = true;
    this.look();
  }

  look(): void {
    if (this.#isStopped || !this.#kernel.node.isRegistered) return;
    if (this.#looking !== undefined) {
      this.#mustLookAgain = true;
      return;
    }
    this.#mustLookAgain = false;
    this.#looking = forTheNode(() => this.#lookNow())
      .catch((error: Error) => {
        this.#kernel.log.debug({ error: error.name }, "could not look for campaigns to send; trying again");
      })
      .then(() => {
        this.#looking = undefined;
        if (this.#mustLookAgain) this.look();
      });
  }

  async #lookNow(): Promise<void> {
    const db = this.#kernel.database.query;
    const now = new Date(this.#kernel.clock.now());
    if (this.#mustRepair) {
      this.#mustRepair = false;
      for (const nodeId of await findGoneHolders(db)) await releaseMailingsOf(db, nodeId);
    }
    await queueSteps(this.#kernel);
    for (const key of await findCampaignsToStart(db, now)) {
      await inTransaction(this.#kernel.database, (tx) => startDue(this.#kernel, tx, key));
    }
    for (const key of await findWork(db, now)) this.#open(key);
  }

  #open(key: CampaignKey): void {
    if (this.#isStopped || this.#runs.has(key.id) || this.#runs.size >= mostRuns) return;
    const run = new CampaignRun(this.#kernel, key);
    this.#runs.set(key.id, run);
    void inShareOf(key.workspaceId, "work", () => run.run())
      .catch((error: Error) => {
        this.#kernel.log.warn({ error: error.name }, "sending a campaign was interrupted; it goes on");
      })
      .then(() => {
        this.#runs.delete(key.id);
      });
  }

  /** Lets what the mail server has be answered, and gives back the rest. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    for (const stopLooking of this.#stopLooking) await stopLooking();
    await this.#looking;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceAtStopMs);
    });
    // Mails without an answer by then are unknown.
    await Promise.race([tooLong, Promise.all([...this.#runs.values()].map((run) => run.stop()))]);
    clearTimeout(timer);
  }
}

/** Lets a campaign be sent whose time has come, or whose mail server is to be tried again. */
async function startDue(kernel: Kernel, tx: Transaction, { workspaceId, id }: CampaignKey): Promise<void> {
  const campaign = await lockCampaign(tx, workspaceId, id);
  const now = new Date(kernel.clock.now());
  const isDue = campaign?.status === "scheduled" && campaign.scheduledAt !== null && campaign.scheduledAt <= now;
  const isTriedAgain = campaign?.status === "paused" && campaign.pauseReason === "mail-server";
  if (campaign === undefined || !(isDue || isTriedAgain)) return;
  const row = await writeStatus(tx, workspaceId, id, { status: "sending", now });
  // A campaign that is only tried again may wait again at once: only its beginning is told.
  if (isDue) emit(tx, campaignStarted, { workspaceId, data: factsOf(row) });
}

/** Starts to send campaigns, on a node that does background work. */
export async function startSending(kernel: Kernel): Promise<void> {
  if (kernel.config.roles.has("worker")) runningSenderOf(kernel).sender = new CampaignSender(kernel);
}

/** Mails that the mail server has are answered, within its time limit. */
export async function stopSending(kernel: Kernel): Promise<void> {
  const running = runningSenderOf(kernel);
  const { sender } = running;
  delete running.sender;
  await sender?.stop();
  bulkMailerOf(kernel).close();
}
