import { DurationHistogram } from "../../../kernel/duration-histogram.ts";
import type { TurnTimeline } from "../live/turn-timeline.ts";

const stages = new DurationHistogram(
  "parley_voice_stage_duration_seconds",
  "Stages of turns in conversations by voice.",
  [0.005, 0.01, 0.03, 0.06, 0.15, 0.45, 1, 3, 10],
);

type Moment = Exclude<keyof TurnTimeline, "turn" | "messageId">;

/** Each stage lasts from the one moment to the other. */
const counted: readonly [stage: string, from: Moment, to: Moment, count: (durationMs: number) => void][] = (
  [
    ["endpointing", "speechEndMs", "decisionMs"],
    ["transcript", "decisionMs", "transcriptMs"],
    ["question", "transcriptMs", "askedMs"],
    ["first-text", "askedMs", "firstTextMs"],
    ["first-sound", "firstTextMs", "firstSoundMs"],
    ["answer", "decisionMs", "firstFrameMs"],
    ["voice-to-voice", "speechEndMs", "firstFrameMs"],
  ] as const
).map(([stage, from, to]) => [stage, from, to, stages.labelled(`stage="${stage}"`)]);

/** Counts how long the stages of a turn took, for /metrics. */
export function countStages(timeline: TurnTimeline): void {
  for (const [, from, to, count] of counted) {
    const [began, ended] = [timeline[from], timeline[to]];
    if (began !== undefined && ended !== undefined) count(Math.max(0, ended - began));
  }
}
