import { randomUUID } from "node:crypto";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestAnswer, TestClient } from "../../../../testing/client.ts";
import { makeCertificate, type TestCertificate } from "./certificate-authority.ts";

export const skillId = "amzn1.ask.skill.2f1e3b44-9a2c-4d5e-8f60-717273747576";
export const host = "echo-api.amazon.com";

/** A folder as PARLEY_ALEXA_CERTS names one, with the certificate that signs in place of Amazon. */
export type AlexaCertificates = {
  folder: string;
  root: TestCertificate;
  intermediate: TestCertificate;
  signer: TestCertificate;
  /** Adds a file with these certificates, and gives the address that it stands for. */
  publish(name: string, ...chain: TestCertificate[]): Promise<string>;
};

export const usualAddress = "https://s3.amazonaws.com/echo.api/echo-api-cert.pem";

export async function makeAlexaCertificates(): Promise<AlexaCertificates> {
  const folder = await mkdtemp(join(tmpdir(), "parley-alexa-"));
  const root = await makeCertificate({ name: "Root", isAuthority: true });
  const intermediate = await makeCertificate({ issuer: root, name: "Intermediate", isAuthority: true });
  const signer = await makeCertificate({ issuer: intermediate, hosts: [host] });
  const publish = async (name: string, ...chain: TestCertificate[]) => {
    await writeFile(join(folder, name), chain.map(({ pem }) => pem).join(""));
    return `https://s3.amazonaws.com/echo.api/${name}`;
  };
  await publish("root.pem", root);
  await publish("echo-api-cert.pem", signer, intermediate);
  return { folder, root, intermediate, signer, publish };
}

type Fields = { session?: string; requestId?: string; locale?: string; timestamp?: string; applicationId?: string };

/** Gives a request in the shape of Alexa's documentation. */
export function alexaRequest(request: Record<string, unknown>, fields: Fields = {}) {
  const application = { applicationId: fields.applicationId ?? skillId };
  const user = { userId: "amzn1.ask.account.ANN" };
  return {
    version: "1.0",
    session: {
      new: false,
      sessionId: fields.session ?? "amzn1.echo-api.session.one",
      application,
      attributes: {},
      user,
    },
    context: {
      System: {
        application,
        user,
        device: { deviceId: "amzn1.ask.device.ONE", supportedInterfaces: {} },
        apiEndpoint: "https://api.amazonalexa.com",
        apiAccessToken: "not-a-token",
      },
    },
    request: {
      requestId: fields.requestId ?? `amzn1.echo-api.request.${randomUUID()}`,
      locale: fields.locale ?? "en-US",
      timestamp: fields.timestamp ?? new Date().toISOString(),
      ...request,
    },
  };
}

export const launch = (fields?: Fields) => alexaRequest({ type: "LaunchRequest" }, fields);

export function intent(name: string, slots: Record<string, string> = {}, fields?: Fields) {
  const filled = Object.entries(slots).map(([slot, value]) => [
    slot,
    { name: slot, value, confirmationStatus: "NONE", source: "USER" },
  ]);
  const asked = { name, confirmationStatus: "NONE", slots: Object.fromEntries(filled) };
  return alexaRequest({ type: "IntentRequest", dialogState: "STARTED", intent: asked }, fields);
}

export const ask = (query: string, fields?: Fields) => intent("AskIntent", { query }, fields);

/** Sends a request as Amazon does; each part may be another one. */
export function sendAlexa(
  client: TestClient,
  url: string,
  signer: TestCertificate,
  body: unknown,
  other: { address?: string; sent?: string; signature?: string; headers?: Record<string, string> } = {},
): Promise<TestAnswer> {
  const signed = JSON.stringify(body);
  return client.call("POST", new URL(url).pathname, {
    body: other.sent ?? signed,
    headers: {
      "content-type": "application/json; charset=utf-8",
      signaturecertchainurl: other.address ?? usualAddress,
      "signature-256": other.signature ?? signer.sign(signed),
      ...other.headers,
    },
  });
}
