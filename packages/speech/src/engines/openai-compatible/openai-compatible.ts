import { httpSynthesizer } from "../http-synthesizer.ts";
import type { SpeechAddress, SpeechVendor } from "../speech-vendor.ts";
import { openaiRecognizer } from "./openai-recognizer.ts";

const rateHz = 24_000;

export const openai: SpeechVendor<"openai"> = {
  kind: "openai",
  name: "OpenAI",
  baseUrl: "https://api.openai.com/v1",
  defaults: {
    voices: ["alloy", "ash", "coral", "echo", "fable", "nova", "onyx", "sage", "shimmer"].map((id) => ({
      ...{ id, languages: [] },
    })),
    speechModel: "gpt-4o-mini-tts",
    recognitionModel: "gpt-4o-mini-transcribe",
    recognitionLanguages: [],
    rateHz,
  },
  open: (address) => openOpenaiSpeech("OpenAI", address),
};

export const openaiCompatible: SpeechVendor<"openai-compatible"> = {
  kind: "openai-compatible",
  name: "The provider",
  description: "a server with OpenAI's `/audio/speech` (as `pcm`) and `/audio/transcriptions`.",
  baseUrl: undefined,
  defaults: {
    voices: [{ id: "alloy", languages: [] }],
    speechModel: "tts-1",
    recognitionModel: "whisper-1",
    recognitionLanguages: [],
    rateHz,
  },
  open: (address) => openOpenaiSpeech("The provider", address),
};

function openOpenaiSpeech(vendor: string, address: SpeechAddress) {
  const { apiKey, baseUrl, speechModel, recognitionModel, voices } = address;
  const headers: Record<string, string> = apiKey === "" ? {} : { authorization: `Bearer ${apiKey}` };
  const synthesizer = httpSynthesizer(address, {
    vendor,
    maxCharacters: 4_096,
    request: (input, { voice, speed }) => ({
      url: `${baseUrl}/audio/speech`,
      headers,
      body: { model: speechModel, input, voice, response_format: "pcm", ...(speed !== undefined && { speed }) },
    }),
  });
  return {
    ...(voices.length > 0 && { synthesizer }),
    ...(recognitionModel !== null && {
      recognizer: openaiRecognizer(vendor, recognitionModel, headers, address),
    }),
    close: async () => {},
  };
}
