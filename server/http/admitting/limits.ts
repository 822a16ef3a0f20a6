import type { FastifyRequest } from "fastify";
import { refusals } from "../../kernel/counter.ts";
import { Problem, rateLimited } from "../../kernel/problem.ts";
import { subjectOfAddress } from "../../kernel/wire/address-list.ts";
import type { Head } from "../answering/send-answer.ts";

/**
 * Requests a minute; 0 = no limit. Each node counts for itself, so n nodes together admit n times
 * as many.
 */
export type LimitConfig = { key: number; public: number; signin: number; signup: number };
type LimitName = keyof LimitConfig;

export type Limits = {
  /**
   * Counts one request and adds the RateLimit headers to the answer. Throws rate-limited above the
   * limit.
   */
  count(name: LimitName, subject: string, head: Head): void;
};

export const windowSeconds = 60;

export function createLimits(config: LimitConfig, nowMs: () => number = () => performance.now()): Limits {
  const counters = new Map<LimitName, Counter>();
  for (const [name, most] of Object.entries(config) as [LimitName, number][]) {
    if (most > 0) counters.set(name, { most, policy: `"${name}";q=${most};w=${windowSeconds}`, windows: new Map() });
  }
  return {
    count(name, subject, head) {
      const counter = counters.get(name);
      if (counter === undefined) return;
      const now = nowMs();
      const window = windowOf(counter.windows, subject, now);
      window.count++;
      // The header fields of draft-ietf-httpapi-ratelimit-headers.
      const secondsLeft = Math.ceil((window.endsAtMs - now) / 1000);
      const left = Math.max(0, counter.most - window.count);
      head.push("ratelimit-policy", counter.policy, "ratelimit", `"${name}";r=${left};t=${secondsLeft}`);
      if (window.count <= counter.most) return;
      refusals.add(`by="limit-${name}"`);
      throw tooMany(counter.most, Math.max(1, secondsLeft));
    },
  };
}

/**
 * A window begins with a subject's first request. All last equally long, so they end in the order
 * they began.
 */
export type Window = { count: number; endsAtMs: number };
type Counter = { most: number; policy: string; windows: Map<string, Window> };

export function windowOf(windows: Map<string, Window>, subject: string, nowMs: number): Window {
  const current = windows.get(subject);
  if (current !== undefined && current.endsAtMs > nowMs) return current;
  for (const [other, { endsAtMs }] of windows) {
    if (endsAtMs > nowMs) break;
    windows.delete(other);
  }
  const begun = { count: 0, endsAtMs: nowMs + windowSeconds * 1000 };
  windows.set(subject, begun);
  return begun;
}

function tooMany(most: number, waitSeconds: number): Problem {
  return new Problem(rateLimited, `More than ${most} requests came within a minute. Try again in ${waitSeconds} s.`, {
    headers: { "retry-after": String(waitSeconds) },
  });
}

/**
 * Decides whose limit a request counts against. Everybody can read a publishable key, so that its
 * callers are told apart by their addresses.
 */
export function subjectOfCaller({ caller, ip }: FastifyRequest): { name: "key" | "public"; subject: string } {
  return caller === null || caller.kind === "publishable-key"
    ? { name: "public", subject: subjectOfAddress(ip) }
    : { name: "key", subject: caller.sessionId ?? caller.id };
}
