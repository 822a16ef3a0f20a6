import { setTimeout as pause } from "node:timers/promises";
import type { EchoSettings } from "./bare/echo-servers.ts";
import { startChild } from "./measuring/child.ts";
import { cpuMsOf } from "./measuring/cpu-time.ts";
import { requestText, startLoadGenerator } from "./measuring/generate-load.ts";
import { interleave, type Measurement, measureLoad, ratioTo } from "./measuring/measure.ts";
import { startParley } from "./measuring/parley.ts";
import { printTable, printTarget, show } from "./measuring/report.ts";

const rounds = 9;
const connections = 32;
const requestsPerRound = 30_000;
const coldRequestsPerRound = 1_000;
const mostOfFloor = 1.6;
const idleMs = 5_000;
const mostOfLog = 0.2;

/**
 * Measures what the promises of every request (caller, limit, validation, headers, metrics, log) cost
 * beyond plain JSON over HTTP.
 */
export async function route(): Promise<void> {
  const nodeHttp = await startChild<{ port: number }>("bare/echo-servers.ts", {
    kind: "node-http",
  } satisfies EchoSettings);
  const fastify = await startChild<{ port: number }>("bare/echo-servers.ts", {
    kind: "fastify",
  } satisfies EchoSettings);
  const parley = await startParley();
  const logging = await startParley({ logsRequests: true });
  const generator = await startLoadGenerator();
  try {
    const echo = (token?: string) =>
      requestText("POST", "/bench/echo", { message: "When do you open on Saturdays?", count: 7 }, token);
    const load = (requests: string[], count = requestsPerRound) => ({ connections, requests, count });
    const floorLoad = load([echo()]);
    const cachedLoad = load([echo(parley.key)]);
    const loggedLoad = load([echo(logging.key)]);
    const floors = [
      { port: nodeHttp.ready.port, pid: nodeHttp.pid },
      { port: fastify.ready.port, pid: fastify.pid },
    ] as const;
    const cold = async () => {
      const tokens = await parley.child.ask<string[]>({
        tokens: coldRequestsPerRound,
        sessionOf: parley.person.accessToken,
      });
      return measureLoad(generator, parley, load(tokens.map(echo), coldRequestsPerRound));
    };
    for (const floor of floors) await measureLoad(generator, floor, floorLoad);
    await measureLoad(generator, parley, cachedLoad);
    await measureLoad(generator, logging, loggedLoad);

    const idleMsPerSecond = await measureIdle(parley.pid);
    const results = await interleave(rounds, {
      "node:http echo": () => measureLoad(generator, floors[0], floorLoad),
      "Fastify + schema": () => measureLoad(generator, floors[1], floorLoad),
      "Parley, credential cached": () => measureLoad(generator, parley, cachedLoad),
      "Parley, requests logged": () => measureLoad(generator, logging, loggedLoad),
      "Parley, new token each time": cold,
    });
    const floor = results["node:http echo"];
    // On a busy machine a request takes long, and what the node does by the clock falls on few requests.
    const withoutIdle = results["Parley, credential cached"].map((measured) => ({
      ...measured,
      nodeUs: measured.nodeUs - (idleMsPerSecond * 1000) / measured.perSecond,
    }));
    printTable([
      ["authenticated JSON route, c32", "CPU µs/request", "× node:http", "requests/s"],
      ...Object.entries<Measurement[]>({
        ...results,
        [`Parley, cached, less the ${idleMsPerSecond.toFixed(0)} ms/s of an idle node`]: withoutIdle,
      }).map(([name, measured]) => [
        name,
        show(measured, "nodeUs", 1),
        ratioTo(floor, measured, "nodeUs").toFixed(2),
        show(measured, "perSecond"),
      ]),
    ]);
    const ratio = ratioTo(floor, results["Parley, credential cached"], "nodeUs");
    const logRatio = ratioTo(floor, results["Parley, requests logged"], "nodeUs") - ratio;
    printTarget(`log of a request ≤ ${mostOfLog} × node:http echo`, logRatio <= mostOfLog, `${logRatio.toFixed(2)} ×`);
    printTarget(`CPU/request ≤ ${mostOfFloor} × node:http echo`, ratio <= mostOfFloor, `${ratio.toFixed(2)} ×`);
  } finally {
    await Promise.all([generator.stop(), nodeHttp.stop(), fastify.stop(), parley.stop(), logging.stop()]);
  }
}

/** CPU time of a node that serves nobody, in milliseconds for each second: it asks what other nodes did. */
async function measureIdle(pid: number): Promise<number> {
  const before = cpuMsOf(pid);
  const startedAt = performance.now();
  await pause(idleMs);
  return ((cpuMsOf(pid) - before) * 1000) / (performance.now() - startedAt);
}
