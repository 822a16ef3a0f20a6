import { isObject, type Json } from "@parley/json";
import { WebSocketFailed } from "@parley/outbound";
import { parserIn } from "../../../../kernel/untrusted/untrusted.ts";
import type { Authentication } from "../authentication/authentication.ts";
import { openAuthentication } from "../authentication/open-authentication.ts";
import { type Call, CallFault, type CallFunction, type Effect, faultyCall, standardError } from "../call.ts";
import { expandUri } from "../expand-uri.ts";
import { readHeaders } from "../http/call-http.ts";
import { explainFailure } from "../http/explain-failure.ts";
import { answerBytesOf, sendRequest } from "../http/send-request.ts";
import { takeAnswer } from "../http/take-answer.ts";
import { writeBody } from "../http/write-body.ts";
import { readArguments } from "../read-arguments.ts";
import { readDocument } from "../read-document.ts";
import { consumeMessages, readConsumption } from "./consume-messages.ts";
import type { Message } from "./message.ts";
import { openChannelSocket } from "./open-channel-socket.ts";
import type { Channel, ChannelChoice, readChannel } from "./read-channel.ts";
import { readPayload } from "./read-payload.ts";
import { receiveByHttp } from "./receive-by-http.ts";

const parser = parserIn<typeof readChannel>(new URL("./read-channel.ts", import.meta.url), "readChannel");
const maxDocumentBytes = 5 * 1_048_576;

/**
 * `call: asyncapi` by HTTP and WebSocket. A message that is published by HTTP gives the content of
 * the answer, by WebSocket null. A subscription gives the list of its messages, each
 * `{ payload, headers }`; `foreach` is not done here.
 */
export const callAsyncapi: CallFunction = {
  name: "asyncapi",
  // Receiving again has no effect on the other side.
  isIdempotent: ({ with: args }) => args.message === undefined && args.subscription !== undefined,
  async run(call) {
    const args = call.with;
    const subscription = readArguments.object(args, "subscription");
    const message = readArguments.object(args, "message");
    if ((message === undefined) === (subscription === undefined)) {
      throw faultyCall("Either `message` or `subscription` must be there.");
    }
    const channel = await findChannel(call, message === undefined ? "subscribe" : "publish");
    const authentication = await openAuthentication(call, args.authentication);
    const output = subscription
      ? await subscribe(call, channel, authentication, subscription)
      : await publish(call, channel, authentication, message ?? {});
    const authorization = authentication?.authorization();
    return { output, ...(authorization !== undefined && { authorization }) };
  },
};

async function findChannel(call: Call, direction: ChannelChoice["direction"]): Promise<Channel> {
  const args = call.with;
  const [channel, operation, protocol] = ["channel", "operation", "protocol"].map((name) =>
    readArguments.text(args, name),
  );
  const { name, variables } = readArguments.object(args, "server") ?? {};
  const choice = {
    direction,
    ...(channel !== undefined && { channel }),
    ...(operation !== undefined && { operation }),
    ...(protocol !== undefined && { protocol }),
    ...(typeof name === "string" && { server: { name, variables: isObject(variables) ? variables : {} } }),
  };
  if (channel === undefined && operation === undefined) throw faultyCall("`operation` or `channel` is missing.");
  const found = await readDocument(call, args.document, {
    ...{ name: "document", part: JSON.stringify(choice), maxBytes: maxDocumentBytes },
    async parse(text) {
      const read = await call.kernel.untrusted.parse(call.workspaceId, parser, { ...choice, text });
      if ("problem" in read) throw faultyCall(`\`document\` cannot be used. ${read.problem}`);
      return read.channel;
    },
  });
  const input = { ...found.defaults, ...(isObject(call.input) ? call.input : {}) };
  const url = expandUri(found.url, { input, mayBeEmpty: call.mayBeEmpty });
  if (URL.canParse(url)) return { ...found, url };
  throw faultyCall("The address of the channel is not a URL.");
}

async function publish(
  call: Call,
  channel: Channel,
  authentication: Authentication | undefined,
  message: Json,
): Promise<unknown> {
  const headers = readHeaders(readArguments.object(message, "headers"));
  const { type = channel.contentType, text } = writeBody(
    message.payload,
    headers["content-type"] ?? channel.contentType,
  );
  if (channel.protocol === "ws")
    return publishBySocket(call, { url: channel.url, headers }, authentication, text ?? "null");
  const { method, url } = channel;
  const answer = await sendRequest(
    call,
    {
      ...{ method, url, headers: { "idempotency-key": call.idempotencyKey, ...headers, "content-type": type } },
      ...(text !== undefined && { body: text }),
    },
    authentication,
  );
  const asked = { method, url, hidden: authentication?.hidden() ?? [], maxBytes: answerBytesOf(call) };
  return takeAnswer(answer, asked, { output: "content", allowsRedirects: false });
}

/** A server that confirms the close has read the message before. */
async function publishBySocket(
  call: Call,
  address: { url: string; headers: Record<string, string> },
  authentication: Authentication | undefined,
  text: string,
): Promise<null> {
  const socket = await openChannelSocket(call, address, authentication, call.signal);
  call.onSend?.();
  const isSent = await socket.send(text).then(
    () => socket.close(),
    () => false,
  );
  call.signal.throwIfAborted();
  if (isSent) return null;
  const detail = "The connection ended before the server had confirmed the message.";
  throw new CallFault({ type: standardError("communication"), status: 502, title: "Bad Gateway", detail }, "unknown");
}

async function subscribe(
  call: Call,
  channel: Channel,
  authentication: Authentication | undefined,
  subscription: Json,
): Promise<Message[]> {
  const consumption = await readConsumption(call, subscription);
  const deadline = new AbortController();
  const signal = AbortSignal.any([call.signal, deadline.signal]);
  const taken: Message[] = [];
  let effect: Effect = "not-sent";
  const onSend = () => {
    effect = "unknown";
    call.onSend?.();
  };
  const timer = setTimeout(() => deadline.abort(), consumption.forMs);
  try {
    return await consumeMessages(
      call,
      receive({ ...call, onSend }, channel, authentication, signal),
      consumption,
      taken,
    );
  } catch (error) {
    call.signal.throwIfAborted();
    if (deadline.signal.aborted && consumption.isLimited) return taken;
    if (error instanceof WebSocketFailed) {
      const detail = "The connection of the subscription failed.";
      throw new CallFault({ type: standardError("communication"), status: 502, title: "Bad Gateway", detail }, "done");
    }
    // An error that `evaluate` throws is one of the task already.
    if (!isOfTransport(error) && !deadline.signal.aborted) throw error;
    throw new CallFault(explainFailure(error, deadline.signal.aborted), effect, { cause: error });
  } finally {
    clearTimeout(timer);
    deadline.abort();
  }
}

function isOfTransport(error: unknown): boolean {
  return ["AddressRefused", "OutboundTimeout", "OutboundFailed", "ResponseTooLarge"].includes((error as Error).name);
}

async function* receive(
  call: Call,
  { protocol, method, url }: Channel,
  authentication: Authentication | undefined,
  signal: AbortSignal,
): AsyncGenerator<Message> {
  if (protocol === "http") return yield* receiveByHttp(call, { method, url, headers: {} }, authentication, signal);
  const socket = await openChannelSocket(call, { url, headers: {} }, authentication, signal);
  try {
    for await (const text of socket.messages) yield { payload: readPayload(text) };
  } finally {
    void socket.close();
  }
}
