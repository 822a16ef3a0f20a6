import { ParleyUnreachable } from "@parley/client";
import { lazyRouteComponent as lazyOfRouter } from "@tanstack/react-router";
import { stranger } from "./session.ts";

const pauseMs = 2_000;
let waiting: Promise<void> | undefined;

/** Ends when the server answers. All who wait for it share its calls. */
export function untilReached(): Promise<void> {
  waiting ??= askUntilAnswered().finally(() => {
    waiting = undefined;
  });
  return waiting;
}

async function askUntilAnswered(): Promise<void> {
  for (;;) {
    try {
      await stranger.system.live({ maxRetries: 0 });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/**
 * Loads a part of the console. Where the server is away it waits and tries once more: a browser that is sent to a page
 * which it cannot load would show its own error in place of the console.
 */
export async function loadWhenReached<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await untilReached();
    return load();
  }
}

/** Loads the component of a page when it is opened, as the router's own function does, and waits for the server. */
export const lazyRouteComponent: typeof lazyOfRouter = (load, name) => lazyOfRouter(() => loadWhenReached(load), name);

/**
 * Sends something, and where the server is away once more when it answers. The call has a key, so that the server does
 * it once. Undefined when the signal says that nobody wants it any more.
 */
export async function sendWhenReached<Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  while (!signal.aborted) {
    try {
      return await send(signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof ParleyUnreachable)) throw error;
      await untilReached();
    }
  }
  return undefined;
}
