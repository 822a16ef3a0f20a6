import { isObject, type Json } from "@parley/json";
import { readEndpoint } from "../authentication/read-endpoint.ts";
import { type CallFunction, faultyCall } from "../call.ts";
import { readArguments } from "../read-arguments.ts";
import { answerBytesOf, sendRequest } from "./send-request.ts";
import { takeAnswer } from "./take-answer.ts";
import { writeBody } from "./write-body.ts";
import { writeFields } from "./write-fields.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
export const idempotentMethods = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE"];
export const outputs = ["raw", "content", "response"] as const;
export const maxRedirects = 5;

/**
 * `call: http`. With `redirect: true`, a redirect is followed, unless the output is the response:
 * then the redirect itself is the output. Every request has an Idempotency-Key, which the author's
 * own replaces.
 */
export const callHttp: CallFunction = {
  name: "http",
  // Only the author knows whether the server heeds the key: writing the header says so.
  isIdempotent: ({ with: args }) =>
    idempotentMethods.includes(String(args.method).toUpperCase()) ||
    Object.keys(isObject(args.headers) ? args.headers : {}).some((name) => name.toLowerCase() === "idempotency-key"),
  async run(call) {
    const args = call.with;
    const method = readArguments.text(args, "method")?.toUpperCase() ?? "";
    if (!methods.includes(method)) throw faultyCall(`\`method\` must be one of ${methods.join(", ")}.`);
    const output = readArguments.choice(args, "output", outputs) ?? "content";
    const allowsRedirects = readArguments.boolean(args, "redirect") ?? false;
    const headers: Record<string, string> = {
      "idempotency-key": call.idempotencyKey,
      ...readHeaders(readArguments.object(args, "headers")),
    };
    const body = writeBody(args.body, headers["content-type"]);
    const { url, authentication } = await readEndpoint(call, args.endpoint, "endpoint");
    const request = {
      method,
      url: withQuery(url, readArguments.object(args, "query") ?? {}),
      headers: { ...headers, ...(body.type !== undefined && { "content-type": body.type }) },
      ...(body.text !== undefined && { body: body.text }),
      maxRedirects: allowsRedirects && output !== "response" ? maxRedirects : 0,
    };
    const answer = await sendRequest(call, request, authentication);
    const asked = { method, url: request.url, hidden: authentication?.hidden() ?? [], maxBytes: answerBytesOf(call) };
    const authorization = authentication?.authorization();
    return {
      output: await takeAnswer(answer, asked, { output, allowsRedirects }),
      ...(authorization !== undefined && { authorization }),
    };
  },
};

/** Names in lower case. @throws CallFault for what no header can have */
export function readHeaders(written: Json = {}): Record<string, string> {
  const given = Object.entries(written).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    given.map(([name, value]) => {
      if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw faultyCall(`\`${name.slice(0, 100)}\` is no name of a header.`);
      const text = typeof value === "object" ? JSON.stringify(value) : String(value);
      if (/^[\t\x20-\x7e\x80-\xff]*$/.test(text)) return [name.toLowerCase(), text];
      throw faultyCall(`The header \`${name}\` has characters that no header can have.`);
    }),
  );
}

function withQuery(url: string, query: Json): string {
  const whole = new URL(url);
  whole.search = [whole.search.slice(1), writeFields(query)].filter((part) => part !== "").join("&");
  whole.hash = "";
  return whole.href;
}
