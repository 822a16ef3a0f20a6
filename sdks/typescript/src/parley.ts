import { assistantCalls } from "./calls/assistant-calls.ts";
import { authCalls } from "./calls/auth-calls.ts";
import { conversationCalls } from "./calls/conversation-calls.ts";
import { endpointCalls } from "./calls/endpoint-calls.ts";
import { inboundSourceCalls } from "./calls/inbound-source-calls.ts";
import { keyCalls } from "./calls/key-calls.ts";
import { knowledgeCalls } from "./calls/knowledge-calls.ts";
import { providerCalls } from "./calls/provider-calls.ts";
import { perform } from "./exchanging/exchange.ts";
import { openBody, readBody } from "./exchanging/read-body.ts";
import { writeExchange } from "./exchanging/write-exchange.ts";
import { listItems } from "./list-items.ts";
import type { AnswerOf, ArgumentsOf, ItemOf, ListName, OperationName, UntypedInput } from "./operation.ts";
import { type ParleySettings, readSettings, type Settings } from "./settings.ts";
import { type WatchOptions, type WorkspaceEvent, watchWorkspace } from "./watch-workspace.ts";

/** A client for Parley's whole HTTP API. */
export class Parley {
  readonly settings: Readonly<Settings>;
  // The types are named, because an inferred one would be copied into the declarations without its comments.
  readonly auth: ReturnType<typeof authCalls> = authCalls(this);
  readonly keys: ReturnType<typeof keyCalls> = keyCalls(this);
  readonly knowledge: ReturnType<typeof knowledgeCalls> = knowledgeCalls(this);
  readonly conversations: ReturnType<typeof conversationCalls> = conversationCalls(this);
  readonly assistants: ReturnType<typeof assistantCalls> = assistantCalls(this);
  /** Providers of language models. */
  readonly providers: ReturnType<typeof providerCalls> = providerCalls(this);
  /** Parley sends webhooks to these. */
  readonly endpoints: ReturnType<typeof endpointCalls> = endpointCalls(this);
  /** Sources of incoming webhooks. */
  readonly inboundSources: ReturnType<typeof inboundSourceCalls> = inboundSourceCalls(this);

  constructor(settings: ParleySettings) {
    this.settings = readSettings(settings);
  }

  /** The same client with another credential, e.g. the access token of a member who signed in. */
  as(apiKey: ParleySettings["apiKey"]): Parley {
    const { apiKey: _former, ...settings } = this.settings;
    return new Parley(apiKey === undefined ? settings : { ...settings, apiKey });
  }

  /**
   * Calls any operation by its method and path, and retries passing failures.
   * @throws ParleyProblem when the server refuses the request or fails
   * @throws ParleyUnreachable when no answer arrives
   * @example
   * await parley.request("GET /api/messages/{messageId}/provenance", { params: { messageId } });
   */
  async request<Name extends OperationName>(name: Name, ...[input]: ArgumentsOf<Name>): Promise<AnswerOf<Name>> {
    const exchange = await writeExchange(this.settings, name, (input ?? {}) as UntypedInput);
    return (await perform(exchange, readBody)) as AnswerOf<Name>;
  }

  /** Yields all items of a list, page after page. `limit` is the size of a page. */
  list<Name extends ListName>(name: Name, ...[input]: ArgumentsOf<Name>): AsyncGenerator<ItemOf<Name>, void> {
    return listItems(this, name, (input ?? {}) as UntypedInput);
  }

  /**
   * Yields the events of the workspace as they happen, until `signal` aborts or the loop ends.
   * Reconnects by itself.
   */
  watch(options: WatchOptions = {}): AsyncGenerator<WorkspaceEvent, void> {
    return watchWorkspace(this, options);
  }

  /**
   * Calls any operation without its types, and gives the bytes of the answer. Streams are built on
   * it.
   */
  async open(name: OperationName, input: UntypedInput): Promise<ReadableStream<Uint8Array>> {
    return perform(await writeExchange(this.settings, name, input), openBody);
  }
}
