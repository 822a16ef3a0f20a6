import { muLaw, pcmBytes, Resampler } from "@parley/speech";
import { openRelayCall, openStreamCall } from "../../server/capabilities/voice/testing/twilio-client.ts";
import { openVoice } from "../../server/capabilities/voice/testing/voice-client.ts";
import { twilioToken } from "../../server/capabilities/voice/voicebot/testing/twilio-requests.ts";
import { makeKey, type Person } from "../../server/testing/client.ts";
import { until } from "../../server/testing/until.ts";
import { openRealtime } from "../clients/realtime/openai-realtime.ts";

/** A workspace is reached here: by plain HTTP, and by TLS for clients that want it. */
export type Place = { person: Person; url: string; tlsUrl: string };

/** A person's end of a conversation whose sound Parley hears. */
export type SoundLine = {
  /** 20 ms at 16 kHz. */
  send(frame: Int16Array): void;
  /** Milliseconds of the assistant's speech that came. */
  soundMs(): number;
  /** Counts how often the person has stopped the assistant. */
  interruptions(): number;
  /** The assistant speaks first. */
  isGreeted: boolean;
  close(): Promise<void>;
};

/** One whose words come from a platform that hears for itself. */
export type TextLine = { ask(text: string): Promise<void>; close(): Promise<void> };

export const soundWays = {
  async "web socket"({ person }: Place): Promise<SoundLine> {
    const { body } = await person.client.post("/api/voice/start", { language: "en-US", voice_model: "slt" });
    const voice = await openVoice(body.webSocketUrl);
    return {
      send: ({ buffer, byteOffset, byteLength }) => voice.socket.send(Buffer.from(buffer, byteOffset, byteLength)),
      soundMs: voice.soundMs,
      interruptions: () => voice.messages().filter(({ type }) => type === "response.interrupted").length,
      isGreeted: false,
      close: voice.close,
    };
  },

  async realtime({ person, tlsUrl }: Place): Promise<SoundLine> {
    const client = await openRealtime("openai 7", { url: tlsUrl, key: await makeKey(person) });
    const resampler = new Resampler(16_000, 24_000);
    return {
      send(frame) {
        const audio = Buffer.from(pcmBytes(resampler.push(frame))).toString("base64");
        client.send({ type: "input_audio_buffer.append", audio });
      },
      soundMs: () =>
        client.events.reduce((sum, event) => {
          const bytes = event.type === "response.output_audio.delta" ? Buffer.from(event.delta, "base64").length : 0;
          return sum + bytes / 48;
        }, 0),
      interruptions: () =>
        client.events.filter((event) => event.type === "response.done" && event.response.status === "cancelled").length,
      isGreeted: false,
      close: client.close,
    };
  },

  async "media stream"(place: Place): Promise<SoundLine> {
    const call = await openStreamCall(await channelOf(place, "stream", "twilio"));
    const resampler = new Resampler(16_000, 8_000);
    call.start();
    return {
      send: (frame) => call.media(muLaw.encode(resampler.push(frame))),
      soundMs: call.soundMs,
      interruptions: () => call.count("clear"),
      isGreeted: true,
      close: call.hangUp,
    };
  },
};

export const textWays = {
  async "conversation relay"(place: Place): Promise<TextLine> {
    const call = await openRelayCall(await channelOf(place, "conversation-relay", "conversation-relay"));
    call.setUp();
    return {
      async ask(text) {
        const answered = call.answers().length;
        call.prompt(text);
        await until(() => call.answers().length > answered);
      },
      close: call.hangUp,
    };
  },

  async voicebot({ person }: Place): Promise<TextLine> {
    return {
      async ask(text) {
        const { status } = await person.client.post("/api/voicebot", { text, language: "en-US", sessionId: "kitchen" });
        if (status !== 200) throw new Error(`The voicebot answered ${status}.`);
      },
      close: () => Promise.resolve(),
    };
  },
};

/** The address that Twilio's WebSocket opens. */
async function channelOf({ person }: Place, mode: string, path: string): Promise<string> {
  const { body } = await person.client.post("/api/voice/channels", {
    ...{ kind: "twilio", authToken: twilioToken, mode, language: "en-US", greeting: "Hello." },
  });
  return body.url.replace(/^http/, "ws").replace("/api/voicebot/", `/api/voice/${path}/`);
}
