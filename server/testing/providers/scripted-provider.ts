import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

/**
 * An HTTP server that answers like a provider of language models, with what a test scripted. It
 * speaks the protocols of OpenAI (chat completions, models, embeddings), Anthropic (messages) and
 * Google (generateContent), because tests cannot reach the vendors.
 */
export type ScriptedProvider = {
  /** The `baseUrl` for a provider of any of these protocols. */
  url: string;
  /** The requests that it got, in order. */
  requests: ScriptedRequest[];
  /** Sets the script for the following requests. A function is called for each request. */
  answer(script: Script): void;
  /** The model that it lists, with the tokens of its context. Without one, the list answers 500. */
  list(model: string | undefined, contextTokens?: number): void;
  /** The number of answers under way. */
  readonly open: number;
  stop(): Promise<void>;
};

export type ScriptedRequest = {
  path: string;
  headers: IncomingMessage["headers"];
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  body: any;
};

export type Step =
  | { say: string }
  /** Reasoning, as the vendor sends it apart from the text. */
  | { think: string }
  | { call: { name: string; input: unknown } }
  | { waitMs: number }
  /** Continues when the promise resolves. */
  | { until: Promise<unknown> }
  /** Closes the connection. */
  | { drop: true }
  /** Sends an error within the stream. */
  | { fail: string }
  /** The answer ends for this reason, in place of its own end or a tool call. */
  | { end: "length" | "content_filter" };

export type Script = Reply | ((request: ScriptedRequest, count: number) => Reply | Promise<Reply>);
/** `reason` is the message of an error in the form of the vendor. */
type Refusal = { status: number; headers?: Record<string, string>; body?: unknown; reason?: string };
type Reply = string | Step[] | Refusal;

export async function startScriptedProvider(script: Script = "Hello."): Promise<ScriptedProvider> {
  const requests: ScriptedRequest[] = [];
  let current = script;
  let listed: string | undefined = "scripted-1";
  let listedTokens: number | undefined;
  let open = 0;
  const server = createServer((request, response) => {
    open++;
    response.on("close", () => open--);
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const path = request.url ?? "";
    const seen = { path, headers: request.headers, body: text === "" ? undefined : JSON.parse(text) };
    if (path.endsWith("/models")) {
      return listed === undefined
        ? json(response, 500, {})
        : json(response, 200, { object: "list", data: [{ id: listed, max_model_len: listedTokens }] });
    }
    requests.push(seen);
    const reply = typeof current === "function" ? await current(seen, requests.length) : current;
    if (typeof reply === "object" && "status" in reply) {
      return json(response, reply.status, reply.body ?? errorOf(path, reply), reply.headers);
    }
    if (path.endsWith("/embeddings")) return json(response, 200, embeddingsOf(seen.body));
    const steps = typeof reply === "string" ? [{ say: reply }] : reply;
    const speak = path.endsWith("/messages")
      ? speakAnthropic
      : path.includes(":streamGenerateContent")
        ? speakGoogle
        : speakOpenAi;
    await speak(seen.body, steps, response);
  }

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    answer(next) {
      current = next;
    },
    list(model, contextTokens) {
      listed = model;
      listedTokens = contextTokens;
    },
    get open() {
      return open;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

function errorOf(path: string, { status, reason = "as told by the script" }: Refusal): unknown {
  if (path.endsWith("/messages")) return { type: "error", error: { type: "scripted_error", message: reason } };
  if (path.includes(":")) return { error: { code: status, message: reason, status: "SCRIPTED" } };
  return { error: { message: reason, type: "scripted" } };
}

const endOf = (steps: Step[]) => steps.flatMap((step) => ("end" in step ? [step.end] : []))[0];

// biome-ignore lint/suspicious/noExplicitAny: bodies of other vendors' protocols.
type Body = any;

function tokensOf(value: unknown): number {
  return Math.ceil(JSON.stringify(value).length / 4);
}

/**
 * Runs the steps in order; `write` gets those with output. Resolves to false when the connection
 * was closed.
 */
async function run(steps: Step[], response: ServerResponse, write: (step: Step) => void): Promise<boolean> {
  for (const step of steps) {
    if ("waitMs" in step) await delay(step.waitMs);
    else if ("until" in step) await step.until;
    else if ("drop" in step) {
      response.destroy();
      return false;
    } else write(step);
    if (response.destroyed) return false;
  }
  return true;
}

async function speakOpenAi(body: Body, steps: Step[], response: ServerResponse): Promise<void> {
  const said = steps.flatMap((step) => ("say" in step ? [step.say] : []));
  const calls = steps.flatMap((step) => ("call" in step ? [step.call] : []));
  const prompt = tokensOf(body.messages);
  const usage = { prompt_tokens: prompt, completion_tokens: said.length, total_tokens: prompt + said.length };
  const reason = endOf(steps) ?? (calls.length > 0 ? "tool_calls" : "stop");
  const head = { id: "chatcmpl-scripted", created: 1_700_000_000, model: body.model };
  const toolCall = ({ name, input }: { name: string; input: unknown }, index: number) => ({
    index,
    id: `call_${index}_${Math.random().toString(36).slice(2)}`,
    type: "function",
    function: { name, arguments: JSON.stringify(input) },
  });
  if (body.stream !== true) {
    const message = { role: "assistant", content: said.join(""), tool_calls: calls.map(toolCall) };
    if (!(await run(steps, response, () => {}))) return;
    const choices = [{ index: 0, message, finish_reason: reason }];
    return json(response, 200, { ...head, object: "chat.completion", choices, usage });
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (chunk: unknown) => response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  const piece = (delta: unknown) =>
    send({ ...head, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: null }] });
  piece({ role: "assistant", content: "" });
  let number = 0;
  const isWhole = await run(steps, response, (step) => {
    if ("say" in step) piece({ content: step.say });
    else if ("think" in step) piece({ reasoning_content: step.think });
    else if ("call" in step) piece({ tool_calls: [toolCall(step.call, number++)] });
    else if ("fail" in step) send({ error: { message: step.fail, type: "server_error" } });
  });
  if (!isWhole) return;
  if (!steps.some((step) => "fail" in step)) {
    const end = { ...head, object: "chat.completion.chunk" };
    const isUsageApart = body.stream_options?.include_usage === true;
    // Mistral sends the usage with the last choice.
    send({ ...end, choices: [{ index: 0, delta: {}, finish_reason: reason }], ...(isUsageApart ? {} : { usage }) });
    if (isUsageApart) send({ ...end, choices: [], usage });
    response.write("data: [DONE]\n\n");
  }
  response.end();
}

async function speakAnthropic(body: Body, steps: Step[], response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (event: { type: string } & Record<string, unknown>) =>
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const usage = { input_tokens: tokensOf(body.messages), output_tokens: 0 };
  const message = { id: "msg_scripted", type: "message", role: "assistant", model: body.model, content: [], usage };
  send({ type: "message_start", message: { ...message, stop_reason: null, stop_sequence: null } });
  let index = -1;
  let openBlock = "";
  const block = (content: unknown, delta: unknown) => {
    send({ type: "content_block_start", index: ++index, content_block: content });
    send({ type: "content_block_delta", index, delta });
  };
  const close = () => {
    if (index >= 0) send({ type: "content_block_stop", index });
  };
  const isWhole = await run(steps, response, (step) => {
    if ("say" in step) {
      const delta = { type: "text_delta", text: step.say };
      if (openBlock === "text") send({ type: "content_block_delta", index, delta });
      else {
        close();
        block({ type: "text", text: "" }, delta);
      }
      openBlock = "text";
    } else if ("think" in step) {
      close();
      openBlock = "thinking";
      block({ type: "thinking", thinking: "", signature: "" }, { type: "thinking_delta", thinking: step.think });
    } else if ("call" in step) {
      close();
      openBlock = "tool_use";
      const id = `toolu_${Math.random().toString(36).slice(2)}`;
      const content = { type: "tool_use", id, name: step.call.name, input: {} };
      block(content, { type: "input_json_delta", partial_json: JSON.stringify(step.call.input) });
    } else if ("fail" in step) send({ type: "error", error: { type: "overloaded_error", message: step.fail } });
  });
  if (!isWhole) return;
  if (!steps.some((step) => "fail" in step)) {
    close();
    const ended = { length: "max_tokens", content_filter: "refusal" }[endOf(steps) ?? ""];
    const reason = ended ?? (steps.some((step) => "call" in step) ? "tool_use" : "end_turn");
    const delta = { stop_reason: reason, stop_sequence: null };
    send({ type: "message_delta", delta, usage: { output_tokens: steps.length } });
    send({ type: "message_stop" });
  }
  response.end();
}

async function speakGoogle(body: Body, steps: Step[], response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (chunk: unknown) => response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  const piece = (part: unknown) => send({ candidates: [{ content: { role: "model", parts: [part] }, index: 0 }] });
  const isWhole = await run(steps, response, (step) => {
    if ("say" in step) piece({ text: step.say });
    else if ("think" in step) piece({ text: step.think, thought: true });
    else if ("call" in step) piece({ functionCall: { name: step.call.name, args: step.call.input } });
    else if ("fail" in step) send({ error: { code: 503, message: step.fail, status: "UNAVAILABLE" } });
  });
  if (!isWhole) return;
  if (!steps.some((step) => "fail" in step)) {
    const prompt = tokensOf(body.contents);
    const usageMetadata = {
      promptTokenCount: prompt,
      candidatesTokenCount: steps.length,
      totalTokenCount: prompt + steps.length,
    };
    const finishReason = { length: "MAX_TOKENS", content_filter: "SAFETY" }[endOf(steps) ?? ""] ?? "STOP";
    send({ candidates: [{ content: { role: "model", parts: [] }, finishReason, index: 0 }], usageMetadata });
  }
  response.end();
}

function embeddingsOf(body: Body): unknown {
  const inputs: string[] = Array.isArray(body.input) ? body.input : [body.input];
  const data = inputs.map((text, index) => ({ object: "embedding", index, embedding: [text.length, 1, 0] }));
  return { object: "list", model: body.model, data, usage: { prompt_tokens: 1, total_tokens: 1 } };
}
