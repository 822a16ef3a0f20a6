import { groups } from "./operation-table.js";
/** Gives settings whose `fetch` tells the log each attempt. */
export function withLog(settings) {
    const { log, fetch: given } = settings;
    if (log === undefined)
        return settings;
    // Browsers refuse `fetch` when it is called as a method of another object.
    const send = given ?? ((...request) => fetch(...request));
    const attempts = new WeakMap();
    const logged = async (url, request) => {
        const { method = "GET", headers = {} } = request ?? {};
        // All attempts of a call have the same headers.
        const attempt = (attempts.get(headers) ?? 0) + 1;
        attempts.set(headers, attempt);
        const beganMs = performance.now();
        const tell = (outcome) => log({ operation: nameOf(method, String(url)), attempt, durationMs: performance.now() - beganMs, ...outcome });
        try {
            const response = await send(url, request);
            const requestId = response.headers.get("x-request-id");
            tell({ status: response.status, ...(requestId === null ? {} : { requestId }) });
            return response;
        }
        catch (error) {
            tell({ error: error.name });
            throw error;
        }
    };
    return { ...settings, fetch: logged };
}
/** Finds the operation that an address belongs to, so that no id stands in a log. */
function nameOf(method, url) {
    const path = url.replace(/[?#].*$/, "");
    const fits = [...groups.values()]
        .flat()
        .filter((route) => route.method === method && toPattern(route.path).test(path))
        .map((route) => route.path);
    // `/leads/export` is more than `/leads/{leadId}`.
    const [best] = fits.sort((one, other) => literalOf(other) - literalOf(one));
    return `${method} ${best ?? "an unknown path"}`;
}
function toPattern(path) {
    return new RegExp(`${path.replace(/[.+*?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);
}
function literalOf(path) {
    return path.replace(/\{\w+\}/g, "").length;
}
//# sourceMappingURL=log-calls.js.map