import type { Kernel } from "../../../kernel/kernel.ts";
import { inShareOf } from "../../../kernel/sharing/share.ts";
import { inTransaction, sqlState } from "../../../kernel/storage/database.ts";
import type { Gatherer } from "../../../kernel/storage/gatherer.ts";
import type { EndpointWithQueue } from "../endpoints/store.ts";
import type { QueueKey } from "../queue/store.ts";
import { circuitBreaker } from "../retrying/circuit-breaker.ts";
import { FlowControl } from "./flow-control.ts";
import { KnownEndpoint } from "./known-endpoint.ts";
import type { DueDelivery } from "./load-due-deliveries.ts";
import { prepareMessages } from "./prepare-messages.ts";
import type { Recorded, Result } from "./record-results.ts";
import { releaseEndpoint } from "./release-endpoint.ts";
import { sendAttempt } from "./send-attempt.ts";
import { type ReadyDelivery, SendQueue } from "./send-queue.ts";
import { isOver, maySend, nextSenderState, type SenderEvent, type SenderState, type Visit } from "./sender-state.ts";
import { type DueRequest, writeQueueHealth } from "./store.ts";
import { probeDisabledEndpoint } from "./test-endpoint.ts";

/** A queue without work is kept so long: to release and claim it costs a commit each. */
const lingerMs = 300;
/** The pause after the database failed. */
const troubleDelayMs = 1_000;

type SenderParts = {
  kernel: Kernel;
  /** The node that holds the queue. */
  nodeId: string;
  results: Gatherer<Result, Recorded>;
  loadDue(request: DueRequest): Promise<DueDelivery[]>;
  /** Is called once, when the sender does not hold the queue any more. */
  onEnd(sender: EndpointSender): void;
};

/**
 * Sends the queue of one endpoint while this node holds it. No other node sends to the endpoint
 * meanwhile.
 */
export class EndpointSender {
  readonly key: QueueKey;
  readonly #parts: SenderParts;
  readonly #endpoint: KnownEndpoint;
  readonly #flow: FlowControl;
  readonly #queue = new SendQueue();
  #state: SenderState = "ready";
  #inFlight = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(key: QueueKey, parts: SenderParts) {
    this.key = key;
    this.#parts = parts;
    this.#endpoint = new KnownEndpoint(parts.kernel, key);
    this.#flow = new FlowControl(key);
  }

  /** Tells whether the endpoint is only probed. */
  get isFailing(): boolean {
    return this.#flow.isFailing;
  }

  /** There may be something to send. */
  wake(): void {
    this.#queue.mayHaveMore = true;
    this.#work();
  }

  /** The endpoint, or what is due there, was changed on this node. */
  refresh(): void {
    this.#endpoint.forget();
    this.wake();
  }

  /** Sends nothing more. Requests in flight are still answered and recorded. */
  stop(): void {
    this.#become("stop");
    this.#work();
  }

  /**
   * Stops waiting for requests in flight. That they have no answer says nothing of the receiver.
   */
  abandon(): void {
    this.#become("abandon");
    this.#finish();
  }

  #isSuspended(): boolean {
    const { standings, readOnly } = this.#parts.kernel;
    return readOnly.state !== "open" || standings.isSuspended(this.key.workspaceId);
  }

  #become(event: SenderEvent): void {
    this.#state = nextSenderState(this.#state, event);
  }

  #end(): void {
    // A visit may find the queue gone after the node stopped waiting.
    if (isOver(this.#state)) return;
    this.#become("end");
    this.#finish();
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#parts.onEnd(this);
  }

  /** Does whatever can be done now. Called after everything that may have changed it. */
  #work(): void {
    if (this.#state === "draining") {
      this.#queue.drop();
      if (this.#queue.heldCount === 0) this.#end();
    }
    if (!maySend(this.#state)) return;
    clearTimeout(this.#timer);
    this.#queue.dropStale();
    if (this.#isSuspended()) {
      this.#leave();
      return;
    }
    const isAvailable = this.#flow.availability(this.#parts.kernel.clock.now()) === "available";
    if (isAvailable && this.#sendReady() === "must-wait") return;
    if (this.#state !== "ready") return;
    const isWanted = this.#queue.mayHaveMore && this.#queue.size === 0 && this.#flow.hasRoom(this.#inFlight);
    if (isAvailable && isWanted) this.#visit("load");
    else if (this.#queue.heldCount > 0) return;
    else if (!isAvailable) this.#visit("release");
    else this.#timer = setTimeout(() => this.#visit("release"), lingerMs);
  }

  /**
   * Sends what is ready and may go. `must-wait`: a confirmation or the rate limit comes first, and
   * then more work.
   */
  #sendReady(): "done" | "must-wait" {
    while (this.#queue.size > 0 && this.#flow.hasRoom(this.#inFlight)) {
      if (!this.#endpoint.isCurrent()) {
        this.#visit("confirm");
        return "must-wait";
      }
      const waitMs = this.#flow.takeToken(this.#endpoint.value?.rateLimitPerSecond ?? null);
      if (waitMs > 0) {
        this.#workIn(waitMs);
        return "must-wait";
      }
      void this.#send(this.#queue.shift()!);
    }
    return "done";
  }

  /** Gives the queue of a suspended workspace back. No node claims it before the workspace goes on. */
  #leave(): void {
    this.#queue.drop();
    if (this.#queue.heldCount === 0) this.#visit("release");
  }

  #workIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#work(), delayMs);
  }

  /**
   * Visits the database, unless a visit is under way: after that visit, `#work` decides again.
   */
  #visit(visit: Visit): void {
    if (this.#state !== "ready") return;
    this.#become(visit);
    const begin = () => (visit === "load" ? this.#load() : visit === "confirm" ? this.#confirm() : this.#release());
    inShareOf(this.key.workspaceId, "work", begin).then(
      () => {
        if (isOver(this.#state)) return;
        this.#become("visit-ended");
        this.#work();
      },
      (error: Error) => {
        if (isOver(this.#state)) return;
        this.#become("visit-ended");
        this.#queue.mayHaveMore = true;
        this.#parts.kernel.log.warn({ error: error.name, visit }, "an endpoint's queue could not be read; retrying");
        if (this.#state === "draining") this.#work();
        else this.#workIn(troubleDelayMs);
      },
    );
  }

  async #load(): Promise<void> {
    const { kernel, loadDue } = this.#parts;
    this.#queue.mayHaveMore = false;
    const known = this.#endpoint.value;
    const mayReuse = known?.status === "enabled" && this.#endpoint.isCurrent() && !this.isFailing;
    const endpoint = mayReuse ? known : await this.#readEndpoint();
    if (endpoint === undefined) return this.#end();
    const isAvailable = this.#flow.availability(kernel.clock.now()) === "available";
    if (endpoint.disabledReason === "failing" && isAvailable) return this.#probe(endpoint);
    if (endpoint.status === "disabled" || !isAvailable) return;
    const limit = this.#flow.pageSize(endpoint.rateLimitPerSecond);
    const due = await loadDue({ ...this.key, heldIds: this.#queue.heldIds, limit });
    this.#queue.mayHaveMore = due.length === limit;
    const { ready, erased } = await prepareMessages(kernel, endpoint, due);
    for (const { id } of due) this.#queue.hold(id);
    for (const delivery of erased) this.#record({ ...this.#resultOf(delivery), status: "cancelled" });
    this.#queue.push(ready);
  }

  /**
   * Checks that the ready messages may still be sent: any node may have disabled, moved or deleted
   * the endpoint.
   */
  async #confirm(): Promise<void> {
    const before = this.#endpoint.value;
    const endpoint = await this.#readEndpoint();
    if (endpoint === undefined) return this.#end();
    if (endpoint.updatedAt.getTime() !== before?.updatedAt.getTime()) this.#queue.drop();
  }

  /**
   * Gives undefined when the endpoint was deleted, or when another node adopted its queue while this one
   * seemed dead.
   */
  async #readEndpoint(): Promise<EndpointWithQueue | undefined> {
    const isFirst = this.#endpoint.value === undefined;
    const endpoint = await this.#endpoint.read();
    if (endpoint === undefined) return undefined;
    this.#flow.readFrom(endpoint, { isFirst, isNewer: this.#queue.heldCount === 0 });
    return endpoint.nodeId === this.#parts.nodeId ? endpoint : undefined;
  }

  async #probe(endpoint: EndpointWithQueue): Promise<void> {
    const { kernel } = this.#parts;
    if (await probeDisabledEndpoint(kernel, endpoint, this.#endpoint.keys)) {
      this.#queue.mayHaveMore = true;
      return;
    }
    this.#flow.pauseUntil(new Date(kernel.clock.now() + circuitBreaker.probeDisabledMs));
    await inTransaction(kernel.database, (tx) => writeQueueHealth(tx, [this.#flow.health]));
  }

  async #release(): Promise<void> {
    // A message may have been sent since the release was planned.
    if (this.#queue.heldCount > 0) return;
    if (!(await releaseEndpoint(this.#parts.kernel, this.key, this.#parts.nodeId))) return this.#end();
    this.#flow.resume();
    this.#queue.mayHaveMore = true;
  }

  async #send({ delivery, message }: ReadyDelivery): Promise<void> {
    const { kernel } = this.#parts;
    const { url, concurrency } = this.#endpoint.value!;
    this.#inFlight++;
    const { retryAfterMs, ...attempt } = await sendAttempt(kernel, url, this.#endpoint.keys, message);
    this.#inFlight--;
    if (this.#state === "abandoned") return;
    const nowMs = kernel.clock.now();
    const before = this.#flow.health;
    const judged = this.#flow.learn({ ...attempt, retryAfterMs }, delivery.roundCount + 1, nowMs, concurrency);
    if (this.#flow.availability(nowMs) !== "available") this.#queue.drop();
    const { status, nextAttemptAt, disable, isWarning } = judged;
    const health = judged.health === before ? null : judged.health;
    this.#record({ ...this.#resultOf(delivery), url, attempt, status, nextAttemptAt, health, disable, isWarning });
    this.#work();
  }

  #record(result: Result): void {
    this.#parts.results.add(result)!.then(
      ({ isStale }) => {
        this.#queue.release(result.id);
        if (isStale) this.#startAfresh();
        // The next delivery of the same order key may be due now.
        if (result.orderKey !== null && result.status !== "pending") this.#queue.mayHaveMore = true;
        this.#work();
      },
      (error: Error) => {
        const { log } = this.#parts.kernel;
        log.error({ error: error.name, code: sqlState(error) }, "a delivery could not be recorded; it is still owed");
        this.#queue.release(result.id);
        // Sending it again at once would repeat whatever went wrong.
        this.#workIn(troubleDelayMs);
      },
    );
  }

  /** The endpoint has another URL: what was learned is of the former one. */
  #startAfresh(): void {
    this.#flow.reset();
    this.#endpoint.forget();
    this.#queue.mayHaveMore = true;
  }

  #resultOf({ id, position, orderKey, attemptCount, roundCount, event }: DueDelivery): Result {
    return {
      ...this.key,
      ...{ id, position, orderKey, attemptCount, roundCount, eventId: event.id, type: event.type },
      ...{ status: "pending", nextAttemptAt: null, attempt: null, url: null },
      ...{ health: null, disable: null, isWarning: false },
    };
  }
}
