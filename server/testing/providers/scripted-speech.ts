import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";

/**
 * A server that speaks and listens like OpenAI, Deepgram and ElevenLabs, with what a test scripted,
 * because tests cannot reach the vendors.
 */
export type ScriptedSpeech = {
  /** The `baseUrl` for Deepgram and ElevenLabs; OpenAI's is `${url}/v1`. */
  url: string;
  requests: SpeechCall[];
  /** Sets what the following requests get. A function is called for each request. */
  speak(script: SpeakScript | ((count: number) => SpeakScript)): void;
  /** The words that are understood, one transcript for each connection or file. */
  hear(script: HearScript | ((count: number) => HearScript)): void;
  /** WebSockets that are open. */
  readonly open: number;
  stop(): Promise<void>;
};

type SpeechCall = {
  path: string;
  headers: IncomingMessage["headers"];
  /** The body is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  body: any;
  bytes: Buffer;
  /** The sound that came over a WebSocket. */
  samples: number;
  /** Texts that came over a WebSocket. */
  messages: string[];
};

/** Pieces of PCM16 as they are sent; `drop` closes the connection. */
type SpeakScript = { pieces: Uint8Array[]; drop?: boolean; type?: string } | Refusal;
export type HearScript = { text: string; partials?: string[]; drop?: boolean; stream?: boolean } | Refusal | Failing;
type Refusal = { status: number; body?: unknown };
/** An error within the WebSocket, as ElevenLabs sends it. */
type Failing = { failing: string; error: string };

export async function startScriptedSpeech(): Promise<ScriptedSpeech> {
  const requests: SpeechCall[] = [];
  let speaking: (count: number) => SpeakScript = () => ({ pieces: [Buffer.alloc(640)] });
  let hearing: (count: number) => HearScript = () => ({ text: "hello" });
  let [spoken, heard] = [0, 0];
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const script = hearing(++heard);
    const call = callOf(request, Buffer.alloc(0));
    requests.push(call);
    if ("status" in script) return void stream.end(`HTTP/1.1 ${script.status} Refused\r\ncontent-length: 0\r\n\r\n`);
    sockets.handleUpgrade(request, stream, head, (socket) => listen(socket, call, script));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const call = callOf(request, Buffer.concat(chunks));
    requests.push(call);
    if (call.path.endsWith("/audio/transcriptions")) return transcribe(response, call, hearing(++heard));
    const script = speaking(++spoken);
    if ("status" in script) return json(response, script.status, script.body ?? { error: { message: "No." } });
    response.writeHead(200, { "content-type": script.type ?? "audio/pcm" });
    for (const piece of script.pieces) {
      response.write(piece);
      await new Promise(setImmediate);
    }
    if (script.drop === true) response.destroy();
    else response.end();
  }

  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    speak(script) {
      spoken = 0;
      speaking = typeof script === "function" ? script : () => script;
    },
    hear(script) {
      heard = 0;
      hearing = typeof script === "function" ? script : () => script;
    },
    get open() {
      return sockets.clients.size;
    },
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function callOf({ url = "", headers }: IncomingMessage, bytes: Buffer): SpeechCall {
  const isJson = headers["content-type"]?.includes("application/json") ?? false;
  return {
    path: url,
    headers,
    bytes,
    body: isJson ? JSON.parse(bytes.toString()) : undefined,
    samples: 0,
    messages: [],
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** OpenAI: JSON, or events for a model that streams. */
function transcribe(response: ServerResponse, { bytes }: SpeechCall, script: HearScript): void {
  if ("status" in script) json(response, script.status, script.body ?? { error: { message: "No." } });
  else if ("failing" in script) json(response, 500, {});
  else if (script.drop === true) response.destroy();
  else if (script.stream === true && bytes.includes('name="stream"')) stream(response, script.text);
  else json(response, 200, { text: script.text });
}

function stream(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (event: unknown) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  for (const delta of text.match(/\S+\s*/g) ?? []) send({ type: "transcript.text.delta", delta });
  send({ type: "transcript.text.done", text });
  response.end("data: [DONE]\n\n");
}

function listen(socket: WebSocket, call: SpeechCall, script: Exclude<HearScript, Refusal>): void {
  const isDeepgram = call.path.startsWith("/v1/listen");
  const send = (message: unknown) => socket.send(JSON.stringify(message));
  const tell = (text: string, isFinal: boolean) => {
    if (isDeepgram) send(resultOf(text, isFinal));
    else send({ message_type: isFinal ? "committed_transcript" : "partial_transcript", text });
  };
  if (!isDeepgram) send({ message_type: "session_started", session_id: "s1", config: { sample_rate: 16_000 } });
  let isBegun = false;
  socket.on("message", (bytes: Buffer, isBinary: boolean) => {
    const message = isBinary ? undefined : JSON.parse(bytes.toString());
    const sound = isBinary ? bytes : Buffer.from(message.audio_base_64 ?? "", "base64");
    call.samples += sound.length / 2;
    if (!isBinary) call.messages.push(bytes.toString());
    if ("failing" in script) return send({ message_type: script.failing, error: script.error });
    if (script.drop === true) return socket.terminate();
    if (!isBegun) for (const partial of script.partials ?? []) tell(partial, false);
    isBegun = true;
    const isEnd = message?.type === "CloseStream" || message?.commit === true;
    if (!isEnd) return;
    tell(script.text, true);
    if (!isDeepgram) return;
    send({ type: "Metadata", transaction_key: "deprecated", request_id: "r1", sha256: "", created: "", duration: 1 });
    socket.close(1000);
  });
}

/** Deepgram's message, with all fields that it always has. */
function resultOf(transcript: string, isFinal: boolean) {
  return {
    ...{ type: "Results", channel_index: [0, 1], duration: 1, start: 0, is_final: isFinal, speech_final: false },
    channel: { alternatives: [{ transcript, confidence: 0.9, words: [] }] },
    metadata: { request_id: "r1", model_info: { name: "n", version: "1", arch: "nova-3" }, model_uuid: "u" },
    from_finalize: false,
  };
}
