import { openVoice } from "../../../server/capabilities/voice/testing/voice-client.ts";
import { until } from "../../../server/testing/until.ts";
import { must, type World } from "../world.ts";
import type { ValidCall } from "./valid-calls.ts";

const channels = "/api/voice/channels";
/** A workspace has so many channels at most, and a walk makes more. The oldest stays. */
const mostKept = 25;

export async function newChannel({ first }: World): Promise<{ id: string; secret: string }> {
  const { body: list } = await must(first.client.get(`${channels}?limit=100`));
  for (const { id } of list.data.slice(mostKept, -1)) await first.client.call("DELETE", `${channels}/${id}`);
  return (await must(first.client.post(channels, { kind: "dialogflow-es" }))).body;
}

const named = async (world: World) => ({ params: { channelId: (await newChannel(world)).id } });

/** A voice session of the first workspace. */
export async function newVoiceSession({ first }: World): Promise<string> {
  return (await must(first.client.post("/api/voice/start", startVoice))).body.sessionId;
}

/** A recording of a voice session of the first workspace, in which something was said. */
export async function newRecording({ first: { client } }: World): Promise<string> {
  const voice = { recordingNotice: "This talk is recorded." };
  const assistant = (await must(client.post("/api/assistants", { name: "recorded", voice }))).body.id;
  const { sessionId, webSocketUrl } = (
    await must(client.post("/api/voice/start", { ...startVoice, assistantId: assistant }))
  ).body;
  const talk = await openVoice(webSocketUrl);
  await talk.next("session.ready");
  talk.send({ type: "text", text: "What does a ticket cost?" });
  await until(() => talk.messages().some(({ type, messageId }) => type === "response.started" && messageId !== null));
  await talk.close();
  await client.call("DELETE", `/api/assistants/${assistant}`);
  const { data } = (await must(client.get(`/api/voice/sessions/${sessionId}/recordings`))).body;
  return data[0].id;
}

const startVoice = { language: "en-US", voice_model: "slt", endpoint: "https://shop.example/voice" };

/** Without the handshake of a WebSocket these succeed for nobody. */
export const opensWebSocket: ReadonlySet<string> = new Set([
  "GET /api/voice/sessions/{voiceSessionId}/socket",
  "GET /api/voice/twilio/{channelId}",
  "GET /api/voice/conversation-relay/{channelId}",
  "GET /v1/realtime",
]);

/** Prepares what makes the calls of conversations by voice succeed. */
export const voiceCalls: Record<string, (world: World) => Promise<ValidCall>> = {
  "POST /v1/realtime/client_secrets": async () => ({ body: { expires_after: { seconds: 60 } } }),
  "POST /api/voice/start": async () => ({ body: startVoice }),
  "POST /api/voice/channels": async (world) => {
    await newChannel(world);
    return { body: { kind: "twilio", authToken: "twelve-geese", language: "en-US" } };
  },
  "PATCH /api/voice/channels/{channelId}": async (world) => ({ ...(await named(world)), body: { language: "de-DE" } }),
  "DELETE /api/voice/channels/{channelId}": named,
  "POST /api/voicebot": async () => ({ body: { text: "What does a ticket cost?", language: "en-US" } }),
  "POST /api/voicebot/{channelId}": async (world) => {
    const { id, secret } = await newChannel(world);
    const queryResult = { queryText: "What does a ticket cost?", languageCode: "en" };
    const body = { responseId: id, session: "projects/p/agent/sessions/1", queryResult };
    return { params: { channelId: id }, headers: [["x-channel-secret", secret]], body };
  },
};
