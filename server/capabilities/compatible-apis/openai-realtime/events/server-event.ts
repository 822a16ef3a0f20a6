import type { OpenaiError } from "../../openai/openai-errors.ts";
import type { ShownItem } from "../items/item.ts";
import type { SessionSettings } from "../session-settings.ts";

/** A piece of a response belongs to this place. */
export type ResponsePlace = { response_id: string; item_id: string; output_index: number; content_index: number };

type CallPlace = Omit<ResponsePlace, "content_index"> & { call_id: string };
type ContentPlace = { item_id: string; content_index: number };
type ItemPlace = { previous_item_id: string | null; item: ShownItem };
type Fault = { type: string; code: string; message: string };

export type ShownSession = SessionSettings & {
  type: "realtime";
  object: "realtime.session";
  id: string;
  model: string;
  /** Seconds since 1970. */
  expires_at: number;
};

export type ResponseStatus = "in_progress" | "completed" | "cancelled" | "incomplete" | "failed";

export type ShownResponse = {
  id: string;
  object: "realtime.response";
  status: ResponseStatus;
  status_details?: {
    type: Exclude<ResponseStatus, "in_progress">;
    reason?: "turn_detected" | "client_cancelled" | "max_output_tokens" | "content_filter";
    error?: Fault;
  };
  output: ShownItem[];
  output_modalities: ("text" | "audio")[];
  max_output_tokens: number | "inf";
  audio: { output: Pick<SessionSettings["audio"]["output"], "format" | "voice"> };
  metadata: Record<string, string> | null;
  usage?: {
    total_tokens: number;
    input_tokens: number;
    output_tokens: number;
    input_token_details: { text_tokens: number; audio_tokens: number; cached_tokens: number };
    output_token_details: { text_tokens: number; audio_tokens: number };
  };
};

export type ShownContent = { type: "audio"; transcript: string } | { type: "text"; text: string };

/** An event of the server, without its id. */
export type ServerEvent =
  | { type: "session.created" | "session.updated"; session: ShownSession }
  | { type: "error"; error: OpenaiError & { event_id: string | null } }
  | ({ type: "conversation.item.added" | "conversation.item.done" } & ItemPlace)
  | { type: "conversation.item.retrieved"; item: ShownItem }
  | { type: "conversation.item.deleted"; item_id: string }
  | ({ type: "conversation.item.truncated"; audio_end_ms: number } & ContentPlace)
  | ({ type: "conversation.item.input_audio_transcription.delta"; delta: string } & ContentPlace)
  | ({
      type: "conversation.item.input_audio_transcription.completed";
      transcript: string;
      usage: { type: "duration"; seconds: number };
    } & ContentPlace)
  | ({ type: "conversation.item.input_audio_transcription.failed"; error: Fault } & ContentPlace)
  | { type: "input_audio_buffer.committed"; previous_item_id: string | null; item_id: string }
  | { type: "input_audio_buffer.cleared" }
  | { type: "input_audio_buffer.speech_started"; audio_start_ms: number; item_id: string }
  | { type: "input_audio_buffer.speech_stopped"; audio_end_ms: number; item_id: string }
  | { type: "response.created" | "response.done"; response: ShownResponse }
  | {
      type: "response.output_item.added" | "response.output_item.done";
      response_id: string;
      output_index: number;
      item: ShownItem;
    }
  | ({ type: "response.content_part.added" | "response.content_part.done"; part: ShownContent } & ResponsePlace)
  | ({
      type: "response.output_audio.delta" | "response.output_audio_transcript.delta" | "response.output_text.delta";
      delta: string;
    } & ResponsePlace)
  | ({ type: "response.output_audio.done" } & ResponsePlace)
  | ({ type: "response.output_audio_transcript.done"; transcript: string } & ResponsePlace)
  | ({ type: "response.output_text.done"; text: string } & ResponsePlace)
  | ({ type: "response.function_call_arguments.delta"; delta: string } & CallPlace)
  | ({ type: "response.function_call_arguments.done"; name: string; arguments: string } & CallPlace);
