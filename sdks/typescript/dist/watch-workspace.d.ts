import { type UserToken } from "./credentials/user-token.js";
import type { WebhookEvents } from "../src/generated/api-types.generated.js";
import type { QueryOf } from "../src/operation.js";
import type { Settings } from "./settings.js";
/** An event that is stored: the one that a webhook brings, with its place in the workspace. */
type StoredEvent = {
    id: string;
    position: number;
} & WebhookEvents[keyof WebhookEvents];
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
export declare function watchWorkspace(settings: Settings, options: WatchOptions): AsyncGenerator<WorkspaceEvent, void>;
export {};
