import type { UntypedInput } from "../../src/operation.js";
import { type Route } from "../route.js";
import { type Settings } from "../settings.js";
import type { Exchange } from "./exchange.js";
/** Turns a call into the request that each of its attempts sends, byte for byte. */
export declare function writeExchange(settings: Settings, route: Route, input: UntypedInput): Promise<Exchange>;
/** Writes the address of a call with its parameters. */
export declare function writeUrl({ endpoint }: Settings, { path }: Route, { params, query }: UntypedInput): string;
