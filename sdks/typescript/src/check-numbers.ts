/**
 * Refuses what is no number, such as that of a variable of the environment which is not set: each call would seem to
 * end at once, for no reason that anybody sees. Throws a TypeError.
 */
export function checkNumbers(given: { maxRetries?: number; timeoutMs?: number; retryDelayMs?: number }): void {
  for (const name of ["maxRetries", "timeoutMs", "retryDelayMs"] as const) {
    if (given[name] !== undefined && !(given[name] >= 0)) throw new TypeError(`${name} must be a number of 0 or more.`);
  }
}
