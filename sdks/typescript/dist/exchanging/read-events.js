import { lossOf } from "./exchange.js";
/**
 * The server sends something every 15 seconds on each stream, so a stream that is silent for longer
 * is lost.
 */
export const silenceMs = 45_000;
/**
 * Yields the events as they arrive. An incomplete event at the end of a lost connection is dropped.
 */
export async function* readEvents(response, deadline, exchange) {
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    try {
        for (;;) {
            // The limit applies while we wait for the server, not while the caller processes what was
            // read.
            deadline.set(silenceMs);
            const read = await reader?.read();
            deadline.set(undefined);
            if (!read?.value)
                return;
            rest += decoder.decode(read.value, { stream: true });
            const blocks = rest.split(/\r\n\r\n|\n\n|\r\r/);
            rest = blocks.pop() ?? "";
            for (const block of blocks) {
                const event = readBlock(block);
                if (event)
                    yield event;
            }
        }
    }
    catch (error) {
        throw deadline.signal.reason ?? lossOf(error, exchange);
    }
    finally {
        deadline.end();
        reader?.cancel().catch(() => undefined);
    }
}
function readBlock(block) {
    let id;
    let event = "message";
    const data = [];
    for (const line of block.split(/\r\n|\n|\r/)) {
        const [, field, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
        if (field === "id")
            id = value;
        else if (field === "event")
            event = value;
        else if (field === "data")
            data.push(value);
    }
    return data.length ? { id, event, data: data.join("\n") } : undefined;
}
//# sourceMappingURL=read-events.js.map