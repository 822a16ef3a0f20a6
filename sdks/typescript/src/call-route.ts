import { askWithToken } from "./credentials/ask-with-token.ts";
import { readBody, readDownload, readExactly } from "./exchanging/read-body.ts";
import { readEvents } from "./exchanging/read-events.ts";
import { unexpected, withoutKey } from "./exchanging/read-problem.ts";
import { writeUrl } from "./exchanging/write-exchange.ts";
import { listItems } from "./list-items.ts";
import type { Call, CallOptions, UntypedInput } from "./operation.d.ts";
import type { NamedRoute } from "./operation-table.ts";
import type { Route } from "./route.ts";
import type { Settings } from "./settings.ts";

type Reader = (...given: Parameters<typeof readBody>) => unknown;

/** Sends a request and reads its answer. */
export function send(settings: Settings, route: Route, input: UntypedInput, read?: Reader): Call<unknown> {
  const work = askWithToken(settings, route, input, async (response, ...rest) => {
    await refusePage(route, response, rest[1].key);
    const reader = read ?? (settings.bigIntegers ? readExactly : readBody);
    return { data: await reader(response, ...rest), response };
  });
  const call = work.then(({ data }) => data);
  return Object.assign(call, {
    withResponse() {
      // The caller looks at the other promise, which fails in the same way.
      call.catch(() => undefined);
      return work;
    },
  });
}

/** A proxy, or another server, may answer with a page of its own in place of the interface. */
async function refusePage({ path }: Route, response: Response, key: string | undefined): Promise<void> {
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (isPage && /^\/(?:api|v1)\//.test(path)) throw unexpected(response, withoutKey(await response.text(), key));
}

/** Calls an operation with the arguments of its named call: the path, the body, the query, the options. */
export function callRoute(settings: Settings, route: NamedRoute, given: unknown[]): unknown {
  const rest = [...given];
  const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, rest.shift()]));
  const body = /[bfu]/.test(route.flags) ? bodyOf(route, rest.shift()) : undefined;
  const { query, options } = route.flags.includes("q") ? splitQuery(rest.shift()) : { query: {}, options: {} };
  const input: UntypedInput = { ...options, ...(rest.shift() as CallOptions), params, query, body };
  if (route.flags.includes("w")) return writeUrl(settings, route, input).replace(/^http/, "ws");
  if (route.flags.includes("s")) return openEvents(settings, route, input);
  if (route.flags.includes("d")) return send(settings, route, input, readDownload);
  if (!route.flags.includes("p")) return send(settings, route, input);
  return listItems((cursor) => {
    const page = cursor === undefined ? input : { ...input, query: { ...query, cursor } };
    return send(settings, route, page) as ReturnType<Parameters<typeof listItems>[0]>;
  });
}

function bodyOf({ tag, path, flags }: NamedRoute, given: unknown): unknown {
  if (tag !== undefined) return { [tag[0]!]: tag[1], ...(given as object) };
  // An earlier client took the token alone.
  if (typeof given === "string" && path === "/api/auth/refresh") return { refreshToken: given };
  return given ?? (flags.includes("b") ? {} : undefined);
}

/** The options may stand among the parameters of the query, because no parameter has a name of theirs. */
function splitQuery(given: unknown): { query: Record<string, unknown>; options: UntypedInput } {
  const options: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given ?? {})) (isOption.test(name) ? options : query)[name] = value;
  return { query, options };
}

const isOption = /^(?:signal|timeoutMs|maxRetries|idempotencyKey|contentType|headers)$/;

async function* openEvents(settings: Settings, route: Route, input: UntypedInput): ReturnType<typeof readEvents> {
  yield* await askWithToken(
    settings,
    route,
    { ...input, headers: { ...input.headers, accept: "text/event-stream" } },
    readEvents,
  );
}
