import { perform } from "./exchange.js";
import { unexpected, withoutKey } from "./read-problem.js";
import { writeExchange } from "./write-exchange.js";
/** Sends a request and gives what the reader makes of its answer. */
export async function ask(settings, route, input, read) {
    return perform(await writeExchange(settings, route, input), read);
}
/** Reads an answer that is JSON or nothing. */
export const readJson = async (...[response, deadline, { key }, parse = JSON.parse]) => {
    const text = await response.text();
    deadline.end();
    try {
        return text ? parse(text) : undefined;
    }
    catch {
        throw unexpected(response, withoutKey(text, key));
    }
};
//# sourceMappingURL=ask.js.map