// Next.js: an answer streams out. This file belongs to app/chat/route.ts.

import { Chatbot } from "@parley/client";

async function* write(message: string, signal: AbortSignal): AsyncGenerator<string> {
  for await (const event of new Chatbot().stream({ message }, { signal })) {
    if (event.type === "message.delta") yield event.text;
  }
}

export async function GET(request: Request): Promise<Response> {
  const question = new URL(request.url).searchParams.get("question") ?? "";
  const texts = ReadableStream.from(write(question, request.signal)).pipeThrough(new TextEncoderStream());
  return new Response(texts, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
