type LastWork = () => Promise<void>;

let lastWork: Set<LastWork> | undefined;

/**
 * Is called by a process that runs one file of tests after another, before the first. The returned
 * function does what files have left to be done, once no file comes any more. The last file may
 * still be cleaning up then: it leaves nothing.
 */
export function promiseLastWork(): () => Promise<void> {
  const promised = new Set<LastWork>();
  lastWork = promised;
  return async () => {
    lastWork = undefined;
    // The latest is first: a server ends before the cluster that it uses.
    for (const work of [...promised].reverse()) await work();
  };
}

/** Tells whether something that this file starts may stay for the next files. */
export function hasLastWork(): boolean {
  return lastWork !== undefined;
}

/** Has this done once, after the last file of the process. */
export function beforeProcessEnds(work: LastWork): void {
  lastWork?.add(work);
}
