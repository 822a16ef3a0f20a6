import type { Calls } from "../src/generated/calls.generated.js";
import type { AnswerOf, ArgumentsOf, Call, ItemOf, List, ListName, OperationName, UntypedInput } from "../src/operation.js";
import { type ParleySettings, type Settings } from "./settings.js";
import { type WatchOptions, type WorkspaceEvent } from "./watch-workspace.js";
/** The calls that are not one operation each. */
declare class Client {
    readonly settings: Readonly<Settings>;
    constructor(settings?: ParleySettings);
    /** The same client with another credential, e.g. the access token of a member who signed in. */
    as(apiKey: ParleySettings["apiKey"]): Parley;
    /**
     * Calls any operation by its method and path, and retries passing failures.
     * @throws ParleyProblem when the server refuses the request or fails
     * @throws ParleyUnreachable when no answer arrives
     * @example
     * await parley.request("GET /api/messages/{messageId}/provenance", { params: { messageId } });
     */
    request<Name extends OperationName>(name: Name, ...[input]: ArgumentsOf<Name>): Call<AnswerOf<Name>>;
    /** Yields all items of a list, page after page. `limit` is the size of a page. */
    list<Name extends ListName>(name: Name, ...[input]: ArgumentsOf<Name>): List<ItemOf<Name>, AnswerOf<Name>>;
    /**
     * Yields the events of the workspace as they happen, until `signal` aborts or the loop ends.
     * Reconnects by itself. The events are those that `webhooks.unwrap` gives.
     */
    watch(options?: WatchOptions): AsyncGenerator<WorkspaceEvent, void>;
    /**
     * Calls any operation without its types, and gives the bytes of the answer. Streams are built on
     * it.
     */
    open(name: OperationName, input: UntypedInput): Promise<ReadableStream<Uint8Array>>;
}
/** A client for Parley's whole HTTP API. */
export type Parley = Client & Calls;
/**
 * A client for Parley's whole HTTP API.
 * @example
 * const parley = new Parley({ endpoint: "https://assistant.example.com", apiKey });
 * await parley.leads.create({ email: "ada@example.com" });
 */
export declare const Parley: new (settings?: ParleySettings) => Parley;
export {};
