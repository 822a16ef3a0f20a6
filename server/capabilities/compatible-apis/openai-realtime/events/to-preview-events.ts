import type { SessionSettings } from "../session-settings.ts";
import type { ServerEvent } from "./server-event.ts";

/** The events of the released protocol that the preview has by another name. */
const names: Record<string, string> = {
  "response.output_audio.delta": "response.audio.delta",
  "response.output_audio.done": "response.audio.done",
  "response.output_audio_transcript.delta": "response.audio_transcript.delta",
  "response.output_audio_transcript.done": "response.audio_transcript.done",
  "response.output_text.delta": "response.text.delta",
  "response.output_text.done": "response.text.done",
  "conversation.item.added": "conversation.item.created",
};
const formats: Record<string, string> = { "audio/pcm": "pcm16", "audio/pcmu": "g711_ulaw", "audio/pcma": "g711_alaw" };
const contentTypes: Record<string, string> = { output_text: "text", output_audio: "audio" };

type Shown = Record<string, unknown>;
type PreviewEvent = { type: string; [member: string]: unknown };

/** Gives an event in the form of the protocol's preview. Some have no place there. */
export function toPreviewEvents(event: ServerEvent): PreviewEvent[] {
  const { type, session, response, item, ...rest } = event as PreviewEvent;
  if (type === "conversation.item.done") return [];
  return [
    {
      type: names[type] ?? type,
      ...rest,
      ...(session === undefined ? {} : { session: toPreviewSession(session as Shown & SessionSettings) }),
      ...(response === undefined ? {} : { response: toPreviewResponse(response as Shown) }),
      ...(item === undefined ? {} : { item: toPreviewItem(item as Shown) }),
    },
  ];
}

function toPreviewSession({
  audio,
  output_modalities: modalities,
  max_output_tokens: limit,
  type: _,
  ...rest
}: Shown & SessionSettings): Shown {
  const { input, output } = audio;
  return {
    ...rest,
    modalities: modalitiesOf(modalities),
    voice: output.voice,
    speed: output.speed,
    input_audio_format: formats[input.format.type],
    output_audio_format: formats[output.format.type],
    input_audio_transcription: input.transcription ?? null,
    turn_detection: input.turn_detection,
    max_response_output_tokens: limit,
    temperature: 0.8,
  };
}

function toPreviewResponse({ output, output_modalities, max_output_tokens, audio: _, ...rest }: Shown): Shown {
  return {
    ...rest,
    status_details: rest.status_details ?? null,
    output: (output as Shown[]).map(toPreviewItem),
    modalities: modalitiesOf(output_modalities as string[]),
    max_output_tokens,
  };
}

function toPreviewItem(item: Shown): Shown {
  if (item.role !== "assistant" || !Array.isArray(item.content)) return item;
  return { ...item, content: item.content.map((part) => ({ ...part, type: contentTypes[part.type] ?? part.type })) };
}

/** The preview writes what is spoken, too. */
function modalitiesOf(modalities: readonly string[]): string[] {
  return modalities.includes("audio") ? ["audio", "text"] : ["text"];
}
