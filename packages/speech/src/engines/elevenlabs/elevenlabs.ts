import { httpSynthesizer } from "../http-synthesizer.ts";
import type { SpeechVendor } from "../speech-vendor.ts";
import { elevenlabsRecognizer } from "./elevenlabs-recognizer.ts";

const rateHz = 16_000;
const [slowest, fastest] = [0.7, 1.2];

export const elevenlabs: SpeechVendor<"elevenlabs"> = {
  kind: "elevenlabs",
  name: "ElevenLabs",
  baseUrl: "https://api.elevenlabs.io",
  defaults: {
    // The voice of the vendor's own first example.
    voices: [{ id: "JBFqnCBsd6RMkjVDRZzb", languages: [] }],
    speechModel: "eleven_flash_v2_5",
    recognitionModel: "scribe_v2_realtime",
    recognitionLanguages: [],
    rateHz,
  },
  open(address) {
    const { apiKey, baseUrl, speechModel, recognitionModel, voices } = address;
    const headers = { "xi-api-key": apiKey };
    const synthesizer = httpSynthesizer(address, {
      vendor: "ElevenLabs",
      maxCharacters: 5_000,
      request: (text, { voice, speed }) => ({
        url: `${baseUrl}/v1/text-to-speech/${encodeURIComponent(voice)}/stream?output_format=pcm_${address.rateHz}`,
        headers,
        body: {
          ...{ text, model_id: speechModel },
          ...(speed !== undefined && { voice_settings: { speed: Math.min(fastest, Math.max(slowest, speed)) } }),
        },
      }),
    });
    return {
      ...(voices.length > 0 && { synthesizer }),
      ...(recognitionModel !== null && { recognizer: elevenlabsRecognizer(recognitionModel, headers, address) }),
      close: async () => {},
    };
  },
};
