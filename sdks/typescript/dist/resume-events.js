import { pause } from "./exchanging/pause.js";
import { backoffMs } from "./exchanging/retry.js";
import { ParleyUnreachable } from "./parley-unreachable.js";
/** Yields every event once and in order, over as many connections as are needed. */
export async function* resumeEvents(stream) {
    let lastEventId;
    let cause;
    for (let failures = 0; failures <= stream.maxRetries; failures++) {
        if (failures > 0)
            await pause(backoffMs(stream.firstDelayMs, failures), stream.signal);
        const events = await stream.open(lastEventId);
        try {
            for await (const event of events) {
                stream.signal?.throwIfAborted();
                const verdict = stream.judge(event);
                if (verdict === "reconnect")
                    break;
                if (event.id !== undefined) {
                    lastEventId = event.id;
                    failures = 0;
                }
                if (verdict !== "skip")
                    yield event;
                if (verdict === "end")
                    return;
            }
        }
        catch (error) {
            cause = error;
        }
        stream.signal?.throwIfAborted();
    }
    throw new ParleyUnreachable("The stream was lost too often.", { cause });
}
//# sourceMappingURL=resume-events.js.map