import { httpSynthesizer } from "../http-synthesizer.ts";
import type { SpeechVendor } from "../speech-vendor.ts";
import { deepgramRecognizer } from "./deepgram-recognizer.ts";

const rateHz = 24_000;
const [slowest, fastest] = [0.7, 1.5];

/** A voice of Deepgram is a model: `aura-2-thalia-en`. */
export const deepgram: SpeechVendor<"deepgram"> = {
  kind: "deepgram",
  name: "Deepgram",
  baseUrl: "https://api.deepgram.com",
  defaults: {
    voices: ["aura-2-thalia-en", "aura-2-andromeda-en", "aura-2-apollo-en"].map((id) => ({ id, languages: ["en-US"] })),
    speechModel: null,
    recognitionModel: "nova-3",
    recognitionLanguages: [],
    rateHz,
  },
  open(address) {
    const { apiKey, baseUrl, recognitionModel, voices } = address;
    const headers = { authorization: `Token ${apiKey}` };
    const synthesizer = httpSynthesizer(address, {
      vendor: "Deepgram",
      maxCharacters: 2_000,
      request(text, { voice, speed }) {
        const query = new URLSearchParams({
          ...{ model: voice, encoding: "linear16", container: "none", sample_rate: String(address.rateHz) },
          ...(speed !== undefined && { speed: String(Math.min(fastest, Math.max(slowest, speed))) }),
        });
        return { url: `${baseUrl}/v1/speak?${query}`, headers, body: { text } };
      },
    });
    return {
      ...(voices.length > 0 && { synthesizer }),
      ...(recognitionModel !== null && { recognizer: deepgramRecognizer(recognitionModel, headers, address) }),
      close: async () => {},
    };
  },
};
