import { useSyncExternalStore } from "react";

const everyMs = 20_000;
let now = Date.now();

/** Gives the present time, which goes on every twenty seconds: relative times on the page follow it. */
export function useNow(): number {
  return useSyncExternalStore(follow, () => now);
}

function follow(listener: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now();
    listener();
  }, everyMs);
  return () => clearInterval(timer);
}
