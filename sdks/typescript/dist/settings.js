/** @throws TypeError that says which setting is missing or wrong; it never contains the key */
export function readSettings(given, extras) {
    const environment = globalThis.process?.env ?? {};
    const { endpoint = environment.PARLEY_URL ?? "", apiKey = environment.PARLEY_API_KEY } = given;
    if (!/^https?:\/\/[^@/?#\s]+(?:\/[^?#]*)?$/i.test(endpoint)) {
        throw new TypeError("endpoint or PARLEY_URL must be a URL of http or https without a password.");
    }
    if (apiKey === undefined || apiKey === "") {
        throw new TypeError("apiKey or PARLEY_API_KEY is missing. null is no key.");
    }
    const settings = {
        endpoint: endpoint.replace(/\/+$/, ""),
        allowBrowser: given.allowBrowser ?? false,
        maxRetries: given.maxRetries ?? 3,
        timeoutMs: given.timeoutMs ?? 60_000,
        retryDelayMs: given.retryDelayMs ?? 500,
        // Browsers refuse `fetch` when it is called as a method of another object.
        fetch: given.fetch ?? ((...request) => fetch(...request)),
        extras,
    };
    // A program that logs its client, or writes it as JSON, must not show the key.
    Object.defineProperty(settings, "apiKey", { get: () => apiKey });
    if (typeof apiKey === "string")
        checkKey(apiKey, settings.allowBrowser);
    return settings;
}
/** Gives the key of a call, or undefined where there is none. */
export async function readKey({ apiKey, allowBrowser }) {
    if (typeof apiKey !== "function")
        return apiKey ?? undefined;
    const key = await apiKey();
    checkKey(key, allowBrowser);
    return key;
}
/** The platform would name the whole key in its own error. */
function checkKey(key, isBrowserAllowed) {
    if (!/^[\x21-\x7e]+$/.test(key))
        throw new TypeError("apiKey has characters that no key has.");
    const isPage = "document" in globalThis || "importScripts" in globalThis;
    if (isPage && !isBrowserAllowed && key.startsWith("parley_sk_")) {
        throw new TypeError("In a browser use a publishable key, or set allowBrowser.");
    }
}
//# sourceMappingURL=settings.js.map