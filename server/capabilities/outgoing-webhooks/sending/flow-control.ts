import type { EndpointWithQueue } from "../endpoints/store.ts";
import type { QueueKey } from "../queue/store.ts";
import { isCircuitOpen } from "../retrying/circuit-breaker.ts";
import { type Judgement, judgeAttempt } from "./judge-attempt.ts";
import type { QueueHealth } from "./store.ts";

/**
 * The availability says whether messages may go to an endpoint: `disabled` also when the database
 * is yet to be told.
 */
type Availability = "available" | "paused" | "disabled";

const leastPage = 8;
const mostPage = 64;

/**
 * Keeps what a sender has learned of its endpoint: health and circuit, how many requests at once,
 * how many a second.
 */
export class FlowControl {
  readonly #key: QueueKey;
  #health: QueueHealth;
  #isDisabled = false;
  /** The most requests that may be in flight: one more after a success, half after an overload. */
  #window = 1;
  #tokens = 1;
  #tokensAtMs = performance.now();

  constructor(key: QueueKey) {
    this.#key = key;
    this.#health = healthyQueue(key);
  }

  get health(): QueueHealth {
    return this.#health;
  }

  get isFailing(): boolean {
    return isCircuitOpen(this.#health.consecutiveFailures);
  }

  availability(nowMs: number): Availability {
    if (this.#isDisabled) return "disabled";
    const { pausedUntil } = this.#health;
    return pausedUntil !== null && pausedUntil.getTime() > nowMs ? "paused" : "available";
  }

  /** Tells whether one more request may be in flight. */
  hasRoom(inFlight: number): boolean {
    return inFlight < this.#window;
  }

  /**
   * Takes a token of the endpoint's rate limit: a second's worth may be sent at once. Returns 0
   * when the token was taken, else after how many milliseconds there is one.
   */
  takeToken(perSecond: number | null): number {
    if (perSecond === null) return 0;
    const nowMs = performance.now();
    this.#tokens = Math.min(perSecond, this.#tokens + ((nowMs - this.#tokensAtMs) * perSecond) / 1000);
    this.#tokensAtMs = nowMs;
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) * 1000) / perSecond);
    this.#tokens -= 1;
    return 0;
  }

  /**
   * Says how many deliveries to load: one for a probe, and no more than the rate limit lets go
   * soon.
   */
  pageSize(perSecond: number | null): number {
    if (this.isFailing) return 1;
    const page = Math.min(mostPage, Math.max(leastPage, this.#window * 8));
    return Math.min(page, (perSecond ?? mostPage) * 2);
  }

  /**
   * Takes over the endpoint as it was read. `isNewer`: nothing that was learned here is yet to be
   * stored.
   */
  readFrom(endpoint: EndpointWithQueue, { isFirst, isNewer }: { isFirst: boolean; isNewer: boolean }): void {
    if (isNewer) {
      const { consecutiveFailures, failingSince, pausedUntil, warnedAt } = endpoint;
      this.#health = { ...this.#key, consecutiveFailures, failingSince, pausedUntil, warnedAt };
    }
    if (this.isFailing) this.#window = 1;
    else if (isFirst) this.#window = endpoint.concurrency;
    else this.#window = Math.min(this.#window, endpoint.concurrency);
  }

  /** Learns from the outcome of an attempt, and says what the attempt means. */
  learn(outcome: Parameters<typeof judgeAttempt>[1], attempts: number, nowMs: number, concurrency: number): Judgement {
    const judged = judgeAttempt(this.#health, outcome, attempts, nowMs);
    if (judged.status === "delivered") this.#window = Math.min(concurrency, this.#window + 1);
    else if (judged.isOverloaded) this.#window = Math.max(1, Math.floor(this.#window / 2));
    this.#health = judged.health;
    if (this.isFailing) this.#window = 1;
    if (judged.disable !== null) this.#isDisabled = true;
    return judged;
  }

  pauseUntil(pausedUntil: Date): void {
    this.#health = { ...this.#health, pausedUntil };
  }

  /**
   * The database says that the queue has work now: neither a pause nor a disabling holds any
   * longer.
   */
  resume(): void {
    this.#health = { ...this.#health, pausedUntil: null };
    this.#isDisabled = false;
  }

  /** Forgets the health: it was that of an address that the endpoint has left. */
  reset(): void {
    this.#health = healthyQueue(this.#key);
    this.#isDisabled = false;
  }
}

/** Gives the health of an endpoint of which nothing is known. */
function healthyQueue({ workspaceId, endpointId }: QueueKey): QueueHealth {
  return { workspaceId, endpointId, consecutiveFailures: 0, failingSince: null, pausedUntil: null, warnedAt: null };
}
