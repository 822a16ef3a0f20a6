import { setTimeout as pause } from "node:timers/promises";
import { watchForeignWork } from "./foreign-work.ts";
import { openHouse } from "./house.ts";
import { describe, judge } from "./judge.ts";
import { Answers, type NeighbourAttack } from "./neighbour-attack.ts";

const idleMs = 20_000;
const attackMs = 40_000;
/** A start loads and prepares, which is not the usual work. */
const warmUpMs = 5_000;

/** Beyond this share of the processors, the work of others on this machine makes a figure doubtful. */
const mostForeign = 0.1;
const mostRepeats = 1;
const mostWarnings = 8;

/** `foreign`: the share of the processors that others on this machine used. */
type Outcome = { faults: string[]; isClear: boolean; lines: string[]; foreign: number };

/**
 * Compares the requests of two workspaces before an attack of others, and beside it. Repeats it once
 * where others kept the machine busy: a failure tells little then, and so does a success that rests on
 * requests that were slow before.
 */
export async function runBesideNeighbours(attack: NeighbourAttack): Promise<Outcome> {
  for (let left = mostRepeats; ; left--) {
    const outcome = await runOnce(attack);
    if (outcome.isClear || outcome.foreign < mostForeign || left === 0) return outcome;
    console.log(`again   ${attack.name}, because others used ${percent(outcome.foreign)} of the processors`);
    for (const line of [...outcome.faults, ...outcome.lines]) console.log(`        ${line}`);
  }
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

async function runOnce(attack: NeighbourAttack): Promise<Outcome> {
  const house = await openHouse();
  try {
    await attack.prepare?.(house);
    const listening = house.listen();
    await pause(warmUpMs);
    const foreignWork = watchForeignWork();
    const idleFromMs = Date.now();
    await pause(idleMs);
    const answers = new Answers();
    const foreignBefore = foreignWork() ?? 0;
    const foreignBeside = watchForeignWork();
    const attackedFromMs = Date.now();
    const isOver = () => Date.now() >= attackedFromMs + attackMs || house.hasEnded();
    const own = await attack.run(house, { isOver, answers }).catch((error: unknown) => [`the attack failed: ${error}`]);
    const foreign = foreignBeside() ?? 0;
    await listening.stop();
    const begunIn = (fromMs: number, toMs: number) =>
      listening.samples.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
    const idle = begunIn(idleFromMs, attackedFromMs);
    const attacked = begunIn(attackedFromMs, attackedFromMs + attackMs);
    const verdict = judge(idle, attacked);
    const gone = house.hasEnded() ? [`the server has ended:\n${house.output().slice(-2_000)}`] : [];
    return {
      faults: [...verdict.faults, ...own, ...gone],
      isClear: verdict.isClear && own.length + gone.length === 0,
      foreign: Math.max(foreignBefore, foreign),
      lines: [
        ...describe(verdict),
        `the attackers were answered ${answers.describe()}`,
        ...(verdict.faults.length === 0 ? [] : warningsIn(house.output())),
        `others on this machine used ${percent(foreignBefore)} of the processors before, ${percent(foreign)} beside`,
      ],
    };
  } finally {
    await house.stop();
  }
}

/** The last things that the server warned of, which mostly name the cause. */
function warningsIn(output: string): string[] {
  const lines = output.split("\n").filter((line) => /"level":[45]0/.test(line));
  return lines.slice(-mostWarnings).map((line) => line.slice(0, 400));
}
