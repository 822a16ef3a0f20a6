/** An event of a stream of Server-Sent Events. */
type ServerEvent = { data: string; type: string; id: string };

const maxCharacters = 1_048_576;

/** Reads the events of a stream, by the rules of HTML. One without data is none. */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ServerEvent> {
  let event = { data: [] as string[], type: "" };
  let id = "";
  for await (const line of readLines(bytes)) {
    if (line === "") {
      if (event.data.length > 0) yield { data: event.data.join("\n"), type: event.type || "message", id };
      event = { data: [], type: "" };
      continue;
    }
    const [, name = "", value = ""] = /^([^:]*)(?::\x20?(.*))?$/s.exec(line) ?? [];
    if (name === "data") event.data.push(value);
    else if (name === "event") event.type = value;
    else if (name === "id" && !value.includes("\0")) id = value;
    if (event.data.length > maxCharacters) throw new Error("An event is too large.");
  }
}

async function* readLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    if (rest.length > maxCharacters) throw new Error("A line of an event is too long.");
    yield* lines;
  }
}
