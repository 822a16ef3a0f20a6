import OpenAI7 from "openai";
import { OpenAIRealtimeWS as Realtime7 } from "openai/realtime/ws";
import type { RealtimeClientEvent, RealtimeServerEvent } from "openai/resources/realtime/realtime";
import OpenAI6 from "openai-6";
import { OpenAIRealtimeWS as Realtime6 } from "openai-6/realtime/ws";

/**
 * Says what a test uses of a client: it sends events, and reads those of the server in their order.
 */
export type RealtimeClient = {
  events: RealtimeServerEvent[];
  send(event: RealtimeClientEvent): void;
  /** The first event of the type from the place `from` on, once it is there. */
  next<Type extends RealtimeServerEvent["type"]>(
    type: Type,
    from?: number,
  ): Promise<Extract<RealtimeServerEvent, { type: Type }>>;
  close(): Promise<void>;
};

/** `url`: of TLS, whose certificate this process trusts. */
type Options = { url: string; key: string; model?: string; headers?: Record<string, string> };

/** The official clients. Their addresses are `wss:` always. */
const versions = {
  "openai 6": { OpenAI: OpenAI6 as unknown as typeof OpenAI7, Realtime: Realtime6 as unknown as typeof Realtime7 },
  "openai 7": { OpenAI: OpenAI7, Realtime: Realtime7 },
};

export const realtimeVersions = Object.keys(versions) as (keyof typeof versions)[];

export async function openRealtime(
  version: keyof typeof versions,
  { url, key, model = "gpt-realtime", headers = {} }: Options,
): Promise<RealtimeClient> {
  const { OpenAI, Realtime } = versions[version];
  const client = new OpenAI({ apiKey: key, baseURL: `${url}/v1` });
  const realtime = new Realtime({ model, options: { headers } }, client);
  const events: RealtimeServerEvent[] = [];
  let waiting: (() => void)[] = [];
  let closedWith: string | undefined;
  const wake = () => {
    const woken = waiting;
    waiting = [];
    for (const resolve of woken) resolve();
  };
  realtime.on("event", (event) => {
    events.push(event);
    wake();
  });
  // Also where the client has no listener for it, an error must not end the process.
  realtime.on("error", () => {});
  const closed = new Promise<void>((resolve) => {
    realtime.socket.on("close", (code: number, reason: Buffer) => {
      closedWith = `${code} ${reason}`;
      wake();
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    realtime.socket.once("open", () => resolve());
    realtime.socket.once("error", reject);
  });
  return {
    events,
    send: (event) => realtime.send(event),
    async next(type, from = 0) {
      for (;;) {
        const found = events.slice(from).find((event) => event.type === type);
        if (found !== undefined) return found as never;
        if (closedWith !== undefined) throw new Error(`closed with ${closedWith} before ${type}`);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    async close() {
      realtime.close();
      await closed;
    },
  };
}
