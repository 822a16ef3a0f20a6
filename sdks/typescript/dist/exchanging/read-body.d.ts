import { type Parse } from "./ask.js";
import type { Deadline } from "./deadline.js";
import { type Exchange } from "./exchange.js";
/**
 * JSON as a value, text as a string, undefined for no body, and event streams, JSON lines and all
 * other media as a stream of bytes.
 */
export declare function readBody(response: Response, deadline: Deadline, exchange: Exchange, parse?: Parse): Promise<unknown>;
/** Does the same with JSON whose whole numbers keep their digits. */
export declare function readExactly(response: Response, deadline: Deadline, exchange: Exchange): Promise<unknown>;
/** The answer as it arrives, with its headers. Reading it fails when the server is silent for too long. */
export declare function readDownload(response: Response, deadline: Deadline, exchange: Exchange): Response;
/** The bytes as they arrive. The stream fails when the server is silent for too long. */
export declare function openBody(response: Response, deadline: Deadline, exchange: Exchange): ReadableStream<Uint8Array>;
