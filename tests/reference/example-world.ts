import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Example } from "../../sdks/emitter/examples/example.ts";
import { type MailServer, startMailServer } from "../../server/testing/providers/mail-server.ts";
import { startTestServer, type TestServer } from "../../server/testing/test-server.ts";
import { needsMailServer, needsSentMail } from "../fuzz/calls/campaign-calls.ts";
import { type ValidCall, validCall } from "../fuzz/calls/valid-calls.ts";
import { opensWebSocket } from "../fuzz/calls/voice-calls.ts";
import { type Operation, readOperations } from "../fuzz/read-operations.ts";
import { startReceiver } from "../fuzz/receiver.ts";
import { makeWorld, must, type World } from "../fuzz/world.ts";

export const describedFile = fileURLToPath(
  new URL("../../sdks/emitter/examples/described-examples.json", import.meta.url),
);

export function readDescribed(): Record<string, Example> {
  return JSON.parse(readFileSync(describedFile, "utf8"));
}

/**
 * These have no example: a browser opens them as a WebSocket or as a page that its cookies continue, they need a mail
 * that was sent, or their body is made of several parts or of a form.
 */
export const hasNoExample = (operation: Operation): boolean =>
  opensWebSocket.has(operation.name) ||
  needsSentMail.has(operation.name) ||
  continuesPage.has(operation.name) ||
  inParts.has(operation.name);

const continuesPage = new Set([
  "GET /oauth/authorize/{uid}",
  "GET /oauth/consent/{uid}",
  "POST /oauth/consent/{uid}",
  "POST /oauth/device/verify",
  "GET /oauth/device/verify/{uid}",
]);

const inParts = new Set([
  "POST /api/conversations/{sessionId}/attachments",
  "PUT /api/auth/me/picture",
  "POST /api/files",
  "POST /api/installation/workspaces/import",
  "POST /v1/audio/transcriptions",
  "POST /chat/{key}",
]);

/** A server with two workspaces in which everything exists that a path can name. */
export type ExampleWorld = {
  server: TestServer;
  world: World;
  /** All operations with an example, those last that change the whole installation. */
  operations: Operation[];
  /** Tells whether the call changes nothing that other calls need. */
  isApart(operation: Operation): boolean;
  /** Prepares a call of the operation by the owner, and gives the credential for it. */
  prepare(operation: Operation): Promise<{ call: ValidCall; token: string }>;
  stop(): Promise<void>;
};

export async function startExampleWorld(): Promise<ExampleWorld> {
  const smtp: MailServer = await startMailServer();
  const receiver = await startReceiver();
  const server = await startTestServer({ settings: { ...receiver.settings, PARLEY_OAUTH_REGISTRATION: "open" } });
  const world = await makeWorld(server, receiver.url);
  const { operations } = readOperations((await server.client.get("/openapi.json")).body);
  // A sync of knowledge ends the one before it, and the questions that were asked are the same for all.
  const rank = (operation: Operation) => {
    if (operation.path.startsWith("/api/settings/")) return 3;
    return needsMailServer(operation) ? 2 : /^\/api\/knowledge\/(?:sync|questions)\b/.test(operation.path) ? 1 : 0;
  };
  const own = operations.filter((operation) => !hasNoExample(operation) && operation.access.kind !== "signature");
  return {
    server,
    world,
    operations: own.sort((one, other) => rank(one) - rank(other)),
    isApart: (operation) => rank(operation) === 0,
    async prepare(operation) {
      if (rank(operation) === 2) {
        const mailSettings = { smtpUrl: smtp.url, from: "Shop <news@shop.example>" };
        await must(world.first.client.call("PUT", "/api/settings/mail", { body: mailSettings }));
      }
      const call = await validCall(operation, world);
      return { call, token: (call.person ?? world.first).accessToken };
    },
    async stop() {
      await server.stop();
      await smtp.stop();
      await receiver.stop();
    },
  };
}
