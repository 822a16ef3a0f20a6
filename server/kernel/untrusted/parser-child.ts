import type { ProcessAnswer, ProcessTask } from "./parser-process.ts";

/** The code of a parser's process (see parser-process.ts). */

const answer = (message: ProcessAnswer) => process.send!(message);

// Libraries reject promises that nobody awaits: what the parser itself gives or throws counts.
process.on("unhandledRejection", () => {});
process.on("disconnect", () => process.exit());
process.once("message", async ({ module, name, input }: ProcessTask) => {
  try {
    const exported = (await import(module)) as Record<string, (input: unknown) => unknown>;
    answer("loaded");
    answer({ result: await exported[name]!(input) });
  } catch (cause) {
    const { name: kind, message, code } = cause as Error & { code?: string };
    answer({ error: { name: kind, message, code } });
  }
});
