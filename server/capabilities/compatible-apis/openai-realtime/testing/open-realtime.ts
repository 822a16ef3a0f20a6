import { WebSocket } from "ws";
import { until } from "../../../../testing/until.ts";

type Event = { type: string; [member: string]: unknown };

/**
 * Opens a client of OpenAI's Realtime protocol, which keeps the events that it gets. Rejects with the
 * status of a refusal.
 */
export async function openRealtime(
  serverUrl: string,
  { query = "", protocols = [], headers }: { query?: string; protocols?: string[]; headers: Record<string, string> },
) {
  const socket = new WebSocket(`${serverUrl.replace("http", "ws")}/v1/realtime${query}`, protocols, { headers });
  const events: Event[] = [];
  socket.on("message", (bytes) => events.push(JSON.parse(String(bytes))));
  let closedWith: number | undefined;
  socket.on("close", (code) => {
    closedWith = code;
  });
  await new Promise<void>((resolve, reject) => {
    socket.on("open", () => resolve());
    socket.on("error", reject);
    socket.on("unexpected-response", (_request, { statusCode }) => reject(new Error(`refused with ${statusCode}`)));
  });
  return {
    ...{ socket, events },
    send: (event: object) => socket.send(JSON.stringify(event)),
    // biome-ignore lint/suspicious/noExplicitAny: the tests look into events of every shape.
    next: (type: string, count = 1): Promise<any> =>
      until(() => events.filter((event) => event.type === type)[count - 1]),
    closed: () => until(() => closedWith),
  };
}
