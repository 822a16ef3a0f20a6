import { ParleyProblem } from "../parley-problem.js";
import type { Exchange } from "./exchange.js";
/** Reads an answer with an error status. A proxy may quote the key, which is left out. */
export declare function readProblem(response: Response, { key, extras }: {
    key: string | undefined;
    extras?: Exchange["extras"];
}): Promise<ParleyProblem>;
/** Leaves the key out of a text that others wrote. */
export declare function withoutKey(text: string, key: string | undefined): string;
type Maker = (document: Readonly<Record<string, unknown>>, retryAfterMs?: number) => ParleyProblem;
/** Makes the problem of an answer that did not come from Parley, or that was damaged on its way. */
export declare function unexpected({ status, headers }: Response, text: string, problemOf?: Maker, retryAfterMs?: number): ParleyProblem;
export {};
