import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { createClient, signUp } from "../../server/testing/client.ts";
import { until } from "../../server/testing/until.ts";
import { type Image, playDockerfile, runIn } from "./play-dockerfile.ts";

/** The steps install all packages, on a machine that may be slow. */
const hangs = { timeout: 1_800_000 };
const room = mkdtempSync(join(tmpdir(), "parley-image-"));
const data = join(room, "data");
let image: Image;
let port: number;
let container: ChildProcess | undefined;
before(async () => {
  assert.equal(process.geteuid?.(), 0, "Roots of Debian are made and entered by root only.");
  image = playDockerfile(room);
  const [uid, gid] = image.user.split(":").map(Number) as [number, number];
  mkdirSync(data);
  chownSync(data, uid, gid);
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  ({ port } = holder.address() as { port: number });
  holder.close();
}, hangs);
after(async () => {
  if (container !== undefined && container.exitCode === null && container.signalCode === null) {
    container.kill("SIGKILL");
    await once(container, "exit");
  }
  // Removing many thousand files takes as long as the test, so nothing waits for it.
  spawn("rm", ["-rf", room], { detached: true, stdio: "ignore" }).unref();
}, hangs);

/** Mounts what a container gets with `--read-only --tmpfs /tmp --volume`, and goes on as its first process. */
const enter = `set -eu
root=$1 data=$2 user=$3; shift 3
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount --bind "$data" "$root/var/lib/parley"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
exec chroot --userspec "$user" "$root" /usr/bin/env -i "$@"`;

function start(): { output: () => string } {
  const { root, user, folder, env, command } = image;
  const inside = ["-C", folder, ...env, "HOST=127.0.0.1", `PORT=${port}`, "PARLEY_DRAIN_SECONDS=0", ...command];
  const words = ["--mount", "--pid", "--fork", "--kill-child", "sh", "-c", enter, "enter", root, data, user, ...inside];
  let text = "";
  container = spawn("unshare", words, { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [container.stdout!, container.stderr!]) stream.on("data", (piece) => (text += piece));
  return { output: () => text };
}

async function untilReady({ output }: { output: () => string }): Promise<void> {
  await until(async () => {
    assert.equal(container?.exitCode, null, output());
    return fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
}

/** Signals the first process of the container, as Docker does. */
async function stop(): Promise<void> {
  const pid = container?.pid ?? assert.fail();
  const [first = ""] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const ended = once(container!, "exit");
  process.kill(Number(first), "SIGTERM");
  assert.deepEqual(await ended, [0, null]);
}

describe("the image, on a read-only file system and as an ordinary user", hangs, () => {
  test("starts, answers, stops on SIGTERM, and knows its data after a second start", async () => {
    await untilReady(start());
    const client = createClient(`http://127.0.0.1:${port}`);
    const { email, password } = await signUp(client);
    runIn(image, image.check, [`PORT=${port}`]);
    await stop();
    assert.throws(() => runIn(image, image.check, [`PORT=${port}`]), "the check of its health fails");
    await untilReady(start());
    assert.equal((await client.post("/api/auth/signin", { email, password })).status, 200);
    await stop();
  });

  test("has the operator's program on its path", () => {
    assert.match(runIn({ ...image, folder: "/" }, ["parley", "version"]), /^Parley \d/);
  });

  test("holds no tests, no pages, and nothing that its user may write", () => {
    for (const name of ["tests/drain.test.ts", "docs", ".git", "node_modules/playwright-core"])
      assert.ok(!existsSync(join(image.root, "opt/parley", name)), name);
    const writable = ["find", "/opt", "/usr", "-writable", "!", "-type", "l"];
    assert.equal(runIn(image, writable), "");
    assert.ok(!existsSync(join(image.root, "root/.npmrc")), "nothing of the way to a registry");
  });
});
