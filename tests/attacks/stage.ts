import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { lastingSeries } from "../fuzz/calls/campaign-calls.ts";
import { collectFailures } from "../fuzz/collect-failures.ts";
import { createJudge } from "../fuzz/judge-answer.ts";
import { readOperations } from "../fuzz/read-operations.ts";
import { openWire } from "../fuzz/send-request.ts";
import { makeWorld, must, type Target, type World } from "../fuzz/world.ts";
import { openCamp } from "./attackers.ts";
import type { Exploration } from "./explorer.ts";

/** An outside service for everything that Parley calls: it lists one tool, and refuses as a model. */
export type OutsideService = { url: string; host: string; stop(): Promise<void> };

const points = JSON.stringify({ data: [1, 2].map((x) => ({ embedding: [x, 0] })), usage: { prompt_tokens: 2 } });
const service = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Till", version: "1" },
  paths: { "/open": { get: { operationId: "open", responses: {} } } },
});

function serve(request: IncomingMessage, response: ServerResponse): void {
  const isModel = request.url?.includes("/chat/completions");
  const says = request.url?.includes("/embeddings") ? points : request.method === "GET" ? service : "";
  const head = { "content-type": says === "" ? "text/plain" : "application/json" };
  request.resume().on("end", () => response.writeHead(isModel ? 400 : 200, head).end(says));
}

export async function startOutsideService(handle: typeof serve = serve): Promise<OutsideService> {
  const server = createServer(handle);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/events`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/**
 * A series is made where there is a mail server, which only the operator sets. Nothing is sent to
 * this one: it is taken away again. False without an operator.
 */
async function makeSeries(world: World, host: string): Promise<boolean> {
  const from = "Shop <news@shop.example>";
  const set = (smtpUrl: string | null) =>
    world.first.client.call("PUT", "/api/settings/mail", { body: { smtpUrl, from } });
  if ((await set(`smtp://${host}`)).status !== 200) return false;
  await lastingSeries(world);
  await must(set(null));
  return true;
}

/** Two workspaces full of canaries on a server, and everybody who attacks them. */
export async function openExploration(
  target: Target,
  outside: OutsideService,
  mostCharacters: number,
): Promise<Exploration> {
  const reference = readOperations((await target.client.get("/openapi.json")).body);
  const problems = new Map(
    [
      ...(await target.client.get("/docs/problems")).text.matchAll(/<code>([a-z-]+)<\/code><\/td><td>(\d{3})<\/td>/g),
    ].map(([, code = "", status]) => [code, Number(status)]),
  );
  const world = await makeWorld(target, outside.url);
  if (!(await makeSeries(world, outside.host))) {
    reference.operations = reference.operations.filter(({ path }) => !path.includes("{seriesId}"));
  }
  return {
    world,
    camp: await openCamp(world),
    reference,
    judge: createJudge(reference, problems),
    wire: openWire(target.url),
    failures: collectFailures(),
    mostCharacters,
    underWay: new Set(),
    sent: 0,
  };
}
