import { assistantCalls } from "./calls/assistants.ts";
import { authCalls } from "./calls/auth.ts";
import { conversationCalls } from "./calls/conversations.ts";
import { endpointCalls } from "./calls/endpoints.ts";
import { inboundSourceCalls } from "./calls/inbound-sources.ts";
import { keyCalls } from "./calls/keys.ts";
import { knowledgeCalls } from "./calls/knowledge.ts";
import { providerCalls } from "./calls/providers.ts";
import { perform } from "./exchange.ts";
import type { AnswerOf, ArgumentsOf, ItemOf, ListName, OperationName, UntypedInput } from "./operation.ts";
import { listItems } from "./pages.ts";
import { openBody, readBody } from "./read-body.ts";
import { type ParleySettings, readSettings, type Settings } from "./settings.ts";
import { type WatchOptions, type WorkspaceEvent, watchWorkspace } from "./watch.ts";
import { writeExchange } from "./write-exchange.ts";

/** A client for all of Parley's HTTP interface. */
export class Parley {
  readonly settings: Readonly<Settings>;
  readonly auth = authCalls(this);
  readonly keys = keyCalls(this);
  readonly knowledge = knowledgeCalls(this);
  readonly conversations = conversationCalls(this);
  readonly assistants = assistantCalls(this);
  /** Who serves language models. */
  readonly providers = providerCalls(this);
  /** Where Parley posts what happened. */
  readonly endpoints = endpointCalls(this);
  /** Where others post to Parley. */
  readonly inboundSources = inboundSourceCalls(this);

  constructor(settings: ParleySettings) {
    this.settings = readSettings(settings);
  }

  /** The same client with another credential, e.g. the access token of somebody who signed in. */
  as(apiKey: ParleySettings["apiKey"]): Parley {
    const { apiKey: _former, ...settings } = this.settings;
    return new Parley(apiKey === undefined ? settings : { ...settings, apiKey });
  }

  /**
   * Calls any operation by its method and path. Throws ParleyProblem for what the server refuses and ParleyUnreachable
   * when no answer comes; retries what is worth it.
   */
  async request<Name extends OperationName>(name: Name, ...[input]: ArgumentsOf<Name>): Promise<AnswerOf<Name>> {
    const exchange = await writeExchange(this.settings, name, (input ?? {}) as UntypedInput);
    return (await perform(exchange, readBody)) as AnswerOf<Name>;
  }

  /** Everything in a list, page after page; `limit` is the size of a page. */
  list<Name extends ListName>(name: Name, ...[input]: ArgumentsOf<Name>): AsyncGenerator<ItemOf<Name>, void> {
    return listItems(this, name, (input ?? {}) as UntypedInput);
  }

  /** What happens in the workspace, as it happens, until `signal` aborts or the loop is left. Reconnects by itself. */
  watch(options: WatchOptions = {}): AsyncGenerator<WorkspaceEvent, void> {
    return watchWorkspace(this, options);
  }

  /** Any operation, its types given up: the bytes of the answer. Streams are built on it. */
  async open(name: OperationName, input: UntypedInput): Promise<ReadableStream<Uint8Array>> {
    return perform(await writeExchange(this.settings, name, input), openBody);
  }
}
