/** One statement of SQL is read by PostgreSQL's own parser, and let through or refused with a reason. */

export { allowedFunctions, isRefusedField } from "./allowed-functions.ts";
export { allowedOperators, refusedOperatorNames } from "./allowed-operators.ts";
export { allowedTypes, isOtherType } from "./allowed-types.ts";
export { type Judgement, judgeSql, type ReadStatement } from "./judge-sql.ts";
export type { Refusal } from "./refusal.ts";
export { refuseUnread } from "./refuse-unread.ts";
export { refusedOperators, unheardCalls } from "./unheard-calls.ts";

/** Names the module whose `judgeSql` a thread runs on a long statement. */
export const judgeSqlModule = new URL("judge-sql.ts", import.meta.url);
