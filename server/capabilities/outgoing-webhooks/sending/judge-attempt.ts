import { circuitBreaker, isCircuitOpen, probeDelayMs } from "../retrying/circuit-breaker.ts";
import { nextAttemptAt } from "../retrying/retry-schedule.ts";
import type { DeliveryStatus } from "../schema.ts";
import type { QueueHealth } from "./store.ts";

/** A judgement says what an attempt means for its delivery and for its endpoint. */
export type Judgement = {
  status: DeliveryStatus;
  nextAttemptAt: Date | null;
  /** The same object as before when nothing changed. */
  health: QueueHealth;
  /** The receiver has too many requests at once. */
  isOverloaded: boolean;
  /** The endpoint has to be disabled for this reason; null when it need not be. */
  disable: "gone" | "failing" | null;
  /** The owners have to be warned now. */
  isWarning: boolean;
};

type Outcome = { statusCode: number | null; error: string | null; retryAfterMs: number | null };

const overloadedStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Tells whether the receiver took the message: 2xx is a success and nothing else is. */
export function isSuccess(statusCode: number | null): boolean {
  return statusCode !== null && statusCode >= 200 && statusCode < 300;
}

/**
 * Judges an attempt by its outcome. `attempts` counts those since the schedule began, this one
 * included.
 */
export function judgeAttempt(health: QueueHealth, outcome: Outcome, attempts: number, nowMs: number): Judgement {
  const { statusCode, retryAfterMs } = outcome;
  if (isSuccess(statusCode)) {
    return { ...unremarkable, status: "delivered", nextAttemptAt: null, health: afterSuccess(health) };
  }
  const isOverloaded = outcome.error === "timeout" || (statusCode !== null && overloadedStatuses.has(statusCode));
  const failed = afterFailure(health, nowMs, isOverloaded ? retryAfterMs : null);
  if (statusCode === 410) {
    return { ...unremarkable, status: "failed", nextAttemptAt: null, health: failed, disable: "gone" };
  }
  const retryAt = nextAttemptAt(attempts, nowMs, retryAfterMs);
  const failingMs = nowMs - (failed.failingSince?.getTime() ?? nowMs);
  const isDue = isCircuitOpen(failed.consecutiveFailures) && failingMs >= circuitBreaker.failingUntilWarnedMs;
  const isWarning = isDue && failed.warnedAt === null;
  const isHopeless = failingMs >= circuitBreaker.failingUntilDisabledMs;
  return {
    status: retryAt === null ? "exhausted" : "pending",
    nextAttemptAt: retryAt,
    health: {
      ...failed,
      warnedAt: isWarning ? new Date(nowMs) : failed.warnedAt,
      pausedUntil: isHopeless ? new Date(nowMs + circuitBreaker.probeDisabledMs) : failed.pausedUntil,
    },
    isOverloaded,
    disable: isHopeless ? "failing" : null,
    isWarning: isWarning && !isHopeless,
  };
}

const unremarkable = { isOverloaded: false, disable: null, isWarning: false } as const;

/** One success closes the circuit. A pause that the receiver asked for goes on. */
function afterSuccess(health: QueueHealth): QueueHealth {
  if (health.consecutiveFailures === 0) return health;
  const pausedUntil = isCircuitOpen(health.consecutiveFailures) ? null : health.pausedUntil;
  return { ...health, consecutiveFailures: 0, failingSince: null, pausedUntil, warnedAt: null };
}

/**
 * While the circuit is open and the endpoint paused, a failure is one of an earlier request and is
 * not counted.
 */
function afterFailure(health: QueueHealth, nowMs: number, askedPauseMs: number | null): QueueHealth {
  const isPaused = health.pausedUntil !== null && health.pausedUntil.getTime() > nowMs;
  const failures = health.consecutiveFailures + (isPaused && isCircuitOpen(health.consecutiveFailures) ? 0 : 1);
  const circuitPauseMs = isCircuitOpen(failures) && !isPaused ? probeDelayMs(failures) : 0;
  const pauseMs = Math.max(circuitPauseMs, askedPauseMs ?? 0);
  const pausedUntilMs = Math.max(health.pausedUntil?.getTime() ?? 0, pauseMs === 0 ? 0 : nowMs + pauseMs);
  return {
    ...health,
    consecutiveFailures: failures,
    failingSince: health.failingSince ?? new Date(nowMs),
    pausedUntil: pausedUntilMs > nowMs ? new Date(pausedUntilMs) : null,
  };
}
