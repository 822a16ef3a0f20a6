const parentCheckMs = 200;

/**
 * Calls back when npm, or the shell of npm, has ended: npm sends SIGTERM to its shell alone, and many
 * shells then end without signalling what they run.
 * @param {() => void} ended
 */
export function whenParentEnds(ended) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    ended();
  }, parentCheckMs);
  return check.unref();
}
