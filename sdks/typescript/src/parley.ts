import { callRoute, send } from "./call-route.ts";
import { checkNumbers } from "./check-numbers.ts";
import { askWithToken } from "./credentials/ask-with-token.ts";
import { requireExactJson } from "./exchanging/exact-json.ts";
import { openBody } from "./exchanging/read-body.ts";
import type { Calls } from "./generated/calls.generated.d.ts";
import { listItems } from "./list-items.ts";
import { withLog } from "./log-calls.ts";
import type {
  AnswerOf,
  ArgumentsOf,
  Call,
  ItemOf,
  List,
  ListName,
  OperationName,
  UntypedInput,
} from "./operation.d.ts";
import { findRoute, groups } from "./operation-table.ts";
import { type ParleySettings, readSettings, type Settings } from "./settings.ts";
import { type WatchOptions, type WorkspaceEvent, watchWorkspace } from "./watch-workspace.ts";
import { wholeClient } from "./whole-client.ts";

/** The calls that are not one operation each. */
class Client {
  readonly settings: Readonly<Settings>;

  constructor(settings: ParleySettings = {}) {
    const { bigIntegers = false, accessToken } = settings;
    if (bigIntegers) requireExactJson();
    this.settings = Object.assign(readSettings(withLog(withKey(settings)), wholeClient), { bigIntegers });
    checkNumbers(this.settings);
    // The function is not enumerable, so that `as` replaces it together with the key.
    Object.defineProperty(this.settings, "accessToken", { value: accessToken });
    for (const [name, routes] of groups) {
      const call =
        (route: (typeof routes)[number]) =>
        (...given: unknown[]) =>
          callRoute(this.settings, route, given);
      let group: object | undefined;
      const get = () => (group ??= Object.fromEntries(routes.map((route) => [route.name, call(route)])));
      Object.defineProperty(this, name, { get, enumerable: true });
    }
  }

  /** The same client with another credential, e.g. the access token of a member who signed in. */
  as(apiKey: ParleySettings["apiKey"]): Parley {
    return new Parley({ ...this.settings, apiKey: apiKey ?? null });
  }

  /**
   * Calls any operation by its method and path, and retries passing failures.
   * @throws ParleyProblem when the server refuses the request or fails
   * @throws ParleyUnreachable when no answer arrives
   * @example
   * await parley.request("GET /api/messages/{messageId}/provenance", { params: { messageId } });
   */
  request<Name extends OperationName>(name: Name, ...[input]: ArgumentsOf<Name>): Call<AnswerOf<Name>> {
    return send(this.settings, findRoute(name), (input ?? {}) as UntypedInput) as Call<AnswerOf<Name>>;
  }

  /** Yields all items of a list, page after page. `limit` is the size of a page. */
  list<Name extends ListName>(name: Name, ...[input]: ArgumentsOf<Name>): List<ItemOf<Name>, AnswerOf<Name>> {
    const { query, ...rest } = (input ?? {}) as UntypedInput;
    const ask = (cursor: string | undefined) =>
      send(this.settings, findRoute(name), {
        ...rest,
        query: cursor === undefined ? { ...query } : { ...query, cursor },
      });
    return listItems(ask as Parameters<typeof listItems>[0]) as unknown as List<ItemOf<Name>, AnswerOf<Name>>;
  }

  /**
   * Yields the events of the workspace as they happen, until `signal` aborts or the loop ends.
   * Reconnects by itself. The events are those that `webhooks.unwrap` gives.
   */
  watch(options: WatchOptions = {}): AsyncGenerator<WorkspaceEvent, void> {
    return watchWorkspace(this.settings, options);
  }

  /**
   * Calls any operation without its types, and gives the bytes of the answer. Streams are built on
   * it.
   */
  async open(name: OperationName, input: UntypedInput): Promise<ReadableStream<Uint8Array>> {
    return askWithToken(this.settings, findRoute(name), input, openBody);
  }
}

/** The settings of a client, whose key is not enumerable, stay as they are. */
function withKey(settings: ParleySettings): ParleySettings {
  const { accessToken } = settings;
  return accessToken === undefined ? settings : { ...settings, apiKey: () => accessToken() };
}

/** A client for Parley's whole HTTP API. */
export type Parley = Client & Calls;

/**
 * A client for Parley's whole HTTP API.
 * @example
 * const parley = new Parley({ endpoint: "https://assistant.example.com", apiKey });
 * await parley.leads.create({ email: "ada@example.com" });
 */
export const Parley = Client as new (settings?: ParleySettings) => Parley;
