import type { FastifyReply } from "fastify";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { Problem, rateLimited } from "../kernel/problem.ts";

/** Requests a minute; 0 = no limit. Counted per node: a fleet of n nodes lets n times as many through. */
export type LimitConfig = { key: number; public: number; signin: number; signup: number };
export type LimitName = keyof LimitConfig;

export type Limits = {
  /** Counts one request. Throws rate-limited when there were too many. Writes the RateLimit headers. */
  count(name: LimitName, subject: string, reply: FastifyReply): Promise<void> | undefined;
};

const windowSeconds = 60;

export function createLimits(config: LimitConfig): Limits {
  const limiters = new Map<LimitName, RateLimiterMemory>();
  for (const [name, points] of Object.entries(config) as [LimitName, number][]) {
    if (points > 0) limiters.set(name, new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds }));
  }
  return {
    count(name, subject, reply) {
      const limiter = limiters.get(name);
      if (limiter === undefined) return undefined;
      return limiter.consume(subject).then(
        (state) => writeHeaders(reply, name, limiter.points, state),
        (state: unknown) => {
          if (state instanceof Error) throw state;
          const refused = state as RateLimiterRes;
          writeHeaders(reply, name, limiter.points, refused);
          const waitSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
          throw new Problem(
            rateLimited,
            `More than ${limiter.points} requests a minute. Try again in ${waitSeconds} s.`,
            {
              headers: { "retry-after": String(waitSeconds) },
            },
          );
        },
      );
    },
  };
}

/** The header fields of draft-ietf-httpapi-ratelimit-headers. */
function writeHeaders(reply: FastifyReply, name: LimitName, points: number, state: RateLimiterRes): void {
  const secondsLeft = Math.ceil(state.msBeforeNext / 1000);
  reply.header("ratelimit-policy", `"${name}";q=${points};w=${windowSeconds}`);
  reply.header("ratelimit", `"${name}";r=${Math.max(0, state.remainingPoints)};t=${secondsLeft}`);
}

/** One subject per household: IPv6 callers own a /64 at least, and IPv4-mapped addresses are IPv4. */
export function subjectOfAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === "" ? [] : tail.split(":");
  const full = address.includes("::")
    ? [...groups, ...Array(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest]
    : groups;
  return `${full.slice(0, 4).join(":")}::/64`;
}
