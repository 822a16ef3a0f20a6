import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pcmBytes, wavHeader } from "@parley/speech";
import type { Browser } from "playwright-core";
import { openBrowser } from "./open-browser.ts";

/** Gives samples of a second and more in which nobody speaks. */
export const silence = (seconds: number) => new Int16Array(seconds * 16_000);

/** A browser whose microphone gives what is said, once. */
export async function whileSaying(said: Int16Array[], work: (talking: Browser) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "parley-voice-page-"));
  const length = said.reduce((sum, samples) => sum + samples.length, 0);
  const file = join(folder, "person.wav");
  await writeFile(file, Buffer.concat([wavHeader(16_000, length), ...said.map(pcmBytes)]));
  const talking = await openBrowser([
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  ]);
  try {
    await work(talking);
  } finally {
    await talking.close();
    await rm(folder, { recursive: true });
  }
}
