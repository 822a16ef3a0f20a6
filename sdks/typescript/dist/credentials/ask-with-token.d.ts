import type { Reader } from "../exchanging/exchange.js";
import type { UntypedInput } from "../../src/operation.js";
import type { Route } from "../route.js";
import type { Settings } from "../settings.js";
/**
 * Sends a request with the access token of an app. When the server refuses the token, it gets another one
 * and sends the request once more. Without such a token it sends the request with the key.
 */
export declare function askWithToken<Answer>(settings: Settings, route: Route, input: UntypedInput, read: Reader<Answer>): Promise<Answer>;
