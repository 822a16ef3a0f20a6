import {
  failingUntilDisabledMs,
  failingUntilWarnedMs,
  failuresUntilOpen,
  nextAttemptAt,
  probeDelayMs,
  probeDisabledMs,
} from "./schedule.ts";
import type { DeliveryStatus, LaneChange } from "./store.ts";

export type Judgement = {
  status: DeliveryStatus;
  nextAttemptAt: Date | null;
  /** The same object when nothing changed. */
  lane: LaneChange;
  /** The receiver has too much at once. */
  isTooMuch: boolean;
  disable: "gone" | "failing" | null;
  isWarning: boolean;
};

type Outcome = { statusCode: number | null; error: string | null; retryAfterMs: number | null };

const tooMuch: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** What an attempt means for its delivery and its endpoint. Success is 2xx and nothing else; `attempts` counts this one. */
export function judgeAttempt(lane: LaneChange, outcome: Outcome, attempts: number, nowMs: number): Judgement {
  const { statusCode, retryAfterMs } = outcome;
  if (statusCode !== null && statusCode >= 200 && statusCode < 300) {
    return { ...quiet, status: "delivered", nextAttemptAt: null, lane: recoveredLane(lane) };
  }
  const isTooMuch = outcome.error === "timeout" || (statusCode !== null && tooMuch.has(statusCode));
  const failed = failedLane(lane, nowMs, isTooMuch ? retryAfterMs : null);
  if (statusCode === 410) return { ...quiet, status: "failed", nextAttemptAt: null, lane: failed, disable: "gone" };
  const retryAt = nextAttemptAt(attempts, nowMs, retryAfterMs);
  const failingMs = nowMs - (failed.failingSince?.getTime() ?? nowMs);
  const isOpen = failed.consecutiveFailures >= failuresUntilOpen;
  const isWarning = isOpen && failingMs >= failingUntilWarnedMs && failed.warnedAt === null;
  const isHopeless = failingMs >= failingUntilDisabledMs;
  return {
    status: retryAt === null ? "exhausted" : "pending",
    nextAttemptAt: retryAt,
    lane: {
      ...failed,
      warnedAt: isWarning ? new Date(nowMs) : failed.warnedAt,
      pausedUntil: isHopeless ? new Date(nowMs + probeDisabledMs) : failed.pausedUntil,
    },
    isTooMuch,
    disable: isHopeless ? "failing" : null,
    isWarning: isWarning && !isHopeless,
  };
}

const quiet = { isTooMuch: false, disable: null, isWarning: false } as const;

/** One success closes the circuit; a pause that the receiver asked for still holds. */
function recoveredLane(lane: LaneChange): LaneChange {
  if (lane.consecutiveFailures === 0) return lane;
  const pausedUntil = lane.consecutiveFailures >= failuresUntilOpen ? null : lane.pausedUntil;
  return { ...lane, consecutiveFailures: 0, failingSince: null, pausedUntil, warnedAt: null };
}

/** Failures of what was already on its way when the endpoint was left alone say nothing that is not known. */
function failedLane(lane: LaneChange, nowMs: number, askedPauseMs: number | null): LaneChange {
  const isPaused = lane.pausedUntil !== null && lane.pausedUntil.getTime() > nowMs;
  const failures = lane.consecutiveFailures + (isPaused && lane.consecutiveFailures >= failuresUntilOpen ? 0 : 1);
  const circuitPauseMs = failures >= failuresUntilOpen && !isPaused ? probeDelayMs(failures) : 0;
  const pauseMs = Math.max(circuitPauseMs, askedPauseMs ?? 0);
  const pausedUntilMs = Math.max(lane.pausedUntil?.getTime() ?? 0, pauseMs === 0 ? 0 : nowMs + pauseMs);
  return {
    ...lane,
    consecutiveFailures: failures,
    failingSince: lane.failingSince ?? new Date(nowMs),
    pausedUntil: pausedUntilMs > nowMs ? new Date(pausedUntilMs) : null,
  };
}
