import { Agent, type IncomingHttpHeaders, request as openRequest } from "node:http";

/** One request as it goes onto the wire; nothing is corrected on the way. */
export type HttpRequest = {
  method: string;
  /** With the query; already encoded, or deliberately not. */
  path: string;
  headers: [name: string, value: string][];
  body?: Buffer | undefined;
};

export type HttpAnswer = { status: number; headers: IncomingHttpHeaders; text: string; isCutShort: boolean };

/** Longer than anything in a walk takes; whoever exceeds it hangs. */
const patienceMs = 30_000;

export type Wire = { send(request: HttpRequest): Promise<HttpAnswer>; close(): void };

/** Sends over real sockets. Of an event stream that stays open only the first bytes are read. */
export function openWire(url: string): Wire {
  const { hostname, port, host } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });

  function once(request: HttpRequest): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      const headers = [["host", host], ...request.headers];
      // Without a length Node would announce a chunked body where there is none.
      const length = request.body?.length ?? (/^(?:GET|DELETE)$/.test(request.method) ? undefined : 0);
      if (length !== undefined) headers.push(["content-length", String(length)]);
      const sent = openRequest({
        hostname,
        port,
        agent,
        method: request.method,
        path: request.path,
        headers: headers.flat(),
        signal: AbortSignal.timeout(patienceMs),
      });
      sent.on("error", reject);
      sent.on("response", (response) => {
        const parts: Buffer[] = [];
        const finish = (isCutShort: boolean) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString("utf8"),
            isCutShort,
          });
        const isEndless =
          request.method === "GET" && (response.headers["content-type"] ?? "").startsWith("text/event-stream");
        response.on("error", reject);
        response.on("data", (part: Buffer) => {
          parts.push(part);
          if (!isEndless) return;
          finish(true);
          response.destroy();
        });
        response.on("end", () => finish(false));
      });
      sent.end(request.body);
    });
  }

  return {
    async send(request) {
      try {
        return await once(request);
      } catch (error) {
        // A kept connection may be closed by the server at the very moment it is used again.
        if ((error as { code?: string }).code === "ECONNRESET") return once(request);
        throw error;
      }
    },
    close: () => agent.destroy(),
  };
}
