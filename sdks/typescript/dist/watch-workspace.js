import { readUserToken } from "./credentials/user-token.js";
import { ask } from "./exchanging/ask.js";
import { readEvents } from "./exchanging/read-events.js";
import { resumeEvents } from "./resume-events.js";
const stream = { method: "GET", path: "/api/stream", flags: "" };
export async function* watchWorkspace(settings, options) {
    const { signal, visitorToken, userToken, maxRetries = Number.POSITIVE_INFINITY, ...query } = options;
    // `hello` names the first position. A connection that is lost before the first event resumes
    // there.
    let { since } = query;
    const events = resumeEvents({
        open: async (lastEventId) => ask(settings, stream, {
            query: { ...query, since },
            headers: {
                accept: "text/event-stream",
                "x-visitor-token": visitorToken,
                "x-user-token": await readUserToken(userToken),
                "last-event-id": lastEventId,
            },
            maxRetries,
            ...(signal === undefined ? {} : { signal }),
        }, readEvents),
        judge: () => "continue",
        maxRetries,
        firstDelayMs: settings.retryDelayMs,
        signal,
    });
    for await (const { id, event, data } of events) {
        const value = JSON.parse(data);
        if (event === "hello")
            since ??= value.position;
        // An event that is not stored has no envelope: all of it is data.
        yield (id === undefined ? { type: event, data: value } : { type: event, position: Number(id), ...value });
    }
}
//# sourceMappingURL=watch-workspace.js.map