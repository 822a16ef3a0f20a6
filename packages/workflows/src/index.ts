/** A document becomes a definition, or faults with line and column; expressions are evaluated in threads. */

export {
  createExpressions,
  type ExpressionArguments,
  type Expressions,
  usualExpressionSettings,
} from "./expressions/create-expressions.ts";
export { expandUriTemplate } from "./expressions/expand-uri-template.ts";
export { ExpressionFault } from "./expressions/expression-fault.ts";
export { findExpressions, wholeExpression } from "./expressions/find-expressions.ts";
export { mentionedVariables } from "./expressions/mentioned-variables.ts";
export { programOf, resolveExpression, resolveTemplate } from "./expressions/resolve-template.ts";
export { addDuration } from "./language/add-duration.ts";
export { durationMs, longestDuration } from "./language/duration-ms.ts";
export { findSchemaErrors } from "./language/json-schema/compile-schema.ts";
export { readCatalogName } from "./language/linting/read-catalog-name.ts";
export { type Embedded, readAndLint } from "./language/read-and-lint.ts";
export { readDefinition } from "./language/read-definition.ts";
export { type DocumentProblem, readYaml } from "./language/read-yaml.ts";
export { mcpMethods } from "./language/schemas/mcp-methods.ts";
export { variablesOf } from "./language/variables-of.ts";
export {
  type AuthenticationPolicy,
  type CallTask,
  type Catch,
  type DoTask,
  type Duration,
  type EmitTask,
  type Endpoint,
  type EventFilter,
  type EventIterator,
  type EventReading,
  type EventStrategy,
  type ExternalResource,
  type ForkTask,
  type ForTask,
  kindOf,
  type ListenTask,
  type RaiseTask,
  type RetryPolicy,
  type RunTask,
  type Schedule,
  type SchemaRule,
  type SetTask,
  type SwitchTask,
  type Task,
  type TaskBase,
  type TaskKind,
  type TaskList,
  type TryTask,
  type WaitTask,
  type WorkflowDefinition,
} from "./language/workflow-definition.ts";

/** Names the module whose `readAndLint` a thread runs on a whole document. */
export const readAndLintModule = new URL("language/read-and-lint.ts", import.meta.url);
/** Names the module whose `readDefinition` a thread runs on a definition that needs no lint. */
export const readDefinitionModule = new URL("language/read-definition.ts", import.meta.url);
