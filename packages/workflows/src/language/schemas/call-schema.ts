import { authentication, endpoint, exportRule, externalResource, outputRule } from "./authentication-schema.ts";
import { mcpMethods } from "./mcp-methods.ts";
import { anything, either, object, oneTextOf, type Shape, text, textThat, trueOrFalse, wholeNumber } from "./shape.ts";
import { anyObject, duration, expression, mapOfTexts } from "./value-schema.ts";

/** The arguments (`with`) of the functions that the specification defines. */

const textsOrExpression = either(`an object of texts, or an expression: \${ … }`, {
  object: mapOfTexts,
  text: expression,
});
const answerForm = { output: oneTextOf("raw", "content", "response"), redirect: trueOrFalse };

const http = object(
  "a call of http",
  { method: text, endpoint, headers: textsOrExpression, body: anything, query: textsOrExpression, ...answerForm },
  { required: ["method", "endpoint"] },
);

const openapi = object(
  "a call of openapi",
  { document: externalResource, operationId: text, parameters: anyObject, authentication, ...answerForm },
  { required: ["document", "operationId"] },
);

const host = textThat("the name of a host", (value) => /^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/i.test(value));
const grpc = object(
  "a call of grpc",
  {
    proto: externalResource,
    service: object(
      "a gRPC service",
      { name: text, host, port: wholeNumber(0, 65_535), authentication },
      { required: ["name", "host"] },
    ),
    method: text,
    arguments: anyObject,
  },
  { required: ["proto", "service", "method"] },
);

const objectOrText = either("an object or an expression", { object: anyObject, text });
const mcp = object(
  "a call of mcp",
  {
    protocolVersion: text,
    method: oneTextOf(...mcpMethods),
    parameters: objectOrText,
    timeout: duration,
    transport: object(
      "an MCP transport",
      {
        http: object(
          "an MCP transport by HTTP",
          { endpoint, headers: mapOfTexts },
          { required: ["endpoint"], isOpen: true },
        ),
        stdio: notOffered("A server that is started as a program is not offered. Use `transport.http`."),
        options: mapOfTexts,
      },
      { isOpen: true, oneOf: [["http", "stdio"]] },
    ),
    client: object("an MCP client", { name: text, version: text }, { required: ["name", "version"], isOpen: true }),
  },
  { required: ["method", "transport"], isOpen: true },
);

/** Describes what is done with each event or message that is consumed. */
export function iteratorOf(taskList: Shape): Shape {
  return object("an iterator", { item: text, at: text, do: taskList, output: outputRule, export: exportRule });
}

function asyncapi(taskList: Shape): Shape {
  const subscription = object(
    "a subscription",
    {
      filter: expression,
      consume: object(
        "the consumption of messages",
        { for: duration, amount: wholeNumber(), while: expression, until: expression },
        { oneOf: [["amount", "while", "until"]] },
      ),
      foreach: iteratorOf(taskList),
    },
    { required: ["consume"] },
  );
  return object(
    "a call of asyncapi",
    {
      document: externalResource,
      channel: text,
      operation: text,
      server: object("an AsyncAPI server", { name: text, variables: anyObject }, { required: ["name"] }),
      protocol: oneTextOf(
        ..."amqp amqp1 anypointmq googlepubsub http ibmmq jms kafka mercure mqtt mqtt5 nats pulsar redis".split(" "),
        ..."sns solace sqs stomp ws".split(" "),
      ),
      message: object("a message", { payload: anyObject, headers: anyObject }),
      subscription,
      authentication,
    },
    {
      required: ["document"],
      oneOf: [
        ["operation", "channel"],
        ["message", "subscription"],
      ],
    },
  );
}

export function notOffered(message: string): Shape {
  return (_, pointer, faults) => faults.add(pointer, message, "name");
}

/** By the name of the function. @param taskList the shape of the lists inside of them */
export function callShapes(taskList: Shape): Record<string, Shape> {
  return { http, openapi, grpc, mcp, asyncapi: asyncapi(taskList) };
}
