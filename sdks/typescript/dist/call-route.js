import { askWithToken } from "./credentials/ask-with-token.js";
import { readBody, readDownload, readExactly } from "./exchanging/read-body.js";
import { readEvents } from "./exchanging/read-events.js";
import { unexpected, withoutKey } from "./exchanging/read-problem.js";
import { writeUrl } from "./exchanging/write-exchange.js";
import { listItems } from "./list-items.js";
/** Sends a request and reads its answer. */
export function send(settings, route, input, read) {
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
async function refusePage({ path }, response, key) {
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    if (isPage && /^\/(?:api|v1)\//.test(path))
        throw unexpected(response, withoutKey(await response.text(), key));
}
/** Calls an operation with the arguments of its named call: the path, the body, the query, the options. */
export function callRoute(settings, route, given) {
    const rest = [...given];
    const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, rest.shift()]));
    const body = /[bfu]/.test(route.flags) ? bodyOf(route, rest.shift()) : undefined;
    const { query, options } = route.flags.includes("q") ? splitQuery(rest.shift()) : { query: {}, options: {} };
    const input = { ...options, ...rest.shift(), params, query, body };
    if (route.flags.includes("w"))
        return writeUrl(settings, route, input).replace(/^http/, "ws");
    if (route.flags.includes("s"))
        return openEvents(settings, route, input);
    if (route.flags.includes("d"))
        return send(settings, route, input, readDownload);
    if (!route.flags.includes("p"))
        return send(settings, route, input);
    return listItems((cursor) => {
        const page = cursor === undefined ? input : { ...input, query: { ...query, cursor } };
        return send(settings, route, page);
    });
}
function bodyOf({ tag, path, flags }, given) {
    if (tag !== undefined)
        return { [tag[0]]: tag[1], ...given };
    // An earlier client took the token alone.
    if (typeof given === "string" && path === "/api/auth/refresh")
        return { refreshToken: given };
    return given ?? (flags.includes("b") ? {} : undefined);
}
/** The options may stand among the parameters of the query, because no parameter has a name of theirs. */
function splitQuery(given) {
    const options = {};
    const query = {};
    for (const [name, value] of Object.entries(given ?? {}))
        (isOption.test(name) ? options : query)[name] = value;
    return { query, options };
}
const isOption = /^(?:signal|timeoutMs|maxRetries|idempotencyKey|contentType|headers)$/;
async function* openEvents(settings, route, input) {
    yield* await askWithToken(settings, route, { ...input, headers: { ...input.headers, accept: "text/event-stream" } }, readEvents);
}
//# sourceMappingURL=call-route.js.map