import { buffer, text } from "node:stream/consumers";
import type { Call } from "../../../kernel/wire/route.ts";
import { invalid, unsupported } from "../problems.ts";
import type { TranscriptionFormat } from "./transcription-schema.ts";

type TranscriptionRequest = {
  file: Buffer;
  model: string;
  language: string | undefined;
  format: TranscriptionFormat;
  isStream: boolean;
};

const formats: readonly string[] = ["json", "text", "srt", "verbose_json", "vtt"] satisfies TranscriptionFormat[];
/** Hints that change nothing where they cannot be followed. */
const hints = ["prompt", "temperature", "keywords[]", "languages[]", "chunking_strategy", "user"];
const granularities = "timestamp_granularities[]";

/** Reads the form of OpenAI's clients, whose file comes before or after the other fields. */
export async function readTranscriptionForm(call: Call<unknown, unknown, unknown>): Promise<TranscriptionRequest> {
  const fields = new Map<string, string>();
  let file: Buffer | undefined;
  for await (const part of call.parts) {
    if (part.name === "file") file = await buffer(part.stream);
    else if (part.fileName !== null) throw invalid(`/body/${part.name}`, "is no field of a transcription");
    else readField(fields, part.name, await text(part.stream));
  }
  if (file === undefined) throw invalid("/body/file", "is missing: the recording");
  const model = fields.get("model");
  if (model === undefined || model === "") throw invalid("/body/model", "is missing");
  const language = fields.get("language") || undefined;
  if (language !== undefined && !isLanguage(language)) {
    throw invalid("/body/language", "is no language, such as en or en-US");
  }
  const format = fields.get("response_format") ?? "json";
  return { file, model, language, format: format as TranscriptionFormat, isStream: fields.get("stream") === "true" };
}

function readField(fields: Map<string, string>, name: string, value: string): void {
  if (hints.includes(name)) return;
  if (name === granularities && value === "word") throw unsupported(`/body/${name}`, "Parley has no times of words.");
  if (name === "response_format" && !formats.includes(value)) {
    throw unsupported(`/body/${name}`, `The response_format must be one of ${formats.join(", ")}.`);
  }
  if (name === "stream" && !["true", "false"].includes(value)) throw invalid("/body/stream", "must be true or false");
  const isKnown = ["model", "language", "response_format", "stream", granularities].includes(name);
  if (!isKnown) throw unsupported(`/body/${name}`, `Parley does not support ${name} of a transcription.`);
  fields.set(name, value);
}

function isLanguage(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== "und";
  } catch {
    return false;
  }
}
