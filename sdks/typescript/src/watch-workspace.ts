import { readUserToken, type UserToken } from "./credentials/user-token.ts";
import { ask } from "./exchanging/ask.ts";
import { readEvents } from "./exchanging/read-events.ts";
import type { WebhookEvents } from "./generated/api-types.generated.d.ts";
import type { QueryOf } from "./operation.d.ts";
import { resumeEvents } from "./resume-events.ts";
import type { Settings } from "./settings.ts";

/** An event that is stored: the one that a webhook brings, with its place in the workspace. */
type StoredEvent = { id: string; position: number } & WebhookEvents[keyof WebhookEvents];

/** `hello`, presence, typing and who looks are not stored, and have no position. Newer servers may send other types. */
type PassingEvent = {
  type: "hello" | "presence" | "seen" | "typing" | "viewing";
  id?: undefined;
  position?: undefined;
  data: Record<string, unknown>;
};

/** An event of the workspace. */
export type WorkspaceEvent = StoredEvent | PassingEvent;

export type WatchOptions = QueryOf<"GET /api/stream"> & {
  signal?: AbortSignal;
  visitorToken?: string;
  /**
   * With a publishable key: proves who the user is. The stream contains the user's conversations.
   */
  userToken?: UserToken;
  /**
   * The number of connections in a row that may fail. Default: any number, as for the EventSource of browsers.
   */
  maxRetries?: number;
};

const stream = { method: "GET", path: "/api/stream", flags: "" };

export async function* watchWorkspace(settings: Settings, options: WatchOptions): AsyncGenerator<WorkspaceEvent, void> {
  const { signal, visitorToken, userToken, maxRetries = Number.POSITIVE_INFINITY, ...query } = options;
  // `hello` names the first position. A connection that is lost before the first event resumes
  // there.
  let { since } = query;
  const events = resumeEvents({
    open: async (lastEventId) =>
      ask(
        settings,
        stream,
        {
          query: { ...query, since },
          headers: {
            accept: "text/event-stream",
            "x-visitor-token": visitorToken,
            "x-user-token": await readUserToken(userToken),
            "last-event-id": lastEventId,
          },
          maxRetries,
          ...(signal === undefined ? {} : { signal }),
        },
        readEvents,
      ),
    judge: () => "continue",
    maxRetries,
    firstDelayMs: settings.retryDelayMs,
    signal,
  });
  for await (const { id, event, data } of events) {
    const value = JSON.parse(data);
    if (event === "hello") since ??= value.position;
    // An event that is not stored has no envelope: all of it is data.
    yield (
      id === undefined ? { type: event, data: value } : { type: event, position: Number(id), ...value }
    ) as WorkspaceEvent;
  }
}
