import { once } from "node:events";
import { createServer } from "node:net";

/** Finds an address of this machine where nobody listens, for a server of another language. */
export async function freeAddress(): Promise<string> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  return `127.0.0.1:${port}`;
}
