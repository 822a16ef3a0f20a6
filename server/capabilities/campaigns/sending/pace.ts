const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const jitter = 0.2;

/** These set how long sending waits after what a mail server says. */
export const pace = {
  /** The number of mails that are claimed at once, and of those that one commit marks as handed over. */
  claimed: 300,
  handed: 50,
  /** The next mails are marked when so few are left to be answered: the connections never wait. */
  leftToAnswer: 30,
  /**
   * Results are noted when there are so many of them, or so late: a statement for each mail costs
   * more than the mail.
   */
  noted: 50,
  notedAfterMs: 25,
  /** A mail that is refused for now is tried so often, over about three days. */
  mostAttempts: 12,
  /** After this many temporary refusals in a row, a domain gets a pause. */
  refusalsUntilPeace: 3,
  /** After this many mails in a row that did not reach the server, the campaign waits. */
  breaksUntilPause: 3,
  /**
   * The share of mails that fail for good from which a campaign waits for a member, once so many
   * have failed.
   */
  mostFailed: 0.1,
  fewestFailed: 20,
} as const;

/** Gives the pause before the next attempt of one mail. */
export function retryDelayMs(attempts: number): number {
  return jittered(Math.min(12 * hourMs, minuteMs * 3 ** Math.min(attempts, 10)));
}

/** Says how long a domain gets nothing after so many refusals in a row. */
export function peaceMs(failures: number): number {
  const beyond = Math.max(0, failures - pace.refusalsUntilPeace);
  return jittered(Math.min(hourMs, 30 * secondMs * 2 ** Math.min(beyond, 10)));
}

/** Before the mail server is tried again. */
export function serverPauseMs(failures: number): number {
  return jittered(Math.min(10 * minuteMs, 5 * secondMs * 2 ** Math.min(failures, 10)));
}

/** Spreads a wait at random, so that mails which failed together do not come back together. */
function jittered(ms: number): number {
  return Math.round(ms * (1 - jitter + 2 * jitter * Math.random()));
}
