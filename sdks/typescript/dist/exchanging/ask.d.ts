import type { UntypedInput } from "../../src/operation.js";
import type { Route } from "../route.js";
import type { Settings } from "../settings.js";
import { type Reader } from "./exchange.js";
/** Sends a request and gives what the reader makes of its answer. */
export declare function ask<Answer>(settings: Settings, route: Route, input: UntypedInput, read: Reader<Answer>): Promise<Answer>;
export type Parse = (text: string) => unknown;
/** Reads an answer that is JSON or nothing. */
export declare const readJson: (...[response, deadline, { key }, parse]: [...Parameters<Reader<unknown>>, parse?: Parse]) => Promise<unknown>;
