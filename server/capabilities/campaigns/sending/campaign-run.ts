import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { type BulkMail, type BulkOutcome, bulkMailerOf } from "../../../kernel/mail/bulk-mailer.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { mailTokens, NewsletterListId } from "../../newsletter/index.ts";
import { campaignSent } from "../events.ts";
import { factsOf } from "../facts-of.ts";
import { lockCampaign, writeStatus } from "../store.ts";
import { senderOf } from "../writing/compile.ts";
import { type CampaignRunEvent, type CampaignRunState, nextCampaignRunState } from "./campaign-run-state.ts";
import { DomainRefusals } from "./domain-refusals.ts";
import { holdBackCampaign } from "./hold-back-campaign.ts";
import { judgeMailing } from "./judge-mailing.ts";
import { MailServerHealth } from "./mail-server-health.ts";
import { MailingResults } from "./mailing-results.ts";
import { MailingSupply, type Ready } from "./mailing-supply.ts";
import { pace, serverPauseMs } from "./pace.ts";
import {
  type CampaignAtWork,
  type CampaignKey,
  type ClaimedMailing,
  countOfEnd,
  findCampaignAtWork,
  markHanded,
  writeServerFailures,
} from "./store.ts";
import { writeMail } from "./write-mail.ts";

/** A run works with these once it is open. */
type Opened = {
  campaign: CampaignAtWork;
  bulk: BulkMail;
  write(ready: Ready): Parameters<BulkMail["send"]>[0];
  health: MailServerHealth;
  domains: DomainRefusals;
  supply: MailingSupply;
  results: MailingResults;
};

/** Sends what is due of one campaign, as one node. Several nodes may do so at once. */
export class CampaignRun {
  readonly #kernel: Kernel;
  readonly #key: CampaignKey;
  /** The work belongs to this id of the node: with another id, the work was adopted by others. */
  readonly #nodeId: string;
  #state: CampaignRunState = "opening";
  #ended: Promise<void> = Promise.resolve();
  #inFlight = 0;
  #wake: () => void = () => {};

  constructor(kernel: Kernel, key: CampaignKey) {
    this.#kernel = kernel;
    this.#key = key;
    this.#nodeId = kernel.node.id;
  }

  run(): Promise<void> {
    this.#ended = this.#run().finally(() => this.#become("end"));
    return this.#ended;
  }

  async stop(): Promise<void> {
    this.#become("stop");
    this.#wake();
    await this.#ended.catch(() => {});
  }

  #become(event: CampaignRunEvent): void {
    this.#state = nextCampaignRunState(this.#state, event);
  }

  async #run(): Promise<void> {
    const campaign = await findCampaignAtWork(this.#kernel.database.query, this.#key);
    if (campaign === undefined) return;
    const health = new MailServerHealth(campaign.failures);
    const bulk = await bulkMailerOf(this.#kernel).open();
    if (bulk === undefined) return this.#awaitMailServer(new MailServerHealth(0));
    const opened = await this.#open(campaign, bulk, health);
    this.#become("open");
    try {
      await this.#send(opened);
    } finally {
      this.#become("settle");
      await this.#settle(opened);
      await opened.supply.giveBack();
    }
    if (health.state === "unreachable") await this.#awaitMailServer(health);
    else if (campaign.kind === "campaign" && this.#isAllowed) await endCampaign(this.#kernel, this.#key);
  }

  async #open(campaign: CampaignAtWork, bulk: BulkMail, health: MailServerHealth): Promise<Opened> {
    const [kernel, key, nodeId] = [this.#kernel, this.#key, this.#nodeId];
    const sender = await senderOf(kernel, key.workspaceId, campaign);
    const tokens = await mailTokens.of(kernel, key.workspaceId);
    const listId = NewsletterListId.format(campaign.listIds[0]!).replace("_", "-");
    const mayGoOn = () => this.#maySend(health);
    return {
      ...{ campaign, bulk, health },
      write: (ready) => writeMail(kernel, { campaign, sender, tokens, listId }, ready),
      domains: new DomainRefusals(kernel, key),
      supply: new MailingSupply({ kernel, key, nodeId, campaign, health, mayGoOn }),
      results: new MailingResults({
        ...{ kernel, key, nodeId, campaignNumber: campaign.number },
        isBusy: () => this.#inFlight > 0,
        isStopping: () => this.#state === "stopping",
      }),
    };
  }

  /** Tells whether the work is still this node's, and the node is to do it. */
  get #isAllowed(): boolean {
    const { node } = this.#kernel;
    return this.#state !== "stopping" && node.id === this.#nodeId && node.isRegistered;
  }

  #maySend(health: MailServerHealth): boolean {
    return this.#state === "sending" && this.#isAllowed && health.state !== "unreachable";
  }

  async #send(opened: Opened): Promise<void> {
    const { campaign, health, supply, results } = opened;
    // While the connections work: the first mails do not wait for the last recipient.
    if (!campaign.isPrepared && this.#maySend(health)) supply.preparePages();
    while (this.#maySend(health)) {
      await supply.fill();
      if (supply.isEmpty) {
        if (this.#inFlight === 0 && results.isEmpty) return;
        await this.#settle(opened);
        // A mail that was refused in an instant is due much later; one whose connection broke may
        // be due now.
        continue;
      }
      const isOnTrial = health.state !== "answering";
      const next = supply.take(isOnTrial ? 1 : pace.handed);
      if (!(await this.#handOver(opened, next))) {
        supply.putBack(next);
        return;
      }
      await this.#untilInFlight(isOnTrial ? 0 : pace.leftToAnswer);
    }
  }

  /** Marks mailings as handed over, then hands their mails over. False: none of them may be sent. */
  async #handOver({ bulk, write, ...opened }: Opened, next: readonly Ready[]): Promise<boolean> {
    const ids = next.map(({ recipient }) => recipient.id);
    const handed = new Set(await markHanded(this.#kernel.database.query, this.#key, this.#nodeId, ids));
    for (const ready of next.filter(({ recipient }) => handed.has(recipient.id))) {
      this.#inFlight++;
      void bulk.send(write(ready)).then((outcome) => {
        this.#inFlight--;
        this.#learn(opened, ready.mailing, outcome);
        opened.results.add(judgeMailing(ready.mailing, outcome, this.#kernel.clock.now()));
        this.#wake();
      });
    }
    return handed.size > 0;
  }

  /** Learns of the mail server, and of the recipient's domain, from one outcome. */
  #learn(
    { health, domains }: Pick<Opened, "health" | "domains">,
    { domain }: ClaimedMailing,
    outcome: BulkOutcome,
  ): void {
    switch (outcome.kind) {
      case "sent":
        if (health.noteAcceptance().endsTrial) this.#forgetServerFailures();
        domains.noteAcceptance(domain);
        return;
      case "unsent":
        if (outcome.isBroken) health.noteBreak();
        return;
      case "refused":
        health.noteRefusal();
        if (!outcome.isPermanent) domains.noteRefusal(domain);
    }
  }

  #forgetServerFailures(): void {
    writeServerFailures(this.#kernel.database.query, this.#key, 0).catch(() => {});
  }

  async #untilInFlight(most: number): Promise<void> {
    while (this.#inFlight > most) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Waits until everything that was handed over is answered and noted. */
  async #settle({ results }: Opened): Promise<void> {
    await this.#untilInFlight(0);
    await results.settle();
  }

  /** Pauses the campaign until the mail server is tried again. */
  async #awaitMailServer({ failures }: MailServerHealth): Promise<void> {
    const retryAt = new Date(this.#kernel.clock.now() + serverPauseMs(failures));
    await holdBackCampaign(this.#kernel, this.#key, { reason: "mail-server", retryAt, failures: failures + 1 });
  }
}

/** Ends a campaign of which nothing is left to do, on any node. */
async function endCampaign(kernel: Kernel, key: CampaignKey): Promise<void> {
  const { workspaceId, id } = key;
  if ((await countOfEnd(kernel.database.query, key)) === undefined) return;
  await inTransaction(kernel.database, async (tx) => {
    if ((await lockCampaign(tx, workspaceId, id))?.status !== "sending") return;
    const isPrepared = (await findCampaignAtWork(tx, key))?.isPrepared ?? false;
    const counts = await countOfEnd(tx, key);
    if (!isPrepared || counts === undefined) return;
    const row = await writeStatus(tx, workspaceId, id, { status: "sent", now: new Date(kernel.clock.now()) });
    emit(tx, campaignSent, { workspaceId, data: { ...factsOf(row), ...counts } });
  });
}
