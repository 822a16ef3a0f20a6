import { parseExactly, stringifyExactly } from "../exchanging/exact-json.js";
const secretName = /secret|password|token|api_?key|recovery|code$/i;
const secretText = /\b(?:parley_\w+|whsec_[\w+/=-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)/g;
const withoutSecretText = (text) => text.replace(secretText, "[secret]");
/** Leaves out the secrets of JSON by their names, and those of other texts by their form. */
export function withoutSecrets(text) {
    let value;
    try {
        value = parseExactly(text);
    }
    catch {
        return withoutSecretText(text);
    }
    return stringifyExactly(scrub(value, ""));
}
function scrub(value, name) {
    if (Array.isArray(value))
        return value.map((each) => scrub(each, name));
    if (typeof value === "object" && value !== null)
        return Object.fromEntries(Object.entries(value).map(([own, each]) => [own, scrub(each, own)]));
    if (typeof value !== "string")
        return value;
    // A problem's code says what is wrong, and is no secret.
    return secretName.test(name) && name !== "code" ? "[secret]" : withoutSecretText(value);
}
/** Describes a request by what tells it from others, without secrets. A file stands there by its name. */
export function describeRequest(url, { method = "GET", body }) {
    const { pathname, search } = new URL(url);
    return { method, path: withoutSecretText(pathname + search), body: describeBody(body) };
}
function describeBody(body) {
    if (typeof body === "string")
        return withoutSecrets(body);
    if (!(body instanceof FormData))
        return "";
    const parts = [...body].map(([name, part]) => [name, typeof part === "string" ? part : part.name]);
    return withoutSecrets(JSON.stringify(Object.fromEntries(parts)));
}
//# sourceMappingURL=recorded.js.map