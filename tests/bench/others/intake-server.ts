import type { AddressInfo } from "node:net";
import Type from "typebox";
import { capabilities } from "../../../server/app.ts";
import { InboundSourceId } from "../../../server/capabilities/incoming-webhooks/index.ts";
import { knownSourcesOf } from "../../../server/capabilities/incoming-webhooks/receiving/known-sources.ts";
import { readBody } from "../../../server/capabilities/incoming-webhooks/receiving/read-body.ts";
import { readContent } from "../../../server/capabilities/incoming-webhooks/receiving/read-content.ts";
import { Receipt } from "../../../server/capabilities/incoming-webhooks/schema.ts";
import { checkSignature } from "../../../server/capabilities/incoming-webhooks/signature-schemes/check-signature.ts";
import { readConfig } from "../../../server/config.ts";
import { bySignature } from "../../../server/kernel/caller.ts";
import { capability } from "../../../server/kernel/capability.ts";
import { createLogger } from "../../../server/kernel/logger.ts";
import { EventId } from "../../../server/kernel/storage/id.ts";
import { Answer } from "../../../server/kernel/wire/route.ts";
import { openHome } from "../../../server/open-home.ts";
import { startServer } from "../../../server/start-server.ts";
import { serveParent, settingsOfChild } from "../measuring/child.ts";
import { postmasterOf } from "../measuring/cpu-time.ts";

/**
 * Parley with one route more, the floor of `intake`: the same machinery and the same signature, and
 * nothing is stored.
 */
export type IntakeServerSettings = { dataDirectory: string };
export type IntakeServerReady = { port: number; postmasterPid: number };

const bench = capability({
  name: "bench",
  routes: (app) =>
    app.post(
      "/bench/signed/:sourceId",
      {
        schema: { summary: "Check", params: Type.Object({ sourceId: Type.String() }), response: { 202: Receipt } },
        guard: bySignature,
        limit: "none",
        body: { kind: "bytes" },
      },
      (call) => {
        const { headers } = call.request;
        const source = knownSourcesOf(call.kernel).recall(InboundSourceId.parse(call.params.sourceId) ?? "");
        const nowMs = call.kernel.clock.now();
        const signed = source && checkSignature(source.scheme, source.secrets, headers, call.rawBody, nowMs);
        if (typeof signed !== "object") return new Answer(401, {});
        readBody(readContent(call, false), { sourceId: source!.id, signed, headers, nowMs });
        return new Answer(202, { eventId: EventId.make(), status: "accepted" });
      },
    ),
});

// The limit stays on, because counting is part of what an event costs, but is set where no bench
// reaches it.
const config = readConfig({
  PORT: "0",
  PARLEY_DATA_DIR: settingsOfChild<IntakeServerSettings>().dataDirectory,
  PARLEY_LOG_LEVEL: "warn",
  PARLEY_LIMIT_WEBHOOK: "100000000",
  PARLEY_LIMIT_KEY: "1000000",
});
const log = createLogger(config.logLevel);
const home = await openHome(config, log);
const server = await startServer(config, { ...home, log, capabilities: [...capabilities, bench] });
const ready: IntakeServerReady = {
  port: (server.app.server.address() as AddressInfo).port,
  postmasterPid: postmasterOf(home.connection.host!),
};
serveParent(
  ready,
  async () => undefined,
  async () => {
    await server.stop();
    await home.close();
  },
);
