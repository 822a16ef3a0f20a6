import { type OnProgress, postForm } from "../../sdks/typescript/src/exchanging/post-form.ts";
import type { Attachment } from "./message.ts";

/** An event of a conversation, as the server streams it. */
export type TalkEvent = { id: string; name: string; data: Record<string, unknown> };

/** The server refused a request. `code` is stable, `retryAfterMs` says when another one may pass. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly retryAfterMs: number;
  constructor(status: number, problem: { code?: string; detail?: string }, retryAfter: string | null) {
    super(problem.detail ?? String(status));
    this.status = status;
    this.code = problem.code ?? "";
    this.retryAfterMs = (Number(retryAfter) || 0) * 1_000;
  }
}

/** The visitor has one conversation, which the server keeps apart from those of all others. */
const session = "/api/conversations/chat";
/** The server sends something every 15 seconds, so that a stream that is silent for longer is lost. */
const silenceMs = 45_000;
const longestPauseMs = 15_000;

type Proofs = { visitorToken: string | undefined; userToken: string | undefined };

/** Speaks with the server for one visitor: sends, watches, and asks for what a visitor may. */
export class Talk {
  readonly #server: string;
  readonly #key: string;
  readonly #proofs: () => Proofs;

  constructor(server: string, key: string, proofs: () => Proofs) {
    this.#server = server;
    this.#key = key;
    this.#proofs = proofs;
  }

  /** Sends a message once, however often it is called with the same key. Throws Refusal and TypeError. */
  async *send(message: string, idempotencyKey: string, context: Record<string, unknown>): AsyncGenerator<TalkEvent> {
    const { userToken } = this.#proofs();
    const body = {
      ...{ message, sessionId: "chat" },
      context: { ...context, ...(userToken === undefined ? {} : { userToken }) },
    };
    const headers = { accept: "text/event-stream", "idempotency-key": idempotencyKey };
    const answer = await this.#ask("POST", "/api/chatbot/send", body, headers);
    yield* readEvents(answer);
  }

  /**
   * Gives every message of the conversation, from the first to what comes next, through lost connections
   * and servers that end. Ends when there is no conversation, or none any more for this visitor.
   */
  watch(signal: AbortSignal): AsyncGenerator<TalkEvent> {
    return this.#follow(`${session}/events?from=start`, signal);
  }

  /** Gives who types, what was seen, and who answers from now on. Ends like `watch`. */
  watchAside(signal: AbortSignal): AsyncGenerator<TalkEvent> {
    return this.#follow("/api/stream?conversation=chat&events=conversation.*", signal);
  }

  async *#follow(path: string, signal: AbortSignal): AsyncGenerator<TalkEvent> {
    let last: string | undefined;
    let pauseMs = 500;
    while (!signal.aborted) {
      try {
        const headers = { accept: "text/event-stream", ...(last === undefined ? {} : { "last-event-id": last }) };
        const answer = await this.#ask("GET", path, undefined, headers, signal);
        for await (const event of readEvents(answer)) {
          last = event.id || last;
          pauseMs = 500;
          yield event;
        }
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Refusal && error.status < 500 && error.status !== 429) throw error;
        if (error instanceof Refusal) pauseMs = Math.max(pauseMs, error.retryAfterMs);
      }
      await pause(pauseMs * (0.5 + Math.random() / 2), signal);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    }
  }

  stop(): Promise<unknown> {
    return this.#ask("POST", `${session}/stop`);
  }

  handOver(): Promise<unknown> {
    return this.#ask("POST", `${session}/hand-over`, {});
  }

  end(): Promise<unknown> {
    return this.#ask("POST", `${session}/close`);
  }

  /** Tells up to which message the visitor has seen the conversation, and gives what the team has seen. */
  async see(messageId: string): Promise<{ seen: { team: string | null }; status: string }> {
    return (await this.#ask("PUT", `${session}/seen`, { messageId })).json();
  }

  /** Asks to be contacted. The words of the consent are kept as the visitor read them. */
  sendLead(lead: { name: string; email: string; message: string; page: string }, consent: string): Promise<unknown> {
    return this.#ask("POST", "/api/leads", { ...lead, source: "chat", consent: { given: true, text: consent } });
  }

  /** Says where an answer finds the visitor who has left the page. */
  leaveEmail(email: string): Promise<unknown> {
    return this.#ask("PUT", `${session}/contact`, { email });
  }

  mailTranscript(email: string): Promise<unknown> {
    return this.#ask("POST", `${session}/transcript`, { email });
  }

  async startVoice(language: string, voiceModel: string): Promise<{ webSocketUrl: string; visitorToken?: string }> {
    return (await this.#ask("POST", "/api/voice/start", { language, voice_model: voiceModel })).json();
  }

  type(isTyping: boolean): Promise<unknown> {
    return this.#ask("POST", `${session}/typing`, { isTyping });
  }

  /** Sends a file, and tells how much of it was sent. Throws Refusal and TypeError. */
  async attach(file: File, onProgress: OnProgress): Promise<Attachment & { messageId: string }> {
    const form = new FormData();
    form.append("file", file);
    const answer = await postForm(`${this.#server}${session}/attachments`, this.#headers(), form, { onProgress });
    if (answer.ok) return answer.json();
    throw await refusalOf(answer);
  }

  /** Loads a file of the conversation. Its address names another server where a proxy stands before this one. */
  async load(url: string): Promise<Blob> {
    return (await this.#ask("GET", new URL(url).pathname)).blob();
  }

  giveFeedback(messageId: string, helpful: boolean, comment?: string): Promise<unknown> {
    const body = { helpful, ...(comment === undefined ? {} : { comment }) };
    return this.#ask("POST", `/api/messages/${messageId}/feedback`, body);
  }

  async #ask(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
    signal?: AbortSignal,
  ): Promise<Response> {
    const answer = await fetch(this.#server + path, {
      method,
      headers: {
        ...this.#headers(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
      credentials: "omit",
      cache: "no-store",
    });
    if (answer.ok) return answer;
    throw await refusalOf(answer);
  }

  /** They say whose page it is, and which visitor. */
  #headers(): Record<string, string> {
    const { visitorToken, userToken } = this.#proofs();
    return {
      authorization: `Bearer ${this.#key}`,
      ...(visitorToken === undefined ? {} : { "x-visitor-token": visitorToken }),
      ...(userToken === undefined ? {} : { "x-user-token": userToken }),
    };
  }
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const problem = await answer.json().catch(() => ({}));
  return new Refusal(answer.status, problem, answer.headers.get("retry-after"));
}

/** Waits, and goes on at once when the line is back. */
function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      signal.removeEventListener("abort", go);
      resolve();
    };
    const timer = setTimeout(go, delayMs);
    addEventListener("online", go);
    signal.addEventListener("abort", go);
  });
}

/** Reads Server-Sent Events. Throws when the server is silent for too long. */
async function* readEvents(answer: Response): AsyncGenerator<TalkEvent> {
  const reader = answer.body!.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await readInTime(reader);
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll("\r", "").split("\n\n");
      rest = blocks.pop()!;
      for (const block of blocks) {
        const event = readEvent(block);
        if (event !== undefined) yield event;
      }
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function readInTime(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError("The server is silent.")), silenceMs);
  });
  try {
    return await Promise.race([reader.read(), silence]);
  } finally {
    clearTimeout(timer);
  }
}

function readEvent(block: string): TalkEvent | undefined {
  const fields: Record<string, string> = {};
  for (const line of block.split("\n")) {
    const at = line.indexOf(":");
    if (at <= 0) continue;
    const [name, value] = [line.slice(0, at), line.slice(at + 1).replace(/^ /, "")];
    fields[name] = name === "data" && fields.data !== undefined ? `${fields.data}\n${value}` : value;
  }
  if (fields.event === undefined || fields.data === undefined) return undefined;
  return { id: fields.id ?? "", name: fields.event, data: JSON.parse(fields.data) };
}
