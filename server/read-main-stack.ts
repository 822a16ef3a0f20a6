import type { Debugger } from "node:inspector";
import { fileURLToPath } from "node:url";

const maxFrames = 12;
/** The main thread may take so long to stop at a statement. It does not while native code runs. */
const patienceMs = 5_000;
const root = new URL("../", import.meta.url).href;

/**
 * Reads where the main thread is in the code, the innermost function first. Stops it at its next statement
 * and lets it go on at once. Only for another thread. Empty when it does not stop in time.
 */
export async function readMainStack(): Promise<string[]> {
  const { Session } = await import("node:inspector");
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map<string, string>();
  session.on("Debugger.scriptParsed", ({ params }) => urls.set(params.scriptId, params.url));
  const paused = new Promise<Debugger.CallFrame[]>((resolve) => {
    session.on("Debugger.paused", ({ params }) => {
      session.post("Debugger.resume");
      resolve(params.callFrames);
    });
    setTimeout(resolve, patienceMs, []);
  });
  try {
    session.post("Debugger.enable");
    session.post("Debugger.pause");
    const frames = await paused;
    return frames.slice(0, maxFrames).map((frame) => describe(frame, urls));
  } finally {
    // The end of the session also ends a stop that is still to come.
    session.disconnect();
  }
}

function describe({ functionName, location }: Debugger.CallFrame, urls: ReadonlyMap<string, string>): string {
  const url = urls.get(location.scriptId) ?? "";
  const file = url.startsWith(root) ? url.slice(root.length) : url.startsWith("file:") ? fileURLToPath(url) : url;
  return `${functionName || "(anonymous)"} (${file.slice(0, 200)}:${location.lineNumber + 1})`;
}
