import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** A Chromium that lies unpacked on this machine. */
type Chromium = { program: string; environment: Record<string, string> };

const entry = import.meta.resolve("@sparticuz/chromium");
const cache = fileURLToPath(new URL("../../node_modules/.cache/", import.meta.url));
/** The browser, a font, and the libraries that a bare Linux lacks. */
const parts = ["chromium.br", "fonts.tar.br", "al2023.tar.br"];

/**
 * Unpacks the Chromium of the npm package `@sparticuz/chromium`, unless an earlier run did. Test
 * files that start together may call this at once: each unpacks into a folder of its own, and the
 * first one that is done gives the folder its final name.
 */
export async function unpackChromium(): Promise<Chromium> {
  const { version } = JSON.parse(await readFile(new URL("../package.json", entry), "utf8"));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    program: join(folder, "chromium"),
    environment: { LD_LIBRARY_PATH: join(folder, "al2023", "lib"), FONTCONFIG_FILE: join(folder, "fonts.conf") },
  };
}

async function unpackInto(folder: string): Promise<void> {
  const own = `${folder}-${randomUUID()}`;
  await mkdir(own, { recursive: true });
  const archives = parts.map((part) => fileURLToPath(new URL(`../bin/${part}`, entry)));
  const script = `import { inflate } from ${JSON.stringify(entry)};
    await Promise.all(${JSON.stringify(archives)}.map((archive) => inflate(archive)));`;
  // The package unpacks into the temporary folder of its process, and into no other.
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...process.env, TMPDIR: own },
  });
  const fonts = join(folder, "fonts");
  await writeFile(
    join(own, "fonts.conf"),
    `<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>\n`,
  );
  try {
    await rename(own, folder);
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
