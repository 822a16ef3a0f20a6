import type { SessionUpdate } from "../session-settings.ts";

const formats: Record<string, string> = { pcm16: "audio/pcm", g711_ulaw: "audio/pcmu", g711_alaw: "audio/pcma" };
const contentTypes: Record<string, string> = { text: "output_text", audio: "output_audio" };

/** Gives an event of a client of the protocol's preview, in the form of the released protocol. */
export function toGeneralEvent(event: object): object {
  const { session, response, item, ...rest } = event as Record<string, unknown>;
  return {
    ...rest,
    ...(isObject(session) && { session: toGeneralSettings(session) }),
    ...(isObject(response) && { response: toGeneralSettings(response) }),
    ...(isObject(item) && { item: toGeneralItem(item) }),
  };
}

/** Flat in the preview. */
function toGeneralSettings(flat: Record<string, unknown>): object {
  const { modalities, voice, speed, input_audio_format: input, output_audio_format: output, ...more } = flat;
  const { turn_detection, input_audio_transcription: transcription, max_response_output_tokens: limit, ...rest } = more;
  const named = (members: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
  const format = (name: unknown) => (name === undefined ? undefined : { type: formats[String(name)] ?? name });
  const audio = named({
    input: named({ format: format(input), turn_detection, transcription }),
    output: named({ format: format(output), voice, speed }),
  }) as SessionUpdate["audio"];
  const modality = Array.isArray(modalities) ? [modalities.includes("audio") ? "audio" : "text"] : undefined;
  return named({ ...rest, audio, output_modalities: modality, max_output_tokens: limit });
}

function toGeneralItem(item: Record<string, unknown>): object {
  if (item.role !== "assistant" || !Array.isArray(item.content)) return item;
  const content = item.content.map((part) => ({ ...part, type: contentTypes[part?.type] ?? part?.type }));
  return { ...item, content };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
