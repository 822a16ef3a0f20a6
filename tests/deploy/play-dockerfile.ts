import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";
import { unpackDebian } from "./unpack-debian.ts";

const checkout = fileURLToPath(new URL("../../", import.meta.url));
const limitMs = 900_000;

/** Holds what a Dockerfile makes: a root, and how a container of it is started. */
export type Image = { root: string; command: string[]; check: string[]; user: string; folder: string; env: string[] };

type Stage = { root: string; folder: string; user: string; env: string[] };

/**
 * Carries out the steps of deploy/Dockerfile without Docker, in roots that mmdebstrap makes of Debian's packages
 * in `room`. It knows the instructions that this file has, and throws for others. Needs root, for chroot.
 */
export function playDockerfile(room: string): Image {
  const text = readFileSync(join(checkout, "deploy/Dockerfile"), "utf8");
  const steps = text
    .replace(/^#.*\n/gm, "")
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const base = makeBase(room);
  const stages = new Map<string, Stage>();
  let stage: Stage = { root: "", folder: "/", user: "0:0", env: [] };
  let command: string[] = [];
  let check: string[] = [];
  for (const step of steps) {
    const [, word = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(step) ?? [];
    switch (word) {
      case "FROM": {
        const [, image = "", name = "last"] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
        stage = {
          root: join(room, name),
          folder: "/",
          user: "0:0",
          env: ["PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"],
        };
        execFileSync("cp", ["-al", base, stage.root], { timeout: limitMs });
        if (image.startsWith("node:")) addNode(stage.root);
        else if (image !== "debian:bookworm-slim") throw new Error(`No root stands for ${image}.`);
        stages.set(name, stage);
        break;
      }
      case "WORKDIR":
        stage.folder = rest;
        mkdirSync(join(stage.root, rest), { recursive: true });
        break;
      case "COPY": {
        const [, from, source = "", target = ""] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
        if (from === undefined) copyContext(join(stage.root, stage.folder));
        else
          execFileSync("cp", ["-al", join(stages.get(from)!.root, source), join(stage.root, target)], {
            timeout: limitMs,
          });
        break;
      }
      case "RUN":
        runIn(stage, ["/bin/sh", "-c", rest], environmentOfBuild());
        break;
      case "USER":
        stage.user = rest;
        break;
      case "ENV":
        stage.env = [...stage.env, ...rest.split(" ")];
        break;
      case "CMD":
        command = JSON.parse(rest);
        break;
      case "HEALTHCHECK":
        check = JSON.parse(rest.slice(rest.indexOf("[")));
        break;
      case "VOLUME":
      case "EXPOSE":
      case "STOPSIGNAL":
        break;
      default:
        throw new Error(`${word} of the Dockerfile is not known here.`);
    }
  }
  return { ...stage, command, check };
}

/** Runs a program within the root of a stage, as its user, and returns what it says. */
export function runIn({ root, folder, user, env }: Stage, words: string[], more: string[] = []): string {
  const inside = ["--userspec", user, root, "/usr/bin/env", "-i", "-C", folder, ...env, ...more, ...words];
  return execFileSync("chroot", inside, { encoding: "utf8", timeout: limitMs, stdio: ["ignore", "pipe", "pipe"] });
}

// Roots share their files by hard links, because copying takes longer than all else: programs replace a file that
// they change.

/** Makes the root for which both images of the Dockerfile stand, with what a slim image has. */
function makeBase(room: string): string {
  const base = join(room, "base");
  const program = join(unpackDebian("mmdebstrap"), "usr/bin/mmdebstrap");
  const words = ["--quiet", "--mode=root", "--variant=minbase", "--format=directory", "bookworm", base];
  execFileSync("perl", [program, ...words], { timeout: limitMs, stdio: ["ignore", "ignore", "pipe"] });
  return base;
}

/** Adds Node and npm, which the image of the first stage brings, and the way of this machine to the registry. */
function addNode(root: string): void {
  cpSync(process.execPath, join(root, "usr/local/bin/node"));
  const npm = execFileSync("npm", ["root", "--global"], { encoding: "utf8" }).trim();
  cpSync(join(npm, "npm"), join(root, "usr/local/lib/npm"), { recursive: true, dereference: true });
  symlinkSync("../lib/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
  const home = process.env.HOME ?? "/root";
  const certificates = process.env.NODE_EXTRA_CA_CERTS ?? "/etc/ssl/certs/ca-certificates.crt";
  for (const file of ["/etc/resolv.conf", "/etc/npmrc", certificates]) carry(file, join(root, file));
  carry(join(home, ".npmrc"), join(root, "root/.npmrc"));
}

function carry(file: string, target: string): void {
  if (!existsSync(file)) return;
  mkdirSync(dirname(target), { recursive: true });
  rmSync(target, { force: true });
  appendFileSync(target, readFileSync(file));
}

const reachesRegistry =
  /^(npm_config_(registry|.*proxy|cafile|strict_ssl)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i;

function environmentOfBuild(): string[] {
  const set = Object.entries(process.env).filter(([name]) => reachesRegistry.test(name));
  return ["HOME=/root", "NPM_CONFIG_GLOBALCONFIG=/etc/npmrc", ...set.map(([name, value]) => `${name}=${value}`)];
}

/** Copies the files of the checkout that .dockerignore leaves in. As for Docker, the last pattern that fits decides. */
function copyContext(target: string): void {
  const patterns = readFileSync(join(checkout, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) =>
      line.startsWith("!") ? { pattern: line.slice(1), isKept: true } : { pattern: line, isKept: false },
    );
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: checkout,
  });
  for (const file of listed.toString().split("\0").filter(Boolean)) {
    const parts = file.split("/");
    const ways = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    const last = patterns.findLast(({ pattern }) => ways.some((way) => matchesGlob(way, pattern)));
    if (last?.isKept === false || !existsSync(join(checkout, file))) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(join(checkout, file), join(target, file));
  }
}
