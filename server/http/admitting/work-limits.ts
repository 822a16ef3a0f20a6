import type { FastifyRequest } from "fastify";
import { refusals } from "../../kernel/counter.ts";
import { Problem, rateLimited } from "../../kernel/problem.ts";
import type { Cost } from "../../kernel/wire/cost.ts";
import type { Route } from "../../kernel/wire/route.ts";
import { type LimitConfig, subjectOfCaller, type Window, windowOf, windowSeconds } from "./limits.ts";

/** On average a request may cost so much. Most cost less than a tenth of it. */
const workMsPerRequest = 100;

type WorkLimits = {
  /**
   * Adds the cost of a call to those of its caller in this minute. Throws rate-limited when they
   * would be too much. A single call is always possible, however much it costs.
   */
  spend(request: FastifyRequest, cost: Cost): void;
};

/**
 * A few hundred requests can cost more than a server has: long texts, searches of a large index,
 * documents to parse. So each caller's limit of requests a minute is one of work, too; without the
 * one there is not the other.
 */
export function createWorkLimits(config: LimitConfig, nowMs: () => number = () => performance.now()): WorkLimits {
  const windows = { key: new Map<string, Window>(), public: new Map<string, Window>() };
  return {
    spend(request, { workMs, of }) {
      const { name, subject } = subjectOfCaller(request);
      const most = config[name] * workMsPerRequest;
      if (most === 0) return;
      const now = nowMs();
      const window = windowOf(windows[name], subject, now);
      const secondsLeft = Math.max(1, Math.ceil((window.endsAtMs - now) / 1000));
      const isTooMuch = window.count > 0 && window.count + workMs > most;
      if (!isTooMuch) window.count += workMs;
      const left = Math.max(0, Math.floor(most - window.count));
      request.head.push("ratelimit-policy", `"${name}-work";q=${most};w=${windowSeconds};qu="milliseconds"`);
      request.head.push("ratelimit", `"${name}-work";r=${left};t=${secondsLeft}`);
      if (isTooMuch) throw tooMuchWork(of, secondsLeft);
    },
  };
}

/** The cost is spent where the handler runs: a retry that gets its stored answer costs nothing. */
export function withCost(route: Route, workLimits: WorkLimits): Route {
  const { handler, definition } = route;
  const { cost } = definition;
  if (cost === undefined) return route;
  return {
    ...route,
    handler: (call) => {
      workLimits.spend(call.request, cost(call));
      return handler(call);
    },
  };
}

function tooMuchWork(of: string, waitSeconds: number): Problem {
  refusals.add('by="work"');
  const detail = `This request (${of}) would make too much work for one minute. Try again in ${waitSeconds} s, or send less.`;
  return new Problem(rateLimited, detail, { headers: { "retry-after": String(waitSeconds) } });
}
