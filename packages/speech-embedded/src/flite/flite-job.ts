import type { FliteSpeech } from "./flite-machine.ts";

/** A thread starts with these. `stop[0]` is 1 when what it speaks is not wanted any more. */
export type FliteThreadSettings = { module: WebAssembly.Module; stop: Int32Array };

/** One clause for one thread. */
export type FliteJob = FliteSpeech;

/**
 * A thread answers with these about a clause: its sound, 16 kHz, in several pieces, then how it
 * ended.
 */
export type FliteMessage = { sound: Int16Array } | { end: "complete" } | { end: "fault"; message: string };
