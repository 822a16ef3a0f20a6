import { makeKey, type Person, signUp, type TestClient } from "../../../testing/client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { createTestSource, type TestSource } from "./send-webhook.ts";

/** A server with a workspace that receives webhooks. `client` has a secret key of the workspace. */
export type WebhookServer = { server: TestServer; person: Person; client: TestClient; source: TestSource };

/** Starts a server, signs a person up, and creates the first source, with the scheme `parley`. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const server = await startTestServer();
  const person = await signUp(server.client);
  const client = server.client.as(await makeKey(person));
  return { server, person, client, source: await createTestSource(client) };
}
