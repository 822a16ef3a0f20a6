/**
 * Keeps what the main thread has begun last, in memory that it shares with the thread that watches
 * it. A thread that is blocked cannot say what it does. The names are patterns of routes and names
 * of jobs, never what a client sent.
 */

const keptBeginnings = 8;
const headerFields = 2;
const maxTextBytes = 64 * 1024;

/** [0] counts the heartbeats of the main thread, [1] the beginnings; the last of them follow. */
const header = new Int32Array(new SharedArrayBuffer((headerFields + keptBeginnings) * 4));
/** The names of all activities: two bytes for the length, then the text. 0 stands for none. */
const texts = new Uint8Array(new SharedArrayBuffer(maxTextBytes));
let textBytes = 2;
const offsets = new Map<string, number>();

/** A thread that watches this one reads this memory. */
export const activityMemory = { header, texts };
export type ActivityMemory = typeof activityMemory;

/**
 * Gives the number of an activity, for `beginActivity`. It is called at the start, once for each
 * name.
 */
export function activityOf(name: string): number {
  const known = offsets.get(name);
  if (known !== undefined) return known;
  const text = Buffer.from(name);
  if (textBytes + 2 + text.length > maxTextBytes) return 0;
  const offset = textBytes;
  new DataView(texts.buffer).setUint16(offset, text.length);
  texts.set(text, offset + 2);
  textBytes += 2 + text.length;
  offsets.set(name, offset);
  return offset;
}

/** Notes that a request or a job begins. It costs some nanoseconds. */
export function beginActivity(activity: number): void {
  const begun = header[1]!;
  header[headerFields + (begun % keptBeginnings)] = activity;
  header[1] = (begun + 1) & 0x7fff_ffff;
}

/** The names of the last beginnings, the newest first and each once. */
export function readActivities({ header, texts }: ActivityMemory): string[] {
  const names = new Set<string>();
  const begun = header[1]!;
  for (let age = 1; age <= Math.min(begun, keptBeginnings); age++) {
    const offset = header[headerFields + ((begun - age) % keptBeginnings)]!;
    if (offset === 0) continue;
    const length = new DataView(texts.buffer).getUint16(offset);
    // A decoder does not take shared memory, so the bytes are copied.
    names.add(Buffer.from(texts.slice(offset + 2, offset + 2 + length)).toString());
  }
  return [...names];
}

/** Shows that the main thread is not blocked. */
export function beat(): void {
  Atomics.add(header, 0, 1);
}
