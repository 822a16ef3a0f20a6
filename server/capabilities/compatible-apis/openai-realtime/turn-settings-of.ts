import { type TurnSettings, usualTurnSettings } from "@parley/speech";
import type { TurnDetection } from "./session-settings.ts";

const usualSilenceMs = 500;
/** A silence ends a turn after so many times the usual length. */
const patience = { low: 1.6, medium: 1, auto: 1, high: 0.7 };

/** Gives the rules of turn-taking that a client's `turn_detection` asks for. */
export function turnSettingsOf(detection: TurnDetection | null): Partial<TurnSettings> {
  if (detection === null) return { detectsTurns: false, answers: false };
  const { create_response: answers, interrupt_response: isInterruptible } = detection;
  const shared = { answers: answers ?? true, isInterruptible: isInterruptible ?? true };
  const { silenceMs: usual, onsetMs: onset } = usualTurnSettings;
  if (detection.type === "semantic_vad") {
    const factor = patience[detection.eagerness ?? "auto"];
    return { ...shared, silenceMs: { ...usual, usual: usual.usual * factor, unfinished: usual.unfinished * factor } };
  }
  const silence = detection.silence_duration_ms ?? usualSilenceMs;
  const fixed = { ...usual, whole: silence, usual: silence, unfinished: silence, afterQuestion: 0 };
  // No probability is known here: a higher threshold wants longer speech.
  const strictness = 0.5 + (detection.threshold ?? 0.5);
  return {
    ...shared,
    paddingMs: detection.prefix_padding_ms ?? usualTurnSettings.paddingMs,
    onsetMs: {
      silent: onset.silent * strictness,
      thinking: onset.thinking * strictness,
      speaking: onset.speaking * strictness,
    },
    silenceMs: silence === usualSilenceMs ? usual : fixed,
  };
}
