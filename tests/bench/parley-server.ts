import type { AddressInfo } from "node:net";
import Type from "typebox";
import { capabilities } from "../../server/app.ts";
import { mintAccessToken } from "../../server/capabilities/accounts/access-token.ts";
import { stateOf } from "../../server/capabilities/accounts/state.ts";
import { readConfig } from "../../server/config.ts";
import { may } from "../../server/kernel/caller.ts";
import { capability } from "../../server/kernel/capability.ts";
import { newUuid } from "../../server/kernel/ids.ts";
import { createLog } from "../../server/kernel/log.ts";
import { openHome } from "../../server/open-home.ts";
import { startServer } from "../../server/start.ts";
import { serveParent, settingsOfChild } from "./child.ts";
import { postmasterOf } from "./cpu-time.ts";

/** Parley as `npm start` runs it, with one route more that does no work of its own. */
export type ParleySettings = { dataDirectory: string };
export type ParleyReady = { port: number; postmasterPid: number };
/** Access tokens that the server has not seen yet. */
export type ParleyQuestion = { tokens: number };

const Echo = Type.Object(
  { message: Type.String({ maxLength: 8_000 }), count: Type.Integer() },
  { additionalProperties: false },
);
const bench = capability({
  name: "bench",
  routes: (app) =>
    app.post(
      "/bench/echo",
      { schema: { summary: "Echo", body: Echo, response: { 200: Echo } }, guard: may("conversations:write") },
      ({ body }) => ({ message: body.message, count: body.count }),
    ),
});

// Limits stay on, because counting is part of what a request costs, but are set where no bench reaches them.
const config = readConfig({
  PORT: "0",
  PARLEY_DATA_DIR: settingsOfChild<ParleySettings>().dataDirectory,
  PARLEY_LOG_LEVEL: "warn",
  PARLEY_LIMIT_KEY: "1000000",
  PARLEY_LIMIT_PUBLIC: "1000000",
});
const log = createLog(config.logLevel);
const home = await openHome(config, log);
const server = await startServer(config, { ...home, log, capabilities: [...capabilities, bench] });
const ready: ParleyReady = {
  port: (server.app.server.address() as AddressInfo).port,
  postmasterPid: postmasterOf(home.connection.host!),
};
serveParent(
  ready,
  ({ tokens }: ParleyQuestion) => mintTokens(tokens),
  async () => {
    await server.stop();
    await home.close();
  },
);

function mintTokens(count: number): Promise<string[]> {
  const { signingKeys } = stateOf(server.kernel);
  return Promise.all(
    Array.from({ length: count }, () =>
      mintAccessToken(server.kernel, signingKeys, {
        accountId: newUuid(),
        workspaceId: newUuid(),
        sessionId: newUuid(),
        scopes: ["conversations:write"],
      }),
    ),
  );
}
