import { AsyncLocalStorage } from "node:async_hooks";
import type { Kernel } from "../../../../kernel/kernel.ts";
import type { PageLanguage } from "../../../../kernel/pages/page-language.ts";
import type { Transaction } from "../../../../kernel/storage/database.ts";
import type { Workload } from "../../trusts/prove-workload.ts";

/** Holds what the library works with while it answers one request. */
type Running = {
  kernel: Kernel;
  tx: Transaction;
  language: PageLanguage;
  clientAddress: string;
  /** The refresh token that was used up: the next one takes its place. */
  rotated?: Buffer;
  /** The code that a link brought along, for the page that asks for it. */
  userCode?: string | undefined;
  /** The machine that shows a token of its platform. */
  workload?: Workload | undefined;
  /** The error behind an answer of the library that says no more than `server_error`. */
  failure?: Error;
};

const storage = new AsyncLocalStorage<Running>();

/** Holds the transaction of the request for the functions that the library calls, which take none. */
export const running = {
  run: <Result>(value: Running, work: () => Promise<Result>): Promise<Result> => storage.run(value, work),

  /** Throws outside of `run`. */
  current(): Running {
    const value = storage.getStore();
    if (value === undefined) throw new Error("The OAuth library was called outside of a request.");
    return value;
  },
};
