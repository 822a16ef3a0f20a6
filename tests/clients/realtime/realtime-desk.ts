import { makeKey, type Person, signUp } from "../../../server/testing/client.ts";
import { addProvider } from "../../../server/testing/model-desk.ts";
import { type ScriptedProvider, startScriptedProvider } from "../../../server/testing/providers/scripted-provider.ts";
import { startTestServer, type TestServer } from "../../../server/testing/test-server.ts";
import { openTlsFront } from "./tls-front.ts";

const answer = "We open at nine in the morning, and we close at six in the evening. On Sundays the shop is closed.";

/** A workspace whose assistant knows the opening hours, and another with a scripted model. */
export type RealtimeDesk = {
  server: TestServer;
  /** The server by TLS. */
  url: string;
  provider: ScriptedProvider;
  person: Person;
  key: string;
  modelPerson: Person;
  modelKey: string;
  stop(): Promise<void>;
};

export async function openRealtimeDesk(): Promise<RealtimeDesk> {
  const provider = await startScriptedProvider();
  const settings = { PARLEY_OUTBOUND_ALLOW: `models:${new URL(provider.url).host}` };
  const server = await startTestServer({ settings });
  const front = await openTlsFront(server.url);
  const person = await signUp(server.client);
  const modelPerson = await signUp(server.client);
  await person.client.post("/api/knowledge/sources", { type: "faq", question: "When do you open?", answer });
  await addProvider(modelPerson, provider);
  return {
    ...{ server, url: front.url, provider, person, modelPerson },
    key: await makeKey(person),
    modelKey: await makeKey(modelPerson),
    async stop() {
      await front.stop();
      await server.stop();
      await provider.stop();
    },
  };
}
