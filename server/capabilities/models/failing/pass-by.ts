import type { Kernel } from "../../../kernel/kernel.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import { ModelFailed } from "../../../providers/model/model.ts";
import type { ProviderRow } from "../providers/store.ts";

/** A provider that hung is asked nothing for so long. */
const pauseMs = 30_000;

/**
 * A circuit breaker: `open` until its time, and `tried` while one request in the background finds out whether
 * the provider answers again. Without an entry the breaker is closed.
 */
type Breaker = { state: "open"; untilMs: number } | { state: "tried" };

/** Each node has breakers of its own, so that a node that cannot reach a provider speaks for itself only. */
const breakersOf = state(() => new Cache<string, Breaker>(10_000));

/** A provider that was changed may answer: it begins with a closed breaker. */
const keyOf = ({ id, baseUrl, firstByteTimeoutMs }: ProviderRow) => `${id} ${firstByteTimeoutMs} ${baseUrl}`;

/**
 * Tells whether the provider hung a moment ago, so that nobody may wait for it. After the pause, the first
 * call starts `attempt` and does not wait for it: when it gives something, the breaker closes.
 * `attempt` throws what `isHang` knows when the provider still hangs.
 */
export function passBy(kernel: Kernel, provider: ProviderRow, attempt: () => Promise<void>): boolean {
  const breakers = breakersOf(kernel);
  const key = keyOf(provider);
  const breaker = breakers.get(key);
  if (breaker === undefined) return false;
  if (breaker.state === "tried" || breaker.untilMs > kernel.clock.elapsed()) return true;
  breakers.set(key, { state: "tried" });
  attempt().then(
    () => breakers.delete(key),
    // A provider that refuses at once lets nobody wait.
    (error: unknown) => (isHang(error) ? openBreaker(kernel, provider) : breakers.delete(key)),
  );
  return true;
}

/** Tells whether the provider is passed by on this node, and starts nothing. */
export function isPassedBy(kernel: Kernel, provider: ProviderRow): boolean {
  return breakersOf(kernel).get(keyOf(provider)) !== undefined;
}

/** Notes that the provider let somebody wait in vain: from now on it is passed by. */
export function openBreaker(kernel: Kernel, provider: ProviderRow): void {
  const untilMs = kernel.clock.elapsed() + pauseMs;
  breakersOf(kernel).set(keyOf(provider), { state: "open", untilMs });
}

/** Notes that the provider has answered, also when it was asked by hand. */
export function closeBreaker(kernel: Kernel, provider: ProviderRow): void {
  breakersOf(kernel).delete(keyOf(provider));
}

/** Tells whether an error means that nothing came in time. */
export function isHang(error: unknown): boolean {
  if (error instanceof ModelFailed) return error.isLate;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === "OutboundTimeout" || cause.name === "TimeoutError") return true;
  }
  return false;
}
