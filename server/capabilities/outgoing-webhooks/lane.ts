// Long because it is one life: what a lane loads, sends, learns and gives back only makes sense together.

import type { Kernel } from "../../kernel/kernel.ts";
import { expandEvents } from "../../kernel/log/event.ts";
import { inTransaction } from "../../kernel/storage/database.ts";
import { recoverEndpoint } from "./disable-endpoint.ts";
import { openKeys, type SigningKeys } from "./endpoint-keys.ts";
import { judgeAttempt } from "./judge-attempt.ts";
import type { DueLoader } from "./load-due.ts";
import type { Result, ResultRecorder } from "./record-results.ts";
import { findSentTexts } from "./redact.ts";
import { failuresUntilOpen, probeDisabledMs } from "./schedule.ts";
import { type Message, sendAttempt, writeMessage } from "./send-attempt.ts";
import {
  type ClaimedLane,
  type DueDelivery,
  type EndpointWithLane,
  findEndpoint,
  giveLaneBack,
  type LaneChange,
  lockLanes,
  writeLanes,
} from "./store.ts";
import { writeTestMessage } from "./write-test-message.ts";

/** How long messages may wait here. After that they are read again: their endpoint or what they name may be gone. */
const staleAfterMs = 2_000;
/** How long an endpoint is taken to be as it was read: another node may have changed it. Nothing is sent on older news. */
const knownForMs = 200;
/** How long a lane without work is kept: taking and giving back cost a commit each. */
const lingerMs = 300;
const troubleDelayMs = 1_000;
const leastPage = 8;
const mostPage = 64;

type Ready = { delivery: DueDelivery; message: Message };
type Parts = {
  kernel: Kernel;
  recorder: ResultRecorder;
  loadDue: DueLoader;
  nodeId: string;
  onEnd(lane: Lane): void;
};

/** One endpoint's way, while this node holds it: nobody else sends to the endpoint meanwhile. */
export class Lane {
  readonly #name: ClaimedLane;
  readonly #parts: Parts;
  #endpoint: EndpointWithLane | undefined;
  #readAtMs = Number.NEGATIVE_INFINITY;
  /** Counts what was said to have changed, so that what was read before does not pass for news. */
  #changes = 0;
  #keys: SigningKeys = { secrets: [], privateKey: null };
  #state: LaneChange;
  #queue: Ready[] = [];
  #queuedAtMs = 0;
  /** Deliveries that are queued, on their way, or not yet recorded. */
  readonly #held = new Set<string>();
  #inFlight = 0;
  /** How many may be on their way: grows with success, shrinks when the receiver has too much. */
  #allowed = 1;
  #tokens = 1;
  #tokensAtMs = performance.now();
  #mayHaveMore = true;
  #isBusy = false;
  #isEnded = false;
  #isStopping = false;
  #isAbandoned = false;
  /** The endpoint is disabled, even if the database does not know yet. */
  #isDisabled = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(name: ClaimedLane, parts: Parts) {
    this.#name = name;
    this.#parts = parts;
    this.#state = blankState(name);
  }

  get endpointId(): string {
    return this.#name.endpointId;
  }

  get workspaceId(): string {
    return this.#name.workspaceId;
  }

  get isFailing(): boolean {
    return this.#state.consecutiveFailures >= failuresUntilOpen;
  }

  /** There may be something to send. */
  wake(): void {
    this.#mayHaveMore = true;
    this.#work();
  }

  /** The same, and the endpoint was changed on this node. */
  refresh(): void {
    this.#forgetEndpoint();
    this.wake();
  }

  #forgetEndpoint(): void {
    this.#changes++;
    this.#readAtMs = Number.NEGATIVE_INFINITY;
  }

  /** Begins nothing more; what is on its way still ends. */
  stop(): void {
    this.#isStopping = true;
    this.#dropQueue();
    if (this.#held.size === 0 && !this.#isBusy) this.#end();
  }

  /** The node waits no longer: what is on its way is broken off, which says nothing of the receiver. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#end();
  }

  #work(): void {
    if (this.#isEnded) return;
    if (this.#isStopping) {
      if (this.#held.size === 0 && !this.#isBusy) this.#end();
      return;
    }
    clearTimeout(this.#timer);
    if (performance.now() - this.#queuedAtMs > staleAfterMs && this.#queue.length > 0) this.#dropQueue();
    const isPaused = this.#isDisabled || this.#isPaused();
    while (!isPaused && this.#queue.length > 0 && this.#inFlight < this.#allowed) {
      if (!this.#isKnown()) {
        void this.#alone(() => this.#confirm());
        return;
      }
      const waitMs = this.#waitForToken();
      if (waitMs > 0) {
        this.#workIn(waitMs);
        return;
      }
      void this.#send(this.#queue.shift()!);
    }
    if (this.#isBusy) return;
    if (!isPaused && this.#mayHaveMore && this.#queue.length === 0 && this.#inFlight < this.#allowed) {
      void this.#alone(() => this.#load());
    } else if (this.#held.size === 0) {
      if (isPaused) void this.#alone(() => this.#giveBack());
      else this.#timer = setTimeout(() => void this.#alone(() => this.#giveBack()), lingerMs);
    }
  }

  #workIn(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#work(), delayMs);
  }

  /** One visit to the database at a time; trouble there is waited out. */
  async #alone(step: () => Promise<void>): Promise<void> {
    if (this.#isBusy || this.#isEnded) return;
    this.#isBusy = true;
    try {
      await step();
      this.#isBusy = false;
      this.#work();
    } catch (error) {
      this.#isBusy = false;
      this.#mayHaveMore = true;
      this.#parts.kernel.log.warn({ error: (error as Error).name }, "a lane could not be read; trying again");
      if (this.#isStopping) this.#work();
      else this.#workIn(troubleDelayMs);
    }
  }

  #isPaused(): boolean {
    const { pausedUntil } = this.#state;
    return pausedUntil !== null && pausedUntil.getTime() > this.#parts.kernel.clock.now();
  }

  /** 0 when a message may go by the endpoint's rate; a second's worth may go at once. */
  #waitForToken(): number {
    const perSecond = this.#endpoint?.rateLimitPerSecond ?? null;
    if (perSecond === null) return 0;
    const nowMs = performance.now();
    this.#tokens = Math.min(perSecond, this.#tokens + ((nowMs - this.#tokensAtMs) * perSecond) / 1000);
    this.#tokensAtMs = nowMs;
    if (this.#tokens < 1) return Math.ceil(((1 - this.#tokens) * 1000) / perSecond);
    this.#tokens -= 1;
    return 0;
  }

  #dropQueue(): void {
    for (const { delivery } of this.#queue) this.#held.delete(delivery.id);
    this.#queue = [];
    this.#mayHaveMore = true;
  }

  async #load(): Promise<void> {
    const { nodeId, loadDue } = this.#parts;
    this.#mayHaveMore = false;
    const endpoint = await this.#readEndpoint();
    // Erased, or taken over while this node seemed dead.
    if (endpoint === undefined || endpoint.nodeId !== nodeId) return this.#end();
    if (endpoint.disabledReason === "failing") return this.#probeDisabled(endpoint);
    if (endpoint.status === "disabled" || this.#isPaused()) return;
    const limit = this.#pageSize(endpoint);
    const due = await loadDue({ ...this.#name, heldIds: [...this.#held], limit });
    this.#mayHaveMore = due.length === limit;
    const ready = await this.#write(due);
    this.#queue.push(...ready);
    this.#queuedAtMs = performance.now();
  }

  #isKnown(): boolean {
    return performance.now() - this.#readAtMs < knownForMs;
  }

  /** Looks whether what is queued may still go there: the endpoint may have been disabled, moved or erased by any node. */
  async #confirm(): Promise<void> {
    const before = this.#endpoint;
    const endpoint = await this.#readEndpoint();
    if (endpoint === undefined || endpoint.nodeId !== this.#parts.nodeId) return this.#end();
    if (endpoint.updatedAt.getTime() !== before?.updatedAt.getTime()) this.#dropQueue();
  }

  async #readEndpoint(): Promise<EndpointWithLane | undefined> {
    const known = this.#endpoint;
    if (known?.status === "enabled" && this.#isKnown() && !this.isFailing) return known;
    const { workspaceId, endpointId } = this.#name;
    const changes = this.#changes;
    const endpoint = await findEndpoint(this.#parts.kernel.database.query, workspaceId, endpointId);
    if (changes === this.#changes) this.#readAtMs = performance.now();
    if (endpoint !== undefined) this.#adopt(endpoint);
    return endpoint;
  }

  /** A probe is one message. Where a rate holds, no more is read than soon can go. */
  #pageSize(endpoint: EndpointWithLane): number {
    if (this.isFailing) return 1;
    const page = Math.min(mostPage, Math.max(leastPage, this.#allowed * 8));
    return Math.min(page, (endpoint.rateLimitPerSecond ?? mostPage) * 2);
  }

  #adopt(endpoint: EndpointWithLane): void {
    const isFirst = this.#endpoint === undefined;
    if (
      this.#endpoint?.updatedAt.getTime() !== endpoint.updatedAt.getTime() ||
      endpoint.previousSecretEndsAt !== null
    ) {
      this.#keys = openKeys(this.#parts.kernel, endpoint);
    }
    this.#endpoint = endpoint;
    // While results are on their way to the database, what is known here is newer.
    if (this.#held.size === 0) {
      const { consecutiveFailures, failingSince, pausedUntil, warnedAt } = endpoint;
      this.#state = { ...this.#name, consecutiveFailures, failingSince, pausedUntil, warnedAt };
    }
    if (this.isFailing) this.#allowed = 1;
    else if (isFirst) this.#allowed = endpoint.concurrency;
    else this.#allowed = Math.min(this.#allowed, endpoint.concurrency);
  }

  async #write(due: DueDelivery[]): Promise<Ready[]> {
    const { kernel } = this.#parts;
    const events = due.map((delivery) => delivery.event);
    const expanded = await expandEvents(kernel, kernel.eventTypes, this.#name.workspaceId, events);
    const byPosition = new Map(expanded.map((event) => [event.position, event]));
    const ready: Ready[] = [];
    for (const delivery of due) {
      const event = byPosition.get(delivery.position);
      this.#held.add(delivery.id);
      // What the event names was erased meanwhile: nobody is told of it any more.
      if (event === undefined) this.#record({ ...this.#resultOf(delivery), status: "cancelled" });
      else ready.push({ delivery, message: writeMessage(event, findSentTexts(event.data, delivery.event.data)) });
    }
    return ready;
  }

  async #send({ delivery, message }: Ready): Promise<void> {
    const { kernel } = this.#parts;
    const endpoint = this.#endpoint!;
    this.#inFlight++;
    const { retryAfterMs, ...attempt } = await sendAttempt(kernel, endpoint.url, this.#keys, message);
    this.#inFlight--;
    if (this.#isAbandoned) return;
    const nowMs = kernel.clock.now();
    const judged = judgeAttempt(this.#state, { ...attempt, retryAfterMs }, delivery.roundCount + 1, nowMs);
    if (judged.status === "delivered") this.#allowed = Math.min(endpoint.concurrency, this.#allowed + 1);
    else if (judged.isTooMuch) this.#allowed = Math.max(1, Math.floor(this.#allowed / 2));
    const isChanged = judged.lane !== this.#state;
    this.#state = judged.lane;
    if (this.isFailing) this.#allowed = 1;
    if (judged.disable !== null) this.#isDisabled = true;
    if (this.#isDisabled || this.#isPaused()) this.#dropQueue();
    this.#record({
      ...this.#resultOf(delivery),
      url: endpoint.url,
      attempt,
      status: judged.status,
      nextAttemptAt: judged.nextAttemptAt,
      lane: isChanged ? judged.lane : null,
      disable: judged.disable,
      isWarning: judged.isWarning,
    });
    this.#work();
  }

  #resultOf(delivery: DueDelivery): Result {
    const { id, position, orderKey, attemptCount, roundCount, event } = delivery;
    return {
      ...this.#name,
      id,
      position,
      orderKey,
      attemptCount,
      roundCount,
      eventId: event.id,
      type: event.type,
      url: null,
      status: "pending",
      nextAttemptAt: null,
      attempt: null,
      lane: null,
      disable: null,
      isWarning: false,
    };
  }

  #record(result: Result): void {
    this.#parts.recorder.record(result).then(
      ({ isStale }) => {
        this.#held.delete(result.id);
        if (isStale) this.#beginAnew();
        // The next one of its key may go now.
        if (result.orderKey !== null && result.status !== "pending") this.#mayHaveMore = true;
        this.#work();
      },
      () => {
        this.#held.delete(result.id);
        // It is still owed; sending it again at once would repeat whatever went wrong.
        this.#workIn(troubleDelayMs);
      },
    );
  }

  /** What was learned is of an address that the endpoint has left. */
  #beginAnew(): void {
    this.#state = blankState(this.#name);
    this.#isDisabled = false;
    this.#mayHaveMore = true;
    this.#forgetEndpoint();
  }

  /** Once a day a disabled endpoint is asked whether it answers. */
  async #probeDisabled(endpoint: EndpointWithLane): Promise<void> {
    const { kernel } = this.#parts;
    if (this.#isPaused()) return;
    const sent = await sendAttempt(kernel, endpoint.url, this.#keys, writeTestMessage(kernel, endpoint.id));
    if (sent.statusCode !== null && sent.statusCode >= 200 && sent.statusCode < 300) {
      await recoverEndpoint(kernel, endpoint.workspaceId, endpoint.id, endpoint.failingSince ?? endpoint.updatedAt);
      this.#mayHaveMore = true;
      return;
    }
    this.#state = { ...this.#state, pausedUntil: new Date(kernel.clock.now() + probeDisabledMs) };
    await inTransaction(kernel.database, (tx) => writeLanes(tx, [this.#state]));
  }

  async #giveBack(): Promise<void> {
    const { kernel, nodeId } = this.#parts;
    if (this.#held.size > 0) return;
    const now = new Date(kernel.clock.now());
    const isKept = await inTransaction(kernel.database, async (tx) => {
      const [lane] = await lockLanes(tx, [this.#name]);
      const endpoint = await findEndpoint(tx, this.#name.workspaceId, this.#name.endpointId);
      if (lane?.nodeId !== nodeId || endpoint === undefined) return false;
      const mode = endpoint.status === "enabled" ? "send" : endpoint.disabledReason === "failing" ? "probe" : "rest";
      return giveLaneBack(tx, this.#name, nodeId, now, mode);
    });
    if (!isKept) return this.#end();
    this.#state = { ...this.#state, pausedUntil: null };
    this.#isDisabled = false;
    this.#mayHaveMore = true;
  }

  #end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#timer);
    this.#parts.onEnd(this);
  }
}

function blankState(name: ClaimedLane): LaneChange {
  return { ...name, consecutiveFailures: 0, failingSince: null, pausedUntil: null, warnedAt: null };
}
