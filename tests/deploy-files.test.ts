import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { readConfig, settings } from "../server/config.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const files = globSync("deploy/**/*.{yaml,md,service,sh}", { cwd: root }).concat("deploy/Dockerfile");
const read = (path: string) => readFileSync(join(root, path), "utf8");
/** Caddy reads these two, and no node does. */
const ofCaddy = ["PARLEY_DOMAIN", "PARLEY_UPSTREAM"];

describe("the files for Docker, Kubernetes and systemd", () => {
  test("name settings that a node has", () => {
    const known = new Set([...settings.map(({ name }) => name), ...ofCaddy]);
    const named = files.flatMap((path) => read(path).match(/\b(?:PARLEY_[A-Z0-9_]+|DATABASE_URL)\b/g) ?? []);
    assert.ok(named.length > 20, named.join());
    assert.deepEqual(
      [...new Set(named)].filter((name) => !known.has(name)),
      [],
    );
  });

  test("start nodes whose settings do not contradict each other", () => {
    const ofKubernetes = Object.fromEntries(
      ["deploy/kubernetes/parley.yaml", "deploy/kubernetes/secret.yaml"].flatMap((path) =>
        [...read(path).matchAll(/^ {2}((?:PARLEY_\w+|HOST|PORT|DATABASE_URL)): "?([^"\n]*)"?$/gm)].map(
          ([, name, value]) => [name, value],
        ),
      ),
    );
    const config = readConfig({ PARLEY_DATA_DIR: "/tmp", ...ofKubernetes });
    assert.equal(config.isPrivate, false);
    assert.equal(config.signup, "first");
  });

  test("wait for longer than a node takes to stop", () => {
    const { bounds } = readConfig({ PARLEY_DATA_DIR: "/tmp", PARLEY_DRAIN_SECONDS: "15" });
    const leastMs = bounds.drainMs + bounds.stopTimeoutMs;
    const waits: [string, RegExp][] = [
      ["deploy/kubernetes/parley.yaml", /terminationGracePeriodSeconds: (\d+)/],
      ["deploy/compose.yaml", /stop_grace_period: (\d+)s\n {4}networks: \[inside, outside\]/],
      ["deploy/systemd/parley.service", /TimeoutStopSec=(\d+)/],
    ];
    for (const [path, pattern] of waits) {
      const [, seconds] = pattern.exec(read(path)) ?? assert.fail(path);
      assert.ok(Number(seconds) * 1_000 > leastMs, `${path} waits for ${seconds} s`);
    }
  });
});
