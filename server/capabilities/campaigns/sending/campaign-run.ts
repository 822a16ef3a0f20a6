// Long because one run of a campaign has one state, which its steps share: claiming, handing over, noting, pausing.

import type { Kernel } from "../../../kernel/kernel.ts";
import { type BulkMail, type BulkOutcome, bulkMailerOf } from "../../../kernel/mail/bulk-mailer.ts";
import {
  type MailTokenWriter,
  mailTokens,
  NewsletterListId,
  type Recipient,
  stillRecipients,
} from "../../newsletter/index.ts";
import { type Sender, senderOf } from "../writing/compile.ts";
import { countRefusedMailboxes, type RefusedMailbox } from "./count-refused-mailboxes.ts";
import { endCampaign } from "./end-campaign.ts";
import { holdBackCampaign } from "./hold-back-campaign.ts";
import { pace, peaceMs, retryDelayMs, serverPauseMs } from "./pace.ts";
import { prepareRecipients } from "./prepare-recipients.ts";
import {
  type CampaignAtWork,
  type CampaignKey,
  type ClaimedMailing,
  claimMailings,
  countFailures,
  findCampaignAtWork,
  giveBack,
  type MailingResult,
  markHanded,
  noteDomain,
  noteResults,
  skipMailings,
  takeDomainSlots,
  takeSlots,
  writeServerFailures,
} from "./store.ts";
import { writeMail } from "./write-mail.ts";

type Ready = { mailing: ClaimedMailing; recipient: Recipient };
/** `wasPreparing`: more mailings may have been made meanwhile. */
type Claimed = { ready: Ready[]; wasPreparing: boolean };
const patienceWithDatabaseMs = 500;
/** How often it looks whether too many mails fail. */
const failureCheckMs = 1_000;

/** Sends what is due of one campaign, as one node. Several nodes may do so at once. */
export class CampaignRun {
  readonly #kernel: Kernel;
  readonly #key: CampaignKey;
  /** The work belongs to this id of the node: with another id, the work was adopted by others. */
  readonly #nodeId: string;
  readonly #domainRefusals = new Map<string, number>();
  #results: MailingResult[] = [];
  #refused: RefusedMailbox[] = [];
  #number = 0;
  #noting: Promise<void> | undefined;
  #claiming: Promise<Claimed> | undefined;
  /** The mailings of the next recipients, while there are more to make. */
  #page: Promise<boolean> | undefined;
  #inFlight = 0;
  #wake: () => void = () => {};
  #breaks = 0;
  #serverFailures = 0;
  #hasFailed = false;
  #checkedFailuresAtMs = 0;
  #isStopping = false;
  #isOver = false;
  #ended: Promise<void> = Promise.resolve();

  constructor(kernel: Kernel, key: CampaignKey) {
    this.#kernel = kernel;
    this.#key = key;
    this.#nodeId = kernel.node.id;
  }

  run(): Promise<void> {
    this.#ended = this.#send();
    return this.#ended;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#wake();
    await this.#ended.catch(() => {});
  }

  get #mayGoOn(): boolean {
    return !this.#isStopping && this.#kernel.node.id === this.#nodeId && this.#kernel.node.isRegistered;
  }

  async #send(): Promise<void> {
    const { database } = this.#kernel;
    const campaign = await findCampaignAtWork(database.query, this.#key);
    if (campaign === undefined) return;
    const bulk = await bulkMailerOf(this.#kernel).open();
    if (bulk === undefined) return this.#holdBack("mail-server");
    this.#serverFailures = campaign.failures;
    this.#number = campaign.number;
    const sender = await senderOf(this.#kernel, this.#key.workspaceId, campaign);
    const tokens = await mailTokens.of(this.#kernel, this.#key.workspaceId);
    const ready: Ready[] = [];
    try {
      await this.#work(campaign, bulk, sender, tokens, ready);
    } finally {
      this.#isOver = true;
      await this.#settle();
      const ahead = await this.#claiming?.catch(() => undefined);
      await this.#page?.catch(() => {});
      ready.push(...(ahead?.ready ?? []));
      const dueAt = this.#now();
      const back = ready.map(({ mailing }) => ({
        subscriberId: mailing.subscriberId,
        dueAt,
        hasSlot: mailing.hasSlot,
      }));
      await giveBack(database.query, this.#key, this.#nodeId, back);
    }
    if (this.#breaks >= pace.breaksUntilPause) await this.#holdBack("mail-server");
    else if (campaign.kind === "campaign" && this.#mayGoOn) await endCampaign(this.#kernel, this.#key);
  }

  async #work(
    campaign: CampaignAtWork,
    bulk: BulkMail,
    sender: Sender,
    tokens: MailTokenWriter,
    ready: Ready[],
  ): Promise<void> {
    const listId = NewsletterListId.format(campaign.listIds[0]!).replace("_", "-");
    const written = { campaign, sender, tokens, listId };
    // While the connections work: the first mails do not wait for the last recipient.
    if (!campaign.isPrepared) this.#preparePages();
    while (this.#mayGoOn && this.#breaks < pace.breaksUntilPause) {
      if (ready.length < pace.handed) {
        const claimed = await (this.#claiming ?? this.#claim(campaign));
        this.#claiming = undefined;
        ready.push(...claimed.ready);
        if (ready.length === 0 && claimed.wasPreparing) {
          await this.#page;
          continue;
        }
      }
      // While the connections work, the next mails are claimed.
      if (ready.length > 0 && ready.length < pace.claimed / 2 && !this.#isProbing) this.#claimAhead(campaign);
      if (ready.length === 0) {
        if (this.#inFlight === 0 && this.#results.length === 0) return;
        await this.#settle();
        // What was refused in an instant is due much later; what broke may be due now.
        continue;
      }
      const next = ready.splice(0, this.#isProbing ? 1 : pace.handed);
      const handed = new Set(
        await markHanded(
          this.#kernel.database.query,
          this.#key,
          this.#nodeId,
          next.map(({ recipient }) => recipient.id),
        ),
      );
      if (handed.size === 0) {
        ready.push(...next);
        return;
      }
      for (const each of next)
        if (handed.has(each.recipient.id)) this.#handOver(bulk, each, writeMail(this.#kernel, written, each.recipient));
      await this.#untilInFlight(this.#isProbing ? 0 : pace.leftToAnswer);
    }
  }

  #preparePages(): void {
    const page = prepareRecipients(this.#kernel, this.#key).then((isMade) => {
      if (isMade && this.#mayGoOn && !this.#isOver) this.#preparePages();
      else this.#page = undefined;
      return isMade;
    });
    // A failure is thrown where the mailings are wanted.
    page.catch(() => {});
    this.#page = page;
  }

  #claimAhead(campaign: CampaignAtWork): void {
    this.#claiming ??= this.#claim(campaign);
    // A failure is thrown where the mails are wanted.
    this.#claiming.catch(() => {});
  }

  /** After failures of the mail server one mail goes first. */
  get #isProbing(): boolean {
    return this.#serverFailures > 0;
  }

  async #claim(campaign: CampaignAtWork): Promise<Claimed> {
    const wasPreparing = this.#page !== undefined;
    const db = this.#kernel.database.query;
    const now = this.#now();
    const wanted = this.#isProbing ? 1 : pace.claimed;
    const limit = campaign.ratePerMinute === null ? wanted : await takeSlots(db, this.#key, wanted, now);
    if (limit === 0) return { ready: [], wasPreparing };
    const claimed = await claimMailings(db, this.#key, this.#nodeId, limit, now);
    if (claimed.length === 0) return { ready: [], wasPreparing };
    const inTime = await this.#waitForDomains(campaign, claimed, now);
    const recipients = await this.#recheck(campaign, inTime);
    return {
      wasPreparing,
      ready: inTime.flatMap((mailing) => {
        const recipient = recipients.get(mailing.subscriberId);
        return recipient === undefined ? [] : [{ mailing, recipient }];
      }),
    };
  }

  /** Those whose place in the pace of their domain is now; the others are given back until then. */
  async #waitForDomains(campaign: CampaignAtWork, claimed: ClaimedMailing[], now: Date): Promise<ClaimedMailing[]> {
    const { domainRatePerMinute } = campaign;
    if (domainRatePerMinute === null) return claimed;
    const db = this.#kernel.database.query;
    const stepMs = 60_000 / domainRatePerMinute;
    const byDomain = Map.groupBy(
      claimed.filter(({ hasSlot }) => !hasSlot),
      ({ domain }) => domain,
    );
    const wanted = [...byDomain].map(([domain, mailings]) => ({ domain, count: mailings.length }));
    const begins = wanted.length === 0 ? new Map() : await takeDomainSlots(db, this.#key, wanted, stepMs, now);
    const later = [...byDomain].flatMap(([domain, mailings]) =>
      mailings.map(({ subscriberId }, index) => ({
        subscriberId,
        dueAt: new Date(begins.get(domain).getTime() + index * stepMs),
        hasSlot: true,
      })),
    );
    const waiting = later.filter(({ dueAt }) => dueAt > now);
    await giveBack(db, this.#key, this.#nodeId, waiting);
    const waitingIds = new Set(waiting.map(({ subscriberId }) => subscriberId));
    return claimed.filter(({ subscriberId }) => !waitingIds.has(subscriberId));
  }

  /** Who left, or bounced, or was erased since the campaign began gets nothing. */
  async #recheck(campaign: CampaignAtWork, mailings: ClaimedMailing[]): Promise<Map<string, Recipient>> {
    const db = this.#kernel.database.query;
    const ids = mailings.map(({ subscriberId }) => subscriberId);
    const still = await stillRecipients(db, this.#key.workspaceId, ids, campaign.listIds);
    const byId = new Map(still.map((recipient) => [recipient.id, recipient]));
    await skipMailings(
      db,
      this.#key,
      this.#nodeId,
      ids.filter((id) => !byId.has(id)),
    );
    return byId;
  }

  #handOver(bulk: BulkMail, { mailing }: Ready, message: Parameters<BulkMail["send"]>[0]): void {
    this.#inFlight++;
    void bulk.send(message).then((outcome) => {
      this.#inFlight--;
      this.#results.push(this.#judge(mailing, outcome));
      this.#noting ??= this.#note();
      this.#wake();
    });
  }

  #judge({ subscriberId, domain, attempts }: ClaimedMailing, outcome: BulkOutcome): MailingResult {
    const nowMs = this.#kernel.clock.now();
    if (outcome.kind === "sent") {
      this.#breaks = 0;
      if (this.#serverFailures > 0) this.#forgetServerFailures();
      this.#noteDomain(domain, 0);
      return { subscriberId, status: "sent", reason: null, dueAt: null };
    }
    const { reason } = outcome;
    switch (outcome.kind) {
      case "unknown":
        return { subscriberId, status: "unknown", reason, dueAt: null };
      case "unsent":
        if (outcome.isBroken) this.#breaks++;
        return { subscriberId, status: "deferred", reason, dueAt: new Date(nowMs) };
      case "refused": {
        this.#breaks = 0;
        const isGivenUp = outcome.isPermanent || attempts + 1 >= pace.mostAttempts;
        if (isGivenUp) this.#hasFailed = true;
        if (outcome.isPermanent && outcome.ofRecipient !== null) {
          this.#refused.push({ subscriberId, answer: outcome.ofRecipient });
        }
        if (!outcome.isPermanent) this.#noteDomain(domain, (this.#domainRefusals.get(domain) ?? 0) + 1);
        const dueAt = isGivenUp ? null : new Date(nowMs + retryDelayMs(attempts));
        return { subscriberId, status: isGivenUp ? "failed" : "deferred", reason, dueAt };
      }
    }
  }

  #noteDomain(domain: string, failures: number): void {
    const before = this.#domainRefusals.get(domain) ?? 0;
    if (before === failures) return;
    this.#domainRefusals.set(domain, failures);
    const isAtPeace = failures >= pace.refusalsUntilPeace;
    if (!isAtPeace && before < pace.refusalsUntilPeace) return;
    const waitsUntil = isAtPeace ? new Date(this.#kernel.clock.now() + peaceMs(failures)) : null;
    // Without this the next mails to the domain are refused, too, and wait each for itself.
    noteDomain(this.#kernel.database.query, this.#key, domain, { failures, waitsUntil }).catch(() => {});
  }

  #forgetServerFailures(): void {
    this.#serverFailures = 0;
    writeServerFailures(this.#kernel.database.query, this.#key, 0).catch(() => {});
  }

  /**
   * Writes what is known by now, and what becomes known meanwhile. Without the database it waits
   * for the database.
   */
  async #note(): Promise<void> {
    while (this.#results.length > 0) {
      if (this.#results.length < pace.noted && this.#inFlight > 0) {
        await new Promise((resolve) => setTimeout(resolve, pace.notedAfterMs));
      }
      const results = this.#results;
      this.#results = [];
      try {
        await noteResults(this.#kernel.database.query, this.#key, this.#nodeId, results, this.#now());
      } catch {
        // When this node stops without its database, these stay unknown: the truth.
        if (this.#isStopping) break;
        this.#results.unshift(...results);
        await new Promise((resolve) => setTimeout(resolve, patienceWithDatabaseMs));
      }
      const refused = this.#refused.splice(0);
      const campaign = { workspaceId: this.#key.workspaceId, number: this.#number };
      // The mailing says that it failed. A later mail finds out again that the mailbox does not exist.
      await countRefusedMailboxes(this.#kernel, campaign, refused).catch(() => {});
      if (this.#hasFailed) await this.#checkFailures().catch(() => {});
    }
    this.#noting = undefined;
    this.#wake();
  }

  async #checkFailures(): Promise<void> {
    const nowMs = this.#kernel.clock.elapsed();
    if (nowMs - this.#checkedFailuresAtMs < failureCheckMs && this.#inFlight > 0) return;
    this.#checkedFailuresAtMs = nowMs;
    this.#hasFailed = false;
    if (areTooMany(await countFailures(this.#kernel.database.query, this.#key))) await this.#holdBack("bounces");
  }

  async #untilInFlight(most: number): Promise<void> {
    while (this.#inFlight > most) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Everything that was handed over is answered and noted. */
  async #settle(): Promise<void> {
    await this.#untilInFlight(0);
    await this.#noting;
  }

  async #holdBack(reason: "mail-server" | "bounces"): Promise<void> {
    const retryAt = new Date(this.#kernel.clock.now() + serverPauseMs(this.#serverFailures));
    await holdBackCampaign(
      this.#kernel,
      this.#key,
      reason === "bounces" ? { reason } : { reason, retryAt, failures: this.#serverFailures + 1 },
    );
  }

  #now(): Date {
    return new Date(this.#kernel.clock.now());
  }
}

/** Whether so many mails failed for good that going on would harm the sender's name. */
export function areTooMany({ tried, failed }: { tried: number; failed: number }): boolean {
  return failed >= pace.fewestFailed && failed > tried * pace.mostFailed;
}
