import { listOf } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { askForRun } from "./run-pins.ts";
import type { Report } from "./schema.ts";
import { showPin } from "./show-pin.ts";
import { findAllPins, findPins, findRun } from "./store.ts";

/** Lists the pins, newest first. */
export const listPins = listOf({
  name: "answer-tests",
  find: ({ kernel, caller }, page) => findPins(kernel.database.query, caller.workspaceId, page),
  show: showPin,
});

/** Shows how the newest run came out, and what differs from the one before. */
export async function readReport({ kernel, caller }: Context): Promise<Report> {
  const db = kernel.database.query;
  const run = await findRun(db, caller.workspaceId);
  const pins = (await findAllPins(db, caller.workspaceId)).map(showPin);
  const failing = pins.filter(({ result }) => result?.passed === false);
  return {
    ranAt: run?.ranAt?.toISOString() ?? null,
    isPending: pins.length > 0 && run !== undefined && run.isPending,
    passed: pins.filter(({ result }) => result?.passed === true).length,
    failed: failing.length,
    changed: pins.filter(({ before }) => before !== null),
    failing,
  };
}

/** Has all tests run soon. */
export async function requestPins(context: Context): Promise<{ status: "accepted" }> {
  return context.commit(async (tx) => {
    await askForRun(tx, context.caller.workspaceId);
    return { status: "accepted" as const };
  });
}
