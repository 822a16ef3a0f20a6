import { watch } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const quietMs = 150;
const ignored = /(^|\/)(node_modules|\.git|dist|data)(\/|$)|~$|\.sw[px]$/;

/** Gives the files that were saved, each time that saving stops for a moment. Ends with the signal. */
export async function* watchFiles(root: string, signal: AbortSignal): AsyncGenerator<string[]> {
  const saved = new Set<string>();
  let wake = () => {};
  const following = follow();
  following.catch(() => {}).finally(() => wake());
  while (!signal.aborted) {
    if (saved.size === 0) await new Promise<void>((resolve) => (wake = resolve));
    let before: number;
    do {
      before = saved.size;
      await wait(quietMs);
    } while (saved.size > before);
    const paths = [...saved];
    saved.clear();
    if (paths.length > 0) yield paths;
  }

  async function follow(): Promise<void> {
    for await (const { filename } of watch(root, { recursive: true, signal })) {
      const path = filename?.replaceAll("\\", "/");
      if (path === undefined || ignored.test(path)) continue;
      saved.add(path);
      wake();
    }
  }
}
