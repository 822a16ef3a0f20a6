import { setTimeout as pause } from "node:timers/promises";
import { startChild } from "../measuring/child.ts";
import { cpuMsOf, cpuMsOfPostgres } from "../measuring/cpu-time.ts";
import { interleave, type Measurement, ratioTo } from "../measuring/measure.ts";
import { startParley } from "../measuring/parley.ts";
import type { ParleyQuestion } from "../measuring/parley-server.ts";
import { printTable, printTarget, show } from "../measuring/report.ts";
import type { SettledMemory } from "../measuring/settled-memory.ts";
import type { BareQuestion } from "./bare-streams.ts";
import type { Arrived, Exchanged } from "./stream-clients.ts";
import { measureFanOut } from "./stream-fan-out.ts";
import { type Name, names, type StreamProcesses, startStreamProcesses } from "./stream-processes.ts";

const warmUpSockets = 200;
const fewSockets = 1_000;
const manySockets = 5_000;
const idleMs = 2_000;
const exchangeRounds = 5;
/** Parley takes so much from a socket in a second; what is above is ignored. */
const exchangesEach = 10;
const exchangedAtOnce = 64;
const pauseOfLimitMs = 1_050;
const leastOfEcho = 0.5;
const missedEvents = 10_000;
const eventsPerTransaction = 500;
const replayRounds = 3;

/**
 * Measures what a watcher, a message and an event to a thousand watchers cost beside `ws` and
 * node:http alone.
 */
export async function stream(): Promise<void> {
  const bare = await startChild<{ port: number }>("streams/bare-streams.ts", {});
  const clients = await startChild<string>("streams/stream-clients.ts", {});
  const parley = await startParley();
  try {
    const processes = startStreamProcesses(bare, clients, parley);
    await measureMemory(processes);
    await measureExchange(processes);
    for (const name of names) await processes.close(name);
    for (const kind of ["socket", "stream"] as const) await measureFanOut(processes, kind);
    await measureReplay(processes);
  } finally {
    await Promise.all([clients.stop(), bare.stop(), parley.stop()]);
  }
}

/**
 * Resident memory that each further socket takes, and what keeping them costs while nothing
 * happens. The sockets stay open.
 */
async function measureMemory(processes: StreamProcesses): Promise<void> {
  const rows: string[][] = [];
  for (const name of names) {
    const settle = () =>
      name === "bare"
        ? processes.bare.ask<SettledMemory>({ do: "settle" } satisfies BareQuestion)
        : processes.parley.child.ask<SettledMemory>({ settle: true } satisfies ParleyQuestion);
    await processes.open(name, "socket", warmUpSockets);
    await processes.close(name);
    const empty = await settle();
    await processes.open(name, "socket", fewSockets);
    const few = await settle();
    await processes.open(name, "socket", manySockets - fewSockets);
    const many = await settle();
    const beforeMs = cpuMsOf(processes[name].pid);
    await pause(idleMs);
    const idlePercent = ((cpuMsOf(processes[name].pid) - beforeMs) / idleMs) * 100;
    const each = (memory: SettledMemory, count: number, figure: keyof SettledMemory) =>
      ((memory[figure] - empty[figure]) / count).toFixed(1);
    rows.push([
      name === "bare" ? "bare ws" : "Parley",
      each(few, fewSockets, "residentKiB"),
      each(many, manySockets, "residentKiB"),
      each(many, manySockets, "heapKiB"),
      idlePercent.toFixed(1),
    ]);
  }
  printTable([
    [
      "idle WebSockets",
      `RSS KiB each of ${fewSockets}`,
      `of ${manySockets}`,
      "heap KiB",
      `idle CPU % of ${manySockets}`,
    ],
    ...rows,
  ]);
}

/**
 * Round trips of a short text. Each socket stays within its limit, so many take turns, a few at a
 * time.
 */
async function measureExchange(processes: StreamProcesses): Promise<void> {
  const count = manySockets * exchangesEach;
  const exchange = async (group: Name) => {
    const measured = await measure(processes, group, count, () =>
      processes.ask<Exchanged>({
        do: "exchange",
        group,
        text: '{"type":"ping"}',
        timesEach: exchangesEach,
        atOnce: exchangedAtOnce,
      }),
    );
    if (group === "parley") await pause(pauseOfLimitMs);
    return measured;
  };
  for (const name of names) await exchange(name);
  const results = await interleave(exchangeRounds, { bare: () => exchange("bare"), parley: () => exchange("parley") });
  printTable([
    [
      `round trips, ${manySockets} WebSockets, ${exchangedAtOnce} at once`,
      "messages/s",
      "Node µs/message",
      "p50 ms",
      "p99 ms",
    ],
    ...names.map((name) => [
      name === "bare" ? "ws echo" : "ping and pong over /api/stream",
      show(results[name], "perSecond"),
      show(results[name], "nodeUs", 1),
      show(results[name], "p50Ms", 2),
      show(results[name], "p99Ms", 2),
    ]),
  ]);
  const rate = ratioTo(results.bare, results.parley, "perSecond");
  const cpu = ratioTo(results.bare, results.parley, "nodeUs");
  // Messages in a second of the server's CPU: the watchers share the machine, so the clock measures
  // them as much.
  printTarget(
    `messages per CPU second ≥ ${leastOfEcho} × ws echo`,
    1 / cpu >= leastOfEcho,
    `${(1 / cpu).toFixed(2)} × (by the clock ${rate.toFixed(2)} ×)`,
  );
}

/**
 * A watcher that was away reads what it missed from the log; beside as many texts that `ws` sends
 * from memory.
 */
async function measureReplay(processes: StreamProcesses): Promise<void> {
  let position = 0;
  for (let added = 0; added < missedEvents; added += eventsPerTransaction) {
    ({ position } = await processes.commit(eventsPerTransaction));
  }
  const arrival = (group: Name) => processes.ask<Arrived>({ do: "await", group, messages: missedEvents });
  const send = {
    bare: async () => {
      await processes.open("bare", "socket", 1);
      await processes.sendBare("socket", missedEvents);
      return arrival("bare");
    },
    parley: async () => {
      await processes.open("parley", "socket", 1, `?since=${position - missedEvents}`);
      return arrival("parley");
    },
  };
  const replay = async (name: Name) => {
    const measured = await measure(processes, name, missedEvents, async () => {
      const beganMs = performance.now();
      await send[name]();
      return { elapsedMs: performance.now() - beganMs, p50Ms: 0, p99Ms: 0 };
    });
    await processes.close(name);
    return measured;
  };
  const results = await interleave(replayRounds, { bare: () => replay("bare"), parley: () => replay("parley") });
  printTable([
    [`${missedEvents} missed events to one WebSocket`, "messages/s", "Node µs/message", "PostgreSQL µs/message"],
    ...names.map((name) => [
      name === "bare" ? "bare ws, from memory" : "Parley, from the log",
      show(results[name], "perSecond"),
      show(results[name], "nodeUs", 1),
      name === "bare" ? "–" : show(results[name], "postgresUs", 1),
    ]),
  ]);
}

async function measure(
  processes: StreamProcesses,
  name: Name,
  count: number,
  work: () => Promise<Exchanged>,
): Promise<Measurement> {
  const { pid } = processes[name];
  const postgresMs = () => (name === "bare" ? 0 : cpuMsOfPostgres(processes.parley.postmasterPid));
  const before = { node: cpuMsOf(pid), postgres: postgresMs() };
  const { elapsedMs, p50Ms, p99Ms } = await work();
  const nodeUs = ((cpuMsOf(pid) - before.node) * 1000) / count;
  const postgresUs = ((postgresMs() - before.postgres) * 1000) / count;
  return { nodeUs, postgresUs, cpuUs: nodeUs + postgresUs, perSecond: (count * 1000) / elapsedMs, p50Ms, p99Ms };
}
