import assert from "node:assert/strict";
import { createExpressions, ExpressionFault, usualExpressionSettings } from "@parley/workflows";
import { hostilePrograms } from "@parley/workflows/testing";
import type { ScriptedAttack } from "./scripted-attack.ts";

const mostLateMs = 250;
const mostMemoryMiB = 500;

/** Two workspaces send every hostile program, while a third one evaluates small ones. */
export const hostileExpressions: ScriptedAttack = {
  name: "hostile expressions",
  async run() {
    const expressions = createExpressions();
    const memoryBefore = process.memoryUsage().rss;
    try {
      let isOver = false;
      const neighbourMs: number[] = [];
      const neighbour = async () => {
        while (!isOver) {
          const startMs = performance.now();
          await expressions.evaluate("neighbour", "map(. + 1)", [1], {});
          neighbourMs.push(performance.now() - startMs);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      const neighbouring = neighbour();
      const attack = async (workspaceId: string) => {
        for (const program of hostilePrograms) await attackWith(expressions, workspaceId, program);
      };
      await Promise.all([attack("one"), attack("two")]);
      isOver = true;
      await neighbouring;
      neighbourMs.sort((a, b) => a - b);
      const [p50, p99] = [0.5, 0.99].map((share) => neighbourMs[Math.floor(neighbourMs.length * share)]!.toFixed(1));
      console.log(`        a neighbour: ${neighbourMs.length} times, p50 ${p50} ms, p99 ${p99} ms`);
      const grownMiB = (process.memoryUsage().rss - memoryBefore) / 1_048_576;
      assert.ok(grownMiB < mostMemoryMiB, `the process has grown by ${grownMiB.toFixed(0)} MiB`);
    } finally {
      await expressions.close();
    }
  },
};

async function attackWith(
  expressions: ReturnType<typeof createExpressions>,
  workspaceId: string,
  program: string,
): Promise<void> {
  const name = program.slice(0, 100);
  // So that a thread is ready.
  await expressions.evaluate(workspaceId, "map(.)", [], {});
  const startMs = performance.now();
  await expressions
    .evaluate(workspaceId, program, { a: "text" }, { big: "x".repeat(200_000) })
    .catch((fault: unknown) => {
      if (!(fault instanceof ExpressionFault)) throw new Error(`${name}: ${fault}`, { cause: fault });
    });
  const lateMs = performance.now() - startMs - usualExpressionSettings.deadlineMs;
  assert.ok(lateMs <= mostLateMs, `${name} ended ${lateMs.toFixed(0)} ms after its deadline`);
}
