import { must, type World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

/** The valid calls of speech: providers, and the routes that speak and listen. */

type Make = (world: World) => ValidCall | Promise<ValidCall>;

let made = 0;
const speechProvider = ({ receiverUrl }: World) => ({
  kind: "openai-compatible",
  name: `speech-${++made}`,
  baseUrl: new URL(receiverUrl).origin,
  voices: [{ id: "ann", languages: ["en-US"] }],
});

export async function newSpeechProvider(world: World): Promise<string> {
  const { client } = world.first;
  const { body: list } = await must(client.get("/api/voice/providers"));
  for (const { id } of list.data.slice(2, -5)) await client.call("DELETE", `/api/voice/providers/${id}`);
  return (await must(client.post("/api/voice/providers", speechProvider(world)))).body.id;
}

const withSpeechProvider: Make = async (world) => ({
  params: { speechProviderId: await newSpeechProvider(world) },
});

/** A hundredth of a second of silence. */
const wav = Buffer.concat([
  Buffer.from("524946466401000057415645666d74201000000001000100803e0000007d00000200100064617461", "hex"),
  Buffer.from("40010000", "hex"),
  Buffer.alloc(320),
]);
const transcriptionForm = Buffer.concat([
  Buffer.from('--fuzz\r\ncontent-disposition: form-data; name="model"\r\n\r\nwhisper-1\r\n'),
  Buffer.from('--fuzz\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n\r\n'),
  wav,
  Buffer.from("\r\n--fuzz--\r\n"),
]);

export const speechProviderCalls: Record<string, Make> = {
  "POST /api/voice/providers": async (world) => {
    await newSpeechProvider(world);
    return { body: speechProvider(world) };
  },
  "PATCH /api/voice/providers/{speechProviderId}": async (world) => ({
    ...(await withSpeechProvider(world)),
    body: { recognitionModel: null, rateHz: 16_000 },
  }),
  "DELETE /api/voice/providers/{speechProviderId}": withSpeechProvider,
  "POST /api/voice/providers/{speechProviderId}/test": withSpeechProvider,
  "POST /v1/audio/transcriptions": () => ({
    rawBody: { bytes: transcriptionForm, contentType: "multipart/form-data; boundary=fuzz" },
  }),
};
