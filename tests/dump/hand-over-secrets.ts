import { randomBytes } from "node:crypto";
import type { Person, TestAnswer } from "../../server/testing/client.ts";
import { oneTimeCodeOf } from "../../server/testing/clients/one-time-code-of.ts";
import { rotateSecret } from "../../server/testing/user-token.ts";

/** Secrets that a workspace gave to Parley or got from it, by their name. */
type HandedOver = { secrets: Record<string, string>; sourceId: string };

/**
 * Uses every place that keeps a secret which must be read again, fresh and after it was replaced.
 * `serviceUrl` answers as a provider and as an OpenAPI document.
 */
export async function handOverSecrets(person: Person, serviceUrl: string): Promise<HandedOver> {
  const { client } = person;
  const own = (name: string) => `${name}-${randomBytes(18).toString("hex")}`;
  const done = async (answering: Promise<TestAnswer>) => {
    const { status, body, text } = await answering;
    if (status >= 300) throw new Error(`Handing over a secret was answered ${status}: ${text}`);
    return body;
  };
  const secrets: Record<string, string> = {};

  const source = await done(client.post("/api/webhook/sources", { name: "till" }));
  secrets["first secret of a source"] = source.secret;
  const path = `/api/webhook/sources/${source.id}/rotate-secret`;
  secrets["secret of a source"] = (await done(client.post(path, { overlapSeconds: 3_600 }))).secret;
  secrets["secret that a sender gave"] = own("sender");
  await done(client.post("/api/webhook/sources", { name: "own", secret: secrets["secret that a sender gave"] }));

  const endpoint = await done(client.post("/api/webhook/endpoints", { url: serviceUrl, events: ["*"] }));
  secrets["first secret of an endpoint"] = endpoint.secret;
  const rotated = client.post(`/api/webhook/endpoints/${endpoint.id}/rotate-secret`, { overlapHours: 1 });
  secrets["secret of an endpoint"] = (await done(rotated)).secret;

  const apiKey = own("sk");
  const provider = await done(
    client.post("/api/providers", {
      kind: "openai-compatible",
      name: "one",
      baseUrl: new URL(serviceUrl).origin,
      apiKey,
    }),
  );
  secrets["first key of a provider"] = apiKey;
  secrets["key of a provider"] = own("sk");
  await done(client.call("PATCH", `/api/providers/${provider.id}`, { body: { apiKey: secrets["key of a provider"] } }));

  secrets["header of a toolbox"] = own("toolbox");
  const headers = { authorization: `Bearer ${secrets["header of a toolbox"]}` };
  await done(client.post("/api/toolboxes", { kind: "openapi", name: "tools", url: serviceUrl, headers }));

  const invited = { email: `${own("invited")}@example.com`, role: "agent" };
  const invitation = await done(client.post("/api/members/invitations", invited));
  secrets["token of an invitation"] = new URL(invitation.url).searchParams.get("token") ?? "";
  secrets["secret of an authenticator app"] = (await done(client.post("/api/auth/totp"))).secret;
  const code = oneTimeCodeOf(secrets["secret of an authenticator app"], Date.now());
  const { recoveryCodes } = await done(client.post("/api/auth/totp/confirm", { code }));
  secrets["recovery code"] = recoveryCodes[0].replaceAll("-", "");
  const { email, password } = person;
  const waiting = await done(client.post("/api/auth/signin", { email, password }));
  secrets["token of a sign-in that waits"] = waiting.secondFactorToken;

  secrets["former identity secret"] = await rotateSecret(person);
  secrets["identity secret"] = await rotateSecret(person, 3_600);
  return { secrets, sourceId: source.id };
}
