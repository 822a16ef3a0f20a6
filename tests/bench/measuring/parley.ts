import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, makeKey, type Person, signUp } from "../../../server/testing/client.ts";
import { type Child, startChild } from "./child.ts";
import type { ParleyReady, ParleySettings } from "./parley-server.ts";

/** A whole server over a fresh data directory, with a person and a secret key. */
export type Parley = ParleyReady & {
  pid: number;
  child: Child<ParleyReady>;
  person: Person;
  key: string;
  stop(): Promise<void>;
};

export async function startParley(options: Omit<ParleySettings, "dataDirectory"> = {}): Promise<Parley> {
  const dataDirectory = await makeDataDirectory();
  const settings: ParleySettings = { dataDirectory, ...options };
  const child = await startChild<ParleyReady>("measuring/parley-server.ts", settings);
  const person = await signUp(createClient(`http://127.0.0.1:${child.ready.port}`));
  return {
    ...child.ready,
    pid: child.pid,
    child,
    person,
    key: await makeKey(person),
    async stop() {
      await child.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

export function makeDataDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), "parley-bench-"));
}
