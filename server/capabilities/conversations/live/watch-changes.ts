import type { Kernel } from "../../../kernel/kernel.ts";

/**
 * `next()` resolves at the first change of the workspace after the call: take it before you look,
 * and miss nothing.
 */
export function watchChanges(kernel: Kernel, workspaceId: string): { next(): Promise<void>; stop(): void } {
  let waiting = Promise.withResolvers<void>();
  const stop = kernel.realtime.watch(workspaceId, () => {
    waiting.resolve();
    waiting = Promise.withResolvers<void>();
  });
  return { next: () => waiting.promise, stop };
}
