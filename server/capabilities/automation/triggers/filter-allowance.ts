import { ExpressionFault } from "@parley/workflows";

/** The filters of a workspace may take so long for one batch of events. */
const mostMs = 10_000;
/** Says for how long a filter that takes too much is not tried again. */
const blockedMs = 60_000;
const mostBlocked = 1_000;

/** The filters of a workspace that took too much, for some time. */
export type BlockedFilters = Map<string, { fault: ExpressionFault; untilMs: number }>;

/**
 * The allowance limits the time of one workspace's filters, so that they hold up no other
 * workspace: a filter that takes too much is not tried with each event, and all together have a
 * limit for each batch.
 */
export class FilterAllowance {
  readonly #blocked: BlockedFilters;
  readonly #triedAgain = new Set<string>();
  #spentMs = 0;

  constructor(blocked: BlockedFilters) {
    this.#blocked = blocked;
  }

  /** Says why the program is not evaluated now; undefined when it may be. */
  refuse(program: string): ExpressionFault | undefined {
    const blocked = this.#blocked.get(program);
    if (blocked !== undefined && blocked.untilMs > performance.now()) return blocked.fault;
    if (this.#spentMs < mostMs) return undefined;
    return new ExpressionFault("The filters of the workspace take too long together.", "limit");
  }

  spend(ms: number): void {
    this.#spentMs += ms;
  }

  /** Once in a batch. */
  mayTryAgain(program: string): boolean {
    if (this.#triedAgain.has(program)) return false;
    this.#triedAgain.add(program);
    return true;
  }

  block(program: string, fault: ExpressionFault): void {
    if (this.#blocked.size >= mostBlocked) this.#blocked.delete(this.#blocked.keys().next().value ?? "");
    this.#blocked.set(program, { fault, untilMs: performance.now() + blockedMs });
  }
}
