/** The time as the server sees it, in milliseconds since 1970. Tests of expiry pass a clock of their own. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };
