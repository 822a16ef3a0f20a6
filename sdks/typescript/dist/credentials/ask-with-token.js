import { checkNumbers } from "../check-numbers.js";
import { ask } from "../exchanging/ask.js";
import { isStream } from "../exchanging/stream-of.js";
import { ParleyProblem } from "../parley-problem.js";
/**
 * Sends a request with the access token of an app. When the server refuses the token, it gets another one
 * and sends the request once more. Without such a token it sends the request with the key.
 */
export async function askWithToken(settings, route, input, read) {
    checkNumbers(input);
    const { accessToken } = settings;
    if (accessToken === undefined)
        return ask(settings, route, input, read);
    const token = await accessToken();
    try {
        return await ask(withKey(settings, token), route, input, read);
    }
    catch (error) {
        if (!(error instanceof ParleyProblem) || error.status !== 401 || isReadOnce(input.body))
            throw error;
        const next = await accessToken(token);
        if (next === token)
            throw error;
        return ask(withKey(settings, next), route, input, read);
    }
}
function withKey(settings, key) {
    return Object.create(settings, { apiKey: { value: () => key } });
}
function isReadOnce(body) {
    return isStream(body) || Object.values(Object(body)).some(isStream);
}
//# sourceMappingURL=ask-with-token.js.map