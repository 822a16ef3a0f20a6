import { preparations } from "@parley/engine";
import { periodicYield } from "../../../../kernel/untrusted/periodic-yield.ts";

/** The engine is one for the process, as its patterns are. */
let preparing: Promise<void> | undefined;
let isPrepared = false;

/** Tells whether a reply need not wait for `prepareEngine`. */
export function isEnginePrepared(): boolean {
  return isPrepared;
}

/**
 * Compiles the engine's patterns before its first reply, which takes a third of a second of a processor: other
 * requests run in between, where the first question would block them all.
 */
export function prepareEngine(): Promise<void> {
  preparing ??= prepare();
  return preparing;
}

async function prepare(): Promise<void> {
  const yieldIfDue = periodicYield();
  for (const step of preparations()) {
    step();
    await yieldIfDue();
  }
  isPrepared = true;
}
