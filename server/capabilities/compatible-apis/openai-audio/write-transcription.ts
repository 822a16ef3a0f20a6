import { Answer } from "../../../kernel/wire/route.ts";
import type { TranscribedPart } from "../../voice/index.ts";
import type { Transcription, TranscriptionFormat } from "./transcription-schema.ts";

type CompleteTranscription = { parts: TranscribedPart[]; durationMs: number; language: string | undefined };

const plain = { "content-type": "text/plain; charset=utf-8" };

/** Writes the transcription in the form that was asked for. */
export function writeTranscription(format: TranscriptionFormat, transcription: CompleteTranscription): unknown {
  const { parts } = transcription;
  if (format === "text") return new Answer(200, `${textOf(parts)}\n`, plain);
  if (format === "srt") return new Answer(200, parts.map(subtitle).join("\n"), plain);
  if (format === "vtt") return new Answer(200, `WEBVTT\n\n${parts.map(cue).join("\n")}`, plain);
  return format === "json" ? short(transcription) : verbose(transcription);
}

export function textOf(parts: readonly TranscribedPart[]): string {
  return parts.map(({ text }) => text).join(" ");
}

function short({ parts, durationMs }: CompleteTranscription): Transcription {
  return { text: textOf(parts), usage: { type: "duration", seconds: Math.ceil(durationMs / 1_000) } };
}

function verbose(transcription: CompleteTranscription): Transcription {
  const { parts, durationMs, language = "und" } = transcription;
  return {
    ...short(transcription),
    task: "transcribe",
    language,
    duration: durationMs / 1_000,
    segments: parts.map(({ startMs, endMs, text }, id) => ({
      ...{ id, seek: 0, start: startMs / 1_000, end: endMs / 1_000, text },
      // Clients expect these fields, of which recognizers tell nothing.
      ...{ tokens: [], temperature: 0, avg_logprob: 0, compression_ratio: 1, no_speech_prob: 0 },
    })),
  };
}

function subtitle({ startMs, endMs, text }: TranscribedPart, index: number): string {
  return `${index + 1}\n${time(startMs, ",")} --> ${time(endMs, ",")}\n${text}\n`;
}

function cue({ startMs, endMs, text }: TranscribedPart): string {
  return `${time(startMs, ".")} --> ${time(endMs, ".")}\n${text}\n`;
}

/** `00:01:02,345`. */
function time(ms: number, mark: string): string {
  return new Date(ms).toISOString().slice(11, 23).replace(".", mark);
}
