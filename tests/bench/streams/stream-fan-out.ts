import { setTimeout as pause } from "node:timers/promises";
import { cpuMsOf } from "../measuring/cpu-time.ts";
import { median } from "../measuring/measure.ts";
import { printTable, printTarget } from "../measuring/report.ts";
import type { Arrived } from "./stream-clients.ts";
import { type Kind, type Name, names, type StreamProcesses } from "./stream-processes.ts";

const watchers = 1_000;
const rounds = 11;
const warmUps = 3;
/**
 * Two sets of watchers live in one process: one finishes with what it was told before the other is
 * told.
 */
const pauseMs = 20;
const mostOfFloor = 2;

type FanOut = { fromCommitMs: number; fromBeginMs: number };

/**
 * One event to all, until the last has it. From the commit: from when the node learns of it, so the
 * reading of the event from the log counts. With the commit: from before the transaction begins.
 * The floor: from before the first send.
 */
export async function measureFanOut(processes: StreamProcesses, kind: Kind): Promise<void> {
  for (const name of names) await processes.open(name, kind, watchers);
  const results: Record<Name, FanOut[]> = { bare: [], parley: [] };
  const cpuMs: Record<Name, number> = { bare: 0, parley: 0 };
  for (let round = 1; round <= warmUps + rounds; round++) {
    for (const name of names) {
      const beforeMs = cpuMsOf(processes[name].pid);
      const result = await tellAll(processes, name, kind, round);
      await pause(pauseMs);
      if (round <= warmUps) continue;
      cpuMs[name] += cpuMsOf(processes[name].pid) - beforeMs;
      results[name].push(result);
    }
  }
  for (const name of names) await processes.close(name);
  print(kind, results, cpuMs);
}

async function tellAll(processes: StreamProcesses, name: Name, kind: Kind, messages: number): Promise<FanOut> {
  const arrival = processes.ask<Arrived>({ do: "await", group: name, messages });
  if (name === "bare") {
    const { beganMs } = await processes.sendBare(kind, 1);
    const ms = (await arrival).lastMs - beganMs;
    return { fromCommitMs: ms, fromBeginMs: ms };
  }
  const { beganMs, committedMs } = await processes.commit(1);
  const { lastMs } = await arrival;
  return { fromCommitMs: lastMs - committedMs, fromBeginMs: lastMs - beganMs };
}

function print(kind: Kind, results: Record<Name, FanOut[]>, cpuMs: Record<Name, number>): void {
  const range = (name: Name, figure: keyof FanOut) => {
    const values = results[name].map((result) => result[figure]);
    return `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)})`;
  };
  const floorName = kind === "socket" ? "bare ws" : "bare node:http";
  printTable([
    [
      `one event to ${watchers} ${kind === "socket" ? "WebSockets" : "event streams"}, ms to the last`,
      "from the commit",
      "with the commit",
      "Node µs/message",
    ],
    ...names.map((name) => [
      name === "bare" ? `${floorName}, from the first send` : "Parley",
      range(name, "fromCommitMs"),
      name === "bare" ? "–" : range(name, "fromBeginMs"),
      ((cpuMs[name] * 1000) / (rounds * watchers)).toFixed(1),
    ]),
  ]);
  const ratioOf = (figure: keyof FanOut) =>
    median(results.parley.map((result, round) => result[figure] / results.bare[round]!.fromCommitMs));
  const ratio = ratioOf("fromCommitMs");
  const withCommit = ratioOf("fromBeginMs").toFixed(2);
  printTarget(
    `fan-out from the commit ≤ ${mostOfFloor} × ${floorName}`,
    ratio <= mostOfFloor,
    `${ratio.toFixed(2)} × (with the commit ${withCommit} ×)`,
  );
}
