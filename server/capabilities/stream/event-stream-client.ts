import type { Caller } from "../../kernel/caller.ts";
import { type EventStream, openEventStream } from "../../kernel/wire/event-stream.ts";
import type { Call } from "../../kernel/wire/route.ts";
import type { Client } from "./client.ts";
import type { EncodedMessage } from "./encoded-message.ts";

export function openEventStreamClient(call: Call<unknown, unknown, unknown>, caller: Caller): Client {
  return new EventStreamClient(caller, call.version, openEventStream(call, { caller }));
}

/** A client that is connected by Server-Sent Events. */
class EventStreamClient implements Client {
  readonly caller: Caller;
  readonly version: string;
  readonly #stream: EventStream;

  constructor(caller: Caller, version: string, stream: EventStream) {
    this.caller = caller;
    this.version = version;
    this.#stream = stream;
  }

  get isOpen(): boolean {
    return this.#stream.isOpen;
  }

  write(message: EncodedMessage): Promise<void> | undefined {
    return this.#stream.write(message.streamBytes);
  }

  writeIfKeepingUp(message: EncodedMessage): void {
    if (this.#stream.isKeepingUp) void this.#stream.write(message.streamBytes);
  }

  onEnd(run: () => void): void {
    if (this.isOpen) this.#stream.signal.addEventListener("abort", run, { once: true });
    else run();
  }
}
