import type { FastifyRequest } from "fastify";
import type { Caller } from "../../kernel/caller.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { outputOf } from "../../kernel/logger.ts";
import { state } from "../../kernel/state.ts";

/** Lines wait so long for others, because each write to the output costs as much as several lines. */
const heldMs = 100;
const maxHeldLength = 64 * 1024;
const firstErrorStatus = 400;

/**
 * Logs a line for each request, with the pattern of its route and never with what the client sent: no
 * path, no query, no text. The lines are written by hand, because the logger took as long for one as
 * routing takes.
 */
class RequestLog {
  readonly #kernel: Kernel;
  readonly #leastStatus: number;
  readonly #callers = new WeakMap<Caller, string>();
  #held = "";
  #timer: NodeJS.Timeout | undefined;

  constructor(kernel: Kernel) {
    this.#kernel = kernel;
    const { logRequests } = kernel.config;
    const isOff = logRequests === "off" || !kernel.log.isLevelEnabled("info");
    this.#leastStatus = isOff ? Number.POSITIVE_INFINITY : logRequests === "errors" ? firstErrorStatus : 0;
  }

  add(request: FastifyRequest, status: number, durationMs: number): void {
    if (status < this.#leastStatus) return;
    const { caller, method, id } = request;
    const route = request.routeOptions?.url ?? "unknown";
    const by = caller === null ? "" : this.#fieldOf(caller);
    const ms = Math.round(durationMs * 10) / 10;
    this.#held += `{"level":30,"time":${Date.now()},"name":"parley","requestId":"${id}","method":"${method}","route":"${route}","status":${status},"ms":${ms}${by},"msg":"answered"}\n`;
    if (this.#held.length >= maxHeldLength) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), heldMs);
  }

  /** Writes what waits. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const text = this.#held;
    this.#held = "";
    if (text !== "") outputOf(this.#kernel.log).write(text);
  }

  /** A caller is kept as long as its credential, so that the id is written once for many requests. */
  #fieldOf(caller: Caller): string {
    const known = this.#callers.get(caller);
    if (known !== undefined) return known;
    const prefix = caller.kind === "member" ? "usr" : "key";
    const id = this.#kernel.ids.find((one) => one.prefix === prefix)?.format(caller.id) ?? caller.id;
    const field = `,"caller":"${id}"`;
    this.#callers.set(caller, field);
    return field;
  }
}

export const requestLogOf = state((kernel) => new RequestLog(kernel));
