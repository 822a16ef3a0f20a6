import { useSyncExternalStore } from "react";

let isReached = true;
const listeners = new Set<() => void>();

/** Keeps whether the server answered the last call. */
export const reach = {
  set(value: boolean): void {
    if (value === isReached) return;
    isReached = value;
    for (const listener of listeners) listener();
  },
};

addEventListener("offline", () => reach.set(false));
addEventListener("online", () => reach.set(true));

export function useReach(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isReached,
  );
}
