import type { ServerSentEvent } from "../../src/operation.js";
import type { Deadline } from "./deadline.js";
import { type Exchange } from "./exchange.js";
/**
 * The server sends something every 15 seconds on each stream, so a stream that is silent for longer
 * is lost.
 */
export declare const silenceMs = 45000;
/**
 * Yields the events as they arrive. An incomplete event at the end of a lost connection is dropped.
 */
export declare function readEvents(response: Response, deadline: Deadline, exchange: Exchange): AsyncGenerator<ServerSentEvent, void>;
