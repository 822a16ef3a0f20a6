import { isObject, type Json, parseJson } from "@parley/json";
import { readYaml } from "@parley/workflows";
import { chooseServer } from "./choose-server.ts";
import { follow } from "./follow.ts";

export type ChannelChoice = {
  text: string;
  /** Version 2 names here a channel or an operation's id, version 3 an operation or a channel. */
  channel?: string;
  operation?: string;
  /** Messages are sent to the channel, or received from it. */
  direction: "publish" | "subscribe";
  server?: { name: string; variables: Json };
  protocol?: string;
};

/** The messages of a channel go to this place, or come from it. */
export type Channel = {
  protocol: "http" | "ws";
  /** The address with the channel's parameters as `{name}`. */
  url: string;
  /** Values of parameters that the input of the task does not have. */
  defaults: Record<string, string>;
  /** A request by HTTP has this method. */
  method: string;
  contentType: string;
};

/** The document of AsyncAPI cannot be used. The message is for its author. */
class Unusable extends Error {}

/**
 * Reads the channel of a document of AsyncAPI 2 or 3, in JSON or YAML. A workspace chose it, so this runs
 * in a thread.
 */
export function readChannel(choice: ChannelChoice): { channel: Channel } | { problem: string } {
  try {
    const document = parse(choice.text);
    const version = String(document.asyncapi ?? "");
    if (version.startsWith("2.")) return { channel: ofVersion2(document, choice) };
    if (version.startsWith("3.")) return { channel: ofVersion3(document, choice) };
    throw new Unusable("It is no document of AsyncAPI 2 or 3.");
  } catch (error) {
    if (error instanceof Unusable) return { problem: error.message };
    throw error;
  }
}

function parse(text: string): Json {
  let value: unknown;
  if (text.trimStart().startsWith("{")) {
    try {
      value = parseJson(text);
    } catch {
      throw new Unusable("It is not valid JSON.");
    }
  } else {
    const read = readYaml(text);
    const [fault] = read.faults.list;
    if (fault !== undefined) throw new Unusable(fault.message);
    value = read.value;
  }
  if (isObject(value)) return value;
  throw new Unusable("It is no object.");
}

function ofVersion2(document: Json, choice: ChannelChoice): Channel {
  const { direction } = choice;
  const channels = Object.entries(objectOf(document.channels)).map(([name, item]) => ({
    name,
    item: objectOf(follow(document, item)),
  }));
  const wanted = choice.channel ?? choice.operation ?? "";
  const found =
    channels.find(({ name }) => name === wanted) ??
    channels.find(({ item }) => objectOf(follow(document, item[direction])).operationId === wanted);
  if (found === undefined) throw new Unusable(`It has no channel ${wanted.slice(0, 100)}.`);
  const { name, item } = found;
  if (item[direction] === undefined) throw new Unusable(`Its channel ${name} has no operation ${direction}.`);
  const operation = objectOf(follow(document, item[direction]));
  const names = Array.isArray(item.servers) ? item.servers : [];
  return finish(document, choice, { address: name, parameters: item.parameters, operation, names });
}

function ofVersion3(document: Json, choice: ChannelChoice): Channel {
  const { operation: wanted, channel: channelName } = choice;
  const operations = objectOf(document.operations);
  const isThere = wanted !== undefined && Object.hasOwn(operations, wanted);
  if (wanted !== undefined && !isThere) throw new Unusable(`It has no operation ${wanted.slice(0, 100)}.`);
  const operation = isThere ? objectOf(follow(document, operations[wanted])) : {};
  const named = channelName === undefined ? operation.channel : objectOf(document.channels)[channelName];
  const channel = follow(document, named);
  if (!isObject(channel))
    throw new Unusable(`It has no channel ${String(channelName ?? "of the operation").slice(0, 100)}.`);
  const { address, parameters, servers } = channel;
  const references = Array.isArray(servers) ? servers.map((each) => String(objectOf(each).$ref ?? "")) : [];
  const names = references.map((each) => each.split("/").at(-1)!);
  return finish(document, choice, {
    address: typeof address === "string" ? address : "",
    parameters,
    operation,
    names,
  });
}

type Found = { address: string; parameters: unknown; operation: Json; names: unknown[] };

function finish(document: Json, choice: ChannelChoice, { address, parameters, operation, names }: Found): Channel {
  const server = chooseServer(document, choice, names);
  if ("problem" in server) throw new Unusable(server.problem);
  const binding = objectOf(objectOf(operation.bindings).http);
  const message = messageOf(document, operation);
  const contentType = message.contentType ?? document.defaultContentType ?? "application/json";
  const isSending = choice.direction === "publish";
  return {
    protocol: server.protocol,
    url: `${server.url.replace(/\/+$/, "")}/${address.replace(/^\/+/, "")}`,
    defaults: defaultsOf(document, parameters),
    method: typeof binding.method === "string" ? binding.method.toUpperCase() : isSending ? "POST" : "GET",
    contentType: typeof contentType === "string" ? contentType : "application/json",
  };
}

function messageOf(document: Json, { message, messages }: Json): Json {
  const first = Array.isArray(messages) ? messages[0] : message;
  const found = objectOf(follow(document, first));
  const [choice] = Array.isArray(found.oneOf) ? found.oneOf : [];
  return choice === undefined ? found : objectOf(follow(document, choice));
}

function defaultsOf(document: Json, parameters: unknown): Record<string, string> {
  const entries = Object.entries(objectOf(parameters)).flatMap(([name, written]) => {
    const parameter = objectOf(follow(document, written));
    const value = parameter.default ?? objectOf(parameter.schema).default;
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(entries);
}

function objectOf(value: unknown): Json {
  return isObject(value) ? value : {};
}
