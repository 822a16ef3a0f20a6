/** Tools that others run, as OpenAPI documents, MCP servers and gRPC services describe them. */

export { GrpcFailed, type GrpcMessages, type GrpcTarget, UnreadableMessage } from "./grpc/grpc.ts";
export { openGrpc, readAnswers, writeRequests } from "./grpc/open-grpc.ts";
export { openMcp, openOperations, openToolbox, type ToolboxKind } from "./open-toolbox.ts";
export {
  type DescribedOperation,
  type ExternalTool,
  type McpRequest,
  type OperationRequest,
  type Operations,
  type Parse,
  type SkippedTool,
  type Toolbox,
  ToolboxFailed,
  ToolboxRefused,
  ToolboxTooLarge,
  type ToolList,
} from "./toolbox.ts";
