import { useSyncExternalStore } from "react";

let isReached = true;
const listeners = new Set<() => void>();

/** Whether the server answered the last call. */
export const reach = {
  set(value: boolean): void {
    if (value === isReached) return;
    isReached = value;
    for (const listener of listeners) listener();
  },
};

export function useReach(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isReached,
  );
}
