import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Random } from "./seeded-random.ts";

/** One webhook that arrived: its event and the subject of the event. */
type Arrival = { id: string; conversationId: string; messageId: string };

/** Receives webhooks and counts them by path. Some paths sometimes refuse one. */
export type CountingReceiver = {
  url: string;
  /** The webhooks that were accepted, in their order of arrival. */
  taken(path: string): readonly Arrival[];
  stop(): Promise<void>;
};

export async function startCountingReceiver(
  random: Random,
  refusals: Record<string, number>,
): Promise<CountingReceiver> {
  const taken = new Map<string, Arrival[]>();
  const refused = new Set<string>();
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // The sender was killed half-way.
      return;
    }
    const path = request.url ?? "";
    const id = String(request.headers["webhook-id"]);
    // Not twice in a row: the third attempt comes only after minutes.
    if (random.chance(refusals[path] ?? 0) && !refused.has(id)) {
      refused.add(id);
      answer.writeHead(500).end();
      return;
    }
    const { data } = JSON.parse(Buffer.concat(chunks).toString());
    const arrivals = taken.get(path) ?? [];
    taken.set(path, arrivals);
    arrivals.push({
      id,
      conversationId: data.conversationId,
      messageId: data.id,
    });
    answer.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: (path) => taken.get(path) ?? [],
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
