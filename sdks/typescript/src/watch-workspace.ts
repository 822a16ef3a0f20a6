import type { QueryOf } from "./operation.ts";
import type { Parley } from "./parley.ts";
import { resumeEvents } from "./resume-events.ts";
import { readUserToken, type UserToken } from "./user-token.ts";

/** An event of the workspace. `hello`, presence and typing are not stored, and have no position. */
export type WorkspaceEvent = { type: string; position: number | undefined; data: Record<string, unknown> };

export type WatchOptions = QueryOf<"GET /api/stream"> & {
  signal?: AbortSignal;
  visitorToken?: string;
  /**
   * With a publishable key: proves who the user is. The stream contains the user's conversations.
   */
  userToken?: UserToken;
  /**
   * So many connections in a row may fail. Default: any number, as for the EventSource of browsers.
   */
  maxRetries?: number;
};

export async function* watchWorkspace(parley: Parley, options: WatchOptions): AsyncGenerator<WorkspaceEvent, void> {
  const { signal, visitorToken, userToken, maxRetries = Number.POSITIVE_INFINITY, ...query } = options;
  // `hello` names the first position. A connection that is lost before the first event resumes
  // there.
  let { since } = query;
  const events = resumeEvents({
    open: async (lastEventId) =>
      parley.open("GET /api/stream", {
        query: { ...query, since },
        headers: {
          accept: "text/event-stream",
          "x-visitor-token": visitorToken,
          "x-user-token": await readUserToken(userToken),
          "last-event-id": lastEventId,
        },
        maxRetries,
        ...(signal === undefined ? {} : { signal }),
      }),
    judge: () => "continue",
    maxRetries,
    firstDelayMs: parley.settings.retryDelayMs,
    signal,
  });
  for await (const { id, event, data } of events) {
    const value = JSON.parse(data);
    if (event === "hello") since ??= value.position;
    yield { type: event, position: id === undefined ? undefined : Number(id), data: value };
  }
}
