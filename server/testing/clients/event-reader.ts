/** An event of a Server-Sent Events stream. */
export type ReadEvent = { id: string; event: string; data: Record<string, unknown> };

type EventReader = {
  status: number;
  /** The next event; undefined when the stream has ended. */
  next(): Promise<ReadEvent | undefined>;
  /**
   * The events up to the first with this name, including that one. Throws when the stream ends
   * before it.
   */
  until(event: string): Promise<ReadEvent[]>;
  rest(): Promise<ReadEvent[]>;
  /** Closes the connection, like a client that loses its network. */
  cut(): void;
};

export async function openEvents(
  url: string,
  request: { method?: string; headers?: Record<string, string>; body?: unknown } = {},
): Promise<EventReader> {
  const connection = new AbortController();
  const response = await fetch(url, {
    method: request.method ?? "GET",
    headers: {
      accept: "text/event-stream",
      ...(request.body === undefined ? {} : { "content-type": "application/json" }),
      ...request.headers,
    },
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    signal: connection.signal,
  });
  const events = readEvents(response);
  const reader: EventReader = {
    status: response.status,
    next: async () => (await events.next()).value,
    async until(name) {
      const seen: ReadEvent[] = [];
      for (;;) {
        const event = await reader.next();
        if (event === undefined) throw new Error(`The stream ended before ${name}; it had ${JSON.stringify(seen)}.`);
        seen.push(event);
        if (event.event === name) return seen;
      }
    },
    async rest() {
      const seen: ReadEvent[] = [];
      for (let event = await reader.next(); event !== undefined; event = await reader.next()) seen.push(event);
      return seen;
    },
    cut: () => connection.abort(),
  };
  return reader;
}

async function* readEvents(response: Response): AsyncGenerator<ReadEvent, undefined> {
  let buffer = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    buffer += decoder.decode(chunk, { stream: true });
    for (let end = buffer.indexOf("\n\n"); end >= 0; end = buffer.indexOf("\n\n")) {
      const block = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      const field = (name: string) =>
        block
          .split("\n")
          .filter((line) => line.startsWith(`${name}: `))
          .map((line) => line.slice(name.length + 2))
          .join("\n");
      if (field("data") !== "") yield { id: field("id"), event: field("event"), data: JSON.parse(field("data")) };
    }
  }
  return undefined;
}
