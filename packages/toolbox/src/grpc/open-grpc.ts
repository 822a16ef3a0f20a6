import type { Parse } from "../toolbox.ts";
import { type Grpc, type GrpcAnswers, type GrpcArguments, type GrpcMessages, UnreadableMessage } from "./grpc.ts";
import type { readMessages } from "./read-messages.ts";
import type { writeMessages } from "./write-messages.ts";

const writer: { module: URL; name: string; types?: typeof writeMessages } = {
  module: new URL("write-messages.ts", import.meta.url),
  name: "writeMessages",
};
const reader: { module: URL; name: string; types?: typeof readMessages } = {
  module: new URL("read-messages.ts", import.meta.url),
  name: "readMessages",
};

/** Loads the package when the first call is made. */
export async function openGrpc(): Promise<Grpc> {
  return { call: (await import("./call-server.ts")).callServer };
}

/** Requests in bytes. A workspace wrote the document, so a thread reads it. @throws UnreadableMessage */
export function writeRequests(parse: Parse, given: GrpcArguments): Promise<GrpcMessages> {
  return parse(writer, given).catch(throwAsHere);
}

/** Answers as JSON. @throws UnreadableMessage */
export function readAnswers(parse: Parse, given: GrpcAnswers): Promise<unknown[]> {
  return parse(reader, given).catch(throwAsHere);
}

function throwAsHere(error: Error): never {
  throw error.name === "UnreadableMessage" ? new UnreadableMessage(error.message) : error;
}
