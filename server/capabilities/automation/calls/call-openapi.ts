import {
  type DescribedOperation,
  type OperationRequest,
  type Operations,
  openOperations,
  ToolboxFailed,
} from "@parley/toolbox";
import { openAuthentication } from "./authentication/open-authentication.ts";
import { type Call, type CallFunction, faultyCall } from "./call.ts";
import { idempotentMethods, maxRedirects, outputs } from "./http/call-http.ts";
import { answerBytesOf, sendRequest } from "./http/send-request.ts";
import { takeAnswer } from "./http/take-answer.ts";
import { readArguments } from "./read-arguments.ts";
import { readDocument } from "./read-document.ts";

const maxDocumentBytes = 5 * 1_048_576;

/** `call: openapi`: an operation of a document of OpenAPI 3 or Swagger 2. The rest is as `call: http`. */
export const callOpenapi: CallFunction = {
  name: "openapi",
  async isIdempotent(call) {
    const { operation } = await readOperation(call, await openOperations());
    return idempotentMethods.includes(operation.method);
  },
  async run(call) {
    const args = call.with;
    const output = readArguments.choice(args, "output", outputs) ?? "content";
    const allowsRedirects = readArguments.boolean(args, "redirect") ?? false;
    const parameters = readArguments.object(args, "parameters") ?? {};
    const operations = await openOperations();
    const described = await readOperation(call, operations);
    const request = write(operations, described, parameters);
    const authentication = await openAuthentication(call, args.authentication);
    const answer = await sendRequest(
      call,
      {
        ...request,
        headers: { "idempotency-key": call.idempotencyKey, ...request.headers },
        maxRedirects: allowsRedirects && output !== "response" ? maxRedirects : 0,
      },
      authentication,
    );
    const asked = {
      method: request.method,
      url: request.url,
      hidden: authentication?.hidden() ?? [],
      maxBytes: answerBytesOf(call),
    };
    const authorization = authentication?.authorization();
    return {
      output: await takeAnswer(answer, asked, { output, allowsRedirects }),
      ...(authorization !== undefined && { authorization }),
    };
  },
};

async function readOperation(call: Call, operations: Operations): Promise<DescribedOperation> {
  const operationId = readArguments.text(call.with, "operationId");
  if (operationId === undefined || operationId === "") throw faultyCall("`operationId` is missing.");
  return readDocument(call, call.with.document, {
    name: "document",
    part: operationId,
    maxBytes: maxDocumentBytes,
    parse: (text, url) => {
      const source = { text, url, operationId };
      return operations.read((parser, input) => call.kernel.untrusted.parse(call.workspaceId, parser, input), source);
    },
  });
}

function write(operations: Operations, described: DescribedOperation, parameters: Record<string, unknown>) {
  let request: OperationRequest;
  try {
    request = operations.write(described, parameters);
  } catch (error) {
    if (error instanceof ToolboxFailed) throw faultyCall(`\`parameters\` cannot be sent. ${error.message}`);
    throw error;
  }
  if (URL.canParse(request.url)) return request;
  throw faultyCall("The address of the operation is not a URL.");
}
