/** Reads an answer of Server-Sent Events whose data is JSON. */
export async function* readEvents(
  bytes: ReadableStream<Uint8Array>,
): AsyncGenerator<{ event: string; data: unknown }, void> {
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const lines = block.split("\n");
      const read = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
      const data = read("data");
      if (data !== undefined) yield { event: read("event") ?? "message", data: JSON.parse(data) };
    }
  }
}
