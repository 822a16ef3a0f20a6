import { SpeechFailure } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problemOf } from "../../../kernel/problem-of.ts";
import type { ShownFault } from "./session-event.ts";

/** What a person is told of an error in a turn. An error of the server's own is logged. */
export function faultOf({ log }: Kernel, error: unknown): ShownFault {
  if (error instanceof SpeechFailure) {
    return { code: "speech-failed", title: "Speech failed", status: 502, detail: error.message };
  }
  const { type, detail } = problemOf(error);
  if (type.status >= 500) log.error({ code: type.code }, "a turn of a voice session failed");
  return { code: type.code, title: type.title, status: type.status, detail };
}
