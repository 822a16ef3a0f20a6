import { callRoute, send } from "./call-route.js";
import { checkNumbers } from "./check-numbers.js";
import { askWithToken } from "./credentials/ask-with-token.js";
import { requireExactJson } from "./exchanging/exact-json.js";
import { openBody } from "./exchanging/read-body.js";
import { listItems } from "./list-items.js";
import { withLog } from "./log-calls.js";
import { findRoute, groups } from "./operation-table.js";
import { readSettings } from "./settings.js";
import { watchWorkspace } from "./watch-workspace.js";
import { wholeClient } from "./whole-client.js";
/** The calls that are not one operation each. */
class Client {
    constructor(settings = {}) {
        const { bigIntegers = false, accessToken } = settings;
        if (bigIntegers)
            requireExactJson();
        this.settings = Object.assign(readSettings(withLog(withKey(settings)), wholeClient), { bigIntegers });
        checkNumbers(this.settings);
        // The function is not enumerable, so that `as` replaces it together with the key.
        Object.defineProperty(this.settings, "accessToken", { value: accessToken });
        for (const [name, routes] of groups) {
            const call = (route) => (...given) => callRoute(this.settings, route, given);
            let group;
            const get = () => (group ??= Object.fromEntries(routes.map((route) => [route.name, call(route)])));
            Object.defineProperty(this, name, { get, enumerable: true });
        }
    }
    /** The same client with another credential, e.g. the access token of a member who signed in. */
    as(apiKey) {
        return new Parley({ ...this.settings, apiKey: apiKey ?? null });
    }
    /**
     * Calls any operation by its method and path, and retries passing failures.
     * @throws ParleyProblem when the server refuses the request or fails
     * @throws ParleyUnreachable when no answer arrives
     * @example
     * await parley.request("GET /api/messages/{messageId}/provenance", { params: { messageId } });
     */
    request(name, ...[input]) {
        return send(this.settings, findRoute(name), (input ?? {}));
    }
    /** Yields all items of a list, page after page. `limit` is the size of a page. */
    list(name, ...[input]) {
        const { query, ...rest } = (input ?? {});
        const ask = (cursor) => send(this.settings, findRoute(name), {
            ...rest,
            query: cursor === undefined ? { ...query } : { ...query, cursor },
        });
        return listItems(ask);
    }
    /**
     * Yields the events of the workspace as they happen, until `signal` aborts or the loop ends.
     * Reconnects by itself. The events are those that `webhooks.unwrap` gives.
     */
    watch(options = {}) {
        return watchWorkspace(this.settings, options);
    }
    /**
     * Calls any operation without its types, and gives the bytes of the answer. Streams are built on
     * it.
     */
    async open(name, input) {
        return askWithToken(this.settings, findRoute(name), input, openBody);
    }
}
/** The settings of a client, whose key is not enumerable, stay as they are. */
function withKey(settings) {
    const { accessToken } = settings;
    return accessToken === undefined ? settings : { ...settings, apiKey: () => accessToken() };
}
/**
 * A client for Parley's whole HTTP API.
 * @example
 * const parley = new Parley({ endpoint: "https://assistant.example.com", apiKey });
 * await parley.leads.create({ email: "ada@example.com" });
 */
export const Parley = Client;
//# sourceMappingURL=parley.js.map