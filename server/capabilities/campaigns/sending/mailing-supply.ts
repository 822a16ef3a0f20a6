import type { Kernel } from "../../../kernel/kernel.ts";
import { findContactFields } from "../../contacts/index.ts";
import { type Recipient, stillRecipients } from "../../newsletter/index.ts";
import type { ContactFields } from "../rendering/variables.ts";
import type { MailServerHealth } from "./mail-server-health.ts";
import { pace } from "./pace.ts";
import { prepareRecipients } from "./prepare-recipients.ts";
import {
  type CampaignAtWork,
  type CampaignKey,
  type ClaimedMailing,
  claimMailings,
  giveBack,
  skipMailings,
  takeDomainSlots,
  takeSlots,
} from "./store.ts";

/** A claimed mailing whose recipient may still get it, with the fields of the recipient's contact. */
export type Ready = { mailing: ClaimedMailing; recipient: Recipient; contact: ContactFields };

/** `wasPreparing`: more mailings may have been made meanwhile. */
type Claimed = { ready: Ready[]; wasPreparing: boolean };

type SupplyParts = {
  kernel: Kernel;
  key: CampaignKey;
  /** The claims are made under this id of the node. */
  nodeId: string;
  campaign: CampaignAtWork;
  health: MailServerHealth;
  /** Tells whether the run still sends. */
  mayGoOn(): boolean;
};

/** The mailings that one run of a campaign holds and has not handed over: claimed ahead of their time. */
export class MailingSupply {
  readonly #parts: SupplyParts;
  readonly #ready: Ready[] = [];
  #claiming: Promise<Claimed> | undefined;
  /** Makes the mailings of the next recipients, while there are more to make. */
  #page: Promise<boolean> | undefined;

  constructor(parts: SupplyParts) {
    this.#parts = parts;
  }

  get isEmpty(): boolean {
    return this.#ready.length === 0;
  }

  /** Makes the mailings of all recipients, while the first of them are sent already. */
  preparePages(): void {
    const { kernel, key, mayGoOn } = this.#parts;
    const page = prepareRecipients(kernel, key).then((isMade) => {
      if (isMade && mayGoOn()) this.preparePages();
      else this.#page = undefined;
      return isMade;
    });
    // A failure is thrown where the mailings are wanted.
    page.catch(() => {});
    this.#page = page;
  }

  /** Claims what is due, unless there is enough. Afterwards the supply is empty when nothing is due. */
  async fill(): Promise<void> {
    while (this.#ready.length < pace.handed) {
      const claimed = await (this.#claiming ?? this.#claim());
      this.#claiming = undefined;
      this.#ready.push(...claimed.ready);
      if (!this.isEmpty || !claimed.wasPreparing) break;
      await this.#page;
      if (!this.#parts.mayGoOn()) break;
    }
    // While the connections work, the next mails are claimed.
    const isLow = this.#ready.length < pace.claimed / 2;
    if (!this.isEmpty && isLow && this.#parts.health.state === "answering") this.#claimAhead();
  }

  take(most: number): Ready[] {
    return this.#ready.splice(0, most);
  }

  putBack(untouched: readonly Ready[]): void {
    this.#ready.push(...untouched);
  }

  /** Other nodes may send what is left. To be called when the run hands over nothing more. */
  async giveBack(): Promise<void> {
    const { kernel, key, nodeId } = this.#parts;
    const ahead = await this.#claiming?.catch(() => undefined);
    await this.#page?.catch(() => {});
    const dueAt = this.#now();
    const left = [...this.#ready.splice(0), ...(ahead?.ready ?? [])].map(({ mailing }) => ({
      subscriberId: mailing.subscriberId,
      dueAt,
      hasSlot: mailing.hasSlot,
    }));
    await giveBack(kernel.database.query, key, nodeId, left);
  }

  #claimAhead(): void {
    this.#claiming ??= this.#claim();
    // A failure is thrown where the mails are wanted.
    this.#claiming.catch(() => {});
  }

  async #claim(): Promise<Claimed> {
    const { kernel, key, nodeId, campaign, health } = this.#parts;
    const wasPreparing = this.#page !== undefined;
    const db = kernel.database.query;
    const now = this.#now();
    const wanted = health.state === "answering" ? pace.claimed : 1;
    const limit = campaign.ratePerMinute === null ? wanted : await takeSlots(db, key, wanted, now);
    if (limit === 0) return { ready: [], wasPreparing };
    const claimed = await claimMailings(db, key, nodeId, limit, now);
    if (claimed.length === 0) return { ready: [], wasPreparing };
    const inTime = await this.#waitForDomains(claimed, now);
    const recipients = await this.#recheck(inTime);
    const contactIds = [...recipients.values()].flatMap(({ contactId }) => contactId ?? []);
    const fields = await findContactFields(db, key.workspaceId, contactIds);
    return {
      wasPreparing,
      ready: inTime.flatMap((mailing) => {
        const recipient = recipients.get(mailing.subscriberId);
        if (recipient === undefined) return [];
        return [{ mailing, recipient, contact: fields.get(recipient.contactId ?? "") ?? {} }];
      }),
    };
  }

  /** Keeps those whose place in the pace of their domain is now, and gives the others back until then. */
  async #waitForDomains(claimed: ClaimedMailing[], now: Date): Promise<ClaimedMailing[]> {
    const { kernel, key, nodeId, campaign } = this.#parts;
    const { domainRatePerMinute } = campaign;
    if (domainRatePerMinute === null) return claimed;
    const db = kernel.database.query;
    const stepMs = 60_000 / domainRatePerMinute;
    const byDomain = Map.groupBy(
      claimed.filter(({ hasSlot }) => !hasSlot),
      ({ domain }) => domain,
    );
    const wanted = [...byDomain].map(([domain, mailings]) => ({ domain, count: mailings.length }));
    const begins = wanted.length === 0 ? new Map() : await takeDomainSlots(db, key, wanted, stepMs, now);
    const later = [...byDomain].flatMap(([domain, mailings]) =>
      mailings.map(({ subscriberId }, index) => ({
        subscriberId,
        dueAt: new Date(begins.get(domain).getTime() + index * stepMs),
        hasSlot: true,
      })),
    );
    const waiting = later.filter(({ dueAt }) => dueAt > now);
    await giveBack(db, key, nodeId, waiting);
    const waitingIds = new Set(waiting.map(({ subscriberId }) => subscriberId));
    return claimed.filter(({ subscriberId }) => !waitingIds.has(subscriberId));
  }

  /** A subscriber who left, or bounced, or was erased since the campaign began gets nothing. */
  async #recheck(mailings: ClaimedMailing[]): Promise<Map<string, Recipient>> {
    const { kernel, key, nodeId, campaign } = this.#parts;
    const db = kernel.database.query;
    const ids = mailings.map(({ subscriberId }) => subscriberId);
    const still = await stillRecipients(db, key.workspaceId, ids, campaign.listIds);
    const byId = new Map(still.map((recipient) => [recipient.id, recipient]));
    const gone = ids.filter((id) => !byId.has(id));
    await skipMailings(db, key, nodeId, gone);
    return byId;
  }

  #now(): Date {
    return new Date(this.#parts.kernel.clock.now());
  }
}
