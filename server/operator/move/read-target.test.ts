import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import { readConfig } from "../../config.ts";
import { readTarget } from "./read-target.ts";

test("a target that cannot be reached is named as the option that leads to it", async () => {
  // A port that was just given back answers nobody.
  const listener = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => listener.once("listening", resolve));
  const { port } = listener.address() as { port: number };
  await new Promise((resolve) => listener.close(resolve));
  const to = `postgres://parley@127.0.0.1:${port}/parley`;
  const given = {
    positionals: [],
    isSet: () => false,
    text: (name: string) => (name === "to" ? to : undefined),
  };
  await assert.rejects(readTarget(given, readConfig({})).open("a".repeat(64)), /The database of --to cannot be used/);
});
