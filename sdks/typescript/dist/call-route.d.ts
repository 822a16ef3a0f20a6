import { readBody } from "./exchanging/read-body.js";
import type { Call, UntypedInput } from "../src/operation.js";
import type { NamedRoute } from "./operation-table.js";
import type { Route } from "./route.js";
import type { Settings } from "./settings.js";
type Reader = (...given: Parameters<typeof readBody>) => unknown;
/** Sends a request and reads its answer. */
export declare function send(settings: Settings, route: Route, input: UntypedInput, read?: Reader): Call<unknown>;
/** Calls an operation with the arguments of its named call: the path, the body, the query, the options. */
export declare function callRoute(settings: Settings, route: NamedRoute, given: unknown[]): unknown;
export {};
