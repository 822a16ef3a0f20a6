import { createExpressions } from "@parley/workflows";
import { loadJq } from "jq-wasm";
import { printTable, printTarget } from "../../../tests/bench/measuring/report.ts";

const rounds = 4_000;
const warmUps = 1_000;
const mostP50Ms = 1;
const leastPerSecond = 3_000;
const mostFastMs = 0.05;

const data = { pet: { name: "Rex", tags: ["a", "b"] }, count: 3 };
const jqProgram = ".pet.tags | map(. + $context.suffix)";
const fastProgram = ".pet.name == $context.suffix";
const args = { context: { suffix: "!" } };

type Figures = { perSecond: number; p50Ms: number; p99Ms: number };

/** Small expressions beside the package that runs jq, as it is. */
export async function expressions(): Promise<void> {
  const jq = await loadJq();
  const own = createExpressions();
  const bare = () => jq.json({ data, args }, `.args as {$context} | .data | ${jqProgram}`);
  const evaluate = (program: string) => (lane: number) => own.evaluate(`workspace ${lane}`, program, data, args);
  try {
    const results: Record<string, Figures> = {
      "jq-wasm, in this thread": await measure(1, async () => bare()),
      "one at a time": await measure(1, evaluate(jqProgram)),
      "two workspaces": await measure(2, evaluate(jqProgram)),
      "without jq": await measure(1, evaluate(fastProgram)),
    };
    printTable([
      ["small expressions", "a second", "p50 ms", "p99 ms"],
      ...Object.entries(results).map(([name, { perSecond, p50Ms, p99Ms }]) => [
        name,
        perSecond.toFixed(0),
        p50Ms.toFixed(3),
        p99Ms.toFixed(2),
      ]),
    ]);
    const [one, two, fast] = [results["one at a time"]!, results["two workspaces"]!, results["without jq"]!];
    printTarget(`p50 ≤ ${mostP50Ms} ms`, one.p50Ms <= mostP50Ms, `${one.p50Ms.toFixed(2)} ms`);
    const perSecond = two.perSecond;
    printTarget(`≥ ${leastPerSecond} a second for two`, perSecond >= leastPerSecond, perSecond.toFixed(0));
    printTarget(`p50 without jq ≤ ${mostFastMs} ms`, fast.p50Ms <= mostFastMs, `${fast.p50Ms.toFixed(4)} ms`);
  } finally {
    await own.close();
  }
}

async function measure(lanes: number, evaluate: (lane: number) => Promise<unknown>): Promise<Figures> {
  const run = async (count: number) => {
    const tookMs: number[] = [];
    const startMs = performance.now();
    const work = async (lane: number) => {
      for (let round = 0; round < count / lanes; round++) {
        const beganMs = performance.now();
        await evaluate(lane);
        tookMs.push(performance.now() - beganMs);
      }
    };
    await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)));
    tookMs.sort((a, b) => a - b);
    return { tookMs, elapsedMs: performance.now() - startMs };
  };
  await run(warmUps);
  const { tookMs, elapsedMs } = await run(rounds);
  const share = (part: number) => tookMs[Math.floor((tookMs.length - 1) * part)]!;
  return { perSecond: (tookMs.length * 1_000) / elapsedMs, p50Ms: share(0.5), p99Ms: share(0.99) };
}
