import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const cache = fileURLToPath(new URL("../../node_modules/.cache/parley/debian/", import.meta.url));
const limitMs = 600_000;

/**
 * Unpacks packages of Debian into a folder of the cache, without installing them, and returns the folder: it holds
 * `usr/bin` and so on. The lists of packages are its own, so that it needs no right of root and changes
 * nothing of the machine. Throws where there is no apt, or where it reaches no mirror.
 *
 * @example
 * const promtool = join(unpackDebian("prometheus"), "usr/bin/promtool");
 */
export function unpackDebian(...packages: string[]): string {
  const folder = join(cache, folderOf(packages.join("+")));
  if (existsSync(folder)) return folder;
  // Two processes of a test run may unpack the same packages, each into a folder of its own.
  const fresh = `${folder}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  apt(fresh, "download", ...packages);
  for (const file of globSync("*.deb", { cwd: fresh })) {
    execFileSync("dpkg-deb", ["-x", join(fresh, file), fresh], { timeout: limitMs });
    rmSync(join(fresh, file));
  }
  if (existsSync(folder)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, folder);
  return folder;
}

/** The name of a file has 255 bytes, and the end of a long list gives way to its sum. */
function folderOf(list: string): string {
  const sum = createHash("sha256").update(list).digest("hex").slice(0, 16);
  return list.length <= 200 ? list : `${list.slice(0, 180)}-${sum}`;
}

let hasLists = false;

function apt(cwd: string, ...words: string[]): void {
  const state = join(cache, "apt");
  for (const name of ["lists/partial", "archives/partial"]) mkdirSync(join(state, name), { recursive: true });
  const settings = join(state, "apt.conf");
  writeFileSync(settings, `Dir::State::Lists "${state}/lists";\nDir::Cache "${state}";\nAPT::Sandbox::User "root";\n`);
  const run = (...each: string[]) => {
    try {
      const options = { cwd, env: { ...process.env, APT_CONFIG: settings }, timeout: limitMs };
      // Apt gives up where another process has the lock of its lists, so they take turns.
      execFileSync("flock", ["--no-fork", join(state, "turn"), "apt-get", "-q", ...each], {
        ...options,
        stdio: ["ignore", "ignore", "pipe"],
      });
    } catch (cause) {
      throw new Error("These checks take programs of Debian by apt-get. Run them on Debian, with a mirror.", { cause });
    }
  };
  if (!hasLists) run("update");
  hasLists = true;
  run(...words);
}
