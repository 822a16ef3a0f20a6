import { rm } from "node:fs/promises";
import type { TestAnswer } from "../../../../testing/client.ts";
import { type ModelDesk, openModelDesk } from "../../../../testing/model-desk.ts";
import type { Script } from "../../../../testing/providers/scripted-provider.ts";
import { type AlexaCertificates, makeAlexaCertificates, sendAlexa, skillId } from "./alexa-requests.ts";

/** A model desk with a channel of Alexa. */
export type AlexaDesk = ModelDesk & {
  channel: { id: string; url: string };
  certificates: AlexaCertificates;
  alexa(body: unknown): Promise<TestAnswer>;
};

/** `fields`: of the channel. */
export async function openAlexaDesk(script: Script, fields: Record<string, unknown> = {}): Promise<AlexaDesk> {
  const certificates = await makeAlexaCertificates();
  const desk = await openModelDesk(script, { PARLEY_ALEXA_CERTS: certificates.folder });
  const made = await desk.person.client.post("/api/voice/channels", { kind: "alexa", skillId, ...fields });
  if (made.status !== 201) throw new Error(`The channel was answered ${made.status}: ${made.text}`);
  return {
    ...desk,
    channel: made.body,
    certificates,
    alexa: (body) => sendAlexa(desk.server.client, made.body.url, certificates.signer, body),
    async stop() {
      await desk.stop();
      await rm(certificates.folder, { recursive: true });
    },
  };
}
