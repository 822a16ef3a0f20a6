import { type Person, signUp, type TestAnswer } from "./client.ts";
import { type Script, type ScriptedProvider, startScriptedProvider } from "./providers/scripted-provider.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** A server with a workspace whose assistant answers by a scripted model. */
export type ModelDesk = {
  server: TestServer;
  provider: ScriptedProvider;
  person: Person;
  /** A second node over the same database. */
  startOtherNode(): Promise<TestServer>;
  send(message: string, fields?: Record<string, unknown>): Promise<TestAnswer>;
  teach(...texts: [title: string, content: string][]): Promise<void>;
  stop(): Promise<void>;
};

export const modelName = "scripted/scripted-1";

export async function openModelDesk(
  script: Script = "Hello.",
  wanted: Record<string, string> = {},
): Promise<ModelDesk> {
  const provider = await startScriptedProvider(script);
  const settings = { PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}`, ...wanted };
  const server = await startTestServer({ settings });
  const peers: TestServer[] = [];
  const person = await signUp(server.client);
  await addProvider(person, provider);
  return {
    server,
    provider,
    person,
    async startOtherNode() {
      const peer = await startTestServer({ settings, connection: server.connection });
      peers.push(peer);
      return peer;
    },
    send: (message, fields = {}) => person.client.post("/api/chatbot/send", { message, ...fields }),
    async teach(...texts) {
      const sources = texts.map(([title, content]) => ({ type: "text", title, content }));
      const { status, text } = await person.client.post("/api/knowledge/sources", { sources });
      if (status !== 201) throw new Error(`Teaching answered ${status}: ${text}`);
    },
    async stop() {
      for (const peer of peers) await peer.stop();
      await server.stop();
      await provider.stop();
    },
  };
}

export async function addProvider(person: Person, provider: ScriptedProvider, fields: Record<string, unknown> = {}) {
  const body = {
    kind: "openai-compatible",
    name: "scripted",
    baseUrl: provider.url,
    defaultModel: "scripted-1",
    ...fields,
  };
  const made = await person.client.post("/api/providers", body);
  if (made.status !== 201) throw new Error(`Adding the provider answered ${made.status}: ${made.text}`);
  return made.body;
}
