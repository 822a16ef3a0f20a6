import type { EventType } from "../../kernel/log/event.ts";
import type { ProblemType } from "../../kernel/problem.ts";
import type { ScopeDefinition } from "../../kernel/scope.ts";
import type { OpenApi } from "../../kernel/versions/open-api.ts";
import type { Route } from "../../kernel/wire/route.ts";

/** Holds all that the reference is written from, apart from the files of the repository. */
export type ReferenceSource = {
  routes: readonly Route[];
  openApi: OpenApi;
  events: readonly EventType[];
  scopes: readonly ScopeDefinition[];
  problems: readonly ProblemType[];
};
