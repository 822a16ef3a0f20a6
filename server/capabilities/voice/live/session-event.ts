import { SpeechFailure } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problemOf } from "../../../kernel/problem-of.ts";

/**
 * A voice session tells the other side these, beside its sound. The own WebSocket sends them as
 * JSON.
 */
export type SessionEvent =
  | { type: "speech.started" }
  | { type: "speech.stopped" }
  | { type: "transcript"; text: string; final: boolean }
  /** `messageId`: of the reply in the conversation; null for what is said outside of it. */
  | { type: "response.started"; messageId: string | null }
  | { type: "response.text"; text: string }
  | { type: "response.audio.done" }
  | { type: "response.interrupted"; messageId: string | null; heardText: string }
  | { type: "response.completed"; messageId: string | null; text: string; status: string }
  | { type: "error"; problem: ShownFault };

/** The fault says why a turn has failed: the members of a problem of RFC 9457. */
export type ShownFault = { code: string; title: string; status: number; detail: string };

/** Says what a person is told of an error in a turn. An error of the server's own is logged. */
export function faultOf({ log }: Kernel, error: unknown): ShownFault {
  if (error instanceof SpeechFailure) {
    return { code: "speech-failed", title: "Speech failed", status: 502, detail: error.message };
  }
  const { type, detail } = problemOf(error);
  if (type.status >= 500) log.error({ code: type.code }, "a turn of a voice session failed");
  return { code: type.code, title: type.title, status: type.status, detail };
}
