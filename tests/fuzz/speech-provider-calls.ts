import type { ValidCall } from "./valid-calls.ts";
import { must, type World } from "./world.ts";

/** The valid calls of voice. */

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
};
