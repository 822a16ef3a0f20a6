import { pace } from "./pace.ts";

/**
 * The state says how the mail server does:
 * - `answering`: nothing is known against it.
 * - `on-trial`: it failed before. One mail goes at a time, until the server accepts one.
 * - `unreachable`: so many mails in a row did not reach it that the campaign waits.
 */
type MailServerState = "answering" | "on-trial" | "unreachable";

/** One run of a campaign keeps here what it has learned of the mail server. */
export class MailServerHealth {
  #failures: number;
  #breaksInRow = 0;

  /** `failures`: how often the campaign has waited for the server since the server last accepted a mail. */
  constructor(failures: number) {
    this.#failures = failures;
  }

  get state(): MailServerState {
    if (this.#breaksInRow >= pace.breaksUntilPause) return "unreachable";
    return this.#failures > 0 ? "on-trial" : "answering";
  }

  get failures(): number {
    return this.#failures;
  }

  /** The server refused a mail: it is there. */
  noteRefusal(): void {
    this.#breaksInRow = 0;
  }

  /** The server accepted a mail. Gives whether failures before it are to be forgotten. */
  noteAcceptance(): { endsTrial: boolean } {
    this.#breaksInRow = 0;
    const endsTrial = this.#failures > 0;
    this.#failures = 0;
    return { endsTrial };
  }

  /** A mail did not reach the server. */
  noteBreak(): void {
    this.#breaksInRow++;
  }
}
