import { openOperations } from "../../../../providers/toolbox/open-toolbox.ts";
import {
  type DescribedOperation,
  type OperationRequest,
  type Operations,
  ToolboxFailed,
} from "../../../../providers/toolbox/toolbox.ts";
import { openAuthentication } from "../authentication/open-authentication.ts";
import { type Call, type CallFunction, faultyCall } from "../call.ts";
import { readDocument } from "../documents/read-document.ts";
import { maxRedirects, outputs } from "../http/call-http.ts";
import { sendRequest } from "../http/send-request.ts";
import { takeAnswer } from "../http/take-answer.ts";
import { readArguments } from "../read-arguments.ts";

const maxDocumentBytes = 5 * 1_048_576;

/** `call: openapi`: an operation of a document of OpenAPI 3 or Swagger 2. The rest is as `call: http`. */
export const callOpenapi: CallFunction = {
  name: "openapi",
  // The method is in the document, so that nothing is known before it is read.
  isIdempotent: () => false,
  async run(call) {
    const args = call.with;
    const operationId = readArguments.text(args, "operationId");
    if (operationId === undefined || operationId === "") throw faultyCall("`operationId` is missing.");
    const output = readArguments.choice(args, "output", outputs) ?? "content";
    const allowsRedirects = readArguments.boolean(args, "redirect") ?? false;
    const parameters = readArguments.object(args, "parameters") ?? {};
    const operations = await openOperations();
    const described = await readOperation(call, operations, operationId);
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
    const asked = { method: request.method, url: request.url, hidden: authentication?.hidden() ?? [] };
    const authorization = authentication?.authorization();
    return {
      output: await takeAnswer(answer, asked, { output, allowsRedirects }),
      ...(authorization !== undefined && { authorization }),
    };
  },
};

function readOperation(call: Call, operations: Operations, operationId: string): Promise<DescribedOperation> {
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
