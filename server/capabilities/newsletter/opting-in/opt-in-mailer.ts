import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { state } from "../../../kernel/state.ts";
import { dayMs, mailOptIns } from "./mail-opt-ins.ts";
import { deleteEndedOptIns } from "./store.ts";

const mostDaysOwed = 7;
const keptMailsDays = 31;

/**
 * Writes the mails of confirmation that sign-ups of this node owe, shortly after them and without holding
 * them up. The job beside it writes those that waited for the limits.
 */
class OptInMailer {
  readonly #kernel: Kernel;
  #running: Promise<void> | undefined;
  #isWanted = false;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
  }

  wake(): void {
    this.#isWanted = true;
    this.#running ??= this.#run();
  }

  /** Resolves when nothing is being written. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // The answer to the sign-up goes first.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#isWanted) {
      this.#isWanted = false;
      try {
        await mailOptIns(this.#kernel);
      } catch (error) {
        // The job tries again within a minute.
        this.#kernel.log.warn({ err: error }, "mails of confirmation could not be written; the job tries again");
      }
    }
    this.#running = undefined;
  }
}

export const optInMailer = state((kernel) => new OptInMailer(kernel));

export const mailWaitingOptIns = defineJob<unknown>({
  name: "mail-waiting-opt-ins",
  schedule: "* * * * *",
  run: (kernel) => mailOptIns(kernel),
});

export const forgetOptIns = defineJob<unknown>({
  name: "forget-opt-ins",
  schedule: "29 * * * *",
  async run(kernel) {
    const nowMs = kernel.clock.now();
    await deleteEndedOptIns(kernel.database.query, {
      mailsBefore: new Date(nowMs - keptMailsDays * dayMs),
      owedBefore: new Date(nowMs - mostDaysOwed * dayMs),
      now: new Date(nowMs),
    });
  },
});
