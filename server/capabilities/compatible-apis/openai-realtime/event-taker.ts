import { setImmediate as letOthersRun } from "node:timers/promises";
import { aLaw, muLaw, PcmReader, Resampler } from "@parley/speech";
import type { Kernel } from "../../../kernel/kernel.ts";
import { type BegunSession, findVoice, hearingPartsOf } from "../../voice/index.ts";
import { readTools } from "../openai/read-tools.ts";
import { invalid } from "../problems.ts";
import type { ClientEvent } from "./events/client-event.ts";
import type { SendEvent } from "./events/send-event.ts";
import type { ShownSession } from "./events/server-event.ts";
import { entryOf } from "./items/item-list.ts";
import { checkUserItem } from "./items/messages-of-items.ts";
import type { RealtimeConversation } from "./realtime-conversation.ts";
import { realtimeRateHz, telephoneRateHz } from "./realtime-rate-hz.ts";
import { mergeSettings, type SessionUpdate, type SoundFormat } from "./session-settings.ts";
import { turnSettingsOf } from "./turn-settings-of.ts";

type EventTakerParts = {
  kernel: Kernel;
  workspaceId: string;
  /** UUID; null: the workspace's own. */
  assistantId: string | null;
  begun: BegunSession;
  conversation: RealtimeConversation;
  send: SendEvent;
  /** The session as the protocol shows it. */
  showSession(): ShownSession;
};

/**
 * Sound may come faster than real time, but not by more than this: it is heard as fast as it comes.
 */
const maxAheadMs = 60_000;
/** The amount of sound that is heard at once; other sessions go on in between. */
const sliceSamples = realtimeRateHz / 2;
const maxItems = 1_000;
/** OpenAI's voices. They mean the voice that the session began with. */
const foreignVoices = /^(alloy|ash|ballad|cedar|coral|echo|fable|marin|nova|onyx|sage|shimmer|verse)$/;

/**
 * Does what the client's events say. Each method throws problems that name the member which is
 * wrong.
 */
export class EventTaker {
  readonly #parts: EventTakerParts;
  readonly #reader = new SoundReader();
  readonly #beganMs = performance.now();

  constructor(parts: EventTakerParts) {
    this.#parts = parts;
  }

  async take(event: ClientEvent): Promise<void> {
    const { begun, conversation, send } = this.#parts;
    const { items, speech } = conversation;
    switch (event.type) {
      case "session.update":
        return this.#update(event.session);
      case "input_audio_buffer.append":
        return this.#hear(event.audio);
      case "input_audio_buffer.commit":
        return this.#commit();
      case "input_audio_buffer.clear":
        begun.session.forget();
        return speech.forget();
      // Only clients whose sound goes by WebRTC or SIP have a buffer here.
      case "output_audio_buffer.clear":
        return;
      case "conversation.item.create": {
        if (items.entries.length >= maxItems) throw invalid("/body/item", `cannot be added: a session has ${maxItems}`);
        begun.life.noteSign();
        const entry = entryOf(event.item, "/body/item");
        checkUserItem(this.#parts.kernel, entry);
        const place = { previous_item_id: items.add(entry, event.previous_item_id), item: entry.shown };
        send({ type: "conversation.item.added", ...place });
        return send({ type: "conversation.item.done", ...place });
      }
      case "conversation.item.retrieve":
        return send({ type: "conversation.item.retrieved", item: items.find(event.item_id).shown });
      case "conversation.item.delete":
        items.delete(event.item_id);
        return send({ type: "conversation.item.deleted", item_id: event.item_id });
      case "conversation.item.truncate":
        return this.#truncate(event);
      case "response.create":
        if (begun.session.isResponding) {
          throw invalid("/body", "cannot begin a response while another is under way. Cancel it, or wait for its end");
        }
        return conversation.respond(event.response ?? {});
      case "response.cancel":
        if (conversation.cancel(event.response_id ?? undefined)) return;
        throw invalid("/body/response_id", "is not the id of a response that is under way");
    }
  }

  async #update(update: SessionUpdate): Promise<void> {
    const { send, showSession } = this.#parts;
    await this.configure(update);
    send({ type: "session.updated", session: showSession() });
  }

  /** Changes the settings of the session. Throws, and changes nothing, where one is wrong. */
  async configure(update: SessionUpdate): Promise<void> {
    const { begun, conversation, kernel, workspaceId } = this.#parts;
    const settings = mergeSettings(conversation.settings, update);
    readTools({ tools: settings.tools, tool_choice: settings.tool_choice });
    const { voice, speed } = settings.audio.output;
    const isForeign = foreignVoices.test(voice);
    const pointers = { voice: "/body/session/audio/output/voice", language: "/body/session/audio/output/voice" };
    const id = isForeign ? begun.voice : voice;
    const found = await findVoice(kernel, workspaceId, id, undefined, pointers);
    const { input } = settings.audio;
    const hearing = await this.#hearingAfter(update);
    begun.session.change({
      ...{ settings: turnSettingsOf(input.turn_detection), speed },
      ...{ voice: found.voice, synthesizer: found.synthesizer },
      ...(hearing && { hearing }),
    });
    this.#reader.format = input.format.type;
    conversation.settings = settings;
  }

  /** Opens what listens in the language that an update names. Throws no-recognizer. */
  async #hearingAfter({ audio }: SessionUpdate) {
    const language = audio?.input?.transcription?.language;
    if (language == null) return undefined;
    const { kernel, workspaceId, assistantId } = this.#parts;
    const pointer = "/body/session/audio/input/transcription/language";
    return hearingPartsOf(kernel, workspaceId, { language, assistantId, pointer });
  }

  async #hear(audio: string): Promise<void> {
    if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(audio)) throw invalid("/body/audio", "must be base64");
    const { begun, conversation } = this.#parts;
    const { speech } = conversation;
    const samples = this.#reader.read(Buffer.from(audio, "base64"));
    const aheadMs = speech.heardMs + msOf(samples) - (performance.now() - this.#beganMs);
    if (aheadMs > maxAheadMs) {
      throw invalid("/body/audio", `was not heard: it is more than ${maxAheadMs / 1000} s ahead of real time`);
    }
    for (let at = 0; at < samples.length; at += sliceSamples) {
      if (at > 0) await letOthersRun();
      const slice = samples.subarray(at, at + sliceSamples);
      speech.heardMs += msOf(slice);
      begun.session.hear(slice);
    }
  }

  #commit(): void {
    const { begun, conversation } = this.#parts;
    if (conversation.settings.audio.input.turn_detection === null) {
      begun.life.noteSign();
      conversation.speech.commit(begun.session.keptMs);
    } else if (!conversation.speech.isGoingOn) {
      throw invalid("/body", "cannot be committed: no speech is in the buffer");
    }
    begun.session.commit();
  }

  async #truncate(event: ClientEvent & { type: "conversation.item.truncate" }): Promise<void> {
    const { conversation, send } = this.#parts;
    const { item_id, content_index, audio_end_ms } = event;
    const entry = conversation.items.find(item_id);
    if (content_index !== 0) throw invalid("/body/content_index", "must be 0: items have one part of sound");
    if (entry.turn === undefined && !conversation.isSaying(entry)) {
      throw invalid("/body/item_id", "is not the id of something that the assistant said");
    }
    if (audio_end_ms > Math.ceil(entry.sentMs)) {
      throw invalid("/body/audio_end_ms", `must be at most ${Math.floor(entry.sentMs)}: no more sound was sent`);
    }
    await conversation.truncate(entry, audio_end_ms);
    send({ type: "conversation.item.truncated", item_id, content_index, audio_end_ms });
  }
}

const msOf = (samples: Int16Array) => (samples.length / realtimeRateHz) * 1000;

/** The client's sound, in the format of the session. */
class SoundReader {
  #format: SoundFormat = "audio/pcm";
  #pcm = new PcmReader();
  #resampler = new Resampler(telephoneRateHz, realtimeRateHz);

  set format(format: SoundFormat) {
    if (format === this.#format) return;
    this.#format = format;
    this.#pcm = new PcmReader();
    this.#resampler = new Resampler(telephoneRateHz, realtimeRateHz);
  }

  read(bytes: Uint8Array): Int16Array {
    if (this.#format === "audio/pcm") return this.#pcm.read(bytes);
    return this.#resampler.push(this.#format === "audio/pcmu" ? muLaw.decode(bytes) : aLaw.decode(bytes));
  }
}
