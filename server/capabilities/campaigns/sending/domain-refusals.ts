import type { Kernel } from "../../../kernel/kernel.ts";
import { pace, peaceMs } from "./pace.ts";
import { type CampaignKey, noteDomain } from "./store.ts";

/** Counts the refusals for now of each domain. After some in a row, a domain gets no mail for a while. */
export class DomainRefusals {
  readonly #kernel: Kernel;
  readonly #key: CampaignKey;
  readonly #inRow = new Map<string, number>();

  constructor(kernel: Kernel, key: CampaignKey) {
    this.#kernel = kernel;
    this.#key = key;
  }

  noteAcceptance(domain: string): void {
    this.#note(domain, 0);
  }

  noteRefusal(domain: string): void {
    this.#note(domain, (this.#inRow.get(domain) ?? 0) + 1);
  }

  #note(domain: string, failures: number): void {
    const before = this.#inRow.get(domain) ?? 0;
    if (before === failures) return;
    this.#inRow.set(domain, failures);
    const isAtPeace = failures >= pace.refusalsUntilPeace;
    if (!isAtPeace && before < pace.refusalsUntilPeace) return;
    const waitsUntil = isAtPeace ? new Date(this.#kernel.clock.now() + peaceMs(failures)) : null;
    // Without this the next mails to the domain are refused, too, and wait each for itself.
    noteDomain(this.#kernel.database.query, this.#key, domain, { failures, waitsUntil }).catch(() => {});
  }
}
