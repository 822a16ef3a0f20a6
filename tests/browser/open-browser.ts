import { type Browser, chromium } from "playwright-core";
import { unpackChromium } from "./unpack-chromium.ts";

/** A browser with these flags looks for nothing on the network by itself. */
const quietFlags = [
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Opens a browser without a window; close it after the tests of the file. The bundled Chromium is
 * for Linux on x64. Elsewhere the tests use the Chrome of the machine, or what TEST_BROWSER names.
 * `flags`: more of what Chromium's command line takes.
 */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const settings = { args: [...quietFlags, ...flags], chromiumSandbox: false };
  const named = process.env.TEST_BROWSER;
  if (named !== undefined) return chromium.launch({ ...settings, executablePath: named });
  if (process.platform !== "linux" || process.arch !== "x64")
    return chromium.launch({ ...settings, channel: "chrome" });
  const { program, environment } = await unpackChromium();
  return chromium.launch({
    ...settings,
    executablePath: program,
    env: { ...(process.env as Record<string, string>), ...environment },
  });
}
